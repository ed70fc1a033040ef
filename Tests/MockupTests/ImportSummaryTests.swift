import ScreenFormat
import TestSupport
import Testing

@Suite("import says first what came out of it, then what there is to do")
struct ImportSummaryTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private static func start(_ body: String, _ name: String = "AppDelegate") -> String {
    """
    @implementation \(name)
    - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
      \(body)
      return YES;
    }
    @end
    """
  }

  private static func rule(_ name: String, _ color: String) -> String {
    "[[\(name) appearance] setTintColor:\(color)];"
  }

  private func run(_ line: String, _ files: [String: String]) throws -> CommandRunner.Outcome {
    for (name, text) in files {
      if let slash = name.lastIndex(of: "/") {
        try Files.createFolder(folder[String(name[..<slash])])
      }
      try Files.write(Array(text.utf8), to: folder[name])
    }
    var runner = CommandRunner()
    runner.folder = folder.path
    return try runner.runShell("mockup import \(line)")
  }

  private static let app = [
    "App/AppDelegate.m": start(
      rule("UISwitch", "[UIColor redColor]") + rule("UISlider", "[Brand ink]")
        + "if (Remote.night) " + rule("UIStepper", "[UIColor blackColor]")
        + " else " + rule("UIStepper", "[UIColor whiteColor]")),
    "App/Old.m": "@implementation Old\n+ (void)dead { \(rule("UITabBar", "[UIColor redColor]")) \n"
      + "\(rule("UIToolbar", "[UIColor redColor]")) }\n@end\n",
    "Pods/Lib/Lib.m": start(rule("UILabel", "[UIColor greenColor]"), "LibDelegate"),
    "AppTests/Test.m":
      "@implementation T\n+ (void)setUp { \(rule("UIView", "[UIColor redColor]")) }\n@end\n",
    "Widget/Info.plist": "<plist><dict><key>NSExtension</key><dict/></dict></plist>",
    "Widget/Widget.m":
      "@implementation W\n+ (void)load { \(rule("UIButton", "[UIColor redColor]")) }\n@end\n",
  ]

  @Test func `where it was found, with what it begins, what was not searched, and the counts`()
    throws
  {
    let outcome = try run(".", Self.app)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "Found in App/AppDelegate.m (3).",
        "Begins with AppDelegate.application:didFinishLaunchingWithOptions:.",
        "Not searched: AppTests, Pods, Widget; --include takes the name of a folder.",
        "3 statements: 1 carried over, 1 assumed, 0 not, 1 needs a value; 2 more left out",
      ], "\(lines)")
    // What needs a value comes before what is assumed, and that before what is left out.
    let order = ["needs a value: variable", "--define Remote.night=false", "--entry dead runs it"]
    let places = order.map { part in lines.firstIndex { $0.contains(part) } ?? -1 }
    #expect(places == places.sorted() && places[0] == 4, "\(lines)")
    #expect(!outcome.output.contains("UILabel") && !outcome.output.contains("UIButton"))
    let pods = try run(". --include Pods --include Widget", [:])
    #expect(pods.output.contains("UIButton"), "\(pods.errors)")
  }

  @Test func `twenty lines of what to do, the rest on request`() throws {
    let rules = (0..<30).map { Self.rule("UISwitch", "[Brand c\($0)]") }.joined(separator: "\n")
    let short = try run("a.m", ["a.m": Self.start(rules)])
    let lines = short.errors.split(separator: "\n")
    #expect(lines.count { $0.contains("needs a value: variable") } == 20)
    #expect(lines.last == "… and 10 more, which --verbose lists.")
    let all = try run("a.m --verbose", [:])
    #expect(
      all.errors.split(separator: "\n").count { $0.contains("needs a value: variable") } == 30)
  }

  @Test func `the whole report is JSON`() throws {
    let outcome = try run(". --json", Self.app)
    var diagnostics = Diagnostics()
    let file = SourceFile(label: "report", text: outcome.output)
    let root = try #require(JSONParser.parse(file, into: &diagnostics)?.object)
    let counts = try #require(root["counts"]?.object)
    #expect(counts["leftOut"]?.integer == 2 && counts["needValue"]?.integer == 1)
    let ends = (root["statements"]?.array ?? []).compactMap { $0.object?["end"]?.string }
    #expect(ends.count == counts["statements"]?.integer.map { $0 + 2 })
    #expect(ends.count { $0 == "left out" } == 2 && ends.contains("carried over"))
    #expect(root["theme"]?.string?.contains("UISwitch") == true)
    #expect(root["beginnings"]?.array?.count == 1)
    let file2 = try run(". --json -o t.theme.json", [:])
    #expect(!file2.output.contains("\"theme\"") && Files.exists(folder["t.theme.json"]))
  }

  @Test func `what could begin, with counts`() throws {
    let outcome = try run(". --list-entries", Self.app)
    #expect(
      outcome.output == """
        AppDelegate.application:didFinishLaunchingWithOptions:  4 statements  App/AppDelegate.m:2  runs
        Old.dead  2 statements  App/Old.m:2

        """, "\(outcome.output)")
  }

  @Test func `one of two applications is read`() throws {
    let outcome = try run(
      ".",
      [
        "Shop/AppDelegate.m": Self.start(Self.rule("UISwitch", "[UIColor redColor]"))
          + "\n@implementation More\n- (void)a {}\n- (void)b {}\n@end\n",
        "Desk/AppDelegate.m": Self.start(
          Self.rule("UISwitch", "[UIColor blueColor]"), "DeskDelegate"),
        "Shared/Theme.m": "@implementation Theme\n+ (void)apply {}\n@end\n",
      ])
    #expect(outcome.output.contains(#""tintColor": "red""#), "\(outcome.output)")
    #expect(outcome.errors.contains("Other applications are left out: Desk."))
    let other = try run("Desk", [:])
    #expect(other.output.contains(#""tintColor": "blue""#))
  }

  @Test func `a catalogue is given by itself`() throws {
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
      + #"{"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}"#
    let outcome = try run(
      "a.m Other/Brand.xcassets",
      [
        "a.m": Self.start(Self.rule("UISwitch", #"[UIColor colorNamed:@"ink"]"#)),
        "Other/Brand.xcassets/ink.colorset/Contents.json": color,
      ])
    #expect(outcome.output.contains(#""assets": ["Other/Brand.xcassets"]"#), "\(outcome.output)")
    #expect(outcome.output.contains(#""tintColor": {"named": "ink"}"#))
  }
}
