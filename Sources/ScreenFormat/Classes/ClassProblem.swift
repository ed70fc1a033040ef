/// A wrong declaration of a custom class: its name or its superclass.
enum ClassProblem: DocumentProblem {
  case badName(String)
  case redefinesBuiltIn(String)
  /// Another document declares the class in another way.
  case definedTwice(String, file: String, position: SourcePosition)
  /// Classes that derive from one another; the first and the last are the same.
  case cycle([String])
  case tooManySuperclasses(limit: Int)

  var message: String {
    switch self {
    case .badName(let name):
      "\(Quotation.single(name)) can't name a class"
    case .redefinesBuiltIn(let name):
      "\(Quotation.single(name)) is a class of UIKit and can't be declared again"
    case .definedTwice(let name, let file, let position):
      "\(Quotation.single(name)) is declared otherwise at \(file):\(position)"
    case .cycle(let names):
      "a class can't derive from itself: " + names.joined(separator: " → ")
    case .tooManySuperclasses(let limit):
      "a class can't derive from more than \(limit) declared classes"
    }
  }
}
