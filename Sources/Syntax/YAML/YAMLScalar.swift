/// The values of plain scalars by the core schema of YAML 1.2 (section 10.3.2). Unlike in YAML 1.1,
/// `9:41`, `yes` and `1_000` are strings.
enum YAMLScalar {
  /// The value of a plain scalar; nil for a number that is not finite.
  static func value(_ text: String) -> DocumentValue? {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return isNotFinite(text) ? nil : number(text) ?? .string(text)
    }
  }

  private static func isNotFinite(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return [".inf", ".Inf", ".INF"].contains(String(unsigned))
      || [".nan", ".NaN", ".NAN"].contains(text)
  }

  private static func number(_ text: String) -> DocumentValue? {
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(2)
      guard let first = digits.first, first.isHexDigit else { return nil }
      return Int(digits, radix: radix).map { .number(Double($0), text: text) }
    }
    guard isDecimal(text.utf8), let number = Double(text), number.isFinite else { return nil }
    return .number(number, text: text)
  }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  private static func isDecimal(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    func skip(_ bytes: String) -> Bool {
      guard let first = rest.first, bytes.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    _ = skip("+-")
    let whole = digits()
    let fraction = skip(".") ? digits() : 0
    guard whole + fraction > 0 else { return false }
    if skip("eE") {
      _ = skip("+-")
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
