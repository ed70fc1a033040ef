public import ObjectModel

/// UIBarItem: the properties shared by the items of all bars.
public enum BarItem: BaseControl {
  /// The text of the item.
  public static let title = AppearanceKey<String>(
    "title", default: .none, "The text of the item.")
  /// The icon of the item; a template image unless its rendering mode is original.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .barButtonItem,
    default: .none, "The icon of the item; a template image unless its rendering mode is original.")
  /// The icon in compact bars; image where there is none.
  public static let landscapeImagePhone = AppearanceKey<ImageValue>(
    "landscapeImagePhone", imageRole: .barButtonItem,
    default: .none, "The icon in compact bars; image where there is none.")
  /// Whether the item is enabled; a disabled one is drawn grey.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", default: .value(true), "Whether the item is enabled; a disabled one is drawn grey."
  )
  /// The attributes of the title, by state.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", axes: [.state], default: .byLook,
    "The attributes of the title, by state.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIBarItem", superclass: "NSObject", kind: .object,
    summary: "The common superclass of the items of bars.",
    properties: [
      title.declaration, image.declaration, landscapeImagePhone.declaration,
      isEnabled.declaration, titleTextAttributes.declaration,
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
