public import ObjectModel
public import Raster

/// UIButton: a title and an image by state, in a label and an image view that rules can match.
public enum Button: BaseControl {
  /// The type of the button, which decides its look.
  public static let buttonType = AppearanceKey<ButtonType>(
    "buttonType", default: .value(.system), "The type of the button, which decides its look.")

  /// The title of the button, by state.
  public static let title = AppearanceKey<String>(
    "title", axes: [.state], default: .none, "The title of the button, by state.")

  /// The attributed title, by state; replaces title.
  public static let attributedTitle = AppearanceKey<AttributedText>(
    "attributedTitle", axes: [.state], since: 6,
    default: .none, "The attributed title, by state; replaces title.")

  /// The colour of the title, by state; the tint for system buttons, white for custom ones.
  public static let titleColor = AppearanceKey<ColorValue>(
    "titleColor", axes: [.state], default: .byStyle,
    "The colour of the title, by state; the tint for system buttons, white for custom ones.")

  /// The colour of the title's shadow, by state.
  public static let titleShadowColor = AppearanceKey<ColorValue>(
    "titleShadowColor", axes: [.state], default: .byLook,
    "The colour of the title's shadow, by state.")

  /// The image before the title, by state.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state], imageRole: .button, default: .none,
    "The image before the title, by state.")

  /// The image that fills the button's bounds, by state.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state], imageRole: .background, default: .none,
    "The image that fills the button's bounds, by state.")

  /// The insets of title and image together, in points.
  public static let contentEdgeInsets = AppearanceKey<EdgeInsets>(
    "contentEdgeInsets", default: .value(.zero),
    "The insets of title and image together, in points.")

  /// The insets of the title, in points; they move it and do not change the button's size.
  public static let titleEdgeInsets = AppearanceKey<EdgeInsets>(
    "titleEdgeInsets", default: .value(.zero),
    "The insets of the title, in points; they move it and do not change the button's size.")

  /// The insets of the image, in points; they move it and do not change the button's size.
  public static let imageEdgeInsets = AppearanceKey<EdgeInsets>(
    "imageEdgeInsets", default: .value(.zero),
    "The insets of the image, in points; they move it and do not change the button's size.")

  /// Whether images are drawn darker while the button is highlighted.
  public static let adjustsImageWhenHighlighted = AppearanceKey<Bool>(
    "adjustsImageWhenHighlighted", default: .value(true),
    "Whether images are drawn darker while the button is highlighted.")

  /// Whether images are drawn lighter while the button is disabled.
  public static let adjustsImageWhenDisabled = AppearanceKey<Bool>(
    "adjustsImageWhenDisabled", default: .value(true),
    "Whether images are drawn lighter while the button is disabled.")

  /// The role: normal, primary, cancel or destructive; no effect without a configuration.
  static let role = AppearanceKey<ButtonConfiguration.Role>(
    "role", since: 14, default: .value(.normal),
    "The role: normal, primary, cancel or destructive; no effect without a configuration."
  )

  /// Whether the button shows the selected element of its menu, as a pop-up button does.
  static let changesSelection = AppearanceKey<Bool>(
    "changesSelectionAsPrimaryAction", since: 15,
    default: .value(false),
    "Whether the button shows the selected element of its menu, as a pop-up button does.")

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
    "UIButton", superclass: "UIControl", summary: "A button with a title and an image, by state.",
    properties: [
      View.tintColor(since: 5), buttonType.declaration, title.declaration,
      attributedTitle.declaration,
      titleColor.declaration, titleShadowColor.declaration, image.declaration,
      backgroundImage.declaration, contentEdgeInsets.declaration, titleEdgeInsets.declaration,
      imageEdgeInsets.declaration, adjustsImageWhenHighlighted.declaration,
      adjustsImageWhenDisabled.declaration, role.declaration,
      ButtonConfiguration.property(
        configurationName, since: 15, default: .none,
        "The configuration that decides the whole look, in place of the button's type."),
      .object(
        titleLabelName, ObjectType("UILabel", default: "UILabel"),
        default: .own, "The label of the title, with its own properties."),
      changesSelection.declaration,
      SymbolConfigurationObject.property(
        symbolConfigurationName, since: 13,
        default: .none, "The configuration of symbols that have none of their own, by state."
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
    if element.has(image.slot.name) {
      parts.append(Element("UIImageView", role: imageViewRole))
    }
    if element.has(title.slot.name) || element.has(attributedTitle.slot.name)
      || element.has(titleLabelName)
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

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    switch part.role {
    case titleLabelRole: ButtonParts.title(of: node)
    case imageViewRole: ButtonParts.image(of: node)
    default: PassedValues()
    }
  }
}
