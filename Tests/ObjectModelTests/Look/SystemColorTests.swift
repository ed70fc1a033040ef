import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Colours with a meaning, by release and by the traits of the object that uses them.
@Suite struct SystemColorTests {
  private func shade(
    _ name: String, system: Int = 13, _ style: Traits.InterfaceStyle = .light,
    _ contrast: Traits.Contrast = .normal, _ level: Traits.InterfaceLevel = .base
  ) throws -> String? {
    let traits = Traits(
      userInterfaceStyle: style, userInterfaceLevel: level, accessibilityContrast: contrast)
    return try #require(NamedColors.entry(name)).value(system: system)
      .resolved(tint: .clear, traits: traits)?.description
  }

  @Test func `a colour has a shade for each style and contrast`() throws {
    #expect(try shade("systemRed") == "#FF3B30FF")
    #expect(try shade("systemRed", .dark) == "#FF453AFF")
    #expect(try shade("systemRed", .light, .high) == "#D70015FF")
    #expect(try shade("systemRed", .dark, .high) == "#FF6961FF")
    #expect(try shade("secondaryLabel", .light, .high) == "#3C3C43AD")
  }

  @Test func `dark backgrounds are lighter where they are elevated, light ones are not`() throws {
    #expect(try shade("systemBackground", .dark) == "#000000FF")
    #expect(try shade("systemBackground", .dark, .normal, .elevated) == "#1C1C1EFF")
    #expect(try shade("systemBackground", .dark, .high, .elevated) == "#242426FF")
    #expect(try shade("secondarySystemGroupedBackground", .dark, .normal, .elevated) == "#2C2C2EFF")
    #expect(
      try shade("tertiarySystemBackground", .dark, .high, .elevated) == "#444446FF")
    #expect(try shade("systemBackground", .light, .normal, .elevated) == "#FFFFFFFF")
  }

  @Test func `releases have colours of their own`() throws {
    #expect(try shade("systemTeal", system: 12) == "#5AC8FAFF")
    #expect(try shade("systemTeal", system: 14) == "#5AC8FAFF")
    #expect(try shade("systemTeal", system: 15) == "#30B0C7FF")
    #expect(try shade("systemTeal", system: 26) == "#00C3D0FF")
    #expect(try shade("systemGreen", system: 12) == "#4CD964FF")
    #expect(NamedColors.entry("systemMint")?.since == 15)
    #expect(NamedColors.entry("systemBrown")?.since == 13)
    #expect(NamedColors.entry("systemTeal")?.since == 7)
  }

  @Test func `what an alert, popover or sheet holds is elevated from iOS 13 on`() throws {
    func level(_ system: Int, _ style: String?, pad: Bool = false, alert: Bool = false) throws
      -> Traits.InterfaceLevel
    {
      let presented = element(
        alert ? "UIAlertController" : "UIViewController", id: "over",
        style.map { ["modalPresentationStyle": .enumeration($0)] } ?? [:])
      let tree = try screen(
        root: element("UIViewController", ["presentedViewController": .object(presented)]),
        system: system, size: pad ? Size(width: 768, height: 1024) : Size(width: 320, height: 568),
        idiom: pad ? .pad : .phone
      ).resolved()
      #expect(tree.root.traits.userInterfaceLevel == .base)
      return try #require(tree.node("over")).traits.userInterfaceLevel
    }
    #expect(try level(13, nil) == .elevated)
    #expect(try level(13, "pageSheet") == .elevated)
    #expect(try level(13, "fullScreen") == .base)
    #expect(try level(13, "popover", pad: true) == .elevated)
    #expect(try level(13, "formSheet", pad: true) == .elevated)
    #expect(try level(13, nil, alert: true) == .elevated)
    #expect(try level(12, "formSheet", pad: true) == .base)
    #expect(try level(12, nil, alert: true) == .base)
  }
}
