import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// The article of ObjectModel's documentation shows the lines between the marks.
@Suite struct ResolvingArticleTests {
  @Test func `the article's example does what it says`() throws {
    // begin
    var classes = ClassTable()
    try classes.declare([ClassDefinition("Panel", superclass: "UIView")])
    let control = Element("UISwitch", id: "sound")
    let panel = Element("Panel", values: [PropertySlot("subviews"): .objects([control])])
    let controller = Element("UIViewController", values: [PropertySlot("view"): .object(panel)])
    let window = Element(
      "UIWindow", values: [PropertySlot("rootViewController"): .object(controller)])
    let green = ColorValue.color(Color(bytes: 0, 255, 0))
    let orange = ColorValue.color(Color(bytes: 255, 128, 0))
    let slot = Switch.onTintColor.slot
    let sheet = AppearanceSheet(rules: [
      AppearanceRule(
        className: "UISwitch", values: [slot: .color(green)],
        origin: .init(file: "app.theme.json", line: 3, index: 0)),
      AppearanceRule(
        className: "UISwitch", containedIn: ["Panel"], values: [slot: .color(orange)],
        origin: .init(file: "app.theme.json", line: 4, index: 1)),
    ])
    let tree = Screen(window: window, sheet: sheet, classes: classes, system: 9).resolved()
    if let index = tree.objects.firstIndex(where: { $0.element.id == "sound" }) {
      let node = tree.node(index)
      let color = node[Switch.onTintColor]  // orange
      let winner = node.candidate(Switch.onTintColor)?.rule?.origin.line  // 4
      let losers = node.object.style.overridden(slot).map(\.reason.why)
      // ["shorter chain: no container"]
      // end
      #expect(color == orange)
      #expect(winner == 4)
      #expect(losers == ["shorter chain: no container"])
    }
  }
}
