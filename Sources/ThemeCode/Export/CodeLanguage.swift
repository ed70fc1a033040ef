/// A language that themes are exported to.
public enum CodeLanguage: String, Sendable, Hashable, CaseIterable {
  case swift
  case objectiveC = "objc"

  /// One of two texts.
  func choose(_ swift: @autoclosure () -> String, _ objectiveC: @autoclosure () -> String)
    -> String
  {
    self == .swift ? swift() : objectiveC()
  }

  /// A string literal.
  func literal(_ text: String) -> String {
    var result = self == .swift ? "\"" : "@\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        // Three octal digits end by themselves; a number after them is no part of them.
        let octal = String(scalar.value, radix: 8)
        result +=
          self == .swift
          ? "\\u{\(digits)}" : "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Words that can't be the name of a constant: keywords, and methods of NSObject's class.
  private static let reserved: Set<String> = [
    "alloc", "associatedtype", "as", "auto", "autorelease", "bool", "break", "case", "catch",
    "char", "class", "const", "continue", "copy", "dealloc", "debugDescription", "default",
    "defer", "deinit", "description", "do", "double", "else", "enum", "extension", "extern",
    "fallthrough", "false", "fileprivate", "float", "for", "func", "goto", "guard", "hash", "id",
    "if", "import", "in", "init", "initialize", "inline", "inout", "int", "internal", "is",
    "isEqual", "let", "load", "long", "mutableCopy", "new", "nil", "open", "operator", "private",
    "protocol", "public", "register", "release", "repeat", "restrict", "retain", "rethrows",
    "return", "self", "Self", "short", "signed", "sizeof", "static", "struct", "subscript",
    "super", "superclass", "switch", "throw", "throws", "true", "try", "typealias", "typedef",
    "union", "unsigned", "var", "version", "void", "volatile", "where", "while", "window",
    "applyTheme", "applyToWindow", "zone",
  ]

  /// A name as both languages take it: `navMini` for `nav-mini`.
  static func identifier(_ name: String) -> String {
    var result = ""
    var startsWord = false
    for scalar in name.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter =
        scalar.isASCII && scalar.properties.isAlphabetic || scalar == "_"
      guard isLetter || isDigit && !result.isEmpty else {
        startsWord = !result.isEmpty
        continue
      }
      result += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    if result.isEmpty || result.allSatisfy({ $0 == "_" }) { result = "value" }
    return reserved.contains(result) ? result + "Value" : result
  }
}
