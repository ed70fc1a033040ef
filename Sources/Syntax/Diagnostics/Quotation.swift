/// Prepares text of a document for a message: on one line, without control characters, cut to a
/// readable length.
package enum Quotation {
  /// The greatest number of characters that are quoted.
  package static let limit = 80

  /// `text` between single quotes: `'tinColor'`.
  package static func single(_ text: String) -> String {
    "'\(escaped(text))'"
  }

  /// `text` between double quotes: `"tinColor"`.
  package static func double(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// `text` without quotes, made safe to print.
  package static func escaped(_ text: String) -> String {
    // Nearly all texts are of a few letters of ASCII, as names of files are, and are asked for again and again.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit {
        return result + "…"
      }
      if needsEscape(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether printing `scalar` could end the line, drive a terminal or turn the text around.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default:
      false
    }
  }
}
