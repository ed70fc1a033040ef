/// A wrong reference to a property in a custom class, as in `"$rating"`.
enum ReferenceProblem: DocumentProblem {
  case wrongType(String, type: String, expected: String)
  /// `$bounds` outside of a drawing.
  case noBounds(String)
  /// A side of a button's rectangle that is not known here.
  case unknownRect(String, known: [String])
  /// A reference within a value that can be referred to only as a whole.
  case insideValue(String)
  case divisionByZero
  case tooDeep(limit: Int)
  /// A `${` without its end, or with a name that is none.
  case badPlaceholder(String)
  /// A name between `${` and `}` that stands for nothing.
  case unknownPlaceholder(String, known: [String])

  var message: String {
    switch self {
    case .wrongType(let text, let type, let expected):
      "\(Quotation.single(text)) is of type \(type); expected \(expected)"
    case .noBounds(let text):
      "\(Quotation.single(text)) is known only when drawing; give the subview an autoresizingMask"
    case .unknownRect(let text, let known):
      known.isEmpty
        ? "\(Quotation.single(text)) is known only in the rectangles of a button's class"
        : Wording.withSuggestion("nothing is called \(Quotation.single(text)) here", text, known)
    case .insideValue(let text):
      "\(Quotation.single(text)) can't be a part of a value here, only a value as a whole"
    case .divisionByZero: "a division by zero"
    case .tooDeep(let limit): "arithmetic can't be nested more than \(limit) levels deep"
    case .badPlaceholder(let text):
      "\(Quotation.single(text)) is not a name between '${' and '}'"
        + " (write '$${' for the text itself)"
    case .unknownPlaceholder(let name, let known):
      Wording.withSuggestion(
        "nothing is called \(Quotation.single("${\(name)}")) here", name, known)
        + " (write '$${' for the text itself)"
    }
  }
}
