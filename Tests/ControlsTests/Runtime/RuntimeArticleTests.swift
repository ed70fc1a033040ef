import Controls
import Raster
import TestSupport
import Testing

/// `Documentation/appearance.md` shows the lines below, between the two marks.
@Suite struct RuntimeArticleTests {
  /// A switch, `fate`, in a panel of controls.
  private func stage() throws -> Screen {
    let fate = element("UISwitch", id: "fate", ["isOn": .boolean(true)])
    let panel = element("ControlsView", id: "panel", ["subviews": .objects([fate])])
    return try TestSupport.screen(
      root: element("UIViewController", ["view": .object(panel)]),
      classes: [ClassDefinition("ControlsView", superclass: "UIView")])
  }

  @Test func `the article's example does what it says`() throws {
    let screen = try stage()
    // begin
    let appearance = Appearance()
    appearance.proxy(for: "UISwitch", containedIn: ["ControlsView"])
      .set(Switch.onTintColor, .color(Color(bytes: 0, 255, 0)))

    let host = WindowHost(screen, appearance: appearance)  // everything enters the window now
    appearance.proxy(for: "UISwitch").set(Switch.thumbTintColor, .color(.black))
    let before = host.resolved()  // without the new rule
    if let view = host.remove("fate") {
      host.insert(view, into: "panel")  // the view enters again, and is given all rules
    }
    let after = host.resolved()

    var told: [String] = []
    host.tintColorDidChange = { told = $0 }
    host.setTintAdjustmentMode(.dimmed, of: "panel")  // reaches all that is below at once
    let picture = host.displayList()
    // end
    let green = ColorValue.color(Color(bytes: 0, 255, 0))
    #expect(before.node("fate")?[Switch.onTintColor] == green)
    #expect(before.node("fate")?[Switch.thumbTintColor] == nil)
    #expect(after.node("fate")?[Switch.onTintColor] == green)
    #expect(after.node("fate")?[Switch.thumbTintColor] == .color(.black))
    #expect(told == ["panel", "fate"])
    #expect(!picture.commands.isEmpty)
  }

  @Test func `the article's example is the one that is run`() throws {
    let article = try #require(Files.text(Repository.path("Documentation/appearance.md")))
    let source = try #require(Files.text(#filePath))
    let shown = Example.shown(on: article)
    #expect(shown.count == 16)
    #expect(shown == Example.run(in: source))
  }
}
