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

  /// Whether a value is a localized text.
  static func isLocalized(_ node: DocumentNode) -> Bool { node.object?[key] != nil }

  /// The text in the language of the screen.
  func text(_ cursor: Cursor) -> String? {
    let kind = "a localized text"
    guard let fields = fields(cursor, of: kind, keys: Self.keys),
      let key = required(Self.key, in: fields, of: kind).flatMap({ plainText($0) })
    else { return nil }
    var table: String? = Self.standardTable
    if let cursor = fields["table"] { table = tableName(cursor) }
    var value: String??
    if let cursor = fields["value"] { value = .some(plainText(cursor)) }
    var arguments: [FormatArgument]??
    if let cursor = fields["arguments"] { arguments = .some(self.arguments(cursor)) }
    var width: Int??
    if let cursor = fields["presentationWidth"] {
      width = .some(integer(cursor, in: Self.widths))
    }
    guard let table else { return nil }
    // What stands there and is wrong was reported.
    if case .some(.none) = value { return nil }
    if case .some(.none) = arguments { return nil }
    if case .some(.none) = width { return nil }
    return text(
      key, table: table, value: value ?? nil, arguments: arguments ?? nil, width: width ?? nil,
      at: cursor)
  }

  private func text(
    _ key: String, table: String, value: String?, arguments: [FormatArgument]?, width: Int?,
    at cursor: Cursor
  ) -> String? {
    var origin = TextOrigin(key: key, table: table, language: context.strings.language.name)
    origin.pseudoLanguage = context.strings.choice.pseudoLanguage?.rawValue
    let entry: TableEntry
    if let found = context.strings.text(of: key, table: table) {
      entry = found.entry
      origin.place = found.place
    } else if let found = context.strings.baseText(of: key, table: table) {
      entry = found.entry
      origin.place = found.place
      origin.substitute = .developmentLanguage
      origin.language = context.strings.development.name
      tellMissing(key, table, at: cursor)
    } else {
      entry = TableEntry(text: .text(value ?? key), position: cursor.position)
      origin.substitute = value == nil ? .key : .value
      tellMissing(key, table, at: cursor)
    }
    let language =
      origin.substitute == .developmentLanguage
      ? context.strings.development : context.strings.language
    var formatter = TextFormatter(
      rules: context.strings.rules(for: language),
      device: context.assets.target.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
      presentationWidth: width, arguments: arguments,
      pseudoLanguage: context.strings.choice.pseudoLanguage)
    let result = formatter.text(of: entry)
    for problem in formatter.problems {
      warn(LocalizedProblem.format(key, problem, origin.place), at: cursor)
    }
    context.textOrigins.append(origin)
    context.textUses.append(TextUse(key: key, table: table, place: cursor.place))
    return drawable(result, at: cursor)
  }

  private func tellMissing(_ key: String, _ table: String, at cursor: Cursor) {
    let problem =
      context.strings.folders.isEmpty
      ? LocalizedProblem.noFolders(key)
      : .missing(key, table: table, language: context.strings.language.name)
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
    if let written = cursor.node.string, written.hasPrefix("$"),
      context.isReference(PropertyKey(String(written.dropFirst())).name)
    {
      report(ReferenceProblem.insideValue(written), at: cursor)
      return nil
    }
    guard cursor.node.string != nil || Self.isLocalized(cursor.node) else {
      reportKind(expected: "a text or a number", at: cursor)
      return nil
    }
    return shownText(cursor).map { .text($0) }
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
