/// A device or variant that cannot be drawn.
enum OptionProblem: DocumentProblem {
  case unknownDevice(String, known: [String])
  /// Two variants whose pictures would have one name.
  case sameThemeName(String)

  var message: String {
    switch self {
    case .unknownDevice(let name, let known):
      Wording.withSuggestion("unknown device \(Quotation.single(name))", name, known)
    case .sameThemeName(let name):
      "pictures of two variants would both be called after \(Quotation.single(name)): the themes' "
        + "files need names of their own"
    }
  }
}
