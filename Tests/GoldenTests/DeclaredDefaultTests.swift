import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// The defaults that properties declare are those that controls draw: a property that is set to its default changes no pixel.
@Suite struct DeclaredDefaultTests {
  /// A screen of the project that shows an object of a class.
  private struct Stage {
    let path: String
    let screen: Screen
  }

  /// For each class the smallest screen that has an object of it, of those that a document of the project describes.
  private static let stages: [String: Stage] = {
    var result: [String: Stage] = [:]
    let folder = Repository.path("Fixtures/Screens")
    let paths = Files.list(folder).filter { $0.hasSuffix(".screen.json") }.sorted()
    for path in paths {
      guard let bytes = Files.bytes("\(folder)/\(path)"), bytes.count < 6_000 else { continue }
      let built = ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
        SourceFile(label: "\(folder)/\(path)", bytes: bytes))
      guard let screen = built.screen else { continue }
      for name in classNames(in: screen.window) {
        let known = result[name].map { area($0.screen) } ?? .infinity
        if area(screen) < known { result[name] = Stage(path: path, screen: screen) }
      }
    }
    return result
  }()

  /// The pixels of a screen.
  private static func area(_ screen: Screen) -> Double {
    let device = screen.device
    return device.size.width * device.size.height * device.scale * device.scale
  }

  private static func classNames(in element: Element) -> Set<String> {
    var names: Set = [element.className]
    for (_, value) in element.values {
      switch value {
      case .object(let inner): names.formUnion(classNames(in: inner))
      case .objects(let all): for inner in all { names.formUnion(classNames(in: inner)) }
      default: break
      }
    }
    return names
  }

  /// Sets a slot of the first object of a class that has no value for it.
  ///
  /// - Returns: whether there is one.
  private static func set(
    _ slot: PropertySlot, _ value: AppearanceValue, in element: inout Element, of className: String
  ) -> Bool {
    if element.className == className, element.values[slot] == nil {
      element.values[slot] = value
      return true
    }
    for (other, held) in element.values.sorted(by: { $0.key.name < $1.key.name }) {
      switch held {
      case .object(var inner):
        guard set(slot, value, in: &inner, of: className) else { continue }
        element.values[other] = .object(inner)
        return true
      case .objects(var all):
        for index in all.indices where set(slot, value, in: &all[index], of: className) {
          element.values[other] = .objects(all)
          return true
        }
      default: break
      }
    }
    return false
  }

  @Test func `most classes have a screen`() {
    #expect(Self.stages.count > 100, "\(Self.stages.count)")
  }

  @Test(arguments: ClassTable().names)
  func `a property that is set to its default changes no pixel`(name: String) throws {
    let table = ClassTable()
    let id = try #require(table.id(named: name))
    guard let stage = Self.stages[name] else { return }
    let before = try stage.screen.rasterized()
    for property in table.definition(id).properties
    where property.isDrawn && property.since <= stage.screen.system {
      guard case .value(let value) = property.defaultValue else { continue }
      var screen = stage.screen
      guard Self.set(PropertySlot(property.name), value, in: &screen.window, of: name) else {
        continue
      }
      let after = try screen.rasterized()
      let isSame = before.bytes == after.bytes
      #expect(isSame, "\(name).\(property.name) in \(stage.path)")
    }
  }
}
