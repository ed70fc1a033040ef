import ObjectModel

/// A property that its object does not have, or that is set wrongly.
enum PropertyProblem: DocumentProblem {
  case unknown(String, of: String, known: [String])
  /// A property of UIKit that documents do not have, and what to write instead.
  case notInDocuments(String, of: String, UIKitProperties.Advice)
  case needsSystem(String, since: Int, system: Int)
  /// A property that the system deprecates, or draws no more.
  case deprecated(String, Deprecation, system: Int)
  case notDrawnYet(String, of: String)
  /// Two keys that set one property for the same axes.
  case setTwice(String, first: String)

  var message: String {
    switch self {
    case .unknown(let name, let className, let known):
      Wording.withSuggestion("\(className) has no property \(Quotation.single(name))", name, known)
    case .notInDocuments(let name, let className, let advice):
      (advice.isInUIKit
        ? "documents do not have UIKit's \(Quotation.single(name)) of \(className)"
        : "\(className) has no property \(Quotation.single(name))") + "; \(advice.text)"
    case .needsSystem(let name, let since, let system):
      "\(Quotation.single(name)) came with iOS \(since) and is ignored on system \(system)"
    case .deprecated(let name, let end, let system):
      Self.deprecated(name, end, system: system)
    case .notDrawnYet(let name, let className):
      "\(Quotation.single(name)) of \(className) is not drawn yet; it is resolved and explained"
    case .setTwice(let key, let first):
      "\(Quotation.single(key)) sets the same as \(Quotation.single(first))"
    }
  }
  private static func deprecated(_ name: String, _ end: Deprecation, system: Int) -> String {
    let next = "from iOS \(end.lastDrawn + 1) on"
    guard let replacement = end.replacement.map(Quotation.single) else {
      return "\(Quotation.single(name)) changes nothing \(next)"
    }
    return system > end.lastDrawn
      ? "\(Quotation.single(name)) changes nothing \(next): write \(replacement)"
      : "\(Quotation.single(name)) is deprecated: \(next) only \(replacement) counts"
  }
}
