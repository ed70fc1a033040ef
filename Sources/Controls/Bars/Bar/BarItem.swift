public import ObjectModel

/// UIBarItem: what items of all bars share.
public enum BarItem: ControlClass {
  /// The item's text.
  public static let title = AppearanceKey<String>(
    "title", decidesParts: true, "The item's text.")
  /// The item's icon; a stencil unless it says otherwise.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .barButtonItem, decidesParts: true,
    "The item's icon; a stencil unless it says otherwise.")
  /// Takes the image's place in compact bars.
  public static let landscapeImagePhone = AppearanceKey<ImageValue>(
    "landscapeImagePhone", imageRole: .barButtonItem, decidesParts: true,
    "Takes the image's place in compact bars.")
  /// Drawn greyed when false.
  public static let isEnabled = AppearanceKey<Bool>("isEnabled", "Drawn greyed when false.")
  /// Attributes of the title for a state.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", axes: [.state], "Attributes of the title for a state.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIBarItem", superclass: "NSObject", kind: .object, summary: "What items of all bars share.",
    properties: [
      title.declaration, image.declaration, landscapeImagePhone.declaration,
      isEnabled.declaration, titleTextAttributes.declaration,
    ])

  /// Fills in the children.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
