import ObjectModel

/// NSObject: the root of all classes.
enum RootObject: BaseControl {
  static let accessibilityLabel = AppearanceKey<String>(
    "accessibilityLabel", default: .byContent,
    "The text by which a screen reader names the object; its own text where there is none.")
  static let accessibilityValue = AppearanceKey<String>(
    "accessibilityValue", default: .byContent,
    "The value that a screen reader reads after the label.")
  static let accessibilityHint = AppearanceKey<String>(
    "accessibilityHint", default: .none,
    "The hint by which a screen reader tells what the object does.")
  static let accessibilityTraits = AppearanceKey<AccessibilityTraits>(
    "accessibilityTraits", takesRules: false, default: .byClass,
    "The traits by which a screen reader tells what kind of element the object is.")
  static let isAccessibilityElement = AppearanceKey<Bool>(
    "isAccessibilityElement", default: .byClass,
    "Whether the object is an accessibility element of its own.")

  static let definition = ClassDefinition(
    "NSObject", superclass: nil, kind: .object,
    summary: "The root of all classes, with the properties of accessibility.",
    properties: [
      accessibilityLabel.declaration, accessibilityValue.declaration,
      accessibilityHint.declaration, accessibilityTraits.declaration,
      isAccessibilityElement.declaration,
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}

/// UIResponder: the common root of views and controllers.
enum Responder: BaseControl {
  static let definition = ClassDefinition(
    "UIResponder", superclass: "NSObject", kind: .object,
    summary: "The common superclass of views and controllers.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
