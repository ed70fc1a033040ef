import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct AppearanceTests {
  private let red = ColorValue.color(Color(bytes: 255, 0, 0))
  private let green = ColorValue.color(Color(bytes: 0, 255, 0))

  @Test func `proxies make rules in the order of their calls`() {
    let appearance = Appearance()
    var compact = TraitRequirements()
    compact.horizontalSizeClass = .compact
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, red)
    appearance.proxy(for: Button.self, containedIn: ["Box"], traits: compact)
      .set(Button.titleColor, green, for: AxisValues(state: .selected))
    let rules = appearance.rules.rules
    #expect(rules.map(\.className) == ["UISwitch", "UIButton"])
    #expect(rules[0].values == [PropertySlot("onTintColor"): .color(red)])
    #expect(rules[1].containedIn == ["Box"])
    #expect(rules[1].traits == compact)
    #expect(
      rules[1].values == [PropertySlot("titleColor", AxisValues(state: .selected)): .color(green)])
  }

  @Test func `a rule's origin is the Swift that set it`() throws {
    let appearance = Appearance()
    let line = #line + 1
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, red)
    let origin = try #require(appearance.rules.rules.first).origin
    #expect(origin.file == "ControlsTests/AppearanceTests.swift")
    #expect(origin.line == line)
  }

  @Test func `setting again replaces, and counts as the later call`() {
    let appearance = Appearance()
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, red)
    appearance.proxy(for: "UISwitch").set(Switch.thumbTintColor, red)
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, green)
    let names = appearance.rules.rules.flatMap(\.values.keys).map(\.name)
    #expect(names == ["thumbTintColor", "onTintColor"])
    #expect(appearance.proxy(for: "UISwitch").value(Switch.onTintColor) == green)
  }

  @Test func `a proxy tells what it holds, and only that`() {
    let appearance = Appearance()
    let cells = appearance.proxy(for: "RoundedLabel", containedIn: ["ThumbnailCell"])
    cells.set("rectColor", .color(red))
    cells.set("labelRadius", .number(2))
    cells.set(Label.textColor, nil)
    #expect(cells.settings.map(\.slot.name) == ["rectColor", "labelRadius", "textColor"])
    #expect(cells.settings.map(\.value) == [.color(red), .number(2), .null])
    #expect(cells.value(Label.textColor) == nil)
    #expect(appearance.proxy(for: "RoundedLabel").settings.isEmpty)
  }
}
