/// What can be wrong in an asset catalogue; `message` is its sentence.
enum CatalogProblem {
  case noContents(AssetError)
  case wrongKind(expected: String, DocumentValue)
  case unknownKey(String, of: String, known: [String])
  case unknownName(String, String, known: [String])
  case noLength(DocumentValue)
  case missingFile(String)
  case fileAtFault(String, AssetError)
  case noComponent(String)
  case badComponent(DocumentValue)
  case noImages
  case noColors
  case twoSets(String, first: String)

  var message: String {
    switch self {
    case .noContents(let error):
      return "the set can't be read: \(error.reason)"
    case .wrongKind(let expected, let found):
      return "expected \(expected), found \(DocumentProblem.described(found))"
    case .unknownKey(let key, let kind, let known):
      return DocumentProblem.withSuggestion(
        "unknown key \(Quotation.single(key)) in \(kind)", key, known)
    case .unknownName(let kind, let name, let known):
      return DocumentProblem.withChoices(
        "unknown \(kind) \(Quotation.single(name))", name, known)
    case .noLength(let found):
      return "expected a length in pixels, found \(DocumentProblem.described(found))"
    case .missingFile(let name):
      return "there is no file \(Quotation.single(name)) in the set"
    case .fileAtFault(let name, let error):
      return "\(Quotation.single(name)) can't be read: \(error.reason)"
    case .noComponent(let name):
      return "the colour needs \(Quotation.single(name))"
    case .badComponent(let found):
      return "expected a component (\"0xFF\", \"255\", \"1.000\"), "
        + "found \(DocumentProblem.described(found))"
    case .noImages: return "the set has no 'images'"
    case .noColors: return "the set has no 'colors'"
    case .twoSets(let name, let first):
      return "there are two sets \(Quotation.single(name)); \(Quotation.single(first)) is used"
    }
  }
}
