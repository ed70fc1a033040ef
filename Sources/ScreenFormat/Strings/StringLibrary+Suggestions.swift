import Localization
import ObjectModel

extension StringLibrary {
  /// What is known of a text that the language lacks.
  enum Gap {
    /// Another language has it.
    case untranslated
    /// No folder has its table; the one that was probably meant.
    case noTable(near: String?)
    /// The table has no such key; the one that was probably meant.
    case noKey(near: String?)
  }

  /// The number of missing texts that nearest names are looked for, and the most keys that are compared for each.
  private static let suggestionLimit = 20
  private static let keyLimit = 10_000

  /// Why the language that is shown has no text of a key.
  mutating func gap(of key: String, table: String) -> Gap {
    gapCount += 1
    guard gapCount <= Self.suggestionLimit else { return .untranslated }
    let languages = language == development ? [language] : [language, development]
    let tables = languages.reduce(into: Set<String>()) { $0.formUnion(self.tables(in: $1)) }
    guard tables.contains(table) else {
      return .noTable(near: NearestName.suggest(table, among: tables.sorted()))
    }
    let keys = languages.reduce(into: Set<String>()) { $0.formUnion(self.keys(of: table, in: $1)) }
    guard !keys.contains(key), keys.count <= Self.keyLimit else { return .untranslated }
    return .noKey(near: NearestName.suggest(key, among: keys.sorted()))
  }

  /// The names of the tables that there are in a language.
  private mutating func tables(in language: LanguageTag) -> Set<String> {
    var result: Set<String> = []
    for folder in folders {
      result.formUnion(folder.catalogs.keys)
      for name in folders(of: language, in: folder) {
        for file in names(in: FilePath.join(folder.path, name)) {
          if let end = Self.tableEndings.first(where: file.hasSuffix) {
            result.insert(String(file.dropLast(end.count)))
          }
        }
      }
    }
    return result
  }

  private mutating func keys(of table: String, in language: LanguageTag) -> Set<String> {
    var result: Set<String> = []
    for folder in folders {
      for name in folders(of: language, in: folder) {
        let path = FilePath.join(folder.path, name)
        for end in Self.tableEndings where names(in: path).contains(table + end) {
          result.formUnion((self.table(at: FilePath.join(path, table + end)) ?? [:]).keys)
        }
      }
      for path in folder.catalogs[table] ?? [] {
        result.formUnion((catalog(at: path)?.keys ?? [:]).keys)
      }
    }
    return result
  }
}
