import Testing

@testable import ThemeCode

@Suite("Properties that categories add to UIKit's classes are carried over")
struct CategoryTests {
  private static func code(_ body: String, _ statement: String) -> String {
    """
    @implementation UILabel (Appearance)
    - (void)setAppearanceFont:(UIFont *)font { \(body) }
    @end
    @implementation App
    - (void)style { \(statement) }
    @end
    """
  }

  @Test(arguments: ["self.font = font;", "if (font) { self.font = font; }", "[self setFont:font];"])
  func `a property whose setter sets another one becomes an extension`(_ body: String) throws {
    let theme = try Imported.objectiveC(
      Self.code(body, "[UILabel appearance].appearanceFont = [UIFont boldSystemFontOfSize:15];"))
    #expect(
      theme.value("appearanceFont", of: "UILabel") == #"{"system": 15, "weight": "bold"}"#)
    let carried =
      #""UILabel": {"properties": {"appearanceFont": {"type": "font", "sets": "font"}}}"#
    #expect(theme.result.text.contains(carried), "\(theme.result.text)")
    #expect(theme.messages.isEmpty, "\(theme.messages)")
  }

  @Test func `a call of the setter runs it`() throws {
    let theme = try Imported.objectiveC(
      Self.code(
        "self.font = font;",
        "[[UILabel appearance] setAppearanceFont:[UIFont boldSystemFontOfSize:15]];"))
    #expect(theme.value("font", of: "UILabel") == #"{"system": 15, "weight": "bold"}"#)
  }

  @Test func `what does something else is told`() throws {
    let theme = try Imported.objectiveC(
      Self.code(
        "NSLog(@\"%@\", font);",
        "[UILabel appearance].appearanceFont = [UIFont boldSystemFontOfSize:15];"))
    #expect(theme.messages.contains { $0.contains("UILabel has no property 'appearanceFont'") })
  }
}
