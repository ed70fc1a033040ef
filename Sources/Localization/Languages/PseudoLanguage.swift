/// A language that is made of the texts of another, to find what does not fit and what is not localized.
package enum PseudoLanguage: String, CaseIterable, Sendable, Hashable {
  /// Each text twice.
  case doubleLength = "double-length"
  /// Marks above and below letters.
  case accented
  /// Each text between `[#` and `#]`.
  case bounded
  /// The layout from right to left, with texts as they are.
  case rightToLeft = "right-to-left"
}

extension PseudoLanguage {
  /// A text of a table, between the values that are inserted into it.
  func literal(_ text: String) -> String {
    guard self == .accented else { return text }
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      result.append(scalar)
      guard scalar.properties.isAlphabetic else { continue }
      result.append(Self.marks[count % Self.marks.count])
      count += 1
    }
    return String(result)
  }

  /// A text without values.
  package func changed(_ text: String) -> String { whole(literal(text)) }

  /// A text with its values.
  func whole(_ text: String) -> String {
    switch self {
    case .doubleLength: "\(text) \(text)"
    case .bounded: "[# \(text) #]"
    case .accented, .rightToLeft: text
    }
  }

  /// Diaeresis, tilde, grave, ring below, tilde, cedilla: letter by letter, as Xcode's.
  private static let marks: [Unicode.Scalar] = [
    "\u{308}", "\u{303}", "\u{300}", "\u{325}", "\u{303}", "\u{327}",
  ]
}
