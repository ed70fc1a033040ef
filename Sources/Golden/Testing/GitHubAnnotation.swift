import Syntax

/// The line that makes GitHub Actions show a failure beside the screen's file.
package struct GitHubAnnotation {
  /// Makes the paths of screens relative to the repository.
  package var repository: RepositoryPath

  package func text(_ result: CaseResult) -> String {
    "::error file=\(Self.property(repository.path(result.screen))),title=\(Self.property(result.id))::"
      + Self.data(result.lines.joined(separator: "\n"))
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    // Lines of the text stay lines; everything else that drives a terminal does not.
    text.unicodeScalars.map { scalar in
      table[scalar] ?? TerminalText.printable(String(scalar))
    }.joined()
  }
}
