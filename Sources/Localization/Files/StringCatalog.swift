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
    /// Its part of `localizations`.
    fileprivate var localizations = 0..<0
  }

  /// Where the text of a key in one language is: small, since a catalogue has a hundred thousand of them.
  private struct Localization: Sendable {
    /// The index of the language.
    var language: Int32
    /// The bytes.
    var start, end: Int32
    var line, column: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
    var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
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
  /// The languages that any key has a text in, as they are written, in the order of the file.
  package private(set) var languages: [String] = []
  /// What is odd, but can be read.
  package private(set) var warnings: [TableFinding] = []

  private var bytes: [UInt8]
  private var localizations: [Localization] = []
  /// The indices of languages, and of the last text in each.
  private var numbers: [String: Int] = [:]
  private var latest: [Int] = []
  /// The spellings of each language, that of the keys among them.
  private var spellings: [LanguageTag: [String]] = [:]

  /// The greatest size of a file: 64 MiB.
  package static let byteLimit = 64 << 20
  /// The most texts of a file.
  package static let textLimit = 2_000_000
  /// The most languages of a file.
  package static let languageLimit = 1000
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
    for name in Set(result.languages).union([result.sourceLanguage]).sorted() {
      if let tag = LanguageTag(name) { result.spellings[tag, default: []].append(name) }
    }
    self = result
  }

  /// The languages of the texts, that of the keys among them.
  package var tags: Set<LanguageTag> { Set(spellings.keys) }

  /// The names of a language in the file: there may be several for one.
  package func names(of language: LanguageTag) -> [String] { spellings[language] ?? [] }

  private mutating func read(
    _ name: String, at position: SourcePosition, _ scanner: inout CatalogScanner,
    _ textCount: inout Int
  ) throws(TableFinding) {
    var key = Key(position: position)
    let first = localizations.count
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
          textCount += 1
          guard textCount <= Self.textLimit else {
            throw TableFinding(.tooManyKeys(limit: Self.textLimit), at: place)
          }
          try add(language, range, at: place, first: first)
        }
      default: _ = try scanner.skipValue()
      }
    }
    key.localizations = first..<localizations.count
    if let other = keys.updateValue(key, forKey: name) {
      warn(.repeatedKey(name, first: other.position), at: position)
    } else if keys.count > StringsFile.keyLimit {
      throw TableFinding(.tooManyKeys(limit: StringsFile.keyLimit), at: position)
    }
  }

  /// Adds a text of the key whose texts begin at `first`. Of equal languages the first one counts.
  private mutating func add(
    _ language: String, _ range: Range<Int>, at position: SourcePosition, first: Int
  ) throws(TableFinding) {
    let number: Int
    if let known = numbers[language] {
      number = known
      guard latest[number] < first else { return }
    } else {
      number = languages.count
      guard number < Self.languageLimit else {
        throw TableFinding(.tooManyLanguages(limit: Self.languageLimit), at: position)
      }
      numbers[language] = number
      languages.append(language)
      latest.append(0)
    }
    latest[number] = localizations.count
    localizations.append(
      Localization(
        language: Int32(number), start: Int32(range.lowerBound), end: Int32(range.upperBound),
        line: Int32(position.line), column: Int32(position.column)))
  }

  private mutating func warn(_ problem: TableProblem, at position: SourcePosition) {
    guard warnings.count < StringsFile.warningLimit else { return }
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
      localization(of: key, in: language)
      ?? (key.shouldTranslate ? nil : localization(of: key, in: sourceLanguage))
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
  private func localization(of key: Key, in language: String) -> Localization? {
    guard let number = numbers[language] else { return nil }
    return localizations[key.localizations].first { $0.language == number }
  }
}
