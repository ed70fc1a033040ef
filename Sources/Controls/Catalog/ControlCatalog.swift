/// Every built-in class; superclasses stand before their subclasses.
enum ControlCatalog {
  static let all: [any ControlClass.Type] = [
    ObjectRoot.self, Responder.self,
    View.self, Window.self,
  ]
}
