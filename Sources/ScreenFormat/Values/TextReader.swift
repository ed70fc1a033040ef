import ObjectModel
import Raster
import Text

/// Reads text attributes and attributed texts.
struct TextReader: DocumentReading {
  let context: ReadingContext

  static let attributeKeys = [
    "font", "foregroundColor", "backgroundColor", "shadow", "kern", "underlineStyle",
    "strikethroughStyle", "strokeColor", "strokeWidth", "textColor", "textShadowColor",
    "textShadowOffset", "underlineColor", "baselineOffset", "paragraphStyle",
  ]
  static let paragraphKeys = [
    "alignment", "lineSpacing", "lineHeightMultiple", "lineBreakMode", "lineBreakStrategy",
  ]

  /// Text attributes, those of iOS 5's `UITextAttribute` names among them.
  func attributes(_ cursor: Cursor) -> TextAttributes? {
    fields(cursor, of: "text attributes", keys: Self.attributeKeys).flatMap { attributes(in: $0) }
  }

  /// A number of `NSUnderlineStyle`.
  private func underlineStyle(_ cursor: Cursor) -> Int? {
    if let name = resolved(cursor)?.node.string,
      UnderlineStyleNames.all.contains(where: { $0.name == name })
    {
      report(ValueProblem.nameForUnderline(name), at: cursor)
      return nil
    }
    return integer(cursor, in: 0...0xFFFF)
  }

  /// Text attributes among other members.
  private func attributes(in fields: Fields) -> TextAttributes? {
    var result = TextAttributes()
    var isWhole = true
    /// Takes an attribute; one that is not known is not set.
    func take<Value>(
      _ key: String, into place: inout Value?, _ read: (Cursor) -> Value?
    ) {
      guard let cursor = fields[key] else { return }
      let (value, unknown) = context.notingUnknown(part: key) { read(cursor) }
      for use in unknown where use.part == nil {
        warn(VariableProblem.notSet(key, use), at: cursor)
      }
      place = value
      if value == nil, unknown.isEmpty { isWhole = false }
    }
    take("font", into: &result.font) { fontReader.font($0) }
    take("textColor", into: &result.foregroundColor) { colorReader.color($0) }
    take("foregroundColor", into: &result.foregroundColor) { colorReader.color($0) }
    take("backgroundColor", into: &result.backgroundColor) { colorReader.color($0) }
    take("kern", into: &result.kern) { number($0) }
    take("underlineStyle", into: &result.underlineStyle) { underlineStyle($0) }
    take("strikethroughStyle", into: &result.strikethroughStyle) { underlineStyle($0) }
    take("strokeColor", into: &result.strokeColor) { colorReader.color($0) }
    take("strokeWidth", into: &result.strokeWidth) { number($0) }
    take("underlineColor", into: &result.underlineColor) { colorReader.color($0) }
    take("baselineOffset", into: &result.baselineOffset) { number($0, in: -1000...1000) }
    take("paragraphStyle", into: &result.paragraphStyle) { paragraphStyle($0) }
    if let cursor = fields["shadow"] {
      if cursor.node.isNull {
        // NSShadow with nothing set draws nothing: it takes the control's own shadow away.
        result.shadow = TextAttributes.Shadow(color: .color(.clear), offset: .zero)
      } else {
        take("shadow", into: &result.shadow) { shadow($0) }
      }
    }
    let oldKey = fields["textShadowColor"] == nil ? "textShadowOffset" : "textShadowColor"
    take(oldKey, into: &result.shadow) { _ in oldShadow(fields) }
    return isWhole ? result : nil
  }

  private func paragraphStyle(_ cursor: Cursor) -> TextAttributes.ParagraphStyle? {
    guard let fields = fields(cursor, of: "a paragraph style", keys: Self.paragraphKeys) else {
      return nil
    }
    var result = TextAttributes.ParagraphStyle()
    var isWhole = true
    if let cursor = fields["alignment"] {
      result.alignment =
        name(cursor, kind: "text alignment", among: TextAlignment.allCases.map(\.rawValue))
        .flatMap(TextAlignment.init)
      isWhole = isWhole && result.alignment != nil
    }
    if let cursor = fields["lineSpacing"] {
      result.lineSpacing = number(cursor, in: 0...1000)
      isWhole = isWhole && result.lineSpacing != nil
    }
    if let cursor = fields["lineHeightMultiple"] {
      result.lineHeightMultiple = number(cursor, in: 0...10)
      isWhole = isWhole && result.lineHeightMultiple != nil
    }
    if let cursor = fields["lineBreakMode"] {
      result.lineBreakMode =
        name(cursor, kind: "line break mode", among: LineBreakMode.allCases.map(\.rawValue))
        .flatMap(LineBreakMode.init)
      isWhole = isWhole && result.lineBreakMode != nil
    }
    if let cursor = fields["lineBreakStrategy"] {
      result.lineBreakStrategy =
        name(
          cursor, kind: "line break strategy", among: LineBreakStrategy.allCases.map(\.rawValue)
        )
        .flatMap(LineBreakStrategy.init)
      isWhole = isWhole && result.lineBreakStrategy != nil
    }
    return isWhole ? result : nil
  }

  private func shadow(_ cursor: Cursor) -> TextAttributes.Shadow? {
    guard let fields = fields(cursor, of: "a shadow", keys: ["color", "offset", "blurRadius"])
    else { return nil }
    // NSShadow's own default: black at a third of its opacity.
    var color: ColorValue? = .color(Color(white: 0, alpha: 1.0 / 3))
    if let cursor = fields["color"] { color = colorReader.color(cursor) }
    var offset: Offset? = .zero
    if let cursor = fields["offset"] { offset = geometryReader.offset(cursor) }
    var blur: Double? = 0
    if let cursor = fields["blurRadius"] { blur = number(cursor, in: 0...1000) }
    guard let color, let offset, let blur else { return nil }
    return TextAttributes.Shadow(color: color, offset: offset, blurRadius: blur)
  }

  /// The shadow of iOS 5's keys; UITextAttributeTextShadowOffset alone shows UIKit's own colour.
  private func oldShadow(_ fields: Fields) -> TextAttributes.Shadow? {
    var color: ColorValue? = .color(Color(white: 0, alpha: 0.5))
    if let cursor = fields["textShadowColor"] { color = colorReader.color(cursor) }
    var offset: Offset? = Offset(horizontal: 0, vertical: -1)
    if let cursor = fields["textShadowOffset"] { offset = geometryReader.offset(cursor) }
    guard let color, let offset else { return nil }
    return TextAttributes.Shadow(color: color, offset: offset)
  }

  /// A string, or an array of runs with attributes of their own.
  func attributedText(_ cursor: Cursor) -> [AttributedRun]? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.array != nil else {
      return run(cursor).map { [$0] }
    }
    guard let runs = all(cursor.elements, { run($0) }) else { return nil }
    // They are laid out as one text.
    let count = runs.reduce(0) { $0 + $1.text.utf8.count }
    guard count <= ReadingLimits.textBytes else {
      report(ValueProblem.textTooLong(count, limit: ReadingLimits.textBytes), at: cursor)
      return nil
    }
    return runs
  }

  private func run(_ cursor: Cursor) -> AttributedRun? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.string != nil || LocalizedReader.isLocalized(cursor.node) {
      return shownText(cursor).map { AttributedRun(text: $0, attributes: TextAttributes()) }
    }
    return textRun(cursor, kind: "a run of text", others: [])?.run
  }

  /// A run: an object with `text`, attributes, and the keys `others`.
  func textRun(
    _ cursor: Cursor, kind: String, others: [String]
  ) -> (run: AttributedRun, fields: Fields)? {
    guard let (text, attributes, fields) = boundRun(cursor, kind: kind, others: others),
      let text = text.constant
    else { return nil }
    return (AttributedRun(text: text, attributes: attributes), fields)
  }

  /// A run whose text may be a reference to a property of a custom class.
  func boundRun(
    _ cursor: Cursor, kind: String, others: [String]
  ) -> (text: Bindable<String>, attributes: TextAttributes, fields: Fields)? {
    guard let fields = fields(cursor, of: kind, keys: ["text"] + others + Self.attributeKeys)
    else { return nil }
    let text = required("text", in: fields, of: kind).flatMap { textValue($0) }
    let attributes = attributes(in: fields)
    guard let text, let attributes else { return nil }
    return (text, attributes, fields)
  }

  private func textValue(_ cursor: Cursor) -> Bindable<String>? {
    guard let cursor = resolved(cursor) else { return nil }
    switch referenceReader.reference(
      cursor, expected: "a string", fits: { $0 == .string || $0.isNumeric })
    {
    case .none: return shownText(cursor).map(Bindable.constant)
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }
}

extension DocumentReading {
  var textReader: TextReader { TextReader(context: context) }
}
