/// NSObject: where every class begins.
enum ObjectRoot: ControlClass {
  static let definition = ClassDefinition(
    "NSObject", superclass: nil, kind: .object, summary: "The root of all classes.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}

/// UIResponder: the common root of views and controllers.
enum Responder: ControlClass {
  static let definition = ClassDefinition(
    "UIResponder", superclass: "NSObject", kind: .object,
    summary: "The common root of views and controllers.")

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
