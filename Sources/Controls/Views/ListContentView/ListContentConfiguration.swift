import ObjectModel
import Raster
import Text

/// UIListContentConfiguration: what a row, header or footer of a list shows, from iOS 14 on.
enum ListContentConfiguration: ConfigurationObject {
  static let style = AppearanceKey<ListContentStyle>(
    "style", since: 14, "What the others start from; by the cell or header where nothing is said.")
  static let text = AppearanceKey<String>("text", since: 14, "The text.")
  static let attributedText = AppearanceKey<AttributedText>(
    "attributedText", since: 14, "A text in several looks, instead of text.")
  static let secondaryText = AppearanceKey<String>(
    "secondaryText", since: 14, "The second text, below the first or at the other side.")
  static let secondaryAttributedText = AppearanceKey<AttributedText>(
    "secondaryAttributedText", since: 14, "A second text in several looks.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 14, imageRole: .cell, "The image before the texts.")
  static let prefersSideBySide = AppearanceKey<Bool>(
    "prefersSideBySideTextAndSecondaryText", since: 14,
    "Whether both texts stand on one line where they have room.")
  static let imageToTextPadding = AppearanceKey<Double>(
    "imageToTextPadding", since: 14, "Between the image and the texts, in points; by style.")
  static let horizontalPadding = AppearanceKey<Double>(
    "textToSecondaryTextHorizontalPadding", since: 14,
    "The least room between texts on one line, in points; by style.")
  static let verticalPadding = AppearanceKey<Double>(
    "textToSecondaryTextVerticalPadding", since: 14,
    "Between texts below each other, in points; by style.")
  static let directionalLayoutMargins = AppearanceKey<EdgeInsets>(
    "directionalLayoutMargins", since: 14,
    "Room around the content: [top, leading, bottom, trailing]; by style.")
  static let alpha = AppearanceKey<Double>(
    "alpha", since: 18, "Opacity of the content, 0 to 1.")
  private static let axes = "axesPreservingSuperviewLayoutMargins"
  static let textProperties = "textProperties"
  static let secondaryTextProperties = "secondaryTextProperties"
  static let imageProperties = "imageProperties"

  static let definition = ClassDefinition(
    "UIListContentConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 14,
    summary: "What a row, header or footer of a list shows.",
    properties: [
      style.declaration, text.declaration, attributedText.declaration, secondaryText.declaration,
      secondaryAttributedText.declaration, image.declaration, prefersSideBySide.declaration,
      imageToTextPadding.declaration, horizontalPadding.declaration, verticalPadding.declaration,
      directionalLayoutMargins.declaration, alpha.declaration,
      PropertyDeclaration(
        name: axes, type: .options(name: "axes", cases: ["horizontal", "vertical"]), since: 14,
        summary: "Axes whose margins are at least those around; horizontal by default."),
      ListContentTextProperties.property(textProperties, since: 14, "How the text looks."),
      ListContentTextProperties.property(
        secondaryTextProperties, since: 14, "How the second text looks."),
      ListContentImageProperties.property(
        imageProperties, since: 14, "How the image looks."),
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
  static let font = AppearanceKey<FontValue>("font", since: 14, "The font; by style.")
  static let color = AppearanceKey<ColorValue>(
    "color", since: 14, "The color of the text; by style and state.")
  static let alignment = AppearanceKey<Alignment>(
    "alignment", since: 14, "natural (the default), center or justified.")
  static let lineBreakMode = AppearanceKey<LineBreakMode>(
    "lineBreakMode", since: 14, "What happens to text that has no room.")
  static let numberOfLines = AppearanceKey<Int>(
    "numberOfLines", since: 14, "The most lines; 0, any number, by default.")
  static let adjustsFontSizeToFitWidth = AppearanceKey<Bool>(
    "adjustsFontSizeToFitWidth", since: 14, "Whether one line too long is drawn smaller.")
  static let minimumScaleFactor = AppearanceKey<Double>(
    "minimumScaleFactor", since: 14, "The least share of the font size that fitting may leave.")
  static let transform = AppearanceKey<Transform>(
    "transform", since: 14, "none, uppercase, lowercase or capitalized; by style.")

  static let definition = ClassDefinition(
    "UIListContentTextProperties", superclass: "NSObject", kind: .object, isValue: true, since: 14,
    summary: "How a text of a list's row looks.",
    properties: [
      font.declaration, color.declaration, alignment.declaration, lineBreakMode.declaration,
      numberOfLines.declaration, adjustsFontSizeToFitWidth.declaration,
      minimumScaleFactor.declaration, transform.declaration,
      noEffect("adjustsFontForContentSizeCategory", since: 14, "Whether a change of size counts"),
      noEffect(
        "allowsDefaultTighteningForTruncation", since: 14, "Whether letters may move together"),
      noEffect("showsExpansionTextWhenTruncated", since: 15, "Whether a pointer shows all of it"),
    ])

  private static func noEffect(
    _ name: String, since: Int, _ summary: String
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name, type: .boolean, since: since, summary: summary + "; no effect on a picture.")
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

    /// The text in these letters.
    func applied(to text: String) -> String {
      switch self {
      case .none: return text
      case .uppercase: return text.uppercased()
      case .lowercase: return text.lowercased()
      case .capitalized:
        var isFirst = true
        return text.reduce(into: "") { result, letter in
          result += isFirst ? letter.uppercased() : letter.lowercased()
          isFirst = letter.isWhitespace
        }
      }
    }
  }
}

/// UIListContentConfiguration.ImageProperties: how the image of a list's row looks.
enum ListContentImageProperties: ConfigurationObject {
  static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", since: 14, "The color of symbols and templates; the tint by default.")
  static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", since: 14, "Of the image, in points; 0 by default.")
  static let maximumSize = AppearanceKey<Size>(
    "maximumSize", since: 14, "The most that the image takes, in points; 0 is any size.")
  static let reservedLayoutSize = AppearanceKey<Size>(
    "reservedLayoutSize", since: 14,
    "Room that the image is centered in, in points; 0 is its own size, of symbols a common width.")
  static let strokeColor = AppearanceKey<ColorValue>(
    "strokeColor", since: 18, "Of the line around the image.")
  static let strokeWidth = AppearanceKey<Double>(
    "strokeWidth", since: 18, "Of the line around the image, in points; 0 by default.")

  static let preferredSymbolConfiguration = "preferredSymbolConfiguration"

  static let definition = ClassDefinition(
    "UIListContentImageProperties", superclass: "NSObject", kind: .object, isValue: true,
    since: 14, summary: "How the image of a list's row looks.",
    properties: [
      tintColor.declaration, cornerRadius.declaration, maximumSize.declaration,
      reservedLayoutSize.declaration, strokeColor.declaration, strokeWidth.declaration,
      SymbolConfigurationObject.property(
        preferredSymbolConfiguration, since: 14,
        "How a symbol looks that does not say it itself."),
      PropertyDeclaration(
        name: "accessibilityIgnoresInvertColors", type: .boolean, since: 14,
        summary: "Whether inverted colors leave the image; no effect on a picture."),
    ])
}
