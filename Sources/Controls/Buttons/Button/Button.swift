public import ObjectModel
public import Raster

/// UIButton: a title and an image by state, in a label and an image view that rules can match.
public enum Button: BaseControl {
  /// The type of the button; `system` by default.
  public static let buttonType = AppearanceKey<ButtonType>(
    "buttonType", "The look the button has by itself; system where nothing is said.")

  /// The title, by state.
  public static let title = AppearanceKey<String>(
    "title", axes: [.state], "The title.")

  /// The attributed title, by state; replaces `title`.
  public static let attributedTitle = AppearanceKey<AttributedText>(
    "attributedTitle", axes: [.state], since: 6,
    "A title in several looks, instead of title.")

  /// The title's colour, by state; the tint by default for system buttons, white for custom ones.
  public static let titleColor = AppearanceKey<ColorValue>(
    "titleColor", axes: [.state], "The title's colour; a system button's is its tint.")

  /// The colour of the title's shadow, by state.
  public static let titleShadowColor = AppearanceKey<ColorValue>(
    "titleShadowColor", axes: [.state], "The colour of the title's shadow.")

  /// The image before the title, by state.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state], imageRole: .button, "The image before the title.")

  /// The image that fills the button's bounds, by state.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state], imageRole: .background, "Fills the button's bounds.")

  /// Insets of title and image together, in points.
  public static let contentEdgeInsets = AppearanceKey<EdgeInsets>(
    "contentEdgeInsets", "Room around the title and the image together.")

  /// Insets of the title, in points; they move it but do not change the button's size.
  public static let titleEdgeInsets = AppearanceKey<EdgeInsets>(
    "titleEdgeInsets", "Room around the title; changes its place, not the button's size.")

  /// Insets of the image, in points; they move it but do not change the button's size.
  public static let imageEdgeInsets = AppearanceKey<EdgeInsets>(
    "imageEdgeInsets", "Room around the image; changes its place, not the button's size.")

  /// Whether images are darkened while the button is pressed; true by default.
  public static let adjustsImageWhenHighlighted = AppearanceKey<Bool>(
    "adjustsImageWhenHighlighted", "Whether images darken while pressed; true by default.")

  /// Whether images are lightened while the button is disabled; true by default.
  public static let adjustsImageWhenDisabled = AppearanceKey<Bool>(
    "adjustsImageWhenDisabled", "Whether images lighten while disabled; true by default.")

  /// The role of the button, from iOS 14 on.
  static let role = AppearanceKey<ButtonConfiguration.Role>(
    "role", since: 14, "normal, primary, cancel or destructive; changes a configuration's colors.")

  /// Whether the button shows what is chosen in its menu, as a pop-up button.
  static let changesSelection = AppearanceKey<Bool>(
    "changesSelectionAsPrimaryAction", since: 15,
    "Whether a button without a title shows what is chosen in its menu.")

  /// The name of the property that holds the configuration.
  static let configurationName = "configuration"

  /// UIButtonType.
  public enum ButtonType: String, NamedCases {
    /// No look of its own; white titles.
    case custom
    /// Title and template image in the tint; a white bezel up to iOS 6.
    case system
    /// The same as `system`, by its earlier name.
    case roundedRect
    /// An i in a circle; a blue disc with a chevron up to iOS 6.
    case detailDisclosure
    /// An i in a circle, in white up to iOS 6.
    case infoLight
    /// An i in a circle, in dark grey up to iOS 6.
    case infoDark
    /// A plus in a circle; a blue disc with a plus up to iOS 6.
    case contactAdd
    /// The name of the type in documents and messages.
    public static let typeName = "buttonType"
  }

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIButton", superclass: "UIControl", summary: "A title and an image, by state.",
    properties: [
      View.tintColor(since: 5), buttonType.declaration, title.declaration,
      attributedTitle.declaration,
      titleColor.declaration, titleShadowColor.declaration, image.declaration,
      backgroundImage.declaration, contentEdgeInsets.declaration, titleEdgeInsets.declaration,
      imageEdgeInsets.declaration, adjustsImageWhenHighlighted.declaration,
      adjustsImageWhenDisabled.declaration, role.declaration,
      ButtonConfiguration.property(
        configurationName, since: 15, "The whole look, in place of the type's."),
      .object(
        titleLabelName, ObjectType("UILabel", default: "UILabel"),
        "Properties of the title's label."),
      changesSelection.declaration,
      SymbolConfigurationObject.property(
        symbolConfigurationName, since: 13,
        "How symbols look that do not say it themselves (setPreferredSymbolConfiguration:forImageInState:)."
      ),
    ] + Menu.ownerProperties)

  /// The name of the property that holds the configuration of symbols.
  static let symbolConfigurationName = "preferredSymbolConfiguration"
  static let titleLabelName = "titleLabel"
  static let titleLabelRole = Element.Role("titleLabel")
  static let imageViewRole = Element.Role("imageView")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    if isPopUp(element, context.system), let menu = element.object(Menu.propertyName),
      let title = Menu.selection(of: menu)?[MenuElement.title]
    {
      element.setDefault(self.title, title)
    }
    var parts: [Element] = []
    if sets(element, [image.declaration.name]) {
      parts.append(Element("UIImageView", role: imageViewRole))
    }
    if sets(
      element, [title.declaration.name, attributedTitle.declaration.name, titleLabelName])
    {
      let label = element.object(titleLabelName) ?? Element("UILabel")
      parts.append(label.with(role: titleLabelRole))
    }
    element.children = parts + View.subviews(of: element)
  }

  /// Whether a button shows what is chosen in its menu.
  static func isPopUp(_ element: Element, _ system: Int) -> Bool {
    changesSelection.exists(in: system) && element[changesSelection] == true
      && element.object(Menu.propertyName) != nil
  }

  private static func sets(_ element: Element, _ names: [String]) -> Bool {
    names.contains(where: element.has)
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    switch part.role {
    case titleLabelRole: ButtonParts.title(of: node)
    case imageViewRole: ButtonParts.image(of: node)
    default: PassedValues()
    }
  }
}
