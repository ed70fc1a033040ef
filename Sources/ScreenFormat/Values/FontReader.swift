import ObjectModel
import Text

/// Reads fonts.
struct FontReader: DocumentReading {
  let context: ReadingContext

  /// The greatest size of a font, in points.
  static let sizeLimit = 4096.0

  /// A font: a size, or an object of one of the forms.
  func font(_ cursor: Cursor) -> FontValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch cursor.node.value {
    case .number:
      return fontSize(cursor).map { .system($0) }
    case .object(let object) where Self.isStyled(object):
      report(styleProblem(cursor, object), at: cursor)
      return nil
    case .object(let object) where object["textStyle"] != nil:
      return fields(cursor, of: "a text style font", keys: ["textStyle"])
        .flatMap { $0["textStyle"] }
        .flatMap { named($0, kind: "text style", TextStyle.self) }
        .map { FontValue.textStyle($0.rawValue) }
    case .object(let object) where object["name"] != nil:
      return namedFont(cursor)
    case .object:
      return systemFont(cursor)
    case .string(let text) where TextStyle(rawValue: text) != nil:
      report(FontProblem.textStyle(text), at: cursor)
      return nil
    default:
      report(FontProblem.notAFont(found: cursor.node.value), at: cursor)
      return nil
    }
  }

  /// The keys that people write beside a text style, which has its own.
  private static let styledKeys = ["weight", "size", "system", "italic"]

  /// Whether an object is a text style that is to be changed, or one under another key.
  private static func isStyled(_ object: DocumentObject) -> Bool {
    object["textStyle"]?.string == nil
      ? object["style"]?.string.flatMap(TextStyle.init(rawValue:)) != nil
      : styledKeys.contains { object[$0] != nil }
  }

  private func styleProblem(_ cursor: Cursor, _ object: DocumentObject) -> FontProblem {
    let style = (object["textStyle"] ?? object["style"])?.string ?? ""
    return Self.styledKeys.first { object[$0] != nil }
      .map { FontProblem.styleWith($0, style: style) } ?? .textStyle(style)
  }

  private func fontSize(_ cursor: Cursor) -> Double? {
    number(cursor, in: 0...Self.sizeLimit)
  }

  private func systemFont(_ cursor: Cursor) -> FontValue? {
    let keys = ["system", "weight", "italic", "name", "size", "textStyle"]
    guard let fields = fields(cursor, of: "a font", keys: keys) else { return nil }
    guard let sizeCursor = fields["system"] else {
      report(
        ValueProblem.missingForm(
          "a font", examples: ["17", "{\"name\": \"Helvetica\", \"size\": 17}"]),
        at: cursor)
      return nil
    }
    if let size = fields["size"] {
      report(
        ValueProblem.unknownKey("size", of: "a system font", known: ["system"]), at: size)
    }
    let size = fontSize(sizeCursor)
    var weight: FontWeight? = .regular
    if let cursor = fields["weight"] { weight = named(cursor, kind: "font weight") }
    var italic: Bool? = false
    if let cursor = fields["italic"] { italic = bool(cursor) }
    guard let size, let weight, let italic else { return nil }
    return .system(size: size, weight: weight, italic: italic)
  }

  private func namedFont(_ cursor: Cursor) -> FontValue? {
    guard let fields = fields(cursor, of: "a named font", keys: ["name", "size"]),
      let nameCursor = fields["name"]
    else { return nil }
    // A size of 0 is the one that the control would use itself, as in iOS 5's text attributes.
    let size = fields["size"].map { fontSize($0) } ?? 0
    guard let name = text(nameCursor), let size else { return nil }
    guard context.fonts.book.font(named: name, size: 17) != nil else {
      report(
        FontProblem.unknown(
          name, known: context.fonts.book.names, places: context.fonts.places), at: nameCursor)
      return nil
    }
    if !context.isIgnoring, let problem = context.fonts.substitution(of: name) {
      warn(problem, at: nameCursor)
    }
    return .named(name, size: size)
  }
}

extension DocumentReading {
  var fontReader: FontReader { FontReader(context: context) }
}
