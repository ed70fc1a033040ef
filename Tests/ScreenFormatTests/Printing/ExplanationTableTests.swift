import Controls
import Inspection
import ObjectModel
import ScreenFormat
import Testing

@Suite("The table of an explanation can be read in any terminal")
struct ExplanationTableTests {
  /// The table of the object `x` of a screen with these subviews, without its first two lines.
  private func table(
    _ view: String, rules: String = "", usesColor: Bool = false, columns: Int? = nil
  ) throws -> [String] {
    let text = """
      {"classes": {"ShoppingBasketView": "UIView"}, "appearance": [\(rules)],
       "window": {"subviews": [{"class": "ShoppingBasketView", "subviews": [\(view)]}]}}
      """
    let screen = try #require(build(text).screen)
    let entries = Explanation(LayoutPass.layOut(screen.resolved())).entries(id: "x")
    return ExplanationPrinter.table(entries, usesColor: usesColor, columns: columns)
      .split(separator: "\n").dropFirst(2).map(String.init)
  }

  private static let rules = """
    {"class": "UIView", "set": {"backgroundColor": "#00F"}},
    {"class": "UIView", "containedIn": ["ShoppingBasketView"], "set": {"backgroundColor": "#F00"}}
    """

  @Test func `what has no room beside a value goes below it, by words`() throws {
    let view = #"{"class": "UIView", "id": "x"}"#
    let wide = try table(view, rules: Self.rules, columns: 200)
    #expect(
      wide == [
        ##"  backgroundColor  "#FF0000FF"  appearance  s.json:2 in ShoppingBasketView"##,
        ##"            lost:  "#0000FFFF"  appearance  s.json:1  (shorter chain: no container)"##,
      ])
    #expect(try table(view, rules: Self.rules) == wide)
    let narrow = try table(view, rules: Self.rules, columns: 54)
    #expect(
      narrow == [
        ##"  backgroundColor  "#FF0000FF"  appearance"##,
        "                   s.json:2 in ShoppingBasketView",
        ##"            lost:  "#0000FFFF"  appearance  s.json:1"##,
        "                   (shorter chain: no container)",
      ])
    for columns in [1, 20, 44, 54, 80] {
      let lines = try table(view, rules: Self.rules, columns: columns)
      let words = lines.joined(separator: " ").split(separator: " ")
      #expect(words == wide.joined(separator: " ").split(separator: " "))
      // A label, the least of a value and a source are never broken.
      #expect(lines.allSatisfy { $0.count <= max(columns, 43) })
    }
  }

  @Test func `a long value is cut to what the terminal has room for`() throws {
    let view =
      ##"{"class": "UILabel", "id": "x", "text": "\##(String(repeating: "a", count: 90))"}"##
    #expect(try table(view) == ["  text  \"\(String(repeating: "a", count: 58))…  instance"])
    #expect(
      try table(view, columns: 40) == ["  text  \"\(String(repeating: "a", count: 20))…  instance"])
    #expect(
      try table(view, columns: 10) == ["  text  \"\(String(repeating: "a", count: 14))…  instance"])
  }

  @Test func `letters of two columns are counted as two`() throws {
    let view = #"{"class": "UILabel", "id": "x", "text": "東京👍e\#u{301}", "alpha": 1}"#
    #expect(
      try table(view) == [
        "  alpha  1          instance", "  text   \"東京👍e\u{301}\"  instance",
      ])
    let long = String(repeating: "京", count: 50)
    let cut = try table(#"{"class": "UILabel", "id": "x", "text": "\#(long)"}"#)
    #expect(cut == ["  text  \"\(String(repeating: "京", count: 29))…  instance"])
  }

  @Test func `no text of a document drives the terminal or turns it around`() throws {
    let text = """
      {"window": {"subviews": [{"class": "UILabel", "id": "a\\u001b[31m\\u202e", \
      "text": "b\\u001b[31m\\u202e\\u0085\\u{E0001}"}]}}
      """.replacing("\\u{E0001}", with: "\u{E0001}")
    let screen = try #require(build(text).screen)
    let entries = Explanation(LayoutPass.layOut(screen.resolved())).entries.dropFirst()
    let table = ExplanationPrinter.table(Array(entries), usesColor: false)
    #expect(table.hasPrefix(#"window/UILabel[a\u001B[31m\u202E]"# + "\n"))
    #expect(table.contains(#""b\u001B[31m\u202E\u0085\uDB40\uDC01""#))
  }

  @Test func `what an initialiser sets is told from what the document sets`() throws {
    func table(_ own: String) throws -> String {
      let text = """
        {"classes": {"Wrong": {"superclass": "UILabel", "properties": {"rounding": "number"},
           "initial": {"rounding": 10}}, "Derived": "Wrong"},
         "appearance": [{"class": "Wrong", "set": {"rounding": 2}}],
         "window": {"subviews": [{"class": "Derived", "id": "x"\(own)}]}}
        """
      let screen = try #require(build(text).screen)
      let entries = Explanation(LayoutPass.layOut(screen.resolved())).entries(id: "x")
      return ExplanationPrinter.table(entries, usesColor: false)
    }
    #expect(
      try table("").hasSuffix(
        """
          rounding  10  instance
                    set by the initialiser of Wrong
             lost:  2   appearance  s.json:3  (a rule loses to the instance)

        """))
    #expect(try !table(#", "rounding": 4"#).contains("initialiser"))
  }

  @Test func `a swatch shows its colour over white and over black`() throws {
    let half = try table(
      ##"{"class": "UIView", "id": "x", "backgroundColor": "#FF000080"}"##, usesColor: true)
    #expect(half.first?.contains("\u{1B}[48;2;255;127;127m \u{1B}[48;2;128;0;0m \u{1B}[0m") == true)
    let clear = try table(
      #"{"class": "UIView", "id": "x", "backgroundColor": "clear"}"#, usesColor: true)
    #expect(clear.first?.contains("\u{1B}[48;2;255;255;255m \u{1B}[48;2;0;0;0m ") == true)
  }

  @Test func `attributes have the swatch of their text's colour`() throws {
    let view = """
      {"class": "UINavigationBar", "id": "x", "titleTextAttributes": {"foregroundColor": "#0F0"}}
      """
    #expect(try table(view, usesColor: true).first?.contains("\u{1B}[48;2;0;255;0m") == true)
  }
}
