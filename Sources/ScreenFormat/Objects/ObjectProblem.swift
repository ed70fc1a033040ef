/// A wrong class or id of an object.
enum ObjectProblem: DocumentProblem {
  case missingClass(base: String)
  case unknownClass(String, known: [String])
  /// A class of UIKit that has no drawing here.
  case notDrawnYet(String)
  case wrongClass(String, base: String)
  case classNeedsSystem(String, since: Int, system: Int)
  case emptyID
  case duplicateID(String, first: SourcePosition)
  case unknownID(String, known: [String])
  /// An id where many objects would have it: in a class, or in a rule.
  case sharedID(String)

  var message: String {
    switch self {
    case .missingClass(let base):
      "a \(base) needs \(Quotation.single("class"))"
    case .unknownClass(let name, let known):
      Wording.withSuggestion("unknown class \(Quotation.single(name))", name, known)
    case .notDrawnYet(let name):
      "\(Quotation.single(name)) is not drawn yet"
    case .wrongClass(let name, let base):
      "\(Quotation.single(name)) is not a \(base)"
    case .classNeedsSystem(let name, let since, let system):
      "\(Quotation.single(name)) came with iOS \(since); the screen's system is \(system)"
    case .emptyID:
      "an id can't be empty"
    case .duplicateID(let id, let first):
      "the id \(Quotation.single(id)) is taken already, at \(first)"
    case .unknownID(let id, let known):
      Wording.withSuggestion("no object has the id \(Quotation.single(id))", id, known)
    case .sharedID(let id):
      "\(Quotation.single(id)) can't be an id here: every object of the class, or of the rule, "
        + "would have it"
    }
  }
}
