import TestSupport
import Testing

/// What the views with which an application of SwiftUI begins say about the window and its bars.
@Suite("Tints and bars of SwiftUI are imported")
struct ImportSwiftUITests {
  static let cases = [
    ImportCaseTests.Case(
      line: "swiftui-tint.swift",
      holds: [
        #""tintColor": "systemRed""#, "// swiftui-tint.swift:19-21", #""barStyle": "black""#,
        #""scrollEdgeAppearance": { "backgroundColor": {"red": 0.1"#,
        #""standardAppearance": { "backgroundColor": {"red": 0.1"#,
      ], lacks: ["Green"],
      says: ["17:29: warning: left out: 1 tint or bar of single views of SwiftUI"],
      counts: "4 statements: 4 carried over, 0 not, 0 need a value"),
    ImportCaseTests.Case(
      line: "swiftui-accent.swift",
      holds: [
        #""tintColor": "$Brand""#,
        #"{"class": "UITabBar", "set": {"standardAppearance": {"backgroundColor": "systemYellow"}}}"#,
      ], lacks: ["systemRed"]),
    ImportCaseTests.Case(
      line: "swiftui-outer.swift",
      holds: [
        #""tintColor": {"light": "black", "dark": "white"}"#,
        "assuming a bar asks the view around it", "UINavigationBar",
        "assuming a bar asks the view around it", "UITabBar",
      ], says: ["asks the views in it for 'toolbarBackground'"],
      counts: "2 statements: 1 carried over, 1 assumed, 0 not, 0 need a value"),
    ImportCaseTests.Case(
      line: "swiftui-choice.swift", holds: [#""tintColor": "systemRed""#], lacks: ["UITableView"],
      says: ["--define session.isSignedIn=false takes the other side", "--entry dress runs it"]),
    ImportCaseTests.Case(
      line: "swiftui-choice.swift --define session.isSignedIn=false",
      holds: [#""tintColor": "systemBlue""#],
      counts: "1 statement: 1 carried over, 0 not, 0 need a value; 1 more left out"),
    ImportCaseTests.Case(
      line: "swiftui-colors.swift",
      holds: [
        #""accent2": {"color": "$brand", "alpha": 0.5}"#, #""tintColor": "$dimmed""#,
        #""barStyle": "black""#,
        #""backgroundColor": "$accent2""#, "UIToolbar", #""backgroundColor": "$brand""#,
      ], counts: "4 statements: 4 carried over, 0 not, 0 need a value"),
    ImportCaseTests.Case(
      line: "swiftui-deeper.swift",
      holds: [#"{"class": "UITableView", "set": {"backgroundColor": "red"}}"#], lacks: ["window"],
      says: [
        "Nothing here was seen to call Theme.apply.",
        "left out: 2 tints and bars of single views of SwiftUI",
      ]),
  ]

  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"), arguments: cases)
  func `comes out as it has to`(_ item: ImportCaseTests.Case) throws {
    var item = item
    item.line += " --system 17"
    try item.run()
  }
}
