import DesignTokens
package import ObjectModel
package import ScreenFormat

/// Makes a theme that reads files of design tokens.
package enum TokenTheme {
  /// A file of tokens.
  package struct File {
    package var source: SourceFile
    /// The path as the theme writes it.
    package var path: String

    package init(source: SourceFile, path: String) {
      self.source = source
      self.path = path
    }
  }

  /// A value of a theme that a token gives: `UINavigationBar.barTintColor=color.brand`.
  package struct Binding {
    /// The class, or `window`.
    package var owner: String
    /// The property, with axes after an `@`.
    package var property: String
    /// The name of the token.
    package var token: String

    /// Nil for a text that is not of that form.
    package init?(_ text: String) {
      guard let equals = text.firstIndex(of: "="),
        let point = text[..<equals].firstIndex(of: ".")
      else { return nil }
      owner = String(text[..<point])
      property = String(text[text.index(after: point)..<equals])
      token = String(text[text.index(after: equals)...])
      guard !owner.isEmpty, !property.isEmpty, !token.isEmpty else { return nil }
    }
  }

  /// A theme with what is to be said about it.
  package struct Result {
    /// The text of the theme's document.
    package var text: String
    /// Tokens without a value, and what is wrong.
    package var diagnostics: Diagnostics
    /// The counts in words.
    package var summary: String
  }

  /// A binding that can't be written.
  package struct WrongBinding: Error {
    /// A sentence without a capital.
    package var message: String
  }

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - files: those that win last.
  ///   - classes: the built-in classes, to check what is bound.
  ///   - system: the version of iOS.
  /// - Throws: `WrongBinding`.
  package static func make(
    _ files: [File], bindings: [Binding], classes: ClassTable, system: Int
  ) throws -> Result {
    var diagnostics = Diagnostics()
    var layers: [DesignTokens.Layer] = []
    var written: [DocumentValue] = []
    for file in files {
      guard let root = DocumentTree.read(file.source, into: &diagnostics) else { continue }
      let sets = setsToChoose(root)
      if let sets {
        diagnostics.add(
          AllSetsCount(), .warning, at: Cursor(root: root, file: file.source.label))
        written.append(.object([("file", .string(file.path)), ("sets", .strings(sets))]))
      } else {
        written.append(.string(file.path))
      }
      layers.append(.plain(DesignTokens.File(root: root, label: file.source.label, sets: sets)))
    }
    let tokens = DesignTokens(layers, into: &diagnostics).tokens
    for token in tokens {
      guard case .failure(let omission) = token.value else { continue }
      diagnostics.add(
        NoValue(name: token.name, reason: omission.reason), .warning, at: token.place)
    }
    let rules = try self.rules(bindings, tokens)
    let head: [(String, DocumentValue)] = [("mockup", .number(1))]
    if let message = wrongRule(head, rules, tokens, classes: classes, system: system) {
      throw WrongBinding(message: message)
    }
    let values = tokens.count { (try? $0.value.get()) != nil }
    let lost = tokens.count - values
    return Result(
      text: ThemeText.text(head + [("tokens", .array(written))] + rules, [], fileNames: [:]),
      diagnostics: diagnostics,
      summary: "\(Wording.count(values, "variable")) of \(Wording.count(files.count, "file"))"
        + (lost == 0 ? "" : ", \(Wording.count(lost, "token")) without a value"))
  }

  /// The sets of a file that holds several; nil for others.
  private static func setsToChoose(_ root: DocumentNode) -> [String]? {
    guard let object = root.object, object["$themes"] != nil || object["$metadata"] != nil else {
      return nil
    }
    let keys = object.keys.filter { !$0.hasPrefix("$") }
    guard keys.count > 1 else { return nil }
    let order = object["$metadata"]?.object?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
    return order.filter(keys.contains) + keys.filter { !order.contains($0) }
  }

  /// The members of a theme that set what is bound.
  private static func rules(
    _ bindings: [Binding], _ tokens: [DesignTokens.Token]
  ) throws(WrongBinding) -> [(String, DocumentValue)] {
    var window: [(String, DocumentValue)] = []
    var sets: [(owner: String, values: [(String, DocumentValue)])] = []
    for binding in bindings {
      guard let token = tokens.first(where: { $0.name == binding.token }) else {
        throw WrongBinding(
          message: Wording.withSuggestion(
            "there is no token \(Quotation.single(binding.token))", binding.token,
            tokens.map(\.name)))
      }
      if case .failure(let omission) = token.value {
        throw WrongBinding(
          message: "the token \(Quotation.single(token.name)) \(omission.reason)")
      }
      let value = (binding.property, DocumentValue.string("$" + token.variable))
      if binding.owner == "window" {
        window.append(value)
      } else if let index = sets.firstIndex(where: { $0.owner == binding.owner }) {
        sets[index].values.append(value)
      } else {
        sets.append((binding.owner, [value]))
      }
    }
    var result: [(String, DocumentValue)] = []
    if !window.isEmpty { result.append(("window", .object(window))) }
    if !sets.isEmpty {
      let rules = sets.map { owner, values in
        DocumentValue.object([("class", .string(owner)), ("set", .object(values))])
      }
      result.append(("appearance", .array(rules)))
    }
    return result
  }

  /// The first error of a theme with these members, in which variables stand for tokens.
  private static func wrongRule(
    _ head: [(String, DocumentValue)], _ rules: [(String, DocumentValue)],
    _ tokens: [DesignTokens.Token], classes: ClassTable, system: Int
  ) -> String? {
    let variables = tokens.compactMap { token in
      (try? token.value.get()).map { (token.variable, $0) }
    }
    let members = head + [("variables", .object(variables))] + rules
    let file = SourceFile(
      label: "tokens.theme.json", text: JSONWriter.line(.object(members)))
    return ThemeCheck.errors(in: file, classes: classes, system: system).first?.message
  }
}

/// A token that documents have no value for.
private struct NoValue: DocumentProblem {
  var name: String
  var reason: String
  var message: String { "the token \(Quotation.double(name)) \(reason)" }
}

/// A file with several sets, of which the theme names all.
private struct AllSetsCount: DocumentProblem {
  var message: String {
    "all sets of the file count, those of later ones first; choose in \"sets\" of the theme"
  }
}
