/// A value of JSON.
enum JSON {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  static func string(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

/// JSON on one line.
struct JSONLine {
  private(set) var text = ""

  mutating func write(_ value: JSON) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): write(string)
    case .array(let elements):
      text += "["
      for (offset, element) in elements.enumerated() {
        if offset > 0 { text += "," }
        write(element)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (offset, member) in members.enumerated() {
        if offset > 0 { text += "," }
        write(member.0)
        text += ":"
        write(member.1)
      }
      text += "}"
    }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
