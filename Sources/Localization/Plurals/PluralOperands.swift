/// The properties of a written number that plural rules ask for (UTS #35, operands).
struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The digits before the point.
  let i: Double
  /// The number of digits behind the point, and those without zeros at the end.
  let v, w: Double
  /// The digits behind the point as a number, and those without zeros at the end.
  let f, t: Double

  /// Reads a decimal number without an exponent, such as `1.50`; nil for other texts.
  init?(_ text: some StringProtocol) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let n = Double(digits), n.isFinite, (1...2).contains(parts.count),
      let i = Double(parts[0])
    else { return nil }
    self.n = n
    self.i = i
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    var shortened = Substring(fraction)
    while shortened.hasSuffix("0") { shortened.removeLast() }
    v = Double(fraction.count)
    w = Double(shortened.count)
    f = Double(fraction) ?? 0
    t = Double(shortened) ?? 0
  }

  /// The value of an operand by its letter; nil for other letters. Exponents of compact numbers, `c` and `e`, are 0.
  subscript(name: Substring) -> Double? {
    switch name {
    case "n": n
    case "i": i
    case "v": v
    case "w": w
    case "f": f
    case "t": t
    case "c", "e": 0
    default: nil
    }
  }
}
