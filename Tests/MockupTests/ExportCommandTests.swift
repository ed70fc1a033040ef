import TestSupport
import Testing

@Suite("export writes files, and validate tells what it can't")
struct ExportCommandTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func run(_ line: String, _ theme: String) throws -> CommandRunner.Outcome {
    try Files.write(Array(theme.utf8), to: folder["a.theme.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    return try runner.runShell(line)
  }

  @Test func `a colour for each style is a colour set below iOS 13, and a closure from there`()
    throws
  {
    let theme = """
      {"mockup": 1, "name": "A", "variables": {"ink": {"light": "#000", "dark": "#FFFFFF80"}},
       "appearance": [{"class": "UILabel", "set": {"textColor": "$ink"}}]}
      """
    let old = try run("mockup export a.theme.json --language swift -o out", theme)
    #expect(old.status == 0 && old.errors == "1 value: 1 exported, 0 not\n")
    let code = try #require(Files.text(folder["out/ATheme.swift"]))
    #expect(code.contains("static let ink = UIColor(named: \"ink\") ?? .clear"))
    let set = try #require(Files.text(folder["out/Theme.xcassets/ink.colorset/Contents.json"]))
    #expect(set.contains("\"dark\"") && set.contains("\"red\": \"1.0\""))
    let new = try run("mockup export a.theme.json --language objc --minimum 13", theme)
    #expect(new.output.contains("colorWithDynamicProvider:"))
    #expect(try run("mockup export a.theme.json --language swift -o out", theme).status == 73)
  }

  @Test func `properties of extensions are named, and what classes draw is listed`() throws {
    let theme = """
      {"mockup": 1, "classes": {
        "UILabel": {"properties": {"appearanceFont": {"type": "font", "sets": "font"}}, "draw": []},
        "Stacked": {"superclass": "UIButton", "titleRect": [0, 0, 10, 10]}},
       "appearance": [{"class": "UILabel", "set": {"appearanceFont": 15}}]}
      """
    let outcome = try run("mockup export a.theme.json --language swift", theme)
    #expect(
      outcome.output.contains("UILabel.appearanceFont, in an extension, whose setter sets 'font'"))
    #expect(outcome.output.contains(".appearanceFont = UIFont.systemFont(ofSize: 15)"))
    #expect(outcome.errors.contains("UILabel.draw isn't exported: it is code of the class itself"))
    #expect(outcome.errors.contains("Stacked.titleRect isn't exported"))
  }

  @Test func `validate warns of rules that no code can follow, and strict export refuses them`()
    throws
  {
    let theme = """
      {"mockup": 1, "appearance": [{"class": "UISwitch", "set": {"slide": 0.5}},
        {"class": "UILabel", "set": {"shadowColor": "red"}}]}
      """
    let checked = try run("mockup validate a.theme.json", theme)
    #expect(checked.status == 0)
    #expect(
      checked.errors.hasPrefix(
        "a.theme.json:1:60: warning: no code can do what this rule does to 'slide' of 'UISwitch'"),
      "\(checked.errors)")
    #expect(!checked.errors.contains("shadowColor"))
    let strict = try run("mockup export a.theme.json --language swift --strict -o out", theme)
    #expect(strict.status == 65 && !Files.exists(folder["out"]))
  }

  @Test(arguments: ["swift", "objc"])
  func `what is not known is a blank in the code, and counted`(_ language: String) throws {
    let theme = ##"""
      {"mockup": 1, "variables": {"a": {"unknown": "hex(\"a\")\n#>"}, "b": "$a", "c": "#F00"}, "appearance": [
        {"class": "UINavigationBar", "set": {"barTintColor": "$b", "tintColor": "$c",
          "titleTextAttributes": {"foregroundColor": {"color": "$a", "alpha": 0.5}}}}]}
      """##
    let outcome = try run("mockup export a.theme.json --language \(language)", theme)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("barTintColor = <#hex(\"a\")#>"), "\(outcome.output)")
    #expect(outcome.output.split(separator: "<#").count == 3)
    #expect(outcome.errors.hasSuffix("3 values: 1 exported, 0 not, 2 need a value\n"))
    let strict = try run("mockup export a.theme.json --language \(language) --strict -o out", theme)
    #expect(strict.status == 1 && Files.exists(folder["out"]))
  }
}
