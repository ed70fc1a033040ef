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
  /// Subviews in the view of a container controller, given by its class.
  case viewInContainer(String)
  /// A view of a class that a container controller's can't have.
  case viewOfContainer(String, String)
  /// A child of a container controller that it would not show.
  case childOfContainer(String)
  /// A configuration of a button whose class answers rectangles.
  case configurationIgnoresRects(String)
  /// An action sheet on a pad without a place to point at.
  case sheetWithoutSource

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
      "\(Quotation.single(id)) can't be an id here: several objects, of the rule, the "
        + "repetition or the class, would have it"
    case .viewInContainer(let container):
      "a \(container) manages what is in its view, where UIKit supports no other subviews"
    case .viewOfContainer(let name, let container):
      "\(Quotation.single(name)) can't be the view of a \(container): that holds the controller's own "
        + "parts, and is a UIView"
    case .sheetWithoutSource:
      "an action sheet of a pad needs a \(Quotation.single("sourceRect")), without which UIKit "
        + "throws; it is drawn in the middle"
    case .configurationIgnoresRects(let name):
      "a button with a configuration takes no notice of the rectangles that "
        + "\(Quotation.single(name)) answers"
    case .childOfContainer(let container):
      container == "UIAlertController"
        ? "a UIAlertController shows no other controllers"
        : "a \(container) shows its \(Quotation.single("viewControllers")) and no other children"
    }
  }
}
