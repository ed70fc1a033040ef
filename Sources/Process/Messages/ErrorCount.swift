/// Counts errors where they are more than a screen of text.
package enum ErrorCount {
  /// The number of errors from which on they are counted.
  private static let least = 20

  /// A note about many errors: how many there are, which kind is the most frequent, and how to see
  /// only those. Empty for few errors.
  ///
  /// - Parameter lines: messages of the form `FILE:LINE:COLUMN: error: TEXT`.
  package static func note(about lines: [String]) -> [String] {
    let texts = lines.compactMap(text)
    guard texts.count >= least else { return [] }
    var counts: [String: Int] = [:]
    for text in texts { counts[kind(text), default: 0] += 1 }
    let frequent = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    var note = "mockup: note: \(texts.count) errors"
    if counts.count == 1, let frequent {
      note += ", all of one kind: '\(frequent.key)'"
    } else if let frequent, frequent.value > 1 {
      note +=
        " of \(counts.count) kinds; to see \(frequent.value) of them, add 2>&1 | grep -F '\(frequent.key)'"
    }
    return [note]
  }

  /// The text of an error; nil for other lines.
  private static func text(_ line: String) -> String? {
    let words = line.split(separator: ": ", omittingEmptySubsequences: false)
    guard let index = words.firstIndex(of: "error") else { return nil }
    return words[(index + 1)...].joined(separator: ": ")
  }

  /// The number of letters that tell a kind: fewer, as `is`, stand in many texts.
  private static let leastLetters = 6

  /// The text that errors of a kind have in common: the first part of the text without names and numbers that is long
  /// enough to tell a kind.
  private static func kind(_ text: String) -> String {
    let plain = text.split(separator: " (at ").first.map(String.init) ?? text
    var parts: [String] = []
    for (index, part) in plain.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    where index.isMultiple(of: 2) {
      parts += part.split { $0.isNumber || "\"#[];".contains($0) }.map(String.init)
    }
    var kind =
      parts.first { $0.count >= leastLetters } ?? parts.max { $0.count < $1.count } ?? plain
    while kind.hasPrefix(" ") { kind.removeFirst() }
    while kind.hasSuffix(" ") { kind.removeLast() }
    return kind
  }
}
