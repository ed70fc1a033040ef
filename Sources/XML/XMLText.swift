/// Text in XML documents.
package enum XMLText {
  /// Escapes text for XML 1.0. Control characters, and others that XML does not allow, become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isText =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFE
          && scalar.value != 0xFFFF
        result.unicodeScalars.append(isText ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
