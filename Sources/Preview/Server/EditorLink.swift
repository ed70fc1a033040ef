import FileSystem

/// The way to open a file in the user's editor: a command such as `code --goto FILE:LINE:COLUMN`, or an address that
/// the browser opens, such as `vscode://file/FILE:LINE:COLUMN`.
///
/// It comes from the command line or the environment, never from a file of the project. A command is started without
/// a shell.
package struct EditorLink: Equatable {
  /// The program and its arguments, in which `FILE`, `LINE` and `COLUMN` stand for the place; empty for an address.
  private let words: [String]
  /// The address, with the same words; nil for a command.
  let address: String?

  /// Nil for an empty command.
  package init?(_ command: String) {
    var words = command.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    guard !Self.isAddress(command) else {
      self.words = []
      address = command
      return
    }
    address = nil
    // A command without a place gets the file at its end.
    if !words.contains(where: { $0.contains("FILE") }) { words.append("FILE") }
    self.words = words
  }

  /// Whether a text begins with a scheme and `://`.
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      return false
    }
    let scheme = text[..<colon]
    return !scheme.isEmpty
      && scheme.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+.-".utf8.contains(byte)
      }
  }

  /// The program and its arguments for a place; empty for an address.
  func command(_ file: String, line: Int, column: Int) -> [String] {
    words.map { word in
      var text = ""
      var rest = Substring(word)
      while let first = rest.first {
        if rest.hasPrefix("FILE") {
          text += file
          rest = rest.dropFirst(4)
        } else if rest.hasPrefix("LINE") {
          text += String(line)
          rest = rest.dropFirst(4)
        } else if rest.hasPrefix("COLUMN") {
          text += String(column)
          rest = rest.dropFirst(6)
        } else {
          text.append(first)
          rest = rest.dropFirst()
        }
      }
      return text
    }
  }

  /// Starts the editor.
  func open(_ file: String, line: Int, column: Int) {
    let words = command(file, line: line, column: column)
    guard !words.isEmpty else { return }
    HelperProgram.launch(words[0], Array(words.dropFirst()))
  }
}
