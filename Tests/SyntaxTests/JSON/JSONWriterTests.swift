import Syntax
import Testing

@Suite struct JSONWriterTests {
  @Test(
    "Numbers are written as they stand where JSON writes them so, else anew",
    arguments: [
      ("0", 0, "0"), ("-0", 0, "-0"), ("12", 12, "12"), ("-1.50", -1.5, "-1.50"),
      ("1e5", 1e5, "1e5"),
      ("1.5E-2", 0.015, "1.5E-2"), ("01", 1, "1"), ("1.", 1, "1"), (".5", 0.5, "0.5"),
      ("-.5", -0.5, "-0.5"), ("+1", 1, "1"), ("0x1F", 31, "31"), ("-", 2, "2"), ("", 3, "3"),
      ("1.e2", 100, "100"), ("1_0", 10, "10"), (".inf", .infinity, "null"),
    ] as [(String, Double, String)])
  func numbers(text: String, number: Double, expected: String) {
    #expect(DocumentValue.number(number, text: text).json == expected)
  }

  @Test(
    "Strings are written with what could drive a terminal escaped",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#),
      ("a\nb\t\r", #""a\nb\t\r""#),
      ("é\u{1B}", #""é\u001B""#), ("##[", ##""#\u0023[""##),
    ])
  func strings(text: String, expected: String) {
    #expect(DocumentValue.string(text).json == expected)
    #expect(DocumentValue.object([(text, .null)]).json == "{\(expected): null}")
  }
}
