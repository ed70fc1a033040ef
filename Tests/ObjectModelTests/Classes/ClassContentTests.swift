import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite("Classes of documents")
struct ClassContentTests {
  private static let count = PropertySlot("count")

  /// A screen whose controller's view holds one object of a class with this content.
  private static func screen(
    _ content: ClassContent, _ object: Element, rules: [AppearanceRule] = []
  ) throws -> Screen {
    let view = element("UIView", ["subviews": .objects([object])])
    var screen = try TestSupport.screen(
      root: element("UIViewController", ["view": .object(view)]), rules: rules,
      classes: [
        ClassDefinition(
          "Dots", superclass: "UIView",
          properties: [
            PropertyDeclaration(name: "count", type: .number, default: .none, summary: "")
          ])
      ])
    let id = try #require(screen.classes.id(named: "Dots"))
    screen.classes.addContent(content, of: id)
    return screen
  }

  private static func content(_ count: NumberValue) -> ClassContent {
    ClassContent(subviews: [
      PartTemplate(
        element: element("UISwitch"),
        repetition: .init(count: count, offset: Offset(horizontal: 60, vertical: 0)))
    ])
  }

  private static func switches(_ screen: Screen) -> Int {
    screen.resolved().objects.count { $0.element.className == "UISwitch" }
  }

  @Test("Parts are as many as the resolved property says", arguments: [(0, 0), (3, 3), (-1, 0)])
  func repeats(count: Double, expected: Int) throws {
    let object = element("Dots", ["count": .number(count)])
    let screen = try Self.screen(Self.content(.reference(.property(Self.count))), object)
    #expect(Self.switches(screen) == expected)
  }

  @Test("A rule decides how many parts there are")
  func rulesDecide() throws {
    let screen = try Self.screen(
      Self.content(.reference(.property(Self.count))), element("Dots"),
      rules: [rule("Dots", "count", .number(4))])
    #expect(Self.switches(screen) == 4)
  }

  @Test("Rules reach parts, with the custom class as their container")
  func partsAreContained() throws {
    let screen = try Self.screen(
      Self.content(.constant(1)), element("Dots"),
      rules: [rule("UISwitch", in: ["Dots"], "onTintColor", .red)])
    let part = try #require(screen.resolved().node("UISwitch"))
    #expect(part.object.style.value(PropertySlot("onTintColor")) == .red)
  }

  @Test("What the object was given goes to the part with its source")
  func handsOnSources() throws {
    var part = element("UILabel")
    part.defaults[PropertySlot("alpha")] = .expression(.reference(.property(Self.count)))
    let content = ClassContent(subviews: [PartTemplate(element: part)])
    let screen = try Self.screen(
      content, element("Dots"), rules: [rule("Dots", "count", .number(0.5))])
    let label = try #require(screen.resolved().node("UILabel"))
    let winner = try #require(label.object.style.winner(PropertySlot("alpha")))
    #expect(winner.value == .number(0.5))
    #expect(winner.source == .appearance)
    #expect(winner.rule?.className == "Dots")
  }

  @Test("An intrinsic size may be a property's, and a side left out is the superclass's")
  func intrinsicSize() throws {
    let content = ClassContent(
      intrinsicContentSize: .init(width: .reference(.property(Self.count)), height: nil))
    let screen = try Self.screen(content, element("Dots", ["count": .number(44)]))
    let tree = screen.resolved()
    let node = try #require(tree.node("Dots"))
    #expect(
      node.intrinsicSize(fitting: Size(width: 320, height: 480)) == Size(width: 44, height: 0))
  }
}
