import Text

/// A font that cannot be used, or that is not what its name says.
enum FontProblem: DocumentProblem {
  case notAFont(found: DocumentValue)
  /// The name of a text style without its key.
  case textStyle(String)
  /// A text style with a weight or a size beside it.
  case styleWith(String, style: String)
  case unknown(String, known: [String], places: [String])
  /// A font that is not free, and the one that is drawn in its place.
  case substituted(String, by: String)
  /// No font of the document has the character; an installed font is used.
  case systemFont(Unicode.Scalar, path: String)
  case noGlyph(Unicode.Scalar)
  case badFile(String, FontError)
  case noneInFolder(String)

  var isUnusableInput: Bool {
    switch self {
    case .unknown, .badFile, .noneInFolder: true
    case .notAFont, .textStyle, .styleWith, .substituted, .systemFont, .noGlyph: false
    }
  }

  var message: String {
    switch self {
    case .notAFont(let found):
      "expected a font (17, {\"system\": 17} or {\"name\": \"Helvetica\", \"size\": 17}), "
        + "found \(found.phrase)"
    case .textStyle(let style):
      "expected a font, found \(Quotation.double(style)); write "
        + "{\"textStyle\": \(Quotation.double(style))}"
    case .styleWith(let key, let style):
      "a text style has its own weight and size, so \(Quotation.single(key)) can't go with "
        + "\(Quotation.double(style)); write a system font, as in {\"system\": 17, \"weight\": \"semibold\"}"
    case .unknown(let name, let known, let places):
      Wording.withSuggestion(
        "no font \(Quotation.single(name)); looked in "
          + (["the built-in fonts"] + (places.isEmpty ? [] : [places.joined(separator: ", ")]))
          .joined(separator: " and "), name, known)
    case .substituted(let name, let substitute):
      "the font \(Quotation.single(name)) is not free: \(substitute) stands in for it "
        + "('fonts' can bring the real one)"
    case .systemFont(let scalar, let path):
      "no font of the document has \(Self.shown(scalar)); \(Quotation.single(path)) is used, and "
        + "pixels depend on this machine"
    case .noGlyph(let scalar):
      "no font has \(Self.shown(scalar))"
    case .badFile(let path, let error):
      "the font \(Quotation.single(path)) can't be used: \(Self.reason(error))"
    case .noneInFolder(let path):
      "the folder \(Quotation.single(path)) has no fonts (.ttf, .otf, .ttc)"
    }
  }

  /// The character and its code: `'ö' (U+00F6)`.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(Quotation.single(String(scalar))) (\(code))"
  }

  private static func reason(_ error: FontError) -> String {
    switch error {
    case .notAFont: "it is not a font"
    case .noOutlines: "it has no outlines"
    }
  }
}
