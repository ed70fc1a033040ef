public import ObjectModel
public import Raster
public import Text

/// UILabel: plain or attributed text on one line or several.
public enum Label: ControlClass {
  /// The text, drawn in the label's font and colour.
  public static let text = AppearanceKey<String>("text", "The text, in the label's own look.")
  /// Attributed text; replaces `text`.
  public static let attributedText = AppearanceKey<AttributedText>(
    "attributedText", since: 6, "Text in several looks; takes the place of text.")
  /// The font of text without a font attribute; 17-point system by default.
  public static let font = AppearanceKey<FontValue>("font", "The font; 17-point system by default.")
  /// The colour of text without a colour attribute; black by default.
  public static let textColor = AppearanceKey<ColorValue>(
    "textColor", "The colour of the text; black by default.")
  /// The alignment of lines that are narrower than the label.
  public static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", "Where lines narrower than the label lie.")
  /// The maximum number of lines; 1 by default, 0 for any number.
  public static let numberOfLines = AppearanceKey<Int>(
    "numberOfLines", "The most lines to draw; 0 draws as many as fit.")
  /// How text that is too long is wrapped or truncated; at its tail by default.
  public static let lineBreakMode = AppearanceKey<LineBreakMode>(
    "lineBreakMode", "What happens to text that is wider than the label.")
  /// The colour of the text's shadow; none by default.
  public static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", "The colour of the text's shadow; null draws none.")
  /// The offset of the shadow, in points; one point up by default.
  public static let shadowOffset = AppearanceKey<Size>(
    "shadowOffset", "How far the shadow is moved; one point up by default.")
  /// Whether a single line that is too long is drawn in a smaller font.
  public static let adjustsFontSizeToFitWidth = AppearanceKey<Bool>(
    "adjustsFontSizeToFitWidth", "Whether one line too long is drawn smaller.")
  /// The least share, 0–1, of the font size that `adjustsFontSizeToFitWidth` may use.
  public static let minimumScaleFactor = AppearanceKey<Double>(
    "minimumScaleFactor", since: 6, "The least share of the font size that fitting may leave.")
  /// The colour of highlighted text.
  public static let highlightedTextColor = AppearanceKey<ColorValue>(
    "highlightedTextColor", "The colour of the text while highlighted.")
  /// Whether the text is drawn in `highlightedTextColor`.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Whether highlightedTextColor is used.")
  /// Whether the label is enabled; the text is dimmed otherwise.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", "Draws the text dimmed when false.")

  /// Text attributes from the control that contains the label; each overrides the label's property
  /// of the same meaning.
  static let attributes = PartKey<TextAttributes>("attributes")
  /// The colour of the caret after the text; nil draws none. Set by text fields that are being
  /// edited.
  static let caretColor = PartKey<ColorValue>("caretColor")
  /// Whether the text is a placeholder, before which the caret stands.
  static let isPlaceholder = PartKey<Bool>("isPlaceholder")

  /// The class's name, superclass and properties.
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

  /// The alpha of disabled text (measured: black text on white is #8F8F8F).
  static let disabledAlpha = 0.44
  /// The default of `shadowOffset`, in points (UILabel reference).
  private static let defaultShadowOffset = Size(width: 0, height: -1)

  /// False: the text has a direction of its own.
  static var followsReadingDirection: Bool { false }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let lines = node[numberOfLines] ?? 1
    let room = lines == 1 ? Double.infinity : max(0, fitting.width)
    let layout = layout(node, width: room, numberOfLines: lines)
    return Size(
      width: node.ceilToPixel(layout.size.width), height: node.ceilToPixel(layout.size.height))
  }

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

  /// The frame of the caret, in points; nil when there is none.
  ///
  /// - Parameter origin: the text's, which moves so that the caret is visible in a narrow field.
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

  /// The label's text as it is drawn, and its top left corner in the label's bounds, in points.
  static func placedText(_ node: PlacedNode) -> (layout: TextLayout, origin: Point) {
    let styled = node.styled
    let wanted = styled[numberOfLines] ?? 1
    var layout = layout(styled, width: node.size.width, numberOfLines: wanted)
    // Lines below the bounds are left out, except for the first.
    if layout.lines.count > 1, layout.size.height > node.size.height {
      let room = layout.lines.count { $0.baseline + $0.descender <= node.size.height + 1e-6 }
      layout = Label.layout(styled, width: node.size.width, numberOfLines: max(1, room))
    }
    return (layout, Point(x: 0, y: styled.centeredTop(layout, height: node.size.height)))
  }

  /// The label's text on one line of any width.
  ///
  /// - Parameter text: replaces the label's own text.
  static func line(of node: StyledNode, saying text: String? = nil) -> TextLayout {
    TextLayout(runs: runs(node, saying: text))
  }

  private static func layout(_ node: StyledNode, width: Double, numberOfLines: Int) -> TextLayout {
    var runs = self.runs(node)
    if numberOfLines == 1, node[adjustsFontSizeToFitWidth] == true {
      let natural = TextLayout(runs: runs).size.width
      let least = min(max(node[minimumScaleFactor] ?? 0, 0), 1)
      if natural > width, width > 0 {
        // The margin keeps rounding errors from truncating the line.
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

  /// The default of `textAlignment`: natural from iOS 9 on, left before (UILabel reference).
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

  /// The attributes of text without attributes of its own.
  private static func textAttributes(_ node: StyledNode) -> TextAttributes {
    let given = node[attributes] ?? TextAttributes()
    let plain = FontValue.system(17)
    let font = (node[font] ?? plain).sized(orAs: plain)
    var result = given
    result.font = given.font?.sized(orAs: font) ?? font
    let color = given.foregroundColor ?? node[textColor]
    let isHighlighted = node[isHighlighted] == true
    result.foregroundColor = isHighlighted ? node[highlightedTextColor] ?? color : color
    // `paint` draws the label's own shadow below all runs; these draw only shadows of their own.
    result.shadow = nil
    return result
  }

  /// The shadow of the whole text; nil when there is none.
  static func shadow(_ node: StyledNode) -> TextAttributes.Shadow? {
    if let shadow = node[attributes]?.shadow { return shadow }
    guard let color = node[shadowColor] else { return nil }
    let offset = node[shadowOffset] ?? defaultShadowOffset
    return TextAttributes.Shadow(
      color: color, offset: Offset(horizontal: offset.width, vertical: offset.height))
  }
}

/// Attributed text: the value of `attributedText` and `attributedTitle`.
public struct AttributedText: AppearanceRepresentable, Hashable {
  /// The runs in reading order.
  public var runs: [AttributedRun]

  /// Creates a text from its runs.
  public init(runs: [AttributedRun]) { self.runs = runs }

  /// The type of properties with attributed text.
  public static var valueType: ValueType { .attributedText }

  /// Creates a text from a property's value; nil for values of other types.
  public init?(_ value: AppearanceValue) {
    guard case .attributedText(let runs) = value else { return nil }
    self.runs = runs
  }

  /// The text as a property's value.
  public var appearanceValue: AppearanceValue { .attributedText(runs) }
}

extension TextAttributes {
  /// The attributes with the size of `other` for a font of size 0, which means the control's size.
  func sized(orAs other: FontValue?) -> TextAttributes {
    var result = self
    result.font = font?.sized(orAs: other)
    return result
  }
}

extension FontValue {
  /// The font with the size of `other` if its own is 0, which means the control's size.
  func sized(orAs other: FontValue?) -> FontValue {
    guard let size = other?.size else { return self }
    return switch self {
    case .system(let own, let weight, let italic) where own == 0:
      .system(size: size, weight: weight, italic: italic)
    case .named(let name, let own) where own == 0: .named(name, size: size)
    default: self
    }
  }

  /// Size in points; nil for text styles, whose size depends on the traits.
  private var size: Double? {
    switch self {
    case .system(let size, _, _), .named(_, let size): size
    case .textStyle: nil
    }
  }
}
