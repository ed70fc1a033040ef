/// A table of screens and languages: how many texts are cut or run into something else. Screens that differ in other
/// ways, such as devices, share a row.
package struct LanguageTable: Sendable, Hashable {
  /// Something that is wrong with an object in a language.
  private struct Fault: Sendable, Hashable {
    var screen: String
    var language: String
    var rule: String
    /// The path of the object.
    var object: String
  }

  /// The languages and screens, in the order in which they came.
  package private(set) var languages: [String] = []
  private var screens: [String] = []
  /// The faults, each with its place and message as they were first found.
  private var faults: [Fault: String] = [:]

  private static let title = "cut, in the way or outside"

  package init() {}

  /// Adds a picture, whether or not anything is wrong with it.
  package mutating func add(screen: String, language: String) {
    if !languages.contains(language) { languages.append(language) }
    if screens.last != screen, !screens.contains(screen) { screens.append(screen) }
  }

  /// Adds what is wrong with an object of a picture.
  ///
  /// - Parameter message: the place and the fault, as a line for the terminal.
  package mutating func add(
    rule: String, object: String, message: String, screen: String, language: String
  ) {
    add(screen: screen, language: language)
    let fault = Fault(screen: screen, language: language, rule: rule, object: object)
    faults[fault] = faults[fault] ?? message
  }

  /// Adds the pictures of another table.
  package mutating func add(_ other: LanguageTable) {
    for language in other.languages where !languages.contains(language) {
      languages.append(language)
    }
    let known = Set(screens)
    screens += other.screens.filter { !known.contains($0) }
    faults.merge(other.faults) { first, _ in first }
  }

  /// Puts languages and screens in the order of their names, as tables of shards are merged in any.
  package mutating func sort() {
    languages.sort()
    screens.sort()
  }

  /// The lines of the table; empty unless there are several languages.
  ///
  /// - Parameter isWhole: Whether screens with nothing wrong are listed, too.
  package func lines(isWhole: Bool) -> [String] {
    guard languages.count > 1 else { return [] }
    let counts = faults.keys.reduce(into: [[String]: Int]()) {
      $0[[$1.screen, $1.language], default: 0] += 1
    }
    let rows = screens.map { screen in
      [screen] + languages.map { "\(counts[[screen, $0]] ?? 0)" }
    }.filter { row in isWhole || row.dropFirst().contains { $0 != "0" } }
    guard !rows.isEmpty else { return [] }
    let table = [[Self.title] + languages] + rows
    let widths = table[0].indices.map { column in
      table.map { TerminalText.columns($0[column]) }.max() ?? 0
    }
    return table.map { row in
      row.enumerated().map { column, text in
        column == 0
          ? TerminalText.padded(text, widths[column]) : TerminalText.leading(text, widths[column])
      }.joined(separator: "  ")
    }
  }

  /// A line for each object with a fault, with the languages in which it has it; empty unless there are several languages.
  ///
  /// - Parameter limit: the most lines; one more tells how many are left out.
  package func details(limit: Int) -> [String] {
    guard languages.count > 1 else { return [] }
    let groups = Dictionary(grouping: faults) { [$0.key.screen, $0.key.object, $0.key.rule] }
    let order = Dictionary(screens.enumerated().map { ($1, $0) }) { first, _ in first }
    let keys = groups.keys.sorted { a, b in
      (order[a[0]] ?? 0, a[1], a[2]) < (order[b[0]] ?? 0, b[1], b[2])
    }
    let lines = keys.prefix(limit).compactMap { key -> String? in
      let own = languages.filter { language in
        groups[key]?.contains { $0.key.language == language } ?? false
      }
      let message = groups[key]?.first { $0.key.language == own.first }?.value
      return message.map { "\($0): \(own.joined(separator: ", "))" }
    }
    let rest = keys.count - lines.count
    return lines + (rest > 0 ? ["and \(rest) more; 'mockup render --audit' lists all"] : [])
  }
}
