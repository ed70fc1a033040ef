import Localization

/// A folder that holds the texts of an application: folders of languages such as `de.lproj`, String Catalogs beside them,
/// and `mul.lproj` with catalogues of storyboards.
struct StringFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The folders of each language, by their names.
  private(set) var languages: [LanguageTag: [String]] = [:]
  /// Whether there is a `Base.lproj`.
  private(set) var hasBase = false
  /// The paths of String Catalogs, by the names of their tables.
  private(set) var catalogs: [String: [String]] = [:]
  /// The tables of catalogues in `mul.lproj`, which are those of storyboards.
  private(set) var storyboardTables: Set<String> = []
  /// The paths that are links, which are not followed.
  private(set) var links: [String] = []

  /// Whether there is nothing that could hold texts.
  var isEmpty: Bool { languages.isEmpty && !hasBase && catalogs.isEmpty && links.isEmpty }

  static let base = "Base.lproj"
  private static let multilingual = "mul.lproj"
  static let languageEnd = ".lproj"
  private static let catalogEnd = ".xcstrings"

  /// Lists the folder at `path`. Reads none of its files.
  init(path: String, loader: any AssetLoader) throws(AssetError) {
    self.path = path
    for name in try loader.list(path).sorted() {
      guard name.hasSuffix(Self.languageEnd) || name.hasSuffix(Self.catalogEnd) else { continue }
      let inner = FilePath.join(path, name)
      guard !loader.isLink(inner) else {
        links.append(inner)
        continue
      }
      if name.hasSuffix(Self.catalogEnd) {
        add(catalog: inner)
      } else if name == Self.base {
        hasBase = true
      } else if name == Self.multilingual {
        for file in (try? loader.list(inner))?.sorted() ?? [] where file.hasSuffix(Self.catalogEnd)
        {
          let file = FilePath.join(inner, file)
          if loader.isLink(file) {
            links.append(file)
          } else {
            storyboardTables.insert(add(catalog: file))
          }
        }
      } else if let tag = LanguageTag(String(name.dropLast(Self.languageEnd.count))) {
        languages[tag, default: []].append(name)
      }
    }
  }

  @discardableResult
  private mutating func add(catalog path: String) -> String {
    let table = String(FilePath.name(of: path).dropLast(Self.catalogEnd.count))
    catalogs[table, default: []].append(path)
    return table
  }
}
