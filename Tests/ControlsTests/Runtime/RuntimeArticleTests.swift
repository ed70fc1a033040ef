import Controls
import ObjectModel
import PNG
import Raster
import TestSupport
import Testing

/// `Documentation/appearance.md` shows the lines below, between the two marks.
@Suite struct RuntimeArticleTests {
  @Test func `the article's example does what it says`() throws {
    // begin
    var classes = ClassTable()
    try classes.declare([ClassDefinition("ControlsView", superclass: "UIView")])
    let fate = Element(Switch.self, id: "fate") {
      $0[View.frame] = FrameValue(x: 20, y: 40, width: nil, height: nil)
      $0[Switch.isOn] = true
    }
    let panel = Element("ControlsView", id: "panel") { $0.subviews = [fate] }
    let controller = Element(ViewController.self) { $0.set("view", .object(panel)) }
    let window = Element(Window.self) { $0.set("rootViewController", .object(controller)) }
    let screen = Screen(window: window, classes: classes, system: 7)

    let green = ColorValue.color(Color(bytes: 0, 255, 0))
    let appearance = Appearance()
    let switches = appearance.proxy(for: Switch.self, containedIn: ["ControlsView"])
    switches.set(Switch.onTintColor, green)
    let held = switches.value(Switch.onTintColor)  // what the proxy was given
    appearance.proxy(for: Button.self, traits: TraitRequirements(horizontalSizeClass: .compact))
      .set(Button.titleColor, green, for: AxisValues(state: [.selected, .highlighted]))

    let host = WindowHost(screen, appearance: appearance)  // everything enters the window now
    appearance.proxy(for: Switch.self).set(Switch.thumbTintColor, .color(.black))
    let before = host.resolved()  // without the new rule
    if let view = host.remove("fate") {
      host.insert(view, into: "panel")  // the view enters again, and is given all rules
    }
    let after = host.resolved()

    var told: [String] = []
    host.tintColorDidChange = { told = $0 }
    host.setTintAdjustmentMode(.dimmed, of: "panel")  // reaches all that is below at once

    let placed = LayoutPass.layOut(after)
    let entry = Explanation(placed, property: "onTintColor").entries(id: "fate").first
    let png = try PNG.encode(placed.rasterized())
    // end
    #expect(held == green)
    #expect(appearance.rules.rules.count == 3)
    #expect(before.node("fate")?[Switch.onTintColor] == green)
    #expect(before.node("fate")?[Switch.thumbTintColor] == nil)
    #expect(after.node("fate")?[Switch.onTintColor] == green)
    #expect(after.node("fate")?[Switch.thumbTintColor] == .color(.black))
    #expect(told == ["panel", "fate"])
    let winner = try #require(entry?.properties.first { $0.isRequested }).winner
    #expect(winner.rule?.origin.file.hasSuffix("/RuntimeArticleTests.swift") == true)
    #expect(try PNG.decode(png).width == 750)
  }

  @Test func `the article's example is the one that is run`() throws {
    let article = try #require(Files.text(Repository.path("Documentation/appearance.md")))
    let source = try #require(Files.text(#filePath))
    let shown = Example.shown(on: article)
    #expect(shown.count == 34)
    #expect(shown == Example.run(in: source))
  }
}
