import TestSupport
import Testing

/// A dark style before iOS 13, and variants that do not differ.
@Suite struct StyleTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func mockup(_ arguments: String...) throws -> CommandRunner.Outcome {
    try mockup(arguments)
  }

  private func mockup(_ arguments: [String]) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = directory.path
    return try runner.run(arguments)
  }

  private func screen(_ keys: String = "", color: String = "\"white\"") throws {
    let text = """
      {"mockup": 1, \(keys) "device": {"size": [40, 40], "scale": 1}, "window": {
        "backgroundColor": \(color), "subviews": [{"class": "UISwitch"}]}}
      """
    try Files.write(Array(text.utf8), to: directory["a.screen.json"])
  }

  private static let warning =
    "a.screen.json:1:1: warning: the style 'dark' changes nothing in this screen: iOS 12 has no dark "
    + "look, and no rule, colour or image asks for the style\n"

  @Test func `a dark style that changes nothing is told once`() throws {
    try screen()
    for command in ["validate", "explain"] {
      #expect(try mockup(command, "a.screen.json", "--style", "dark").errors == Self.warning)
    }
    let drawn = try mockup("render", "a.screen.json", "--style", "dark", "-o", "a.png")
    #expect(drawn.status == 0 && drawn.errors == Self.warning)
    #expect(try mockup("validate", "a.screen.json", "--style", "light").errors.isEmpty)
    #expect(
      try mockup("validate", "a.screen.json", "--style", "dark", "--system", "13").errors
        .contains("style") == false)
    try screen("\"traits\": {\"userInterfaceStyle\": \"dark\"},")
    #expect(try mockup("validate", "a.screen.json").errors.contains("changes nothing"))
  }

  @Test func `a rule, a colour or an image that asks for the style is what it is for`() throws {
    try screen(color: "{\"light\": \"white\", \"dark\": \"black\"}")
    #expect(try mockup("validate", "a.screen.json", "--style", "dark").errors.isEmpty)
    try screen(
      """
      "appearance": [{"class": "UISwitch", "traits": {"userInterfaceStyle": "dark"},
        "set": {"onTintColor": "red"}}],
      """)
    #expect(try mockup("validate", "a.screen.json", "--style", "dark").errors.isEmpty)
    try Files.write(
      Array(
        """
        {"info": {"version": 1, "author": "xcode"}, "colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components": {
            "red": "1", "green": "1", "blue": "1", "alpha": "1"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {
            "red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """.utf8), to: directory["A.xcassets/Paper.colorset/Contents.json"])
    try screen("\"assets\": [\"A.xcassets\"],", color: "{\"named\": \"Paper\"}")
    #expect(try mockup("validate", "a.screen.json", "--style", "dark").errors.isEmpty)
  }

  @Test func `variants with the same pixels are noted when they are drawn or recorded`() throws {
    try screen()
    let options = ["--device", "iPhone 4s", "--device", "iPhone 4", "--device", "iPhone 5s"]
    let drawn = try mockup(
      ["render", "a.screen.json", "--output-dir", "out"] + options)
    #expect(drawn.status == 0)
    #expect(
      drawn.errors
        == "mockup: note: out/a~iphone-4@2x.png is the same picture as out/a~iphone-4s@2x.png\n")
    try Files.write(
      Array("{\"mockup\": 1, \"matrix\": {\"styles\": [\"light\", \"dark\"]}}".utf8),
      to: directory["mockup.json"])
    let recorded = try mockup("test", "--record", "missing")
    #expect(recorded.errors == "mockup: note: a~dark is the same picture as a~light\n")
    #expect(try mockup("test", "--record", "none").errors.isEmpty)
  }
}
