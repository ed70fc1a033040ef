import ObjectModel

/// Wrong axes behind the `@` of a property's name.
struct AxisProblem: DocumentProblem {
  var error: AxisError
  var property: String

  var message: String { error.message(of: property) }
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
      return "\(property) takes \(Wording.count(count, "integer axis", "integer axes")), as in "
        + "\(Quotation.single("@" + form))\(given): UIKit's axes are NSInteger or NSUInteger"
    case .iconNeeded:
      let icons = SearchBarIcon.allCases.map { Quotation.single($0.rawValue) }
      return "\(property) needs the icon that it is for, as in '@search': \(Wording.or(icons))"
    }
  }
}
