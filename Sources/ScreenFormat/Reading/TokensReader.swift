import DesignTokens
import ObjectModel

/// Reads `tokens`: the files of design tokens that a document names.
struct TokensReader: DocumentReading {
  let context: ReadingContext
  /// The folder that the document's paths are relative to.
  let folder: String

  /// Makes the tokens of all files in the list variables; those of later files win.
  ///
  /// - Returns: the places of the tokens by the variables' names.
  func declare(_ cursor: Cursor) -> [String: DocumentPlace] {
    guard let elements = array(cursor, expected: "an array of files") else { return [:] }
    let tokens = DesignTokens(elements.compactMap(layer), into: &context.diagnostics).tokens
    var places: [String: DocumentPlace] = [:]
    for token in tokens {
      guard Variable.isName(token.variable), "$" + token.variable != Variable.tint else {
        warn(VariableProblem.badName(token.variable), at: token.place)
        continue
      }
      let place = token.place.place
      places[token.variable] = place
      switch token.value {
      case .success(let value):
        context.variables[token.variable] = DocumentNode(value, at: token.place.position)
        context.tokensWithoutValue[token.variable] = nil
      case .failure(let omission):
        context.variables[token.variable] = nil
        context.tokensWithoutValue[token.variable] = TokenWithoutValue(
          name: token.name, reason: omission.reason, place: place)
      }
    }
    return places
  }

  private func layer(_ cursor: Cursor) -> DesignTokens.Layer? {
    let keys = Set(cursor.node.object?.keys ?? [])
    guard keys.contains("light") || keys.contains("dark") else {
      return file(cursor).map { .plain($0) }
    }
    let kind = "files of two styles"
    guard let fields = fields(cursor, of: kind, keys: ["light", "dark"]) else { return nil }
    let light = required("light", in: fields, of: kind).flatMap { file($0) }
    let dark = required("dark", in: fields, of: kind).flatMap { file($0) }
    guard let light, let dark else { return nil }
    return .styled(light: light, dark: dark)
  }

  /// A path, or an object with a path and the sets that count.
  private func file(_ cursor: Cursor) -> DesignTokens.File? {
    guard cursor.node.object != nil else {
      return text(cursor, expected: "a path, or an object such as {\"light\": …, \"dark\": …}")
        .flatMap { file($0, sets: nil, namedAt: cursor) }
    }
    let kind = "a file of tokens"
    guard let fields = fields(cursor, of: kind, keys: ["file", "sets"]),
      let pathCursor = required("file", in: fields, of: kind),
      let path = text(pathCursor, expected: "a path")
    else { return nil }
    var sets: [String]?
    if let cursor = fields["sets"] {
      guard let elements = array(cursor, expected: "an array of sets"),
        let names = all(elements, { text($0, expected: "a set's name") })
      else { return nil }
      sets = names
    }
    return file(path, sets: sets, namedAt: pathCursor)
  }

  private func file(
    _ relative: String, sets: [String]?, namedAt cursor: Cursor
  ) -> DesignTokens.File? {
    let path = FilePath.join(folder, relative)
    let source: SourceFile
    do {
      source = SourceFile(
        label: FilePath.simplified(path), bytes: try context.assets.loader.read(path))
    } catch {
      report(UnusableFile(path: path, kind: "file of tokens", error: error), at: cursor)
      return nil
    }
    let root =
      context.assets.decodedFiles.map { $0.tree(of: source, into: &context.diagnostics) }
      ?? DocumentTree.read(source, into: &context.diagnostics)
    guard let root else { return nil }
    return DesignTokens.File(root: root, label: source.label, sets: sets)
  }
}
