/// The `Contents.json` of a set or group. Errors in it are warnings, since the rest of the
/// catalogue can be used.
struct CatalogFile {
  let root: Cursor
  /// The warnings since the file was opened.
  var diagnostics = Diagnostics()

  static func path(in folder: String) -> String { FilePath.join(folder, "Contents.json") }

  /// Reads and parses the file in `folder`. Nil, with a warning, if it cannot be read or is not an
  /// object.
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

  /// Warns of unknown keys.
  mutating func checkKeys(_ cursor: Cursor, of kind: String, _ known: [String]) {
    for member in cursor.members where !known.contains(member.key) {
      warn(.unknownKey(member.key, of: kind, known: known), at: member.keyCursor)
    }
  }

  /// The elements of an array; none, with a warning, for other values.
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

  /// The value of `choices` that a string names; nil, with a warning, for other strings.
  mutating func choice<Value>(_ cursor: Cursor?, _ kind: String, _ choices: [(String, Value)])
    -> Value?
  {
    guard let cursor, let name = text(cursor) else { return nil }
    if let found = choices.first(where: { $0.0 == name }) { return found.1 }
    warn(.unknownName(kind, name, known: choices.map(\.0)), at: cursor)
    return nil
  }

  /// A length in pixels; 0 if it is missing or wrong.
  mutating func pixels(_ cursor: Cursor?) -> Double {
    guard let cursor else { return 0 }
    guard let number = cursor.node.number, (0...Self.lengthLimit).contains(number) else {
      warn(.noLength(cursor.node.value), at: cursor)
      return 0
    }
    return number
  }

  /// The greatest length in pixels; bitmaps are smaller.
  private static let lengthLimit = 65_536.0
}
