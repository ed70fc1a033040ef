import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("Conditions that ask for several traits become rules for each case")
struct TraitConditionTests {
  private static func theme(_ body: String) throws -> Imported {
    try Imported.objectiveC(
      """
      #define DARK (traits.userInterfaceStyle == UIUserInterfaceStyleDark)
      #define COMPACT (traits.horizontalSizeClass == UIUserInterfaceSizeClassCompact)
      #define PAD (traits.userInterfaceIdiom == UIUserInterfaceIdiomPad)
      @implementation Theme
      + (void)apply {
        UITraitCollection *traits = [UITraitCollection currentTraitCollection];
        \(body)
      }
      @end
      """, system: 13)
  }

  private static func expect(
    _ theme: Imported, _ name: String, _ key: String, _ values: [[String: String]: String]
  ) {
    for (traits, value) in values {
      #expect(theme.value(key, of: name, where: traits) == value, "\(theme.result.text)")
    }
    let count =
      theme.root.object?["appearance"]?.array?
      .count { $0.object?["class"]?.string == name }
    #expect(count == values.count, "\(theme.result.text)")
    #expect(theme.messages.isEmpty, "\(theme.messages)")
  }

  @Test func `both have to be`() throws {
    let theme = try Self.theme(
      """
      if (PAD && COMPACT) { [[UITabBar appearance] setTintColor:[UIColor redColor]]; }
      else { [[UITabBar appearance] setTintColor:[UIColor blueColor]]; }
      """)
    Self.expect(
      theme, "UITabBar", "tintColor",
      [
        ["userInterfaceIdiom": "pad", "horizontalSizeClass": "compact"]: "\"red\"",
        ["userInterfaceIdiom": "pad", "horizontalSizeClass": "regular"]: "\"blue\"",
        ["userInterfaceIdiom": "phone"]: "\"blue\"",
      ])
  }

  @Test func `one of them has to be`() throws {
    let theme = try Self.theme(
      "if (PAD || COMPACT) { [[UITabBar appearance] setTintColor:[UIColor redColor]]; }")
    Self.expect(
      theme, "UITabBar", "tintColor",
      [
        ["userInterfaceIdiom": "pad"]: "\"red\"",
        ["userInterfaceIdiom": "phone", "horizontalSizeClass": "compact"]: "\"red\"",
      ])
  }

  @Test
  func `a colour that depends on the style and something else is light and dark in each case`()
    throws
  {
    let theme = try Self.theme(
      "[[UITabBar appearance] setTintColor:DARK && PAD ? [UIColor redColor] : [UIColor blueColor]];"
    )
    Self.expect(
      theme, "UITabBar", "tintColor",
      [
        ["userInterfaceIdiom": "pad"]: #"{"light": "blue", "dark": "red"}"#,
        ["userInterfaceIdiom": "phone"]: "\"blue\"",
      ])
  }

  @Test func `what returns early does so in its cases alone`() throws {
    let theme = try Self.theme(
      """
      if (PAD && COMPACT) { return; }
      [[UITabBar appearance] setTintColor:[UIColor blueColor]];
      """)
    Self.expect(
      theme, "UITabBar", "tintColor",
      [
        ["userInterfaceIdiom": "pad", "horizontalSizeClass": "regular"]: "\"blue\"",
        ["userInterfaceIdiom": "phone"]: "\"blue\"",
      ])
  }

  @Test func `conditions that contradict those around them are never true`() throws {
    let theme = try Self.theme(
      """
      if (PAD) {
        if (!PAD || COMPACT) { [[UITabBar appearance] setTintColor:[UIColor redColor]]; }
      }
      if (COMPACT && !COMPACT) { [[UISwitch appearance] setOnTintColor:[UIColor redColor]]; }
      """)
    Self.expect(
      theme, "UITabBar", "tintColor",
      [["userInterfaceIdiom": "pad", "horizontalSizeClass": "compact"]: "\"red\""])
    #expect(theme.rule("UISwitch") == nil)
  }
}
