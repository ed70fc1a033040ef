import ObjectModel

/// A design token that documents have no value for.
struct TokenWithoutValue {
  /// The name as tokens refer to it.
  var name: String
  /// The end of a sentence that begins with the token.
  var reason: String
  /// The place of the token's name.
  var place: DocumentPlace
}

/// A wrong variable, or a wrong use of one.
enum VariableProblem: DocumentProblem {
  case unknown(String, known: [String])
  /// A variable of a token without a value.
  case withoutValue(String, TokenWithoutValue)
  /// Variables that stand for one another; the first and the last are the same.
  case cycle([String])
  case badName(String)
  /// A variable that is not known, where a value is needed.
  case notKnown(UnknownUse)
  /// A property or a part of one that is not set, since it uses what is not known.
  case notSet(String, UnknownUse)
  /// Something other than a text after `unknown`, or other keys beside it.
  case badUnknown
  /// Too many variables that stand for the next.
  case tooLongChain(limit: Int)
  /// Variables within variables come to more values than a screen may have.
  case tooManyValues(limit: Int)

  var message: String {
    switch self {
    case .unknown(let name, let known):
      Wording.withSuggestion(
        "unknown variable \(Quotation.single("$" + name))", "$" + name, known.map { "$" + $0 })
        + " (write \"$$\(Quotation.escaped(name))\" for the text itself)"
    case .withoutValue(let name, let token):
      "\(Quotation.single("$" + name)) has no value: the token \(Quotation.double(token.name)) "
        + "(\(Quotation.escaped(token.place.file)):\(token.place.line)) \(token.reason)"
    case .cycle(let names):
      "the variable is made of itself: "
        + names.map { "$" + Quotation.escaped($0) }.joined(separator: " → ")
    case .badName(let name):
      "\(Quotation.single(name)) can't name a variable; "
        + (name == "tintColor"
          ? "$tintColor is the tint"
          : "use letters, digits, _ and -, beginning with a letter or _")
    case .notKnown(let use):
      "\(Quotation.single("$" + use.variable)) is not known: give it a value in place of "
        + Quotation.single(use.expression)
    case .notSet(let name, let use):
      "\(Quotation.single(name)) is not set: \(Quotation.single("$" + use.variable)) is not known "
        + "(\(Quotation.escaped(use.expression)))"
    case .badUnknown:
      "what is not known is {\"unknown\": TEXT}, with no other keys"
    case .tooLongChain(let limit):
      "more than \(limit) variables stand for one another in a row"
    case .tooManyValues(let limit):
      "variables come to more than \(limit) values"
    }
  }
}
