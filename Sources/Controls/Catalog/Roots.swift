/// NSObject: where every class begins.
enum ObjectRoot: ControlClass {
  static let definition = ClassDefinition(
    "NSObject", superclass: nil, kind: .object, summary: "The root of all classes.",
    properties: [
      PropertyDeclaration(
        name: "accessibilityLabel", type: .string, summary: "What VoiceOver says of the object."),
      PropertyDeclaration(
        name: "accessibilityValue", type: .string, summary: "The value that VoiceOver says."),
      PropertyDeclaration(
        name: "accessibilityTraits", type: .strings, summary: "What kind of element it is."),
      PropertyDeclaration(
        name: "isAccessibilityElement", type: .boolean,
        summary: "Whether the object is an element of its own."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}

/// UIResponder: the common root of views and controllers.
enum Responder: ControlClass {
  static let definition = ClassDefinition(
    "UIResponder", superclass: "NSObject", kind: .object,
    summary: "The common root of views and controllers.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
