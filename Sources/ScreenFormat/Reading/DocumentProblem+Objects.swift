import Controls
import Raster

extension DocumentProblem {
  /// Sentences about objects, their properties, and rules.
  var objectMessage: String {
    switch self {
    case .missingClass(let base):
      return "a \(base) needs \(quoted("class"))"
    case .unknownClass(let name, let known):
      return Self.withSuggestion("unknown class \(quoted(name))", name, known)
    case .classNotDrawnYet(let name):
      return "\(quoted(name)) is not drawn yet"
    case .wrongClass(let name, let base):
      return "\(quoted(name)) is not a \(base)"
    case .classNeedsSystem(let name, let since, let system):
      return "\(quoted(name)) came with iOS \(since); the screen's system is \(system)"
    case .emptyID:
      return "an id can't be empty"
    case .duplicateID(let id, let first):
      return "the id \(quoted(id)) is taken already, at \(first)"
    case .unknownID(let id, let known):
      return Self.withSuggestion("no object has the id \(quoted(id))", id, known)
    case .unknownProperty(let name, let className, let known):
      return Self.withSuggestion("\(className) has no property \(quoted(name))", name, known)
    case .propertyNeedsSystem(let name, let since, let system):
      return "\(quoted(name)) came with iOS \(since) and is ignored on system \(system)"
    case .propertyNotDrawnYet(let name, let className):
      return "\(quoted(name)) of \(className) is not drawn yet; it is resolved and explained"
    case .axes(let error, let property):
      return error.message(of: property)
    case .sameSlot(let key, let first):
      return "\(quoted(key)) sets the same as \(quoted(first))"
    case .ruleForClassNotDrawnYet(let name):
      return "\(quoted(name)) is not drawn yet, so the rule is ignored"
    case .notAContainer(let name):
      return "\(quoted(name)) can't contain anything: only views and view controllers can"
    case .notAppearanceType(let name, let type):
      return "a rule can't set \(quoted(name)): UIAppearance carries colours, images, fonts, "
        + "attributes, strings, views, numbers and geometry, not \(type)"
    case .ruleForPart(let name, let className, let owner):
      return
        "a rule can't set \(quoted(name)), an object of its own: rules for \(quoted(className)) "
        + "contained in \(quoted(owner)) reach it"
    case .readBeforeRules(let name):
      return "a rule can't set \(quoted(name)): it is read before rules reach the object"
    case .noProxy(let name):
      return "\(quoted(name)) has no appearance proxy: rules reach views, controllers and bar items"
    case .viewInItself:
      return "the rule gives its view to an object in that very view, without end"
    case .tooManyObjects(let limit, let depth):
      return "the screen's classes and rules add more than \(limit) objects to it, or objects more "
        + "than \(depth) levels deep"
    case .booleanRule(let name):
      return "a rule can't set \(quoted(name)) before iOS 8: UIAppearance throws for booleans there"
    default: return ""
    }
  }

  /// Sentences about the classes that documents declare.
  var classMessage: String {
    switch self {
    case .badClassName(let name):
      return "\(quoted(name)) can't name a class"
    case .redefinesBuiltIn(let name):
      return "\(quoted(name)) is a class of UIKit and can't be declared again"
    case .classDefinedTwice(let name, let file, let position):
      return "\(quoted(name)) is declared otherwise at \(file):\(position)"
    case .classCycle(let names):
      return "a class can't derive from itself: " + names.joined(separator: " → ")
    case .tooManySuperclasses(let limit):
      return "a class can't derive from more than \(limit) declared classes"
    case .badPropertyName(let name):
      return "\(quoted(name)) can't name a property"
    case .unknownPropertyType(let name, let known):
      return Self.withSuggestion(
        "unknown property type \(quoted(name)); UIAppearance carries \(Self.or(known))", name, known
      )
    case .axisIsNoInteger(let found):
      return
        "'axes' is the number of axes, found \(Self.described(found)): each axis is an integer "
        + "(UIKit throws for axes other than NSInteger and NSUInteger)"
    default: return ""
    }
  }
}

extension AxisError {
  /// The sentence, for documents and commands alike.
  package func message(of property: String) -> String {
    let property = Quotation.single(property)
    switch self {
    case .unknown(let token, let known):
      return DocumentProblem.withChoices(
        "unknown axis value \(Quotation.single(token)) of \(property)", token, known)
    case .givenTwice(let token):
      return "\(Quotation.single(token)) gives an axis of \(property) a second time"
    case .noAxes(let text):
      return "\(property) takes no axes, so \(Quotation.single("@" + text)) has no meaning"
    case .integersNeeded(let count, let found):
      let form = (1...max(1, count)).map(String.init).joined(separator: ",")
      let given = found.isEmpty ? "" : ", found \(Quotation.single(found))"
      return "\(property) takes \(count) integer \(count == 1 ? "axis" : "axes"), as in "
        + "\(Quotation.single("@" + form))\(given): UIKit's axes are NSInteger or NSUInteger"
    case .iconNeeded:
      let icons = SearchBarIcon.allCases.map { Quotation.single($0.rawValue) }
      return "\(property) needs the icon that it is for, as in '@search': "
        + DocumentProblem.or(icons)
    }
  }
}
