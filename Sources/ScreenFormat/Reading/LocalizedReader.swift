import Localization
import ObjectModel

/// Reads texts that stand in tables of languages: `{"localized": "cart.items", "arguments": [3]}`.
struct LocalizedReader: DocumentReading {
  let context: ReadingContext

  static let key = "localized"
  static let keys = [key, "table", "value", "arguments", "presentationWidth"]
  /// The table of a text that names none, as in UIKit.
  static let standardTable = "Localizable"
  /// The range of a width that texts are chosen by.
  static let widths = 0...1_000_000

  /// Whether a value is a localized text, or was meant to be one: `{"localised": …}`.
  static func isLocalized(_ node: DocumentNode) -> Bool {
    guard let object = node.object else { return false }
    return object[key] != nil || isMisspelt(object)
  }

  /// Whether an object was probably meant to be a localized text.
  private static func isMisspelt(_ object: DocumentObject) -> Bool {
    object.members.count <= keys.count && object.members.contains { isMisspelt($0.key) }
  }

  /// Whether a key is probably meant to be `localized`.
  private static func isMisspelt(_ key: String) -> Bool {
    // Most keys are told apart by their first letter.
    guard key.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "l") }) ?? false else { return false }
    return key.lowercased().hasPrefix("locali")
      && NearestName.suggest(key, among: [Self.key]) != nil
  }

  /// What a document says of a text.
  private struct Request {
    var key: String
    var table: String
    var value: String?
    var width: Int?
    var arguments: Cursor?
  }

  /// An entry of a table, or what stands in for it.
  private struct Found {
    var entry: TableEntry
    var origin: TextOrigin
    /// The language of the entry.
    var language: LanguageTag
  }

  /// The text in the language of the screen.
  func text(_ cursor: Cursor) -> String? {
    guard let request = request(cursor) else { return nil }
    var arguments: [FormatArgument]?
    if let cursor = request.arguments {
      arguments = self.arguments(cursor)
      // What stands there and is wrong was reported.
      if arguments == nil { return nil }
    }
    let found = found(request, at: cursor)
    var formatter = formatter(found, request, arguments)
    let result = formatter.text(of: found.entry)
    note(found, formatter.problems, at: cursor)
    return drawable(result, at: cursor)
  }

  /// A text into which properties of the custom class that is being read are inserted.
  ///
  /// - Returns: nil for other values; an inner nil after an error.
  func format(_ cursor: Cursor) -> LocalizedFormat?? {
    guard context.scope != nil, Self.isLocalized(cursor.node),
      let written = cursor.node.object?["arguments"]?.array,
      written.compactMap(\.string).contains(where: { refersToProperty($0) || $0.contains("${") })
    else { return .none }
    guard let request = request(cursor), let list = request.arguments,
      let elements = array(list, expected: "an array of arguments"),
      let arguments = all(elements, { expression($0) })
    else { return .some(nil) }
    let found = found(request, at: cursor)
    // Values of the same kinds tell what does not fit.
    var sample = formatter(found, request, arguments.map(\.sample))
    _ = sample.text(of: found.entry)
    note(found, sample.problems, at: cursor)
    let texts = found.entry.text.texts + found.entry.variables.values.flatMap(\.variants.texts)
    guard drawable(texts.sorted().joined(), at: cursor) != nil else { return .some(nil) }
    let formatter = formatter(found, request, [])
    return .some(
      LocalizedFormat(found.origin, arguments: arguments.map(\.expression)) { values in
        var own = formatter
        own.arguments = values.map { value in
          switch value {
          case .text(let text): .text(text)
          case .number(let number): .number(number)
          }
        }
        return own.text(of: found.entry)
      })
  }

  private func request(_ cursor: Cursor) -> Request? {
    let kind = "a localized text"
    guard let fields = fields(cursor, of: kind, keys: Self.keys),
      // That it is misspelt was reported.
      fields[Self.key] != nil || !(cursor.node.object.map(Self.isMisspelt) ?? false),
      let key = required(Self.key, in: fields, of: kind).flatMap({ plainText($0) })
    else { return nil }
    var request = Request(key: key, table: Self.standardTable, arguments: fields["arguments"])
    // What stands there and is wrong was reported.
    if let cursor = fields["table"] {
      guard let name = tableName(cursor) else { return nil }
      request.table = name
    }
    if let cursor = fields["value"] {
      guard let value = plainText(cursor) else { return nil }
      request.value = value
    }
    if let cursor = fields["presentationWidth"] {
      guard let width = integer(cursor, in: Self.widths) else { return nil }
      request.width = width
    }
    return request
  }

  private func found(_ request: Request, at cursor: Cursor) -> Found {
    let (key, table) = (request.key, request.table)
    var origin = TextOrigin(key: key, table: table, language: context.strings.language.name)
    origin.pseudoLanguage = context.strings.choice.pseudoLanguage?.rawValue
    if let found = context.strings.text(of: key, table: table) {
      origin.place = found.place
      return Found(entry: found.entry, origin: origin, language: context.strings.language)
    }
    // The storyboard itself has the texts of the language that an application was developed in.
    if request.value == nil || !context.strings.isBase(of: table) {
      tellMissing(key, table, at: cursor)
    }
    if let found = context.strings.baseText(of: key, table: table) {
      let language = context.strings.development
      origin.place = found.place
      origin.substitute = .developmentLanguage
      origin.language = language.name
      return Found(entry: found.entry, origin: origin, language: language)
    }
    origin.substitute = request.value == nil ? .key : .value
    let entry = TableEntry(text: .text(request.value ?? key), position: cursor.position)
    return Found(entry: entry, origin: origin, language: context.strings.language)
  }

  private func formatter(
    _ found: Found, _ request: Request, _ arguments: [FormatArgument]?
  ) -> TextFormatter {
    TextFormatter(
      rules: context.strings.rules(for: found.language),
      device: context.assets.target.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
      presentationWidth: request.width, arguments: arguments,
      pseudoLanguage: context.strings.choice.pseudoLanguage)
  }

  /// Remembers a text for explanations, and tells what does not fit.
  private func note(_ found: Found, _ problems: [FormatProblem], at cursor: Cursor) {
    let origin = found.origin
    for problem in problems {
      warn(LocalizedProblem.format(origin.key, problem, origin.place), at: cursor)
    }
    context.textOrigins.append(origin)
    context.textUses.append(TextUse(key: origin.key, table: origin.table, place: cursor.place))
  }

  private func tellMissing(_ key: String, _ table: String, at cursor: Cursor) {
    // An error about the file was reported.
    guard !context.strings.brokenTables.contains(table) else { return }
    let problem: LocalizedProblem
    if context.strings.folders.isEmpty {
      problem = .noFolders(key)
    } else {
      let language = context.strings.language.name
      problem =
        switch context.strings.gap(of: key, table: table) {
        case .untranslated: .missing(key, table: table, language: language, near: nil)
        case .noKey(let near): .missing(key, table: table, language: language, near: near)
        case .noTable(let near): .noTable(key, table: table, language: language, near: near)
        }
    }
    if context.requiresTexts { report(problem, at: cursor) } else { warn(problem, at: cursor) }
  }

  /// A text by itself: a key, or what shows without a table.
  private func plainText(_ cursor: Cursor) -> String? { text(cursor, expected: "a string") }

  private func tableName(_ cursor: Cursor) -> String? {
    guard let name = text(cursor, expected: "the name of a table") else { return nil }
    guard !name.isEmpty, !name.contains("/") else {
      report(LocalizedProblem.badTable(name), at: cursor)
      return nil
    }
    return name
  }

  private func arguments(_ cursor: Cursor) -> [FormatArgument]? {
    guard let elements = array(cursor, expected: "an array of arguments") else { return nil }
    return all(elements) { argument($0) }
  }

  private func argument(_ cursor: Cursor) -> FormatArgument? {
    guard let cursor = resolved(cursor) else { return nil }
    if let number = cursor.node.number { return .number(number) }
    if let written = cursor.node.string, refersToProperty(written) {
      report(ReferenceProblem.insideValue(written), at: cursor)
      return nil
    }
    guard cursor.node.string != nil || Self.isLocalized(cursor.node) else {
      reportKind(expected: "a text or a number", at: cursor)
      return nil
    }
    return shownText(cursor).map { .text($0) }
  }

  /// Whether a text is a property of the custom class that is being read, rather than a variable: `$rating`.
  private func refersToProperty(_ text: String) -> Bool {
    text.hasPrefix("$") && context.isReference(PropertyKey(String(text.dropFirst())).name)
  }

  /// An argument, or the property that is one; with a value of its kind.
  private func expression(
    _ cursor: Cursor
  ) -> (expression: TemplateExpression, sample: FormatArgument)? {
    switch referenceReader.reference(
      cursor, expected: "a text or a number", fits: { $0 == .string || $0.isNumeric })
    {
    case .found(let reference, let type):
      return (.reference(reference), type.isNumeric ? .number(1) : .text(""))
    case .wrong: return nil
    case .none: break
    }
    return argument(cursor).map { argument in
      switch argument {
      case .text(let text): (.constant(.string(text)), argument)
      case .number(let number): (.constant(.number(number)), argument)
      }
    }
  }
}

extension DocumentReading {
  var localizedReader: LocalizedReader { LocalizedReader(context: context) }

  /// A text that a person reads: a string, or one of a table of languages.
  func shownText(_ cursor: Cursor) -> String? {
    guard let cursor = resolved(cursor) else { return nil }
    return LocalizedReader.isLocalized(cursor.node) ? localizedReader.text(cursor) : text(cursor)
  }
}
