package import Syntax

/// An `.xcstrings` file: the texts of one table in all languages. Only what is asked for is read as a whole.
package struct StringCatalog: Sendable {
  /// What the file says of one key.
  package struct Key: Sendable {
    /// The place of the key.
    package var position: SourcePosition
    /// Whether translators are to leave it alone.
    package var shouldTranslate = true
    /// `manual`, `stale`, `migrated`, …; nil for what Xcode found in code.
    package var extractionState: String?
    /// Where the texts are, by language as it is written.
    fileprivate var localizations: [Localization] = []

    /// The languages that the key has a text in, as they are written.
    package var languages: [String] { localizations.map(\.language) }
  }

  fileprivate struct Localization: Sendable {
    var language: String
    var range: Range<Int>
    var position: SourcePosition
  }

  /// A text as it is written for one language.
  package struct Text: Sendable {
    package var entry: TableEntry
    /// The states of its texts: `translated`, `needs_review`, `new`, …
    package var states: Set<String>
  }

  /// The language in which the keys' own texts are, as it is written.
  package private(set) var sourceLanguage = "en"
  /// The keys.
  package private(set) var keys: [String: Key] = [:]
  /// The languages that any key has a text in, as they are written.
  package private(set) var languages: Set<String> = []
  /// What is odd, but can be read.
  package private(set) var warnings: [TableFinding] = []

  private var bytes: [UInt8]

  /// The greatest size of a file: 64 MiB.
  package static let byteLimit = 64 << 20
  /// The most texts of a file.
  package static let textLimit = 2_000_000
  private static let warningLimit = 100
  private static let versions = ["1.0", "1.1"]

  /// Reads where the texts of a file are.
  ///
  /// - Throws: `TableFinding` for a file that is no String Catalog, or beyond the limits.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) throws(TableFinding) {
    guard bytes.count <= Self.byteLimit else {
      throw TableFinding(.tooLarge(limit: Self.byteLimit), at: .start)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw TableFinding(.badEncoding, at: .start)
    }
    self.bytes = bytes
    var scanner = CatalogScanner(bytes)
    var textCount = 0
    var result = self
    try scanner.members { scanner, key, position throws(TableFinding) in
      switch key {
      case "sourceLanguage": result.sourceLanguage = try scanner.text()
      case "version":
        let version = try scanner.text()
        if !Self.versions.contains(version) {
          result.warnings.append(TableFinding(.unknownVersion(version), at: position))
        }
      case "strings":
        try scanner.members { scanner, key, position throws(TableFinding) in
          try result.read(key, at: position, &scanner, &textCount)
        }
      default: _ = try scanner.skipValue()
      }
    }
    scanner.skipSpace()
    guard scanner.offset >= bytes.count else { throw scanner.unexpected("nothing more") }
    self = result
  }

  private mutating func read(
    _ name: String, at position: SourcePosition, _ scanner: inout CatalogScanner,
    _ textCount: inout Int
  ) throws(TableFinding) {
    var key = Key(position: position)
    var seen: Set<String> = []
    var count = textCount
    try scanner.members { scanner, member, _ throws(TableFinding) in
      switch member {
      case "shouldTranslate":
        let start = scanner.current
        _ = try scanner.skipValue()
        key.shouldTranslate = start != UInt8(ascii: "f")
      case "extractionState": key.extractionState = try scanner.text()
      case "localizations":
        try scanner.members { scanner, language, place throws(TableFinding) in
          let range = try scanner.skipValue()
          count += 1
          guard seen.insert(language).inserted else { return }
          guard count <= Self.textLimit else {
            throw TableFinding(.tooManyKeys(limit: Self.textLimit), at: place)
          }
          key.localizations.append(
            Localization(language: language, range: range, position: place))
        }
      default: _ = try scanner.skipValue()
      }
    }
    textCount = count
    languages.formUnion(seen)
    if let first = keys.updateValue(key, forKey: name) {
      warn(.repeatedKey(name, first: first.position), at: position)
    } else if keys.count > StringsFile.keyLimit {
      throw TableFinding(.tooManyKeys(limit: StringsFile.keyLimit), at: position)
    }
  }

  private mutating func warn(_ problem: TableProblem, at position: SourcePosition) {
    guard warnings.count < Self.warningLimit else { return }
    warnings.append(TableFinding(problem, at: position))
  }

  /// The text of a key in a language.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - language: the language as the file writes it.
  ///   - warnings: receives what is odd about the text.
  /// - Returns: nil if there is none. In the language of the keys, a key without a text is its own.
  /// - Complexity: O(*n*) in the number of bytes of the text.
  package func text(
    _ name: String, in language: String, warnings: inout [TableFinding]
  ) -> Text? {
    guard let key = keys[name] else { return nil }
    let found =
      key.localizations.first { $0.language == language }
      ?? (key.shouldTranslate
        ? nil : key.localizations.first { $0.language == sourceLanguage })
    guard let found else {
      guard language == sourceLanguage || !key.shouldTranslate else { return nil }
      return Text(
        entry: TableEntry(text: .text(name), position: key.position), states: [])
    }
    var diagnostics = Diagnostics()
    let file = SourceFile(label: "", bytes: Array(bytes[found.range]))
    guard let node = JSONParser.parse(file, into: &diagnostics) else {
      let message = diagnostics.found.first?.message ?? ""
      warnings.append(TableFinding(.syntax(message), at: found.position))
      return nil
    }
    var reader = CatalogTextReader(position: found.position)
    let entry = reader.entry(node)
    warnings += reader.warnings
    guard let entry else { return nil }
    // What nobody has translated yet is not compiled.
    if reader.states == ["new"], entry.text == .text("") { return nil }
    return Text(entry: entry, states: reader.states)
  }
}
