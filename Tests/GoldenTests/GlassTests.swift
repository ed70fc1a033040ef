import Golden
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Controls

/// A look derives from the one before it: where the glass of iOS 26 says nothing, it is the modern look.
///
/// Display lists are compared, from which the rasterizer makes pictures: equal lists are equal bytes.
@Suite struct GlassTests {
  /// A fixture as a document of the modern look: its own version from iOS 13 on, else iOS 18.
  private func modern(_ fixture: GoldenScreen, _ options: RenderOptions = RenderOptions()) throws
    -> Screen
  {
    var screen = try fixture.build(options: options)
    if screen.system < 13 { screen.system = 18 }
    #expect(Look.Era(system: screen.system) >= .modern)
    return screen
  }

  @Test("A screen in glass is the modern one, byte by byte", arguments: GoldenScreen.all)
  func glass(_ fixture: GoldenScreen) throws {
    var screen = try modern(fixture)
    let expected = screen.displayList()
    screen.era = .glass
    let found = screen.displayList()
    #expect(found == expected)
  }

  /// A fixture as one of its variants.
  struct Variant: Sendable, CustomTestStringConvertible {
    var fixture: GoldenScreen
    var suffix: String
    var options: RenderOptions

    var testDescription: String { fixture.name + suffix }
  }

  /// The last variant of each fixture that `mockup.json` gives several: of those it is the one that has most
  /// of what documents leave at its default, such as the dark style, high contrast and the other direction.
  static let variants: [Variant] = {
    guard let plan = try? TestPlan([Repository.path(GoldenScreen.folder)]) else { return [] }
    var last: [String: GoldenCase] = [:]
    for one in plan.cases where !one.variant.suffix.isEmpty { last[one.screen] = one }
    return GoldenScreen.all.compactMap { fixture in
      last[Repository.path(fixture.path)].map {
        Variant(fixture: fixture, suffix: $0.variant.suffix, options: $0.variant.options)
      }
    }
  }()

  @Test func `variants are those of every folder with a matrix`() {
    #expect(Self.variants.count > 60)
    #expect(Self.variants.contains { $0.suffix.contains("~dark") })
    #expect(Self.variants.contains { $0.suffix.contains("~rtl") })
    #expect(Self.variants.contains { $0.suffix.contains("~15") })
  }

  @Test("A variant of a screen in glass is the modern one, byte by byte", arguments: variants)
  func glassVariant(_ variant: Variant) throws {
    var screen = try modern(variant.fixture, variant.options)
    let expected = screen.displayList()
    screen.era = .glass
    #expect(screen.displayList() == expected)
  }

  @Test("A glass switch changes screens with a switch, and no other", arguments: GoldenScreen.all)
  func glassSwitch(_ fixture: GoldenScreen) throws {
    var screen = try modern(fixture)
    screen.era = .glass
    let expected = screen.displayList()
    screen.classes.behaviors = Self.table
    let tree = screen.placedForDrawing()
    let classID = try #require(screen.classes.id(named: Switch.definition.name))
    let hasSwitch = tree.styled.objects.contains {
      screen.classes.isKind($0.classID, of: classID)
    }
    #expect((tree.displayList() != expected) == hasSwitch)
  }

  /// The controls, with a switch of glass.
  private static let table = ControlTable(ControlCatalog.all) { control, era in
    era >= .glass && control == Switch.self ? GlassSwitch.self : control.control(in: era)
  }
}

/// A switch of glass: the modern one, which lies lower by one figure.
private enum GlassSwitch: DerivedControl {
  typealias Base = ModernSwitch

  private static let drop = 1.0

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.translated(x: 0, y: drop) { ModernSwitch.paint(node, &$0) }
  }
}
