import ObjectModel

/// A value of the wrong kind, range or form.
enum ValueProblem: DocumentProblem {
  /// `expected` is a phrase, as in `a number`.
  case wrongKind(expected: String, found: DocumentValue)
  /// Texts in an array, where there is one text.
  case listForText
  /// A name of an underline's style, where UIKit's number stands.
  case nameForUnderline(String)
  /// An array has too many or too few elements.
  case wrongCount(expected: String, found: Int)
  /// A text that is not written as it has to be; `expected` shows an example.
  case wrongForm(expected: String, found: String)
  case outOfRange(Double, ClosedRange<Double>)
  case notWhole(Double)
  /// A string has more than `limit` bytes.
  case textTooLong(Int, limit: Int)
  case unknownKey(String, of: String, known: [String])
  /// A name that is none of an enumeration's.
  case unknownName(kind: String, String, known: [String])
  /// A number, as UIKit's enumerations have it, where a document has a name.
  case numberForName(kind: String, Double, known: [String])
  case missingKey(String, of: String)
  /// An object has none of the keys that tell its form, as `white` does a colour's.
  case missingForm(String, examples: [String])
  /// An object has several of the keys that tell its form, or none.
  case noOneForm(String, forms: [String])
  /// A key that has a meaning only beside another.
  case onlyWith(String, String)
  case tooDeep(limit: Int)

  /// The greatest number of names that a message lists.
  private static let listedNames = 12

  var message: String {
    switch self {
    case .wrongKind(let expected, let found):
      "expected \(expected), found \(found.phrase)"
    case .listForText:
      "expected a string, found an array; write one string with \\n between its lines"
    case .nameForUnderline(let name):
      "expected a number, found \(Quotation.double(name)); the styles are "
        + UnderlineStyleNames.all.map { "\($0.value) (\($0.name))" }.joined(separator: ", ")
    case .wrongCount(let expected, let found):
      "expected \(expected), found \(Wording.count(found, "element"))"
    case .wrongForm(let expected, let found):
      "expected \(expected), found \(Quotation.double(found))"
    case .outOfRange(let number, let range) where number < 0 && range.lowerBound == 0:
      "\(shortest(number)) is negative"
    case .outOfRange(let number, let range):
      "\(shortest(number)) is not between \(shortest(range.lowerBound)) and "
        + shortest(range.upperBound)
    case .notWhole(let number):
      "expected a whole number, found \(shortest(number))"
    case .textTooLong(let count, let limit):
      "a text of \(count) bytes is too long; at most \(limit)"
    case .unknownKey(let key, let kind, let known):
      Wording.withSuggestion("unknown key \(Quotation.single(key)) in \(kind)", key, known)
    case .unknownName(let kind, let name, let known):
      Wording.withChoices("unknown \(kind) \(Quotation.single(name))", name, known)
    case .numberForName(let kind, let number, let known):
      "expected a name (\(kind)), found \(shortest(number)); "
        + (known.count <= Self.listedNames
          ? "write \(Wording.or(known.map(Quotation.double)))"
          : "write a name such as \(Wording.or(known.prefix(3).map(Quotation.double)))")
    case .missingKey(let key, let kind):
      "\(kind) needs \(Quotation.single(key))"
    case .missingForm(let kind, let examples):
      "this does not say which \(Wording.noun(kind)); write \(Wording.or(examples))"
    case .noOneForm(let kind, let forms):
      "expected one of \(Wording.or(forms.map(Quotation.single))) for \(kind)"
    case .onlyWith(let key, let other):
      "\(Quotation.single(key)) goes with \(Quotation.single(other)) only"
    case .tooDeep(let limit):
      "values are nested more than \(limit) levels deep"
    }
  }
}
