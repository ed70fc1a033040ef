/// A wrong reference to a property in a custom class, as in `"$rating"`.
enum ReferenceProblem: DocumentProblem {
  case wrongType(String, type: String, expected: String)
  /// `$bounds` outside of a drawing.
  case noBounds(String)
  /// A reference within a value that can be referred to only as a whole.
  case insideValue(String)

  var message: String {
    switch self {
    case .wrongType(let text, let type, let expected):
      "\(Quotation.single(text)) is of type \(type); expected \(expected)"
    case .noBounds(let text):
      "\(Quotation.single(text)) is known only when drawing; give the subview an autoresizingMask"
    case .insideValue(let text):
      "\(Quotation.single(text)) can't be a part of a value here, only a value as a whole"
    }
  }
}
