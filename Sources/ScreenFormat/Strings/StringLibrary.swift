import Localization
import ObjectModel

/// The texts of a build: finds the one language that is shown, and reads the tables that are asked for in it.
package struct StringLibrary: Sendable {
  /// A text that was found.
  struct Found {
    var entry: TableEntry
    /// The place of the key in its file.
    var place: DocumentPlace
  }

  private let loader: any AssetLoader
  /// The store of what other screens have read; nil keeps nothing.
  private let decodedFiles: DecodedFiles?
  /// The folders in the order in which they are searched.
  private(set) var folders: [StringFolder] = []
  /// The place in a document that names the first folder.
  private(set) var place: DocumentPlace?
  /// What is wrong with files.
  private(set) var diagnostics = Diagnostics()

  /// What was asked for.
  private(set) var choice = LocaleChoice.language(LanguageTag.english)
  /// The language that the application was developed in.
  private(set) var development = LanguageTag.english
  /// The language that is shown.
  private(set) var language = LanguageTag.english
  /// The languages that there are texts in.
  private(set) var available: Set<LanguageTag> = []
  /// Whether there are texts in the language that was asked for, or in one that stands in for it.
  private(set) var hasTexts = false

  private var rules: [LanguageTag: PluralRules] = [:]
  private var listings = PathTable<Set<String>>()
  private var tables = PathTable<[String: TableEntry]?>()
  private var catalogs = PathTable<StringCatalog?>()
  /// The tables of files that can't be read, or are damaged.
  private(set) var brokenTables: Set<String> = []
  /// The number of missing texts whose nearest name was looked for.
  var gapCount = 0

  /// The endings of a table's files in the folder of a language, in the order in which they are searched.
  static let tableEndings = [".stringsdict", ".strings"]

  init(loader: any AssetLoader, decodedFiles: DecodedFiles?) {
    self.loader = loader
    self.decodedFiles = decodedFiles
  }

  /// Adds a folder, to be searched after the others.
  ///
  /// - Parameters:
  ///   - path: the folder's path.
  ///   - place: the place in the document that names it.
  /// - Returns: false for a folder without anything that could hold texts.
  mutating func add(folder path: String, at place: DocumentPlace) throws(AssetError) -> Bool {
    guard !folders.contains(where: { PathKey($0.path) == PathKey(path) }) else { return true }
    let folder = try StringFolder(path: path, loader: loader)
    self.place = self.place ?? place
    for link in folder.links { warn(StringFileProblem.link, in: link, at: .start) }
    folders.append(folder)
    return !folder.isEmpty
  }

  /// Chooses the one language of all folders. Reads where the texts of String Catalogs are, since only they tell which
  /// languages they hold.
  mutating func choose(_ choice: LocaleChoice, development: LanguageTag) {
    self.choice = choice
    self.development = development
    let wanted = if case .language(let tag) = choice { tag } else { development }
    language = wanted
    guard !folders.isEmpty else { return }
    available = []
    for folder in folders {
      available.formUnion(folder.languages.keys)
      if folder.hasBase { available.insert(development) }
      for path in folder.catalogs.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        guard let catalog = catalog(at: path) else { continue }
        available.formUnion(catalog.tags)
      }
    }
    let chosen = LanguageChoice.choose(wanted, development: development, among: available)
    language = chosen ?? wanted
    hasTexts = chosen.map { $0.language == wanted.language } ?? false
  }

  /// The names of the languages that there are texts in.
  package var languages: [String] { available.map(\.name).sorted() }

  /// The languages with texts, as suggestions where the name that was asked for is of no language; none otherwise.
  var suggestedLanguages: [String] {
    guard case .language(let tag) = choice, !PluralRules.exist(for: tag) else { return [] }
    return available.map(\.name).sorted()
  }

  /// Whether the language is written from right to left, or is to be laid out so.
  var isRightToLeft: Bool {
    choice.pseudoLanguage == .rightToLeft || language.isRightToLeft
  }

  /// The text of a key in the language that is shown; nil if there is none.
  mutating func text(of key: String, table: String) -> Found? {
    text(of: key, table: table, in: language)
  }

  /// The text of a storyboard's key in the language that the application was developed in, which it keeps where
  /// another language has none; nil for other tables.
  mutating func baseText(of key: String, table: String) -> Found? {
    guard isStoryboard(table) else { return nil }
    return text(of: key, table: table, in: development)
  }

  /// Whether the language that is shown is that in which a storyboard has its own texts.
  mutating func isBase(of table: String) -> Bool {
    language == development && isStoryboard(table)
  }

  /// The plural rules of a language.
  mutating func rules(for language: LanguageTag) -> PluralRules {
    if let known = rules[language] { return known }
    let own = PluralRules(for: language)
    rules[language] = own
    return own
  }

  /// All texts of a table in a language, by key.
  mutating func texts(of table: String, in language: LanguageTag) -> [String: Found] {
    var result: [String: Found] = [:]
    for folder in folders {
      for name in folders(of: language, in: folder) {
        let path = FilePath.join(folder.path, name)
        for end in Self.tableEndings where names(in: path).contains(table + end) {
          let file = FilePath.join(path, table + end)
          for (key, entry) in self.table(at: file) ?? [:] where result[key] == nil {
            result[key] = Found(entry: entry, place: Self.place(file, entry.position))
          }
        }
      }
      for path in folder.catalogs[table] ?? [] {
        for key in catalog(at: path)?.keys.keys.sorted() ?? [] where result[key] == nil {
          result[key] = text(of: key, catalog: path, in: language)
        }
      }
    }
    return result
  }

  // MARK: Searching

  private mutating func text(
    of key: String, table: String, in language: LanguageTag
  ) -> Found? {
    for folder in folders {
      for name in folders(of: language, in: folder) {
        let path = FilePath.join(folder.path, name)
        for end in Self.tableEndings {
          if let found = text(of: key, file: table + end, in: path) { return found }
        }
      }
      for path in folder.catalogs[table] ?? [] {
        if let found = text(of: key, catalog: path, in: language) { return found }
      }
    }
    return nil
  }

  /// The names of a language's folders. What was there before an application had languages is in `Base.lproj`.
  func folders(of language: LanguageTag, in folder: StringFolder) -> [String] {
    let base = folder.hasBase && language == development ? [StringFolder.base] : []
    return (folder.languages[language] ?? []) + base
  }

  private mutating func text(of key: String, file name: String, in folder: String) -> Found? {
    let path = FilePath.join(folder, name)
    guard names(in: folder).contains(name), let entry = table(at: path)?[key] else { return nil }
    return Found(entry: entry, place: Self.place(path, entry.position))
  }

  private mutating func text(
    of key: String, catalog path: String, in language: LanguageTag
  ) -> Found? {
    guard let catalog = catalog(at: path), catalog.keys[key] != nil else { return nil }
    let own = catalog.keys[key]?.shouldTranslate == false ? [catalog.sourceLanguage] : []
    for name in catalog.names(of: language) + own {
      var warnings: [TableFinding] = []
      let text = catalog.text(key, in: name, warnings: &warnings)
      for warning in warnings { warn(warning.problem, in: path, at: warning.position) }
      if let text {
        return Found(entry: text.entry, place: Self.place(path, text.entry.position))
      }
    }
    return nil
  }

  private mutating func isStoryboard(_ table: String) -> Bool {
    for folder in folders {
      if folder.storyboardTables.contains(table) { return true }
      for name in folders(of: development, in: folder) {
        let files = names(in: FilePath.join(folder.path, name))
        if files.contains("\(table).storyboard") || files.contains("\(table).xib") { return true }
      }
    }
    return false
  }

  private static func place(_ path: String, _ position: SourcePosition) -> DocumentPlace {
    DocumentPlace(file: FilePath.simplified(path), line: position.line, column: position.column)
  }

  // MARK: Files

  mutating func names(in folder: String) -> Set<String> {
    if let known = listings[folder] { return known }
    let names = Set((try? loader.list(folder)) ?? [])
    listings[folder] = names
    return names
  }

  mutating func table(at path: String) -> [String: TableEntry]? {
    if let known = tables[path] { return known }
    let table = read(path) { bytes throws(TableFinding) -> StringTable in
      try StringTable(bytes, isDictionary: path.hasSuffix(".stringsdict"))
    }
    for warning in table?.warnings ?? [] { warn(warning.problem, in: path, at: warning.position) }
    tables[path] = .some(table?.entries)
    return table?.entries
  }

  mutating func catalog(at path: String) -> StringCatalog? {
    if let known = catalogs[path] { return known }
    let catalog = read(path) { bytes throws(TableFinding) -> StringCatalog in
      try StringCatalog(bytes)
    }
    for warning in catalog?.warnings ?? [] { warn(warning.problem, in: path, at: warning.position) }
    catalogs[path] = .some(catalog)
    return catalog
  }

  /// Reads a file, unless another build has read the same bytes.
  private mutating func read<File: Sendable>(
    _ path: String, _ parse: ([UInt8]) throws(TableFinding) -> File
  ) -> File? {
    guard !loader.isLink(path) else {
      warn(StringFileProblem.link, in: path, at: .start)
      return nil
    }
    let bytes: [UInt8]
    do throws(AssetError) {
      bytes = try loader.read(path)
    } catch {
      report(.unreadable(error), in: path, at: .start)
      return nil
    }
    let key = StringFileKey(path: PathKey(path))
    if let known: File = decodedFiles?.value(key, of: bytes) { return known }
    do throws(TableFinding) {
      let file = try parse(bytes)
      decodedFiles?.keep(file, byteCount: 2 * bytes.count, key, of: bytes)
      return file
    } catch {
      report(.damaged(error.problem), in: path, at: error.position)
      return nil
    }
  }

  private mutating func warn(
    _ problem: some DocumentProblem, in path: String, at position: SourcePosition
  ) {
    diagnostics.add(problem, .warning, at: Self.cursor(path, position))
  }

  private mutating func report(
    _ problem: StringFileProblem, in path: String, at position: SourcePosition
  ) {
    diagnostics.add(problem, .error, at: Self.cursor(path, position))
    let name = FilePath.name(of: path)
    brokenTables.insert(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
  }

  private static func cursor(_ path: String, _ position: SourcePosition) -> Cursor {
    Cursor(root: DocumentNode(.null, at: position), file: FilePath.simplified(path))
  }
}

/// A file of texts in a store, by its path.
private struct StringFileKey: Hashable, Sendable {
  var path: PathKey
}

/// A `.strings` or `.stringsdict` file.
private struct StringTable: Sendable {
  var entries: [String: TableEntry]
  var warnings: [TableFinding]

  init(_ bytes: [UInt8], isDictionary: Bool) throws(TableFinding) {
    if isDictionary {
      let file = try StringsDictFile(bytes)
      (entries, warnings) = (file.entries, file.warnings)
    } else {
      let file = try StringsFile(bytes)
      (entries, warnings) = (file.entries, file.warnings)
    }
  }
}

/// What is wrong with a file of texts.
enum StringFileProblem: DocumentProblem {
  /// A link, which could lead out of the folder.
  case link
  case unreadable(AssetError)
  case damaged(TableProblem)

  var message: String {
    switch self {
    case .link: "it is a link, which is not followed; put the file itself here"
    case .unreadable(let error): "it can't be read: \(error.reason)"
    case .damaged(let problem): problem.message
    }
  }

  var isUnusableInput: Bool { if case .unreadable = self { true } else { false } }
}
