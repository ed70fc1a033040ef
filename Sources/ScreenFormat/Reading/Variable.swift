/// The spelling of variables in documents.
enum Variable {
  /// The tint colour of the object, which is not a variable.
  static let tint = "$tintColor"

  /// Whether a value is a text that begins like the name of a variable.
  static func mayBeNamed(by value: DocumentValue) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.utf8.first == UInt8(ascii: "$")
  }

  /// The name in `$name`. Nil for other texts, such as `$4.99` and `$$name`.
  static func name(in text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "$"), text != tint else { return nil }
    let name = text.dropFirst()
    return isName(name) ? String(name) : nil
  }

  /// Whether `name` can follow a `$`: letters, digits, `_` and `-`, beginning with a letter or `_`.
  static func isName(_ name: some StringProtocol) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic
    else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
  }

  /// `text` without the first of two `$` at its start, which stand for the character itself.
  static func unescaped(_ text: String) -> String {
    text.hasPrefix("$$") ? String(text.dropFirst()) : text
  }
}
