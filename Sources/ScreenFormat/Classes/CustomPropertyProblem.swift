import ObjectModel

/// A wrong declaration of a custom class's property.
enum CustomPropertyProblem: DocumentProblem {
  case badName(String)
  /// A superclass has the property with another type or other axes.
  case shadows(String, of: String, type: String)
  /// A property can't take the place of one of another type.
  case substitutesType(PropertyDeclaration, String, type: String)
  /// A property can't take the place of one with axes, nor have axes of its own then.
  case substitutesAxes(String, String)
  /// A property can't set one of another type, nor any if it has axes.
  case setsType(PropertyDeclaration, String, type: String)
  case setsAxes(String, String)
  case unknownType(String, known: [String])
  case axesNotACount(found: DocumentValue)
  /// A property's object is of a class of views or controllers.
  case notAnObject(String)

  var message: String {
    switch self {
    case .badName(let name):
      "\(Quotation.single(name)) can't name a property"
    case .shadows(let name, let className, let type):
      "\(Quotation.single(name)) is a property of \(className) already, of type \(type)"
    case .substitutesType(let property, let taken, let type):
      "\(Quotation.single(property.name)), of type \(property.type.name), can't take the place of "
        + "\(Quotation.single(taken)), of type \(type)"
    case .substitutesAxes(let name, let taken):
      "\(Quotation.single(name)) can't take the place of \(Quotation.single(taken)): neither may have "
        + "axes"
    case .setsType(let property, let target, let type):
      "\(Quotation.single(property.name)), of type \(property.type.name), can't set "
        + "\(Quotation.single(target)), of type \(type)"
    case .setsAxes(let name, let target):
      "\(Quotation.single(name)) can't set \(Quotation.single(target)) with axes of its own"
    case .unknownType(let name, let known):
      Wording.withSuggestion(
        "unknown property type \(Quotation.single(name)); UIAppearance carries "
          + Wording.or(known), name, known)
    case .axesNotACount(let found):
      "'axes' is the number of axes, found \(found.phrase): each axis is an integer "
        + "(UIKit throws for axes other than NSInteger and NSUInteger)"
    case .notAnObject(let name):
      "\(Quotation.single(name)) is a view or controller; a property holds other objects, and "
        + "'subviews' what an instance is built from"
    }
  }
}
