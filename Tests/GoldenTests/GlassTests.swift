import ObjectModel
import Raster
import Testing

@testable import Controls

/// A look derives from the one before it: where the glass of iOS 26 says nothing, it is the modern look.
///
/// Display lists are compared, from which the rasterizer makes pictures: equal lists are equal bytes.
@Suite struct GlassTests {
  /// A fixture as a document of the modern look: its own version from iOS 13 on, else iOS 18.
  private func modern(_ fixture: GoldenScreen) throws -> Screen {
    var screen = try fixture.build()
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
