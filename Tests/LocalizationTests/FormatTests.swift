import Syntax
import Testing

@testable import Localization

@Suite struct FormatTests {
  private func shown(
    _ text: String, _ arguments: [FormatArgument]?, pseudo: PseudoLanguage? = nil
  ) throws -> (text: String, problems: [String]) {
    var formatter = TextFormatter(
      rules: PluralRules(for: try #require(LanguageTag("en"))), device: "iphone",
      arguments: arguments, pseudoLanguage: pseudo)
    let text = formatter.text(of: TableEntry(text: .text(text), position: .start))
    return (text, formatter.problems.map(\.message))
  }

  @Test(
    arguments: [
      ("%@", [.text("a")], "a"), ("%@", [.number(3)], "3"), ("%@", [.number(0.25)], "0.25"),
      ("%d %i %u", [.number(-1), .number(2), .number(3)], "-1 2 3"),
      ("%ld %lu %lld", [.number(1), .number(2), .number(3)], "1 2 3"),
      ("%2$@ %1$@", [.text("a"), .text("b")], "b a"), ("%1$@ %1$@", [.text("a")], "a a"),
      ("%f", [.number(1.5)], "1.500000"), ("%.1f", [.number(2.25)], "2.2"),
      ("%.1f", [.number(0.35)], "0.3"),
      ("%.0f", [.number(0.5)], "0"), ("%.0f", [.number(1.5)], "2"),
      ("%.2f", [.number(-0.005)], "-0.01"),
      ("%.3f", [.number(999.9996)], "1000.000"), ("%5.1f|", [.number(2)], "  2.0|"),
      ("%x %X %#x", [.number(255), .number(255), .number(1)], "ff FF 0x1"),
      ("%x", [.number(-1)], "ffffffff"), ("%lx", [.number(-1)], "ffffffffffffffff"),
      ("%o", [.number(8)], "10"),
      ("%c%c", [.number(65), .text("é")], "Aé"), ("100%%", [], "100%"),
      ("%05d|%-5d|%+d", [.number(42), .number(42), .number(42)], "00042|42   |+42"),
      ("%.3d", [.number(7)], "007"), ("%", [], "%"), ("50% off", [], "50% off"), ("%q", [], "%q"),
    ] as [(String, [FormatArgument], String)])
  func `arguments are inserted as by C`(text: String, arguments: [FormatArgument], expected: String)
    throws
  {
    let shown = try shown(text, arguments)
    #expect(shown.text == expected)
  }

  @Test(
    arguments: [
      ("%@ and %@", [.text("a")], "a and %@", "'%@' has no argument 2"),
      ("%d", [.text("x")], "%d", "'%d' does not take argument 1, which is a text"),
      ("%d", [.number(1.5)], "%d", "'%d' does not take argument 1, which is a number"),
      ("%f", [.text("x")], "%f", "'%f' does not take argument 1, which is a text"),
      ("%c", [.text("xy")], "%c", "'%c' does not take argument 1, which is a text"),
      ("%9$@", [.text("x")], "%9$@", "'%9$@' has no argument 9"),
      ("%s", [.text("x")], "%s", "'%s' is not supported"),
      ("%n", [], "%n", "'%n' is not supported"),
      ("%*d", [.number(1), .number(2)], "%*d", "'%*d' is not supported"),
      (
        "%1000000000d", [.number(1)], "%1000000000d",
        "'%1000000000d' asks for more than 1000 characters"
      ),
      (
        "%.99999999999999999999f", [.number(1)], "%.99999999999999999999f",
        "'%.99999999999999999999f' asks for more than 1000 characters"
      ),
      ("%#@x@", [.number(1)], "%#@x@", "the text has no variable 'x'"),
    ] as [(String, [FormatArgument], String, String)])
  func `what can't be inserted shows as it is written, and is told`(
    text: String, arguments: [FormatArgument], expected: String, problem: String
  ) throws {
    let shown = try shown(text, arguments)
    #expect(shown.text == expected)
    #expect(shown.problems == [problem])
  }

  @Test func `a text without arguments is no format, and missing ones are told`() throws {
    #expect(try shown("100%% of 50% done", nil) == ("100%% of 50% done", []))
    #expect(try shown("%@!", nil) == ("%@!", ["'%@' has no argument 1"]))
  }

  @Test(arguments: [
    (PseudoLanguage.doubleLength, "3 of x 3 of x"), (.bounded, "[# 3 of x #]"),
    (.rightToLeft, "3 of x"),
    (.accented, "3 o\u{308}f\u{303} x"),
  ])
  func `pseudo-languages change the text, and leave arguments alone`(
    pseudo: PseudoLanguage, expected: String
  ) throws {
    let shown = try shown("%d of %@", [.number(3), .text("x")], pseudo: pseudo)
    #expect(shown == (expected, []))
  }

  @Test func `marks go from letter to letter, as Xcode's`() throws {
    #expect(
      try shown("String 1", nil, pseudo: .accented).text
        == "S\u{308}t\u{303}r\u{300}i\u{325}n\u{303}g\u{327} 1")
  }

  @Test(arguments: [
    (0.1, 1, "0.1"), (0.1, 20, "0.10000000000000000555"), (2.5, 0, "2"), (3.5, 0, "4"),
    (1e9, 2, "1000000000.00"),
    (123456789.987654321, 6, "123456789.987654"), (.leastNonzeroMagnitude, 3, "0.000"),
    (9.995, 2, "9.99"),
    (99.99999, 2, "100.00"),
  ])
  func `digits are those of the exact value`(number: Double, places: Int, expected: String) {
    #expect(DecimalText.fixed(number, places: places) == expected)
  }

  @Test func `plain numbers have no exponent`() {
    #expect(
      [3, -0.25, 1e9, 1e16, 1e-7].map(DecimalText.plain).map { String($0.prefix(20)) } == [
        "3", "-0.25", "1000000000", "10000000000000000", "0.000000099999999999",
      ])
  }

  @Test func `a text that is too long is not looked into, and what is wrong is told once`() throws {
    let long = String(repeating: "%%", count: TextFormatter.byteLimit)
    #expect(
      try shown(long, []) == (long, ["the text has more than 1048576 bytes with its values"]))
    let wrong = (1...100).map { "%\($0 % 30 + 2)$@ %\($0 % 30 + 2)$@" }.joined()
    let problems = try shown(wrong, [.text("a")]).problems
    #expect(problems.count == 20 && Set(problems).count == 20)
  }
}
