import Controls
import ObjectModel

/// A property that its object does not have, or that is set wrongly.
enum PropertyProblem: DocumentProblem {
  case unknown(String, of: String, known: [String])
  case needsSystem(String, since: Int, system: Int)
  case notDrawnYet(String, of: String)
  case axes(AxisError, of: String)
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
    case .axes(let error, let property):
      error.message(of: property)
    case .setTwice(let key, let first):
      "\(Quotation.single(key)) sets the same as \(Quotation.single(first))"
    }
  }
}

extension AxisError {
  /// The sentence that tells the user, the same for documents and commands.
  ///
  /// - Parameter property: the name of the property whose axes are wrong.
  package func message(of property: String) -> String {
    let property = Quotation.single(property)
    switch self {
    case .unknown(let token, let known):
      return Wording.withChoices(
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
      return "\(property) needs the icon that it is for, as in '@search': \(Wording.or(icons))"
    }
  }
}
