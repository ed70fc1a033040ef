/// An error or a warning about the syntax of a YAML file.
enum YAMLProblem: DocumentProblem, Equatable {
  /// A syntax error in the words of libyaml.
  case syntax(String)
  case empty
  case secondDocument
  case unknownAnchor(String)
  /// An alias inside of the value that it refers to.
  case insideItself(String)
  case tooManyAliased(limit: Int)
  case tooDeep(limit: Int)
  case keyIsNoScalar
  case duplicateKey(String, first: SourcePosition)
  case unknownTag(String)
  case notFinite(String)
  /// A comment that looks like a colour, as in `backgroundColor: #FFF`.
  case comment(String)

  var message: String {
    switch self {
    case .syntax(let problem): "this is not YAML: \(Quotation.escaped(problem))"
    case .empty: "the file is empty; expected an object"
    case .secondDocument: "a file holds one document; this begins another"
    case .unknownAnchor(let name): "there is no anchor '&\(Quotation.escaped(name))' before this"
    case .insideItself(let name): "'*\(Quotation.escaped(name))' stands inside of itself"
    case .tooManyAliased(let limit): "aliases come to more than \(limit) values"
    case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
    case .keyIsNoScalar: "a key is a text, not a list or mapping"
    case .duplicateKey(let key, let first):
      "duplicate key \(Quotation.single(key)), first at \(first)"
    case .unknownTag(let tag): "the tag \(Quotation.single(tag)) means nothing here"
    case .notFinite(let text): "the number \(Quotation.escaped(text)) is not finite"
    case .comment(let text):
      "\(Quotation.single(text)) is a comment without quotes; write "
        + Quotation.double(text)
    }
  }
}
