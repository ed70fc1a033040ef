import Controls
public import ObjectModel
public import Raster

/// Short ways to write trees and rules in tests.
public func element(
  _ className: String, id: String? = nil, _ values: [String: AppearanceValue] = [:]
) -> Element {
  Element(
    className, id: id,
    values: PropertyValues(values.map { (PropertySlot($0.key), $0.value) }))
}

extension AppearanceValue {
  /// A colour given by its bytes.
  public static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> AppearanceValue {
    .color(.color(Color(bytes: red, green, blue)))
  }

  /// #FF0000.
  public static let red = rgb(255, 0, 0)
  /// #00FF00.
  public static let green = rgb(0, 255, 0)
  /// #0000FF.
  public static let blue = rgb(0, 0, 255)
  /// #FFFF00.
  public static let yellow = rgb(255, 255, 0)
}

/// A rule that sets one value.
public func rule(
  _ className: String, in containers: [String] = [], _ property: String,
  _ value: AppearanceValue, axes: AxisValues = .normal, traits: TraitRequirements = .none,
  index: Int = 0
) -> AppearanceRule {
  AppearanceRule(
    className: className, containedIn: containers, traits: traits,
    values: [PropertySlot(property, axes): value],
    origin: .init(file: "test.theme.json", line: index + 1, index: index))
}

/// A screen of the flat look around one root controller.
public func screen(
  root: Element, rules: [AppearanceRule] = [], classes: [ClassDefinition] = [], system: Int = 7,
  window: [String: AppearanceValue] = [:], size: Size = Size(width: 320, height: 568),
  scale: Double = 2, idiom: Traits.Idiom = .phone
) throws -> Screen {
  var table = ClassTable()
  try table.declare(classes)
  var values = window
  values["rootViewController"] = .object(root)
  return Screen(
    window: element("UIWindow", values), sheet: AppearanceSheet(rules: rules), classes: table,
    device: Device(name: "test", size: size, scale: scale, idiom: idiom), system: system)
}

extension StyledTree {
  /// The object of an id, or of a path's end.
  public func node(_ name: String) -> StyledNode? {
    objects.firstIndex { $0.element.id == name || $0.path.hasSuffix(name) }.map(node)
  }
}
