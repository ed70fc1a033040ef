import ScreenFormat
import TestSupport
import Testing

/// What `--help` and the manual page say of commands and their options.
@Suite struct HelpTests {
  /// Words that begin a sentence whose subject is missing.
  private static let badBeginnings: Set<String> = [
    "of", "what", "where", "how", "over", "under", "behind", "below", "above", "between", "beside",
    "instead", "in", "at", "for", "from", "to", "while", "on", "after", "before", "as", "which",
    "when", "who", "whose", "like",
  ]

  /// The texts of a command and of those below it, with their places.
  private func texts(
    _ command: DocumentObject, _ path: String
  ) -> [(place: String, text: String)] {
    let name = "\(path) \(command["commandName"]?.string ?? "")"
    // The parser's own.
    guard command["commandName"]?.string != "help" else { return [] }
    var result = [(name, command["abstract"]?.string ?? "")]
    for argument in command["arguments"]?.array ?? [] {
      guard let argument = argument.object else { continue }
      result.append(
        ("\(name) \(argument["valueName"]?.string ?? "")", argument["abstract"]?.string ?? ""))
    }
    for case let subcommand? in (command["subcommands"]?.array ?? []).map(\.object) {
      result += texts(subcommand, name)
    }
    return result
  }

  @Test func `texts of commands and options are sentences that say what they are`() throws {
    let outcome = try CommandRunner().run(["--experimental-dump-help"])
    var diagnostics = Diagnostics()
    let tree = JSONParser.parse(
      SourceFile(label: "help", text: outcome.output), into: &diagnostics)
    let command = try #require(tree?.object?["command"]?.object)
    let texts = texts(command, "")
    #expect(texts.count > 200)
    for (place, text) in texts {
      let words = text.split { $0 == " " || $0 == "\n" }
      #expect(words.count >= 3, "\(place): \(text)")
      #expect(text.hasSuffix("."), "\(place): \(text)")
      #expect(
        !Self.badBeginnings.contains(words.first?.lowercased() ?? ""), "\(place): \(text)")
    }
  }
}
