import ObjectModel

/// A custom class that cannot draw what it says, or be built from it.
enum ClassContentProblem: DocumentProblem {
  /// A key that only views have, or only views and view controllers.
  case needsView(String, String, ClassDefinition.Kind)
  /// A rectangle of a class that is no button.
  case needsButton(String, String)
  case inContainer(String, String, String)
  /// Classes that are built from one another; the first and the last are the same.
  case builtFromItself([String])
  case tooManyParts(limit: Int, depth: Int)

  var message: String {
    switch self {
    case .needsView(let key, let name, let kind):
      "\(Quotation.single(name)) is "
        + (kind == .viewController ? "a view controller" : "no view")
        + ", so it has no \(Quotation.single(key))"
    case .needsButton(let key, let name):
      "\(Quotation.single(name)) is no UIButton, so it has no \(Quotation.single(key))"
    case .inContainer(let key, let name, let container):
      "\(Quotation.single(name)) is a \(container), whose view is its own, so it has no "
        + Quotation.single(key)
    case .builtFromItself(let names):
      "a class can't be built from itself: " + names.joined(separator: " → ")
    case .tooManyParts(let limit, let depth):
      "the class is built from more than \(limit) objects (a property may repeat up to "
        + "\(PartTemplate.Repetition.referenceLimit) times), or from objects more than \(depth) "
        + "levels deep"
    }
  }
}
