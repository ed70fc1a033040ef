/// A place in a text where a value is inserted, as in `%2$.1f`.
struct FormatSpecifier: Hashable {
  /// The number of the argument, from 1, if it is written.
  var position: Int?
  var isLeftAligned = false
  var showsPlus = false
  var showsSpace = false
  var hasLeadingZeros = false
  var isAlternate = false
  /// The least number of characters.
  var width: Int?
  /// The number of digits behind the point, or the most characters.
  var precision: Int?
  /// Whether width or precision is an argument, as in `%*d`.
  var hasStar = false
  /// Whether a width or precision is larger than any text.
  var isTooWide = false
  /// `l`, `ll`, `h`, …
  var length = ""
  /// The kind of value: `@`, `d`, `f`, …
  var conversion: Character
  /// The specifier as it is written.
  var text: String

  /// The kinds of values that are inserted.
  static let conversions: Set<Character> = [
    "@", "d", "D", "i", "u", "U", "f", "F", "x", "X", "o", "c", "C",
  ]
  /// Kinds that C knows, too.
  static let unsupported: Set<Character> = ["e", "E", "g", "G", "a", "A", "s", "S", "p", "n"]
  /// The greatest width and precision.
  static let widthLimit = 1000

  /// What an argument has to be.
  var wantsNumber: Bool { conversion != "@" && conversion != "c" && conversion != "C" }
  var wantsWhole: Bool { wantsNumber && conversion != "f" && conversion != "F" }
}

/// A part of a text with values.
enum FormatPiece: Hashable {
  case literal(String)
  /// `%%`
  case percent
  case specifier(FormatSpecifier)
  /// `%#@name@`, and the number of its argument if it is written.
  case variable(String, position: Int?, text: String)
  /// `%arg`, the number of the variable that it stands in.
  case number
}

/// Reads texts with values.
enum FormatReader {
  /// The parts of a text, in order. A `%` that begins nothing is a literal.
  ///
  /// - Parameter isVariable: whether `%arg` stands for the variable's number.
  static func pieces(_ text: String, isVariable: Bool) -> [FormatPiece] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [.literal(text)] }
    var result: [FormatPiece] = []
    var literal = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      let start = rest[percent...]
      if let (piece, end) = piece(start, isVariable: isVariable) {
        if !literal.isEmpty { result.append(.literal(literal)) }
        literal = ""
        result.append(piece)
        rest = text[end...]
      } else {
        literal += "%"
        rest = start.dropFirst()
      }
    }
    literal += rest
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }

  /// The part that begins with a `%`, and where it ends; nil for a `%` by itself.
  private static func piece(
    _ start: Substring, isVariable: Bool
  ) -> (FormatPiece, end: String.Index)? {
    var rest = start.dropFirst()
    if rest.first == "%" { return (.percent, rest.dropFirst().startIndex) }
    if isVariable, rest.hasPrefix("arg") { return (.number, rest.dropFirst(3).startIndex) }
    var result = FormatSpecifier(conversion: "@", text: "")
    let afterPercent = rest
    if let position = number(&rest), rest.first == "$", position.value > 0 {
      result.position = position.value
      rest = rest.dropFirst()
    } else {
      rest = afterPercent
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
      let end = rest.dropFirst(2 + name.count)
      guard !name.isEmpty, end.first == "@" else { return nil }
      let after = end.dropFirst().startIndex
      return (
        .variable(String(name), position: result.position, text: String(start[..<after])), after
      )
    }
    flags: while let character = rest.first {
      switch character {
      case "-": result.isLeftAligned = true
      case "+": result.showsPlus = true
      case " ": result.showsSpace = true
      case "0": result.hasLeadingZeros = true
      case "#": result.isAlternate = true
      case "'": break
      default: break flags
      }
      rest = rest.dropFirst()
    }
    result.width = size(&rest, &result)
    if rest.first == "." {
      rest = rest.dropFirst()
      result.precision = size(&rest, &result) ?? 0
    }
    while let character = rest.first, "hlqLzjt".contains(character), result.length.count < 2 {
      result.length.append(character)
      rest = rest.dropFirst()
    }
    guard let conversion = rest.first,
      FormatSpecifier.conversions.contains(conversion)
        || FormatSpecifier.unsupported.contains(conversion)
    else { return nil }
    result.conversion = conversion
    let end = rest.dropFirst().startIndex
    result.text = String(start[..<end])
    return (.specifier(result), end)
  }

  private static func size(_ rest: inout Substring, _ specifier: inout FormatSpecifier) -> Int? {
    if rest.first == "*" {
      rest = rest.dropFirst()
      specifier.hasStar = true
      return nil
    }
    guard let (value, isTooLarge) = number(&rest) else { return nil }
    if isTooLarge { specifier.isTooWide = true }
    return value
  }

  /// Takes digits; a number beyond the greatest width counts as that.
  private static func number(_ rest: inout Substring) -> (value: Int, isTooLarge: Bool)? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    let significant = digits.drop { $0 == "0" }
    guard significant.count <= 4, let value = Int(significant.isEmpty ? "0" : significant),
      value <= FormatSpecifier.widthLimit
    else { return (FormatSpecifier.widthLimit, true) }
    return (value, false)
  }
}
