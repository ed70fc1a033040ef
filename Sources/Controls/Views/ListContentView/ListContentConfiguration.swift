import ObjectModel
import Raster
import Text

/// UIListContentConfiguration: what a row, header or footer of a list shows, from iOS 14 on.
enum ListContentConfiguration: ConfigurationObject {
  static let style = AppearanceKey<ListContentStyle>(
    "style", since: 14, default: .byContent,
    "The style that the other properties change; it follows the cell or header.")
  static let text = AppearanceKey<String>(
    "text", since: 14, default: .none, "The text of the content.")
  static let attributedText = AppearanceKey<AttributedText>(
    "attributedText", since: 14, default: .none, "The attributed text; replaces text.")
  static let secondaryText = AppearanceKey<String>(
    "secondaryText", since: 14, default: .none,
    "The secondary text, below the text or at the other side.")
  static let secondaryAttributedText = AppearanceKey<AttributedText>(
    "secondaryAttributedText", since: 14, default: .none,
    "The attributed secondary text; replaces secondaryText.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 14, imageRole: .cell, default: .none, "The image before the texts.")
  static let prefersSideBySide = AppearanceKey<Bool>(
    "prefersSideBySideTextAndSecondaryText", since: 14,
    default: .byStyle, "Whether both texts lie on one line where they fit.")
  static let imageToTextPadding = AppearanceKey<Double>(
    "imageToTextPadding", since: 14, default: .byStyle,
    "The distance between the image and the texts, in points.")
  static let horizontalPadding = AppearanceKey<Double>(
    "textToSecondaryTextHorizontalPadding", since: 14,
    default: .byStyle, "The least distance between texts on one line, in points.")
  static let verticalPadding = AppearanceKey<Double>(
    "textToSecondaryTextVerticalPadding", since: 14,
    default: .byStyle, "The distance between texts one below the other, in points.")
  static let directionalLayoutMargins = AppearanceKey<EdgeInsets>(
    "directionalLayoutMargins", since: 14,
    default: .byStyle, "The margins of the content, in points: [top, leading, bottom, trailing].")
  static let alpha = AppearanceKey<Double>(
    "alpha", since: 18, default: .value(1), "The opacity of the content, 0–1.")
  private static let axes = "axesPreservingSuperviewLayoutMargins"
  static let textProperties = "textProperties"
  static let secondaryTextProperties = "secondaryTextProperties"
  static let imageProperties = "imageProperties"

  static let definition = ClassDefinition(
    "UIListContentConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 14,
    summary: "The content of a row, header or footer of a list: image and texts.",
    properties: [
      style.declaration, text.declaration, attributedText.declaration, secondaryText.declaration,
      secondaryAttributedText.declaration, image.declaration, prefersSideBySide.declaration,
      imageToTextPadding.declaration, horizontalPadding.declaration, verticalPadding.declaration,
      directionalLayoutMargins.declaration, alpha.declaration,
      PropertyDeclaration(
        name: axes, type: .options(name: "axes", cases: ["horizontal", "vertical"]), since: 14,
        default: .value(.options(["horizontal"])),
        summary: "The axes whose margins are at least those of the superview."),
      ListContentTextProperties.property(
        textProperties, since: 14, default: .byStyle,
        "The properties of the text: font, colour, alignment and lines."),
      ListContentTextProperties.property(
        secondaryTextProperties, since: 14, default: .byStyle,
        "The properties of the secondary text: font, colour, alignment and lines."),
      ListContentImageProperties.property(
        imageProperties, since: 14, default: .byStyle,
        "The properties of the image: tint, size, corners and stroke."),
    ])

  /// Whether the margins of an axis are at least those around the content.
  static func preserves(_ axis: String, of configuration: Element) -> Bool {
    guard case .options(let names)? = configuration.values[PropertySlot(axes)] else {
      return axis == "horizontal"
    }
    return names.contains(axis)
  }
}

/// UIListContentConfiguration.TextProperties: how a text of a list's row looks.
enum ListContentTextProperties: ConfigurationObject {
  static let font = AppearanceKey<FontValue>(
    "font", since: 14, default: .byStyle, "The font of the text.")
  static let color = AppearanceKey<ColorValue>(
    "color", since: 14, default: .byStyle,
    "The colour of the text, which follows the state as well.")
  static let alignment = AppearanceKey<Alignment>(
    "alignment", since: 14, default: .value(.natural),
    "The alignment of the text: natural, center or justified.")
  static let lineBreakMode = AppearanceKey<LineBreakMode>(
    "lineBreakMode", since: 14, default: .value(.byTruncatingTail),
    "The mode in which text that is too long is wrapped or truncated.")
  static let numberOfLines = AppearanceKey<Int>(
    "numberOfLines", since: 14, default: .value(0),
    "The maximum number of lines; 0 draws as many as fit.")
  static let adjustsFontSizeToFitWidth = AppearanceKey<Bool>(
    "adjustsFontSizeToFitWidth", since: 14, default: .value(false),
    "Whether a single line that is too long is drawn in a smaller font.")
  static let minimumScaleFactor = AppearanceKey<Double>(
    "minimumScaleFactor", since: 14, default: .value(0),
    "The smallest scale of the font, 0–1; no effect without adjustsFontSizeToFitWidth.")
  static let transform = AppearanceKey<Transform>(
    "transform", since: 14, default: .byStyle,
    "The transform of the text's letters: none, uppercase, lowercase or capitalized.")

  static let definition = ClassDefinition(
    "UIListContentTextProperties", superclass: "NSObject", kind: .object, isValue: true, since: 14,
    summary: "The properties of a text in a list's row.",
    properties: [
      font.declaration, color.declaration, alignment.declaration, lineBreakMode.declaration,
      numberOfLines.declaration, adjustsFontSizeToFitWidth.declaration,
      minimumScaleFactor.declaration, transform.declaration,
      noEffect(
        "adjustsFontForContentSizeCategory", since: 14,
        "Whether the font follows the content size category"),
      noEffect(
        "allowsDefaultTighteningForTruncation", since: 14,
        "Whether letters may move together before the text is truncated"),
      noEffect(
        "showsExpansionTextWhenTruncated", since: 15,
        "Whether a pointer over truncated text shows all of it"),
    ])

  private static func noEffect(
    _ name: String, since: Int, _ summary: String
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name, type: .boolean, since: since, default: .value(.boolean(false)),
      summary: summary + "; no effect on a picture.")
  }

  /// UIListContentConfiguration.TextProperties.TextAlignment.
  enum Alignment: String, NamedCases {
    case natural, center, justified
    static let typeName = "listContentTextAlignment"
  }

  /// UIListContentConfiguration.TextProperties.TextTransform.
  enum Transform: String, NamedCases {
    case none, uppercase, lowercase, capitalized
    static let typeName = "listContentTextTransform"

    /// The text in these letters, as its language writes them.
    func applied(to text: String, _ words: SystemWords) -> String {
      switch self {
      case .none: text
      case .uppercase: words.uppercased(text)
      case .lowercase: words.lowercased(text)
      case .capitalized: words.capitalized(text)
      }
    }
  }
}

/// UIListContentConfiguration.ImageProperties: how the image of a list's row looks.
enum ListContentImageProperties: ConfigurationObject {
  static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", since: 14, default: .inherited,
    "The colour of symbols and template images; null is the tint.")
  static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", since: 14, default: .value(0), "The radius of the image's corners, in points.")
  static let maximumSize = AppearanceKey<Size>(
    "maximumSize", since: 14, default: .value(.zero),
    "The maximum size of the image, in points; 0 is any size.")
  static let reservedLayoutSize = AppearanceKey<Size>(
    "reservedLayoutSize", since: 14,
    default: .value(.zero),
    "The size that the image is centered in, in points; 0 is its own, for symbols a common width.")
  static let strokeColor = AppearanceKey<ColorValue>(
    "strokeColor", since: 18, default: .inherited,
    "The colour of the stroke around the image; null is the tint.")
  static let strokeWidth = AppearanceKey<Double>(
    "strokeWidth", since: 18, default: .value(0),
    "The width of the stroke around the image, in points; 0 draws none.")

  static let preferredSymbolConfiguration = "preferredSymbolConfiguration"

  static let definition = ClassDefinition(
    "UIListContentImageProperties", superclass: "NSObject", kind: .object, isValue: true,
    since: 14, summary: "The properties of the image in a list's row.",
    properties: [
      tintColor.declaration, cornerRadius.declaration, maximumSize.declaration,
      reservedLayoutSize.declaration, strokeColor.declaration, strokeWidth.declaration,
      SymbolConfigurationObject.property(
        preferredSymbolConfiguration, since: 14,
        default: .none, "The configuration of a symbol that has none of its own."),
      PropertyDeclaration(
        name: "accessibilityIgnoresInvertColors", type: .boolean, since: 14,
        default: .value(.boolean(false)),
        summary: "Whether inverted colours leave the image as it is; no effect on a picture."),
    ])
}
