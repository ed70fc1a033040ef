import Controls
import ObjectModel
import Raster
import Text

extension DocumentReader {
  /// The greatest size of a font, in points.
  static let fontSizeLimit = 4096.0

  static let attributeKeys = [
    "font", "foregroundColor", "backgroundColor", "shadow", "kern", "underlineStyle",
    "strikethroughStyle", "strokeColor", "strokeWidth", "textColor", "textShadowColor",
    "textShadowOffset",
  ]

  mutating func font(_ cursor: Cursor) -> FontValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch cursor.node.value {
    case .number:
      return fontSize(cursor).map { .system($0) }
    case .object(let object) where object["textStyle"] != nil:
      return fields(cursor, of: "a text style font", keys: ["textStyle"])
        .flatMap { $0["textStyle"] }
        .flatMap { named($0, kind: "text style", TextStyle.self) }
        .map { FontValue.textStyle($0.rawValue) }
    case .object(let object) where object["name"] != nil:
      return namedFont(cursor)
    case .object:
      return systemFont(cursor)
    default:
      report(FontProblem.notAFont(found: cursor.node.value), at: cursor)
      return nil
    }
  }

  private mutating func fontSize(_ cursor: Cursor) -> Double? {
    number(cursor, in: 0...Self.fontSizeLimit)
  }

  private mutating func systemFont(_ cursor: Cursor) -> FontValue? {
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
      report(ValueProblem.unknownKey("size", of: "a system font", known: ["system"]), at: size)
    }
    let size = fontSize(sizeCursor)
    var weight: FontWeight? = .regular
    if let cursor = fields["weight"] { weight = named(cursor, kind: "font weight") }
    var italic: Bool? = false
    if let cursor = fields["italic"] { italic = bool(cursor) }
    guard let size, let weight, let italic else { return nil }
    return .system(size: size, weight: weight, italic: italic)
  }

  private mutating func namedFont(_ cursor: Cursor) -> FontValue? {
    guard let fields = fields(cursor, of: "a named font", keys: ["name", "size"]),
      let nameCursor = fields["name"]
    else { return nil }
    // A size of 0 is the one that the control would use itself, as in iOS 5's text attributes.
    let size = fields["size"].map { fontSize($0) } ?? 0
    guard let name = text(nameCursor), let size else { return nil }
    guard fonts.font(named: name, size: 17) != nil else {
      report(FontProblem.unknown(name, known: fonts.names, places: fontPlaces), at: nameCursor)
      return nil
    }
    if let standIn = fonts.standIn(for: name), toldStandIns.insert(name).inserted {
      warn(FontProblem.substituted(name, by: standIn), at: nameCursor)
    }
    return .named(name, size: size)
  }

  mutating func attributes(_ cursor: Cursor) -> TextAttributes? {
    fields(cursor, of: "text attributes", keys: Self.attributeKeys).flatMap { attributes(in: $0) }
  }

  /// Text attributes among other members.
  private mutating func attributes(in fields: Fields) -> TextAttributes? {
    var result = TextAttributes()
    var isWhole = true
    func take<Value>(_ value: Value?, into place: inout Value?) {
      place = value
      if value == nil { isWhole = false }
    }
    if let cursor = fields["font"] { take(font(cursor), into: &result.font) }
    if let cursor = fields["textColor"] { take(color(cursor), into: &result.foregroundColor) }
    if let cursor = fields["foregroundColor"] {
      take(color(cursor), into: &result.foregroundColor)
    }
    if let cursor = fields["backgroundColor"] {
      take(color(cursor), into: &result.backgroundColor)
    }
    if let cursor = fields["kern"] { take(number(cursor), into: &result.kern) }
    if let cursor = fields["underlineStyle"] {
      take(integer(cursor, in: 0...0xFFFF), into: &result.underlineStyle)
    }
    if let cursor = fields["strikethroughStyle"] {
      take(integer(cursor, in: 0...0xFFFF), into: &result.strikethroughStyle)
    }
    if let cursor = fields["strokeColor"] { take(color(cursor), into: &result.strokeColor) }
    if let cursor = fields["strokeWidth"] { take(number(cursor), into: &result.strokeWidth) }
    if let cursor = fields["shadow"] {
      if cursor.node.isNull {
        // NSShadow with nothing set draws nothing: it takes the control's own shadow away.
        result.shadow = TextAttributes.Shadow(color: .color(.clear), offset: .zero)
      } else {
        take(shadow(cursor), into: &result.shadow)
      }
    }
    if fields["textShadowColor"] != nil || fields["textShadowOffset"] != nil {
      take(oldShadow(fields), into: &result.shadow)
    }
    return isWhole ? result : nil
  }

  private mutating func shadow(_ cursor: Cursor) -> TextAttributes.Shadow? {
    guard let fields = fields(cursor, of: "a shadow", keys: ["color", "offset", "blurRadius"])
    else { return nil }
    // NSShadow's own default: black at a third of its opacity.
    var color: ColorValue? = .color(Color(white: 0, alpha: 1.0 / 3))
    if let cursor = fields["color"] { color = self.color(cursor) }
    var offset: Offset? = .zero
    if let cursor = fields["offset"] { offset = self.offset(cursor) }
    var blur: Double? = 0
    if let cursor = fields["blurRadius"] { blur = number(cursor, in: 0...1000) }
    guard let color, let offset, let blur else { return nil }
    return TextAttributes.Shadow(color: color, offset: offset, blurRadius: blur)
  }

  /// The shadow of iOS 5's keys; UITextAttributeTextShadowOffset alone shows UIKit's own colour.
  private mutating func oldShadow(_ fields: Fields) -> TextAttributes.Shadow? {
    var color: ColorValue? = .color(Color(white: 0, alpha: 0.5))
    if let cursor = fields["textShadowColor"] { color = self.color(cursor) }
    var offset: Offset? = Offset(horizontal: 0, vertical: -1)
    if let cursor = fields["textShadowOffset"] { offset = self.offset(cursor) }
    guard let color, let offset else { return nil }
    return TextAttributes.Shadow(color: color, offset: offset)
  }

  /// A string, or runs with attributes of their own.
  mutating func attributedText(_ cursor: Cursor) -> [AttributedRun]? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.array != nil else {
      return run(cursor).map { [$0] }
    }
    guard let runs = all(cursor.elements, { $0.run($1) }) else { return nil }
    // They are laid out as one text.
    let count = runs.reduce(0) { $0 + $1.text.utf8.count }
    guard count <= Self.textLimit else {
      report(ValueProblem.textTooLong(count, limit: Self.textLimit), at: cursor)
      return nil
    }
    return runs
  }

  private mutating func run(_ cursor: Cursor) -> AttributedRun? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.string != nil {
      return text(cursor).map { AttributedRun(text: $0, attributes: TextAttributes()) }
    }
    return textRun(cursor, kind: "a run of text", others: [])?.run
  }

  /// An object with `text`, attributes, and the keys `others`.
  mutating func textRun(
    _ cursor: Cursor, kind: String, others: [String]
  ) -> (run: AttributedRun, fields: Fields)? {
    guard let (text, attributes, fields) = boundRun(cursor, kind: kind, others: others),
      let text = text.constant
    else { return nil }
    return (AttributedRun(text: text, attributes: attributes), fields)
  }

  /// As `textRun`, whose text may be a property of a custom object where there is one.
  mutating func boundRun(
    _ cursor: Cursor, kind: String, others: [String]
  ) -> (text: Bindable<String>, attributes: TextAttributes, fields: Fields)? {
    guard let fields = fields(cursor, of: kind, keys: ["text"] + others + Self.attributeKeys)
    else { return nil }
    let text = required("text", in: fields, of: kind).flatMap { textValue($0) }
    let attributes = attributes(in: fields)
    guard let text, let attributes else { return nil }
    return (text, attributes, fields)
  }

  private mutating func textValue(_ cursor: Cursor) -> Bindable<String>? {
    guard let cursor = resolved(cursor) else { return nil }
    switch reference(cursor, expected: "a string", fits: { $0 == .string || $0.isNumeric }) {
    case .none: return text(cursor).map(Bindable.constant)
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }
}
