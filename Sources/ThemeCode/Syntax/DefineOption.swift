/// The option by which a user decides what code leaves open, as messages print it and the command takes it.
public enum DefineOption {
  /// The name and the value of `NAME=true`; nil for what is of another form.
  public static func parse(_ text: String) -> (name: String, value: Bool)? {
    guard let equals = text.lastIndex(of: "="), equals > text.startIndex else { return nil }
    let name = text[..<equals].filter { !$0.isWhitespace }
    switch text[text.index(after: equals)...].lowercased() {
    case "true", "yes", "1": return (name, true)
    case "false", "no", "0": return (name, false)
    default: return nil
    }
  }

  /// `--define NAME=true`.
  static func text(_ condition: String, _ value: Bool) -> String {
    ShellWord.option("--define", "\(condition.filter { !$0.isWhitespace })=\(value)")
  }
}

/// Words of command lines in messages, to be pasted into a shell.
enum ShellWord {
  /// An option with its value, in quotes where a shell would read it otherwise.
  static func option(_ name: String, _ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_.=-:/".utf8.contains(byte)
      }
    }
    return isPlain ? "\(name) \(value)" : "\(name) '\(value.replacing("'", with: #"'\''"#))'"
  }
}
