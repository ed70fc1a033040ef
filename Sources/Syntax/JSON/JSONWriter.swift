/// Writes a document's tree as JSON.
package enum JSONWriter {
  /// `value` on one line, with a space behind each comma and colon.
  package static func line(_ value: DocumentValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  /// JSON for a script element of HTML, where `</script>` and `<!--` must not occur.
  package static func inScript(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }

  private static func write(_ value: DocumentValue, to text: inout String) {
    switch value {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        write(element.value, to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += ", " }
        writeQuoted(member.key, to: &text)
        text += ": "
        write(member.node.value, to: &text)
      }
      text += "}"
    case .null, .bool, .number, .string: writeScalar(value, to: &text)
    }
  }

  /// `value` with a line for each member and element, indented by two spaces a level; arrays
  /// without arrays and objects in them take one line.
  package static func indented(_ value: DocumentValue) -> String {
    var text = ""
    write(value, indent: "", to: &text)
    return text
  }

  private static func write(_ value: DocumentValue, indent: String, to text: inout String) {
    let inner = indent + "  "
    switch value {
    case .array(let elements) where elements.allSatisfy({ $0.array == nil && $0.object == nil }):
      write(value, to: &text)
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        write(element.value, indent: inner, to: &text)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += indent + "]"
    case .object(let object) where object.members.isEmpty:
      text += "{}"
    case .object(let object):
      text += "{\n"
      for (index, member) in object.members.enumerated() {
        text += "\(inner)\(quoted(member.key)): "
        write(member.node.value, indent: inner, to: &text)
        text += index == object.members.count - 1 ? "\n" : ",\n"
      }
      text += indent + "}"
    case .null, .bool, .number, .string: writeScalar(value, to: &text)
    }
  }

  /// The width of lines of documents for people, in bytes.
  package static let width = 100

  /// `value` for people: objects and arrays take one line where that is no longer than `width`, else a line for each of
  /// their members; arrays of numbers always take one.
  ///
  /// - Parameters:
  ///   - indent: the blanks before the line on which the value begins.
  ///   - column: the bytes before the value on that line.
  package static func filled(
    _ value: DocumentValue, indent: String = "", column: Int = 0
  ) -> String {
    guard value.hasMembers else { return line(value) }
    var room = width - column
    if fits(value, in: &room) {
      let line = line(value)
      if column + line.utf8.count <= width { return line }
    }
    let inner = indent + "  "
    switch value {
    case .object(let object):
      let members = object.members.map { member in
        "\(inner)\(quoted(member.key)): "
          + filled(member.node.value, indent: inner, column: inner.count + member.key.count + 4)
      }
      return "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
    case .array(let elements):
      let texts = elements.map { inner + filled($0.value, indent: inner, column: inner.count) }
      return "[\n" + texts.joined(separator: ",\n") + "\n\(indent)]"
    case .null, .bool, .number, .string: return line(value)
    }
  }

  /// Whether a line of a value may fit: what it takes at least. Lines are written only where they may, since most of what is
  /// written for people is far longer, at each of its levels.
  private static func fits(_ value: DocumentValue, in room: inout Int) -> Bool {
    switch value {
    case .array(let elements):
      room -= 2 * max(1, elements.count)
      for element in elements where room >= 0 { _ = fits(element.value, in: &room) }
    case .object(let object):
      room -= 2 * max(1, object.members.count)
      for member in object.members where room >= 0 {
        room -= member.key.utf8.count + 4
        _ = fits(member.node.value, in: &room)
      }
    case .string(let text): room -= text.utf8.count + 2
    case .null, .bool, .number: room -= 1
    }
    return room >= 0
  }

  private static func writeScalar(_ value: DocumentValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number, let written):
      // JSON has no infinity, and no word for what is no number.
      text += isNumber(written) ? written : number.isFinite ? shortest(number) : "null"
    case .string(let string): writeQuoted(string, to: &text)
    case .array, .object: break
    }
  }

  /// Whether JSON writes a number like this; YAML also has `0x1F`, `.5` and `+1`.
  private static func isNumber(_ text: String) -> Bool {
    if isPlainNumber(text) { return true }
    var scanner = JSONScanner(bytes: Array(text.utf8))
    return (try? scanner.number()) != nil && scanner.isAtEnd
  }

  /// Whether a number is digits, perhaps behind a sign and with a fraction, as nearly all are.
  private static func isPlainNumber(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let whole = digits.prefix(while: isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    digits = digits[whole.endIndex...]
    guard digits.first == UInt8(ascii: ".") else { return digits.isEmpty }
    digits.removeFirst()
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a character that JSON allows could drive a terminal, or turn the text around.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a byte of UTF-8 is a character of ASCII that needs no escape, or a look at the one before.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "#")
  }

  /// `text` as a JSON string. Characters that could drive a terminal or turn the text around are escaped.
  package static func quoted(_ text: String) -> String {
    var result = ""
    writeQuoted(text, to: &result)
    return result
  }

  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices where !isPlain(bytes[index]) { return false }
    return true
  }

  private static func writeQuoted(_ text: String, to result: inout String) {
    result += "\""
    defer { result += "\"" }
    if isPlain(text) {
      result += text
      return
    }
    var wasHash = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        // Two in a row begin a command to services for continuous integration.
        if needsEscape(scalar) || scalar == "#" && wasHash {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          wasHash = false
          continue
        }
        result.unicodeScalars.append(scalar)
      }
      wasHash = scalar == "#"
    }
  }
}

extension DocumentValue {
  /// Whether it is an object or array that takes a line for each of its members where it is long.
  fileprivate var hasMembers: Bool {
    switch self {
    case .object(let object): !object.members.isEmpty
    case .array(let elements):
      elements.contains { $0.object != nil || $0.array != nil || $0.string != nil }
    case .null, .bool, .number, .string: false
    }
  }

  /// The value as JSON on one line.
  package var json: String { JSONWriter.line(self) }
}
