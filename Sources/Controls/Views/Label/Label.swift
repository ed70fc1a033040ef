public import ObjectModel
public import Raster
public import Text

/// UILabel: plain or attributed text on one line or several.
public enum Label: BaseControl {
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
  /// Whether lines follow each other without the font's own gap.
  static let leavesOutLineGap = PartKey<Bool>("leavesOutLineGap")
  /// Whether lines stand whole points apart, rounded up.
  static let spacesLinesByPoints = PartKey<Bool>("spacesLinesByPoints")
  /// How far letters of one line that is too long move together at most, as a share of the font size.
  static let tightening = PartKey<Double>("tightening")
  /// How far above the first baseline the text is visible, in points; all of it where nil.
  static let visibleAscent = PartKey<Double>("visibleAscent")
  /// Whether all of the text is underlined, whatever its attributes say.
  static let isUnderlined = PartKey<Bool>("isUnderlined")
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
}
