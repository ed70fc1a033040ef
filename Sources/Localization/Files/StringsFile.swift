import Syntax

/// A `.strings` file: keys and texts of one table in one language.
package struct StringsFile: Sendable {
  /// The texts by key.
  package private(set) var entries: [String: TableEntry] = [:]
  /// What is odd, but can be read.
  package private(set) var warnings: [TableFinding] = []

  /// The most keys of a file.
  package static let keyLimit = 200_000
  /// The most of its warnings that are told.
  static let warningLimit = 100

  /// Reads a file: an old-style property list in UTF-8 or UTF-16, or one in XML.
  ///
  /// - Throws: `TableFinding` for what Foundation refuses, too, and for a file beyond the limits.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) throws(TableFinding) {
    let text = try FileText.decoded(bytes)
    if FileText.isXML(text) {
      try readXML(text)
    } else {
      try readOldStyle(text)
    }
  }

  private mutating func readXML(_ bytes: [UInt8]) throws(TableFinding) {
    let root = try PropertyListFile.root(bytes)
    for member in root.object?.members ?? [] {
      guard let text = member.node.string else {
        warn(.noText(member.key), at: member.keyPosition)
        continue
      }
      try add(member.key, text, at: member.keyPosition)
    }
  }

  private mutating func readOldStyle(_ bytes: [UInt8]) throws(TableFinding) {
    var scanner = StringsScanner(bytes)
    try scanner.skipTrivia()
    let isWrapped = scanner.skip(UInt8(ascii: "{"))
    while true {
      try scanner.skipTrivia()
      let position = scanner.position
      guard let key = try scanner.text() else { break }
      try scanner.skipTrivia()
      var text = key
      if scanner.skip(UInt8(ascii: "=")) {
        try scanner.skipTrivia()
        guard let value = try scanner.text() else {
          throw TableFinding(
            .unexpected(scanner.found, expected: "a text"), at: scanner.position)
        }
        text = value
        try scanner.skipTrivia()
      }
      guard scanner.skip(UInt8(ascii: ";")) else {
        throw TableFinding(.unexpected(scanner.found, expected: "';'"), at: scanner.position)
      }
      try add(key, text, at: position)
    }
    if isWrapped {
      guard scanner.skip(UInt8(ascii: "}")) else {
        throw TableFinding(.unexpected(scanner.found, expected: "'}'"), at: scanner.position)
      }
      try scanner.skipTrivia()
    }
    guard scanner.isAtEnd else {
      throw TableFinding(.unexpected(scanner.found, expected: "a key"), at: scanner.position)
    }
    for warning in scanner.warnings { warn(warning.problem, at: warning.position) }
  }

  private mutating func add(
    _ key: String, _ text: String, at position: SourcePosition
  ) throws(TableFinding) {
    let entry = TableEntry(text: .text(text), position: position)
    // The last of equal keys counts, as for Foundation.
    if let first = entries.updateValue(entry, forKey: key) {
      warn(.repeatedKey(key, first: first.position), at: position)
    } else if entries.count > Self.keyLimit {
      throw TableFinding(.tooManyKeys(limit: Self.keyLimit), at: position)
    }
  }

  private mutating func warn(_ problem: TableProblem, at position: SourcePosition) {
    guard warnings.count < Self.warningLimit else { return }
    warnings.append(TableFinding(problem, at: position))
  }
}
