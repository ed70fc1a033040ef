import Controls
import Raster

extension DocumentProblem {
  /// Sentences about what custom classes are made of.
  var customMessage: String {
    switch self {
    case .wrongReference(let text, let type, let expected):
      return "\(quoted(text)) is of type \(type); expected \(expected)"
    case .boundsNotHere(let text):
      return "\(quoted(text)) is known only when drawing; give the subview an autoresizingMask"
    case .referenceInside(let text):
      return "\(quoted(text)) can't be a part of a value here, only a value as a whole"
    case .idInClass(let id):
      return
        "\(quoted(id)) can't be an id here: every object of the class, or of the rule, would have it"
    case .partIsNoObject(let name):
      return "\(quoted(name)) is a view or controller; a property holds other objects, and "
        + "'subviews' what an instance is built from"
    case .contentNeedsView(let key, let name, let kind):
      return "\(quoted(name)) is "
        + (kind == .viewController ? "a view controller" : "no view")
        + ", so it has no \(quoted(key))"
    case .contentInContainer(let key, let name, let container):
      return "\(quoted(name)) is a \(container), whose view is its own, so it has no \(quoted(key))"
    case .builtFromItself(let names):
      return "a class can't be built from itself: " + names.joined(separator: " → ")
    case .tooManyParts(let limit, let depth):
      return "the class is built from more than \(limit) objects (a property may repeat up to "
        + "\(PartTemplate.Repetition.referenceLimit) times), or from objects more than \(depth) "
        + "levels deep"
    case .shadowsProperty(let name, let className, let type):
      return "\(quoted(name)) is a property of \(className) already, of type \(type)"
    case .themeCycle(let paths):
      return "a theme can't extend itself: "
        + paths.map(Quotation.escaped).joined(separator: " → ")
    default: return ""
    }
  }
}
