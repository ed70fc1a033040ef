package import Syntax

/// Something that is wrong with a file of texts, and where.
package struct TableFinding: Error, Sendable, Hashable {
  package var problem: TableProblem
  package var position: SourcePosition

  package init(_ problem: TableProblem, at position: SourcePosition) {
    self.problem = problem
    self.position = position
  }
}

/// What is wrong with a file of texts.
package enum TableProblem: DocumentProblem, Hashable {
  case tooLarge(limit: Int)
  case tooManyKeys(limit: Int)
  case tooManyLanguages(limit: Int)
  case tooDeep(limit: Int)
  /// A property list as applications are built with.
  case binary
  case badEncoding
  /// What a parser says of JSON or a property list.
  case syntax(String)
  case unexpected(String, expected: String)
  case unterminated(String)
  case repeatedKey(String, first: SourcePosition)
  /// `\u`, which no reader of these files knows.
  case unknownEscape
  case loneSurrogate
  case noText(String)
  /// An entry of a `.stringsdict` without the text that it begins with.
  case noFormat(String)
  case unknownRule(String)
  case unknownForm(String, known: [String])
  case unknownVersion(String)

  package var message: String {
    switch self {
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .tooManyKeys(let limit): "it has more than \(limit) keys"
    case .tooManyLanguages(let limit): "it has texts in more than \(limit) languages"
    case .tooDeep(let limit): "it is nested more than \(limit) levels deep"
    case .binary:
      "it is the binary file of a built application; 'plutil -convert xml1' makes it text"
    case .badEncoding: "it is neither UTF-8 nor UTF-16"
    case .syntax(let message): message
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .unterminated(let kind): "\(kind) has no end"
    case .repeatedKey(let key, let first):
      "the key \(Quotation.double(key)) stands at \(first), too; this one counts"
    case .unknownEscape: #"'\u' stands for 'u' here; '\U' begins a character"#
    case .loneSurrogate: #"'\U' names one half of a character"#
    case .noText(let key): "the value of \(Quotation.double(key)) is no text"
    case .noFormat(let key):
      "\(Quotation.double(key)) has no 'NSStringLocalizedFormatKey', and no variants of its own"
    case .unknownRule(let name): "\(Quotation.double(name)) is no kind of variants"
    case .unknownForm(let name, let known):
      Wording.withSuggestion("\(Quotation.double(name)) is no form of a plural", name, known)
    case .unknownVersion(let version):
      "version \(Quotation.double(version)) of String Catalogs is not known; it is read as 1.1"
    }
  }
}
