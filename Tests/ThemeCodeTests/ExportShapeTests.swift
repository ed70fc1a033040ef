import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

@Suite("Exported code is written as a person would")
struct ExportShapeTests {
  private func export(
    _ text: String, _ language: CodeLanguage, minimum: Int = 13
  ) throws -> ThemeExport.Result {
    let file = SourceFile(label: "a.theme.json", text: text)
    var diagnostics = Diagnostics()
    let tree = try #require(DocumentTree.read(file, into: &diagnostics), "\(diagnostics)")
    return try ExportTests.export(tree.value, language, minimum: minimum)
  }

  private static let bars = """
    {"mockup": 1, "variables": {"brand": "#0A84FF",
      "bar": {"configuration": "opaqueBackground", "backgroundColor": "$brand"}},
     "appearance": [{"class": "UINavigationBar", "set": {
      "standardAppearance": "$bar",
      "compactScrollEdgeAppearance": {"configuration": "opaqueBackground", "backgroundColor": "$brand"},
      "scrollEdgeAppearance": {"configuration": "opaqueBackground", "backgroundColor": "#0A84FF"},
      "compactAppearance": {"configuration": "transparentBackground"}}}]}
    """

  @Test func `an appearance object of several properties is made once`() throws {
    let code = try export(Self.bars, .swift, minimum: 15).text
    #expect(code.split(separator: "UINavigationBarAppearance()").count == 3, "\(code)")
    for property in ["standard", "scrollEdge", "compactScrollEdge"] {
      #expect(code.contains("navigationBar.\(property)Appearance = standardAppearance\n"))
    }
    #expect(code.contains("navigationBar.compactAppearance = compactAppearance\n"))
    #expect(try ExportTests.swiftc(code).isEmpty)
  }

  @Test(arguments: [12, 13])
  func `an object is named only where its condition holds`(_ minimum: Int) throws {
    let result = try export(Self.bars, .swift, minimum: minimum)
    #expect(result.exported == 4)
    let code = result.text
    // The newer property lies within the condition of the older one, and what follows it in a new one where
    // the system is older than both.
    #expect(code.contains("navigationBar.compactScrollEdgeAppearance = standardAppearance\n"))
    #expect(code.contains("navigationBar.scrollEdgeAppearance = standardAppearance\n"))
    #expect(try ExportTests.swiftc(code).isEmpty, "\(code)")
    let objectiveC = try export(Self.bars, .objectiveC, minimum: minimum).text
    #expect(try ExportTests.clang(objectiveC, minimum: minimum).isEmpty, "\(objectiveC)")
  }

  @Test func `an object of a newer condition is not named behind it`() throws {
    let theme = """
      {"mockup": 1, "appearance": [{"class": "UINavigationBar", "set": {
        "compactScrollEdgeAppearance": {"configuration": "opaqueBackground"},
        "standardAppearance": {"configuration": "opaqueBackground"},
        "scrollEdgeAppearance": {"configuration": "opaqueBackground"}}}]}
      """
    let code = try export(theme, .swift, minimum: 12).text
    #expect(code.split(separator: "UINavigationBarAppearance()").count == 3, "\(code)")
    #expect(try ExportTests.swiftc(code).isEmpty, "\(code)")
    #expect(
      try ExportTests.clang(export(theme, .objectiveC, minimum: 12).text, minimum: 12).isEmpty)
  }

  // MARK: Styles

  private static func styles(_ light: String, _ dark: String, more: String = "") -> String {
    """
    {"mockup": 1, "variables": {"night": "#111"}, "appearance": [
      {"class": "UILabel", "traits": {"userInterfaceStyle": "light"}, "set": {\(light)}},
      {"class": "UILabel", "traits": {"userInterfaceStyle": "dark"}, "set": {\(dark)}}\(more)]}
    """
  }

  @Test func `two rules that differ in the style are one colour for each`() throws {
    let theme = Self.styles(
      #""textColor": "white", "numberOfLines": 2"#, #""textColor": "$night", "numberOfLines": 2"#)
    let result = try export(theme, .swift)
    #expect(result.values == 4 && result.exported == 4)
    #expect(!result.text.contains("traits") && !result.text.contains("appearance(for:"))
    #expect(result.text.contains("$0.userInterfaceStyle == .dark ? night : UIColor.white"))
    #expect(result.text.contains("// all.theme.json:1, 1\n"))
    #expect(result.text.contains("label.numberOfLines = 2\n"))
    #expect(try ExportTests.swiftc(result.text).isEmpty)
  }

  @Test func `below iOS 13 the two are a colour set that is named after class and property`() throws
  {
    let theme = Self.styles(#""textColor": "white""#, #""textColor": "$night""#)
    let result = try export(theme, .objectiveC, minimum: 12)
    #expect(result.text.contains("colorNamed:@\"LabelTextColor\"]"))
    #expect(result.colors.map(\.name) == ["LabelTextColor"])
    #expect(
      result.colors.first?.value
        == .object([("light", .string("white")), ("dark", .string("#111"))]))
  }

  @Test func `colours within attributes and objects are joined, too`() throws {
    let theme = """
      {"mockup": 1, "appearance": [
        {"class": "UINavigationBar", "traits": {"userInterfaceStyle": "dark"}, "set": {"standardAppearance":
          {"configuration": "opaqueBackground", "titleTextAttributes": {"foregroundColor": "white", "kern": 1}}}},
        {"class": "UINavigationBar", "traits": {"userInterfaceStyle": "light"}, "set": {"standardAppearance":
          {"configuration": "opaqueBackground", "titleTextAttributes": {"foregroundColor": "black", "kern": 1}}}}]}
      """
    let code = try export(theme, .swift).text
    #expect(code.contains("== .dark ? UIColor.white : UIColor.black }, .kern: 1]"), "\(code)")
    #expect(code.split(separator: "UINavigationBarAppearance()").count == 2)
    #expect(!code.contains("appearance(for:"))
  }

  @Test(arguments: [
    // A value of one style alone, or of another kind.
    styles(#""textColor": "red""#, #""shadowColor": "red""#),
    styles(#""numberOfLines": 1"#, #""numberOfLines": 2"#),
    // Colours that are not those of one style.
    styles(#""textColor": {"light": "red", "dark": "blue"}"#, #""textColor": "red""#),
    // What only counts where the rules have no traits would lose to a joined rule, or win over it.
    styles(
      #""textColor": "red""#, #""textColor": "blue""#,
      more: #", {"class": "UILabel", "containedIn": ["UIButton"], "set": {"textColor": "green"}}"#),
    styles(
      #""textColor": "red""#, #""textColor": "blue""#,
      more: #", {"class": "UILabel", "set": {"textColor": "green"}}"#),
  ])
  func `other rules for styles stay apart`(_ theme: String) throws {
    let code = try export(theme, .swift).text
    #expect(code.contains("UITraitCollection(userInterfaceStyle: .light)"), "\(code)")
    #expect(code.contains("UITraitCollection(userInterfaceStyle: .dark)"))
  }

  @Test func `a rule of an unrelated class with the same property keeps nothing apart`() throws {
    let theme = Self.styles(
      #""textColor": "red""#, #""textColor": "blue""#,
      more: #", {"class": "UITextField", "set": {"textColor": "green"}}"#)
    #expect(try !export(theme, .swift).text.contains("UITraitCollection"))
  }

  // MARK: Names and systems

  @Test func `pictures are named after class, property and state`() throws {
    let theme = """
      {"mockup": 1, "appearance": [{"class": "UIButton", "set": {
        "backgroundImage": {"color": "red", "size": [3, 3]},
        "backgroundImage@highlighted": {"color": "blue", "size": [3, 3]}}}]}
      """
    let result = try export(theme, .swift)
    #expect(
      result.images.map(\.name) == ["ButtonBackgroundImage", "ButtonBackgroundImageHighlighted"])
  }

  @Test func `classes of the application are imported, or listed`() throws {
    let theme = """
      {"mockup": 1, "classes": {"Card": {"superclass": "UIView"}, "Badge": {"superclass": "UILabel"}},
       "appearance": [{"class": "Badge", "containedIn": ["Card", "UIWindow"], "set": {"textColor": "red"}},
         {"class": "Card", "set": {"alpha": 1}}]}
      """
    let objectiveC = try export(theme, .objectiveC)
    #expect(
      objectiveC.implementation.hasPrefix(
        "#import \"AppTheme.h\"\n#import \"Badge.h\"\n#import \"Card.h\"\n\n@implementation"))
    #expect(objectiveC.text.contains("#import <UIKit/UIKit.h>\n#import \"Badge.h\"\n"))
    #expect(!objectiveC.interface.contains("Badge"))
    let swift = try export(theme, .swift).text
    #expect(
      swift.contains(
        "// Classes of your own, to be imported where another module has them:\n//   Badge\n//   Card\n"
      ))
  }

  @Test func `below iOS 9 Swift counts the rules for containers, which wait`() throws {
    let theme = """
      {"mockup": 1, "appearance": [
        {"class": "UILabel", "containedIn": ["UIButton"], "set": {"textColor": "red", "alpha": 1}},
        {"class": "UILabel", "set": {"textColor": "blue"}},
        {"class": "UIStackView", "containedIn": ["UIButton"], "set": {"alpha": 1}}]}
      """
    let old = try export(theme, .swift, minimum: 8)
    // Stack views came with iOS 9.
    #expect(old.summary == "4 values: 4 exported, 0 not; 2 of them not run before iOS 9")
    #expect(old.text.contains(", from iOS 9 on: Swift can't name containers before\n"))
    #expect(try export(theme, .swift, minimum: 9).summary == "4 values: 4 exported, 0 not")
    let objectiveC = try export(theme, .objectiveC, minimum: 8)
    #expect(objectiveC.summary == "4 values: 4 exported, 0 not")
    #expect(objectiveC.text.contains("[UILabel appearanceWhenContainedIn:[UIButton class], nil]"))
  }
}
