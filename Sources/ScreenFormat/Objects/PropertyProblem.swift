/// A property that its object does not have, or that is set wrongly.
enum PropertyProblem: DocumentProblem {
  case unknown(String, of: String, known: [String])
  case needsSystem(String, since: Int, system: Int)
  case notDrawnYet(String, of: String)
  /// Two keys that set one property for the same axes.
  case setTwice(String, first: String)

  var message: String {
    switch self {
    case .unknown(let name, let className, let known):
      Wording.withSuggestion("\(className) has no property \(Quotation.single(name))", name, known)
    case .needsSystem(let name, let since, let system):
      "\(Quotation.single(name)) came with iOS \(since) and is ignored on system \(system)"
    case .notDrawnYet(let name, let className):
      "\(Quotation.single(name)) of \(className) is not drawn yet; it is resolved and explained"
    case .setTwice(let key, let first):
      "\(Quotation.single(key)) sets the same as \(Quotation.single(first))"
    }
  }
}
