/// An appearance rule that cannot be what it says.
enum RuleProblem: DocumentProblem {
  // Properties that rules cannot set.
  case notAppearanceType(String, type: String)
  case booleanRule(String)
  case ruleForPart(String, String, owner: String)
  case readBeforeRules(String)
  case constraintsByRule(String)
  // One that documents let rules set, and UIKit does not.
  case noSetter(String, of: String, reason: String)

  // Classes that rules cannot be for.
  case classNotDrawnYet(String)
  case notAContainer(String)
  case noProxy(String)

  // Rules that would add objects without end.
  case viewInItself
  case tooManyObjects(limit: Int, depth: Int)

  var message: String {
    switch self {
    case .notAppearanceType(let name, let type):
      "a rule can't set \(Quotation.single(name)): UIAppearance carries colours, images, fonts, "
        + "attributes, strings, views, numbers and geometry, not \(type)"
    case .booleanRule(let name):
      "a rule can't set \(Quotation.single(name)) before iOS 8: UIAppearance throws for booleans "
        + "there"
    case .ruleForPart(let name, let className, let owner):
      "a rule can't set \(Quotation.single(name)), an object of its own: rules for "
        + "\(Quotation.single(className)) contained in \(Quotation.single(owner)) reach it"
    case .readBeforeRules(let name):
      "a rule can't set \(Quotation.single(name)): it is read before rules reach the object"
    case .constraintsByRule(let name):
      "a rule can't set \(Quotation.single(name)): no appearance proxy takes constraints; write them "
        + "on the view itself, or on the subviews of its class"
    case .noSetter(let name, let className, let reason):
      "no code can do what this rule does to \(Quotation.single(name)) of "
        + "\(Quotation.single(className)): \(reason)"
    case .classNotDrawnYet(let name):
      "\(Quotation.single(name)) is not drawn yet, so the rule is ignored"
    case .notAContainer(let name):
      "\(Quotation.single(name)) can't contain anything: only views and view controllers can"
    case .noProxy(let name):
      "\(Quotation.single(name)) has no appearance proxy: rules reach views, controllers and bar "
        + "items"
    case .viewInItself:
      "the rule gives its view to an object in that very view, without end"
    case .tooManyObjects(let limit, let depth):
      "the screen's classes and rules add more than \(limit) objects to it, or objects more "
        + "than \(depth) levels deep"
    }
  }
}
