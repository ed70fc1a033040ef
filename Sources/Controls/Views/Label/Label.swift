public import ObjectModel
public import Raster
public import Text

/// UILabel: plain or attributed text on one line or several.
public enum Label: BaseControl {
  /// The text, drawn in the label's font and colour.
  public static let text = AppearanceKey<String>(
    "text", default: .none, "The text, drawn in the label's font and colour.")

  /// The attributed text; replaces text.
  public static let attributedText = AppearanceKey<AttributedText>(
    "attributedText", since: 6, default: .none, "The attributed text; replaces text.")

  /// The font of text without a font attribute.
  public static let font = AppearanceKey<FontValue>(
    "font", default: .value(.system(17)), "The font of text without a font attribute.")

  /// The colour of text without a colour attribute.
  public static let textColor = AppearanceKey<ColorValue>(
    "textColor", default: .byLook, "The colour of text without a colour attribute.")

  /// The alignment of lines that are narrower than the label.
  public static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", default: .value(.natural),
    "The alignment of lines that are narrower than the label.")

  /// The maximum number of lines; 0 draws as many as fit.
  public static let numberOfLines = AppearanceKey<Int>(
    "numberOfLines", default: .value(1), "The maximum number of lines; 0 draws as many as fit.")

  /// The width at which text of several lines wraps for its own size, in points; 0 is the label's.
  public static let preferredMaxLayoutWidth = AppearanceKey<Double>(
    "preferredMaxLayoutWidth", since: 6, takesRules: false, default: .value(0),
    "The width at which text of several lines wraps for its own size, in points; 0 is the label's.")

  /// The mode in which text that is too long is wrapped or truncated.
  public static let lineBreakMode = AppearanceKey<LineBreakMode>(
    "lineBreakMode", default: .value(.byTruncatingTail),
    "The mode in which text that is too long is wrapped or truncated.")

  /// The way in which lines are broken where the text leaves a choice; no effect on a single line.
  public static let lineBreakStrategy = AppearanceKey<LineBreakStrategy>(
    "lineBreakStrategy", since: 14, default: .value(.standard),
    "The way in which lines are broken where the text leaves a choice; no effect on a single line.")

  /// The colour of the text's shadow; null draws none.
  public static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", default: .none, "The colour of the text's shadow; null draws none.")

  /// The offset of the text's shadow, in points; no effect without shadowColor.
  public static let shadowOffset = AppearanceKey<Size>(
    "shadowOffset", default: .value(Size(width: 0, height: -1)),
    "The offset of the text's shadow, in points; no effect without shadowColor.")

  /// Whether a single line that is too long is drawn in a smaller font.
  public static let adjustsFontSizeToFitWidth = AppearanceKey<Bool>(
    "adjustsFontSizeToFitWidth", default: .value(false),
    "Whether a single line that is too long is drawn in a smaller font.")

  /// The smallest scale of the font, 0–1; no effect without adjustsFontSizeToFitWidth.
  public static let minimumScaleFactor = AppearanceKey<Double>(
    "minimumScaleFactor", since: 6, default: .value(0),
    "The smallest scale of the font, 0–1; no effect without adjustsFontSizeToFitWidth.")

  /// The colour of the text while the label is highlighted; textColor where there is none.
  public static let highlightedTextColor = AppearanceKey<ColorValue>(
    "highlightedTextColor", default: .none,
    "The colour of the text while the label is highlighted; textColor where there is none.")

  /// Whether the label is highlighted, so that it uses highlightedTextColor.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the label is highlighted, so that it uses highlightedTextColor.")

  /// Whether the label is enabled; the text of a disabled one is drawn dimmed.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", default: .value(true),
    "Whether the label is enabled; the text of a disabled one is drawn dimmed.")

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
  /// Whether all digits are as wide as each other.
  static let hasTabularDigits = PartKey<Bool>("hasTabularDigits")
  /// Whether all of the text is underlined, whatever its attributes say.
  static let isUnderlined = PartKey<Bool>("isUnderlined")
  /// Whether the text is a placeholder, before which the caret stands.
  static let isPlaceholder = PartKey<Bool>("isPlaceholder")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UILabel", superclass: "UIView", summary: "A label: text on one line or several.",
    properties: [
      text.declaration, attributedText.declaration, font.declaration, textColor.declaration,
      textAlignment.declaration, numberOfLines.declaration, preferredMaxLayoutWidth.declaration,
      lineBreakMode.declaration,
      lineBreakStrategy.declaration, shadowColor.declaration, shadowOffset.declaration,
      adjustsFontSizeToFitWidth.declaration,
      minimumScaleFactor.declaration, highlightedTextColor.declaration, isHighlighted.declaration,
      isEnabled.declaration,
      PropertyDeclaration(
        name: "adjustsFontForContentSizeCategory", type: .boolean, since: 10,
        default: .value(.boolean(false)),
        summary: "Whether the font follows the content size category; no effect on a picture."),
    ])
}
