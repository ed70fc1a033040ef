import ObjectModel

/// NSObject: the root of all classes.
enum RootObject: BaseControl {
  static let accessibilityLabel = AppearanceKey<String>(
    "accessibilityLabel", "What VoiceOver says of the object.")
  static let accessibilityValue = AppearanceKey<String>(
    "accessibilityValue", "The value that VoiceOver says.")
  static let accessibilityHint = AppearanceKey<String>(
    "accessibilityHint", "What VoiceOver says that the object does.")
  static let accessibilityTraits = AppearanceKey<AccessibilityTraits>(
    "accessibilityTraits", takesRules: false, "What kind of element it is.")
  static let isAccessibilityElement = AppearanceKey<Bool>(
    "isAccessibilityElement", "Whether the object is an element of its own.")

  static let definition = ClassDefinition(
    "NSObject", superclass: nil, kind: .object, summary: "The root of all classes.",
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
    summary: "The common root of views and controllers.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
