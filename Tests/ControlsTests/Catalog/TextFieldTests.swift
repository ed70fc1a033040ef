import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct TextFieldTests {
  private func stage(
    _ className: String, _ values: [String: AppearanceValue], rules: [AppearanceRule] = []
  ) throws -> ViewStage {
    var values = values
    values["frame"] = .frame(FrameValue(x: 0, y: 0, width: 320, height: nil))
    return try ViewStage([element(className, id: "f", values)], rules: rules)
  }

  @Test func `the placeholder is grey, the text black`() throws {
    #expect(try stage("UITextField", ["placeholder": .string("a")]).glyphColors == ["#C7C7CDFF"])
    #expect(
      try stage("UITextField", ["placeholder": .string("a"), "text": .string("b")]).glyphColors
        == ["#000000FF"])
  }

  @Test func `the field's own colour goes before a rule on its label, a rule before the default`()
    throws
  {
    let rules = [rule("UILabel", in: ["UITextField"], "textColor", .green)]
    #expect(
      try stage("UITextField", ["text": .string("b")], rules: rules).glyphColors == ["#00FF00FF"])
    #expect(
      try stage("UITextField", ["text": .string("b"), "textColor": .red], rules: rules)
        .glyphColors == ["#FF0000FF"])
  }

  @Test func `secure text is drawn as bullets, one a character`() throws {
    let stage = try stage(
      "UITextField", ["text": .string("abc"), "isSecureTextEntry": .boolean(true)])
    let label = try #require(stage.tree.node("UITextField[f]/UILabel"))
    #expect(label[Label.text] == "●●●")
  }

  @Test("a field in use has a caret in the tint", arguments: ["UITextField", "UITextView"])
  func caret(className: String) throws {
    func carets(_ values: [String: AppearanceValue]) throws -> [Rect] {
      try stage(className, values.merging(["tintColor": .red]) { $1 }).fills
        .filter { $0.color == "#FF0000FF" }.compactMap(\.path.controlBounds)
    }
    #expect(try carets(["text": .string("a")]).isEmpty)
    let editing = ["isEditing": AppearanceValue.boolean(true)]
    let empty = try #require(try carets(editing).first)
    let written = try #require(try carets(editing.merging(["text": .string("abc")]) { $1 }).first)
    #expect(empty.width == 2)
    #expect(written.width == 2)
    #expect(written.minX > empty.minX + 20)
  }

  @Test func `a caret stands left of text that runs from right to left`() throws {
    let values: [String: AppearanceValue] = [
      "text": .string("\u{5E9}\u{5DC}\u{5D5}\u{5DD}"), "textAlignment": .enumeration("right"),
      "isEditing": .boolean(true),
    ]
    let stage = try stage("UITextField", values)
    let caret = try #require(stage.fills.last { $0.color == "#007AFFFF" }?.path.controlBounds)
    #expect(caret.maxX < 310)
  }

  @Test func `a caret stands before a placeholder, and in sight where text is too long`() throws {
    func caret(_ values: [String: AppearanceValue]) throws -> Rect {
      let stage = try stage("UITextField", values.merging(["isEditing": .boolean(true)]) { $1 })
      let last = try #require(stage.fills.last { $0.color == "#007AFFFF" })
      return try #require(last.path.controlBounds)
    }
    #expect(try caret(["placeholder": .string("Placeholder")]).minX == 0)
    let long = String(repeating: "long ", count: 40)
    #expect(try caret(["text": .string(long)]).maxX <= 320)
  }

  @Test func `a clear button needs text, and takes room`() throws {
    let always: [String: AppearanceValue] = ["clearButtonMode": .enumeration("always")]
    func width(_ values: [String: AppearanceValue]) throws -> Double {
      let stage = try stage("UITextField", values)
      return try #require(stage.frame("UITextField[f]/UILabel")).width
    }
    #expect(try width(always) == 320)
    #expect(try width(always.merging(["text": .string("a")]) { $1 }) == 293)
  }

  @Test func `a search bar that is not used keeps icon and text together in the middle`() throws {
    let bar = try stage("UISearchBar", ["placeholder": .string("Search General")])
    let label = try #require(bar.frame("UITextField/UILabel"))
    let field = try #require(bar.frame("UISearchBar[f]/UITextField"))
    #expect(field == Rect(x: 8, y: 8, width: 304, height: 28))
    // Measured: text at 120.6 less its bearing, on a bar 320 wide.
    #expect(abs(field.minX + label.minX - 120) <= 1)
    let used = try stage("UISearchBar", ["text": .string("query")])
    #expect(try #require(used.frame("UITextField/UILabel")).minX == 28)
  }

  @Test func `a rule reaches the field of a search bar`() throws {
    let rules = [rule("UITextField", in: ["UISearchBar"], "textColor", .green)]
    #expect(
      try stage("UISearchBar", ["text": .string("q")], rules: rules).glyphColors == ["#00FF00FF"])
  }
}
