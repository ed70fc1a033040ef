import ScreenFormat

/// The failures of a report as Markdown: a line of counts and a table.
struct Markdown {
  /// The greatest size of the table, in bytes: GitHub takes one MiB a step.
  private static let limit = 512 << 10

  private let head: String
  private var rows = ""
  private var omitted = 0

  /// Starts a text.
  ///
  /// - Parameters:
  ///   - tally: The counts of all results.
  ///   - stale: The goldens that no picture uses.
  ///   - lost: Sentences about reports that are missing, as Markdown.
  init(_ tally: ReportTally, stale: [String], lost: [String]) {
    let counts = CaseResult.Status.allCases.filter { tally.count($0) > 0 }.map {
      "\(tally.count($0)) \($0.rawValue)"
    }
    var head = "### \(Wording.count(tally.total, "picture"))"
    head += counts.isEmpty ? "\n" : ": \(counts.joined(separator: ", "))\n"
    if !stale.isEmpty {
      head += "\n\(Wording.count(stale.count, "golden")) that no picture uses.\n"
    }
    for sentence in lost.prefix(100) { head += "\n\(sentence)\n" }
    if lost.count > 100 { head += "\nAnd \(lost.count - 100) more.\n" }
    self.head = head
  }

  /// Adds a row for a failure.
  mutating func add(_ result: CaseResult) {
    guard rows.utf8.count < Self.limit else { return omitted += 1 }
    var what = [result.headline]
    if let pixels = result.pixels { what.append(Wording.count(pixels.count, "pixel")) }
    what += result.elements.prefix(2).map { "in \($0.name)" }
    what += result.notes.prefix(2)
    rows +=
      "| \(Self.escaped(result.id)) | \(result.status.rawValue) | "
      + "\(Self.escaped(String(what.joined(separator: "; ").prefix(400)))) |\n"
  }

  /// The whole text.
  var text: String {
    guard !rows.isEmpty else { return head }
    let rest = omitted > 0 ? "\nAnd \(Wording.count(omitted, "more failure")).\n" : ""
    return "\(head)\n| picture | | |\n| --- | --- | --- |\n\(rows)\(rest)"
  }

  /// Text as code.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Escapes text, so that nothing in it is Markdown, HTML or a mention of a person.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", "/", ".", ",", ";", ":", "-", "'", "(", ")":
        String(scalar)
      default:
        scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
          ? "&#\(scalar.value);" : TerminalText.printable(String(scalar))
      }
    }.joined()
  }
}
