/// A wrong declaration of a custom class: its name or its superclass.
enum ClassProblem: DocumentProblem {
  case badName(String)
  case redefinesBuiltIn(String)
  /// An extension of a class of UIKit that names a superclass.
  case superclassOfBuiltIn(String)
  /// A property, or the drawing, that two extensions of a class of UIKit add.
  case extendedTwice(String, of: String, file: String, position: SourcePosition)
  /// Another document declares the class in another way.
  case definedTwice(String, file: String, position: SourcePosition)
  case tooManyAdded(limit: Int)
  /// Classes that derive from one another; the first and the last are the same.
  case cycle([String])
  case tooManySuperclasses(limit: Int)

  var message: String {
    switch self {
    case .badName(let name):
      "\(Quotation.single(name)) can't name a class"
    case .redefinesBuiltIn(let name):
      "\(Quotation.single(name)) is a class of UIKit and can't be declared again; an object with "
        + "'properties' extends it"
    case .superclassOfBuiltIn(let name):
      "\(Quotation.single(name)) is a class of UIKit, which has a superclass already: an extension "
        + "of it names none"
    case .extendedTwice(let name, let className, let file, let position):
      "\(Quotation.single(name)) of \(className) is added already at \(file):\(position)"
    case .definedTwice(let name, let file, let position):
      "\(Quotation.single(name)) is declared otherwise at \(file):\(position)"
    case .tooManyAdded(let limit):
      "documents can't add more than \(limit) properties to classes of UIKit"
    case .cycle(let names):
      "a class can't derive from itself: " + names.joined(separator: " → ")
    case .tooManySuperclasses(let limit):
      "a class can't derive from more than \(limit) declared classes"
    }
  }
}
