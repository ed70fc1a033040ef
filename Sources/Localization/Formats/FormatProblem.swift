import Syntax

/// What is wrong with a text and its arguments. The text is shown all the same.
package enum FormatProblem: DocumentProblem, Hashable {
  /// A specifier without an argument: its text, and the number of the argument.
  case missingArgument(String, number: Int)
  /// An argument of another kind: the specifier's text, and what was found.
  case wrongKind(String, number: Int, found: String)
  /// A specifier of C that is not inserted.
  case unsupported(String)
  /// A width or precision beyond the limit.
  case tooWide(String, limit: Int)
  /// A variable that the entry has no forms for.
  case unknownVariable(String)
  /// A variable within itself, or too many within one another.
  case tooDeep(String)
  /// A text that gets longer than texts may be.
  case tooLong(limit: Int)
  /// An entry without the form for a number, and without `other`.
  case noForm(PluralCategory)
  /// An entry without forms for the device, and without `other`.
  case noDevice(String)

  package var message: String {
    switch self {
    case .missingArgument(let text, let number):
      "\(Quotation.single(text)) has no argument \(number)"
    case .wrongKind(let text, let number, let found):
      "\(Quotation.single(text)) does not take argument \(number), which is \(found)"
    case .unsupported(let text): "\(Quotation.single(text)) is not supported"
    case .tooWide(let text, let limit):
      "\(Quotation.single(text)) asks for more than \(limit) characters"
    case .unknownVariable(let text): "the text has no variable \(Quotation.single(text))"
    case .tooDeep(let text):
      "the variable \(Quotation.single(text)) is made of itself, or of too many others"
    case .tooLong(let limit): "the text has more than \(limit) bytes with its values"
    case .noForm(let category):
      "the text has no form \(Quotation.single(category.rawValue)), and no 'other'"
    case .noDevice(let device):
      "the text has no variant \(Quotation.single(device)), and no 'other'"
    }
  }
}
