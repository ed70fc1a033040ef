/// The `Contents.json` of a set or group. Whatever is wrong with one is a warning: the rest of the
/// catalogue can be used.
struct CatalogFile {
  let root: Cursor
  /// What was found since the file was opened.
  var diagnostics = Diagnostics()

  static func path(in folder: String) -> String { FilePath.join(folder, "Contents.json") }

  /// Nil, with a warning, where there is no file or no object in it.
  init?(folder: String, loader: some AssetLoader, into diagnostics: inout Diagnostics) {
    let path = Self.path(in: folder)
    let bytes: [UInt8]
    do throws(AssetError) {
      bytes = try loader.read(path)
    } catch {
      diagnostics.warning(
        CatalogProblem.noContents(error).message, file: path, at: .start, path: .root)
      return nil
    }
    let file = SourceFile(label: path, bytes: bytes)
    guard let node = JSONParser.parse(file, dialect: .catalog, into: &diagnostics) else {
      return nil
    }
    root = Cursor(root: node, file: path)
    guard node.object != nil else {
      diagnostics.warning(
        CatalogProblem.wrongKind(expected: "an object", node.value).message, file: path,
        at: node.position, path: .root)
      return nil
    }
  }

  mutating func warn(_ problem: CatalogProblem, at cursor: Cursor) {
    diagnostics.add(problem, .warning, at: cursor)
  }

  /// Warns of members that catalogues do not have.
  mutating func checkKeys(_ cursor: Cursor, of kind: String, _ known: [String]) {
    for member in cursor.members where !known.contains(member.key) {
      warn(.unknownKey(member.key, of: kind, known: known), at: member.keyCursor)
    }
  }

  /// The elements of an array; none, with a warning, of anything else.
  mutating func elements(_ cursor: Cursor) -> [Cursor] {
    guard cursor.node.array == nil else { return cursor.elements }
    warn(.wrongKind(expected: "an array", cursor.node.value), at: cursor)
    return []
  }

  mutating func text(_ cursor: Cursor?) -> String? {
    guard let cursor, !cursor.node.isNull else { return nil }
    if let text = cursor.node.string { return text }
    warn(.wrongKind(expected: "a string", cursor.node.value), at: cursor)
    return nil
  }

  /// One of `choices`, by name.
  mutating func choice<Value>(_ cursor: Cursor?, _ kind: String, _ choices: [(String, Value)])
    -> Value?
  {
    guard let cursor, let name = text(cursor) else { return nil }
    if let found = choices.first(where: { $0.0 == name }) { return found.1 }
    warn(.unknownName(kind, name, known: choices.map(\.0)), at: cursor)
    return nil
  }

  /// A length in pixels; 0 where there is none.
  mutating func pixels(_ cursor: Cursor?) -> Double {
    guard let cursor else { return 0 }
    guard let number = cursor.node.number, (0...Self.lengthLimit).contains(number) else {
      warn(.noLength(cursor.node.value), at: cursor)
      return 0
    }
    return number
  }

  /// More pixels than any bitmap has a side.
  private static let lengthLimit = 65_536.0
}
