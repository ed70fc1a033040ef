import FileSystem

/// A command that opens a file in the user's editor, such as `code --goto FILE:LINE:COLUMN`.
///
/// It comes from the command line or the environment, never from a file of the project, and is started without a
/// shell.
struct EditorLink: Equatable {
  /// The program and its arguments, in which `FILE`, `LINE` and `COLUMN` stand for the place.
  private let words: [String]

  /// Nil for an empty command.
  init?(_ command: String) {
    var words = command.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    // A command without a place gets the file at its end.
    if !words.contains(where: { $0.contains("FILE") }) { words.append("FILE") }
    self.words = words
  }

  /// The program and its arguments for a place.
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
    HelperProgram.launch(words[0], Array(words.dropFirst()))
  }
}
