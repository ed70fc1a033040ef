import Golden
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Controls

/// The glass of iOS 26 derives from the modern look: a control that has no look of its own there has that of iOS 18.
///
/// Display lists are compared, from which the rasterizer makes pictures: equal lists are equal bytes.
@Suite struct GlassTests {
  @Test("An application that asks for it has the look of iOS 18", arguments: GoldenScreen.all)
  func compatibility(_ fixture: GoldenScreen) throws {
    var screen = try fixture.build()
    screen.system = 18
    let expected = screen.displayList()
    screen.system = 26
    screen.infoPlist.designRequiresCompatibility = true
    #expect(screen.displayList() == expected)
  }

  @Test(
    "A switch with a look of its own changes screens with a switch, and no other",
    arguments: GoldenScreen.all)
  func glassSwitch(_ fixture: GoldenScreen) throws {
    var screen = try fixture.build()
    screen.system = 26
    screen.classes.behaviors = StoredCatalog(Self.modern)
    let expected = screen.displayList()
    screen.classes.behaviors = StoredCatalog(Self.withSwitch)
    let tree = screen.placedForDrawing()
    let classID = try #require(screen.classes.id(named: Switch.definition.name))
    let hasSwitch = tree.styled.objects.contains {
      screen.classes.isKind($0.classID, of: classID)
    }
    #expect((tree.displayList() != expected) == hasSwitch)
  }

  /// Controls without looks of glass, and the same with a switch that has one.
  private static let modern = ControlTable(ControlCatalog.all) { control, era in
    control.control(in: min(era, .modern))
  }
  private static let withSwitch = ControlTable(ControlCatalog.all) { control, era in
    era >= .glass && control == Switch.self
      ? LowSwitch.self : control.control(in: min(era, .modern))
  }
}

/// A switch of glass: the modern one, which lies lower by one figure.
private enum LowSwitch: DerivedControl {
  typealias Base = ModernSwitch

  private static let drop = 1.0

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.translated(x: 0, y: drop) { ModernSwitch.paint(node, &$0) }
  }
}
