/// A device or variant that cannot be drawn.
enum OptionProblem: DocumentProblem {
  case unknownDevice(String, known: [String])
  /// Two variants whose pictures would have one name.
  case sameThemeName(String)
  /// A matrix that makes many pictures of each screen, and one that makes more than a run takes.
  case manyPictures(Int, axes: String)
  case tooManyPictures(Int, axes: String)

  var message: String {
    switch self {
    case .unknownDevice(let name, let known):
      Wording.withSuggestion("unknown device \(Quotation.single(name))", name, known)
    case .sameThemeName(let name):
      "pictures of two variants would both be called after \(Quotation.single(name)): the themes' "
        + "files need names of their own"
    case .manyPictures(let count, let axes): "each screen has \(count) pictures (\(axes))"
    case .tooManyPictures(let count, let axes):
      "each screen has \(count) pictures (\(axes)); a run takes at most \(RenderMatrix.pictureLimit)"
    }
  }
}
