public import ObjectModel
public import Raster
public import Text

/// UILabel: text in one look, or attributed, on one line or several.
public enum Label: ControlClass {
  /// The text, in the label's own font and colour.
  public static let text = AppearanceKey<String>("text", "The text, in the label's own look.")
  /// Text in several looks; takes the place of `text`.
  public static let attributedText = AppearanceKey<AttributedText>(
    "attributedText", since: 6, "Text in several looks; takes the place of text.")
  /// The font of text that has none of its own.
  public static let font = AppearanceKey<FontValue>("font", "The font; 17-point system by default.")
  /// The colour of text that has none of its own.
  public static let textColor = AppearanceKey<ColorValue>(
    "textColor", "The colour of the text; black by default.")
  /// Where lines lie.
  public static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", "Where lines narrower than the label lie.")
  /// The most lines; 0 is any number.
  public static let numberOfLines = AppearanceKey<Int>(
    "numberOfLines", "The most lines to draw; 0 draws as many as fit.")
  /// What happens to text that is too long.
  public static let lineBreakMode = AppearanceKey<LineBreakMode>(
    "lineBreakMode", "What happens to text that is wider than the label.")
  /// The colour of a copy of the text under it.
  public static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", "The colour of the text's shadow; null draws none.")
  /// How far the shadow is moved, in points.
  public static let shadowOffset = AppearanceKey<Size>(
    "shadowOffset", "How far the shadow is moved; one point up by default.")
  /// Whether a line too long is drawn smaller.
  public static let adjustsFontSizeToFitWidth = AppearanceKey<Bool>(
    "adjustsFontSizeToFitWidth", "Whether one line too long is drawn smaller.")
  /// The least share of the font's size that fitting may leave.
  public static let minimumScaleFactor = AppearanceKey<Double>(
    "minimumScaleFactor", since: 6, "The least share of the font size that fitting may leave.")
  /// The colour of highlighted text.
  public static let highlightedTextColor = AppearanceKey<ColorValue>(
    "highlightedTextColor", "The colour of the text while highlighted.")
  /// Whether `highlightedTextColor` counts.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Whether highlightedTextColor is used.")
  /// False draws the text dimmed.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", "Draws the text dimmed when false.")

  /// What a composite's text attributes say; each attribute goes before the property of the same
  /// meaning. Handed over by composites, not a document's.
  static let attributes = PartKey<TextAttributes>("attributes")
  /// Draws a caret after the text, in this colour; handed over by fields in use.
  static let caretColor = PartKey<ColorValue>("caretColor")
  /// Whether the text stands for one that is yet to come, before which the caret stands.
  static let isPlaceholder = PartKey<Bool>("isPlaceholder")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UILabel", superclass: "UIView", summary: "Text on one line or several.",
    properties: [
      text.declaration, attributedText.declaration, font.declaration, textColor.declaration,
      textAlignment.declaration, numberOfLines.declaration, lineBreakMode.declaration,
      shadowColor.declaration, shadowOffset.declaration, adjustsFontSizeToFitWidth.declaration,
      minimumScaleFactor.declaration, highlightedTextColor.declaration, isHighlighted.declaration,
      isEnabled.declaration,
      PropertyDeclaration(
        name: "adjustsFontForContentSizeCategory", type: .boolean, since: 10,
        summary: "Whether the font follows the content size; no effect on a picture."),
    ])

  /// What is left of a disabled label's alpha: black text measured #8F8F8F on white.
  static let disabledAlpha = 0.44
  /// UILabel's own shadow offset (UILabel reference): a point up.
  private static let defaultShadowOffset = Size(width: 0, height: -1)

  /// False: the text itself says where it begins.
  static var followsReadingDirection: Bool { false }

  /// The size the content asks for, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let lines = node[numberOfLines] ?? 1
    let room = lines == 1 ? Double.infinity : max(0, fitting.width)
    let layout = layout(node, width: room, numberOfLines: lines)
    return Size(
      width: node.ceilToPixel(layout.size.width), height: node.ceilToPixel(layout.size.height))
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled[Knockout.isKnockedOut] != true else { return }
    var (layout, origin) = placedText(node)
    let caret = placedCaret(layout, &origin, node)
    if !layout.lines.isEmpty {
      if node.styled[lineBreakMode] == .byClipping, layout.size.width > node.size.width {
        canvas.clipped(to: Path(rect: node.bounds)) {
          $0.draw(layout, topLeft: origin, shadow: shadow(node.styled), of: node.styled)
        }
      } else {
        canvas.draw(layout, topLeft: origin, shadow: shadow(node.styled), of: node.styled)
      }
    }
    if let caret, let color = node.styled.color(caretColor) { canvas.fill(caret, color) }
  }

  /// Where the caret of a field in use stands; text that is too long for the field moves to show it.
  private static func placedCaret(
    _ layout: TextLayout, _ origin: inout Point, _ node: PlacedNode
  ) -> Rect? {
    let label = node.styled
    guard label[caretColor] != nil else { return nil }
    func rect(_ origin: Point) -> Rect {
      Caret.rect(
        after: layout, at: origin, room: node.size.width, alignment: alignment(label),
        font: label.font(textAttributes(label).font ?? .system(17)),
        isEmpty: label[isPlaceholder] ?? false, of: label)
    }
    let caret = rect(origin)
    origin.x += min(0, node.size.width - caret.maxX) - min(0, caret.minX)
    return rect(origin)
  }

  /// The label's text as it is drawn, and where its top left corner lies in the label's bounds.
  static func placedText(_ node: PlacedNode) -> (layout: TextLayout, origin: Point) {
    let styled = node.styled
    let wanted = styled[numberOfLines] ?? 1
    var layout = layout(styled, width: node.size.width, numberOfLines: wanted)
    // Lines that find no room below are left out, but the first always shows.
    if layout.lines.count > 1, layout.size.height > node.size.height {
      let room = layout.lines.count { $0.baseline + $0.descender <= node.size.height + 1e-6 }
      layout = Label.layout(styled, width: node.size.width, numberOfLines: max(1, room))
    }
    return (layout, Point(x: 0, y: styled.centeredTop(layout, height: node.size.height)))
  }

  /// The text on one line, however wide, in points.
  ///
  /// - Parameter text: takes the place of the label's own.
  static func line(of node: StyledNode, saying text: String? = nil) -> TextLayout {
    TextLayout(runs: runs(node, saying: text))
  }

  private static func layout(_ node: StyledNode, width: Double, numberOfLines: Int) -> TextLayout {
    var runs = self.runs(node)
    if numberOfLines == 1, node[adjustsFontSizeToFitWidth] == true {
      let natural = TextLayout(runs: runs).size.width
      let least = min(max(node[minimumScaleFactor] ?? 0, 0), 1)
      if natural > width, width > 0 {
        // A hair of slack keeps the fitted line from being truncated by rounding.
        let factor = max(least, width / natural - 1e-6)
        for index in runs.indices {
          runs[index].font = runs[index].font.withSize(runs[index].font.size * factor)
        }
      }
    }
    return TextLayout(
      runs: runs, width: width, numberOfLines: max(0, numberOfLines),
      lineBreakMode: node[lineBreakMode] ?? .byTruncatingTail, alignment: alignment(node),
      lineHeightStep: node.pixel)
  }

  /// Where texts begin that say nothing: at the left before views are mirrored (UILabel reference).
  static func defaultAlignment(_ node: StyledNode) -> TextAlignment {
    node.system < Mirroring.firstSystem ? .left : .natural
  }

  private static func alignment(_ node: StyledNode) -> TextAlignment {
    let alignment = node[textAlignment] ?? defaultAlignment(node)
    guard alignment == .natural else { return alignment }
    let readsFromRight =
      node.system >= Mirroring.firstSystem && node.traits.layoutDirection == .rightToLeft
    return readsFromRight ? .right : .left
  }

  private static func runs(_ node: StyledNode, saying text: String? = nil) -> [TextRun] {
    let own = textAttributes(node)
    let pieces: [AttributedRun]
    if text == nil, let attributed = node[attributedText] {
      pieces = attributed.runs.map {
        var attributes = $0.attributes.over(own)
        attributes.font = $0.attributes.font?.sized(orAs: own.font) ?? own.font
        return AttributedRun(text: $0.text, attributes: attributes)
      }
    } else {
      pieces = [AttributedRun(text: text ?? node[Label.text] ?? "", attributes: own)]
    }
    let isDimmed = node[isEnabled] == false
    return pieces.filter { !$0.text.isEmpty }.map { piece in
      var run = node.textRun(piece)
      run.shadow = piece.attributes.shadow.flatMap(node.textShadow)
      if isDimmed { run.color = run.color.withAlpha(run.color.alpha * disabledAlpha) }
      return run
    }
  }

  /// The look of text that says nothing of its own.
  private static func textAttributes(_ node: StyledNode) -> TextAttributes {
    let given = node[attributes] ?? TextAttributes()
    let plain = FontValue.system(17)
    let font = (node[font] ?? plain).sized(orAs: plain)
    var result = given
    result.font = given.font?.sized(orAs: font) ?? font
    let color = given.foregroundColor ?? node[textColor]
    let isHighlighted = node[isHighlighted] == true
    result.foregroundColor = isHighlighted ? node[highlightedTextColor] ?? color : color
    // The label's own shadow lies below all of its text; a run only says what it has besides.
    result.shadow = nil
    return result
  }

  static func shadow(_ node: StyledNode) -> TextAttributes.Shadow? {
    if let shadow = node[attributes]?.shadow { return shadow }
    guard let color = node[shadowColor] else { return nil }
    let offset = node[shadowOffset] ?? defaultShadowOffset
    return TextAttributes.Shadow(
      color: color, offset: Offset(horizontal: offset.width, vertical: offset.height))
  }
}

/// Text in several looks: the value of `attributedText` and `attributedTitle`.
public struct AttributedText: AppearanceRepresentable, Hashable {
  /// In reading order.
  public var runs: [AttributedRun]

  /// Text of these runs.
  public init(runs: [AttributedRun]) { self.runs = runs }

  /// Attributed text.
  public static var valueType: ValueType { .attributedText }

  /// The runs of an attributed text; nil for any other value.
  public init?(_ value: AppearanceValue) {
    guard case .attributedText(let runs) = value else { return nil }
    self.runs = runs
  }

  /// The runs as a property's value.
  public var appearanceValue: AppearanceValue { .attributedText(runs) }
}

extension TextAttributes {
  /// The same; a font whose size is 0 ("the control's own") is as large as `other`.
  func sized(orAs other: FontValue?) -> TextAttributes {
    var result = self
    result.font = font?.sized(orAs: other)
    return result
  }
}

extension FontValue {
  /// The same font; where its size is 0 ("the control's own"), at the size of `other`.
  func sized(orAs other: FontValue?) -> FontValue {
    guard let size = other?.size else { return self }
    return switch self {
    case .system(let own, let weight, let italic) where own == 0:
      .system(size: size, weight: weight, italic: italic)
    case .named(let name, let own) where own == 0: .named(name, size: size)
    default: self
    }
  }

  /// In points; a text style's is the look's to say, so nil.
  private var size: Double? {
    switch self {
    case .system(let size, _, _), .named(_, let size): size
    case .textStyle: nil
    }
  }
}
