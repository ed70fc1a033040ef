import Syntax

/// Why a token has no value in documents. The others count all the same; who uses it is told.
package struct TokenOmission: Error, Sendable, Hashable {
  /// The end of a sentence that begins with the token, as in `is a cubicBezier, which documents have no value for`.
  package var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Something wrong with files of tokens.
enum TokenProblem: DocumentProblem, Equatable {
  /// The root is no object.
  case noTokens
  /// A resolver document of the community group, which names files and holds none of their tokens.
  case resolver
  /// Several sets of Tokens Studio, of which none are named.
  case choosesNoSets([String])
  case unknownSet(String, known: [String])
  /// `sets` for a file that has none.
  case hasNoSets
  /// A group that extends what is not there.
  case unknownGroup(String)
  /// Groups that extend one another.
  case groupCycle(String)
  /// More tokens than are read.
  case tooMany(limit: Int)
  /// A value that is no token, in the community group's format.
  case notAToken(String)
  /// Two tokens that come to one variable.
  case meets(String, String, otherPlace: String, variable: String)
  /// A value that is no colour, and another one in the dark style.
  case differsByStyle(String)

  var message: String {
    switch self {
    case .noTokens: "a file of tokens is an object of groups and tokens"
    case .resolver:
      "this is a resolver document, whose format is a draft; write the files that it names into \"tokens\""
    case .choosesNoSets(let sets):
      "the file holds several sets; choose with \"sets\", as in {\"file\": …, \"sets\": "
        + "[\(sets.prefix(3).map(Quotation.double).joined(separator: ", "))]}"
    case .unknownSet(let name, let known):
      Wording.withSuggestion("the file has no set \(Quotation.double(name))", name, known)
    case .hasNoSets: "the file has no sets: it is none that Tokens Studio wrote as one file"
    case .unknownGroup(let name): "there is no group \(Quotation.double(name)) to extend"
    case .groupCycle(let name): "the group \(Quotation.double(name)) extends itself"
    case .tooMany(let limit): "more than \(limit) tokens"
    case .notAToken(let name):
      "\(Quotation.double(name)) is no token; write {\"$value\": …}"
    case .meets(let name, let other, let place, let variable):
      "the token \(Quotation.double(name)) and \(Quotation.double(other)) (\(Quotation.escaped(place))) "
        + "both come to the variable \(Quotation.single("$" + variable))"
    case .differsByStyle(let name):
      "the token \(Quotation.double(name)) has another value in the dark style; only colours can differ"
    }
  }
}

/// Bounds on files of tokens.
enum TokenLimits {
  /// The greatest number of tokens of a file, with those that groups extend (choice).
  static let tokens = 100_000
  /// The number of tokens that may stand for one another in a row (choice).
  static let chain = 100
  /// The number of values that tokens come to, with those that they stand for (choice).
  static let values = 1_000_000
}
