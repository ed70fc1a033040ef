/// Something wrong in an asset catalogue. Catalogues are used as far as they can be read, so these
/// are warnings.
enum CatalogProblem: DocumentProblem {
  case noContents(AssetError)
  case wrongKind(expected: String, DocumentValue)
  case unknownKey(String, of: String, known: [String])
  case unknownName(String, String, known: [String])
  case noLength(DocumentValue)
  case missingFile(String)
  /// A request of a file that is drawn in another way.
  case drawing(String, String)
  /// A picture that can't be read, in whose place another one of the set is drawn.
  case givesWay(String)
  case fileAtFault(String, AssetError)
  case noComponent(String)
  case badComponent(DocumentValue)
  case noImages
  /// A symbol set without symbols.
  case noSymbols
  case noColors
  case twoSets(String, first: String)
  /// Layers of a stack that are left out.
  case tooManyLayers(limit: Int)

  var message: String {
    switch self {
    case .noContents(let error):
      "the set can't be read: \(error.reason)"
    case .wrongKind(let expected, let found):
      "expected \(expected), found \(found.phrase)"
    case .unknownKey(let key, let kind, let known):
      Wording.withSuggestion(
        "unknown key \(Quotation.single(key)) in \(kind)", key, known)
    case .unknownName(let kind, let name, let known):
      Wording.withChoices(
        "unknown \(kind) \(Quotation.single(name))", name, known)
    case .noLength(let found):
      "expected a length in pixels, found \(found.phrase)"
    case .missingFile(let name):
      "there is no file \(Quotation.single(name)) in the set"
    case .drawing(let name, let warning):
      "in \(Quotation.single(name)), \(Quotation.escaped(warning))"
    case .givesWay(let problem): "\(problem); its picture for another scale is drawn"
    case .fileAtFault(let name, let error):
      "\(Quotation.single(name)) can't be read: \(error.reason)"
    case .noComponent(let name):
      "the colour needs \(Quotation.single(name))"
    case .badComponent(let found):
      "expected a component (\"0xFF\", \"255\", \"1.000\"), "
        + "found \(found.phrase)"
    case .noImages: "the set has no 'images'"
    case .noSymbols: "the set has no 'symbols'"
    case .noColors: "the set has no 'colors'"
    case .twoSets(let name, let first):
      "there are two sets \(Quotation.single(name)); \(Quotation.single(first)) is used"
    case .tooManyLayers(let limit):
      "a stack has more than \(limit) layers; those behind are not drawn"
    }
  }
}
