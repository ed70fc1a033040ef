public import ObjectModel

/// UIBarItem: the properties shared by the items of all bars.
public enum BarItem: BaseControl {
  /// The item's text.
  public static let title = AppearanceKey<String>(
    "title", "The item's text.")
  /// The item's icon; a template image unless it is set otherwise.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .barButtonItem,
    "The item's icon; a stencil unless it says otherwise.")
  /// Replaces the image in compact bars.
  public static let landscapeImagePhone = AppearanceKey<ImageValue>(
    "landscapeImagePhone", imageRole: .barButtonItem,
    "Takes the image's place in compact bars.")
  /// Whether the item is enabled; drawn greyed when false.
  public static let isEnabled = AppearanceKey<Bool>("isEnabled", "Drawn greyed when false.")
  /// Attributes of the title for a state.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", axes: [.state], "Attributes of the title for a state.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIBarItem", superclass: "NSObject", kind: .object, summary: "What items of all bars share.",
    properties: [
      title.declaration, image.declaration, landscapeImagePhone.declaration,
      isEnabled.declaration, titleTextAttributes.declaration,
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
