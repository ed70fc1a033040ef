import ObjectModel
import Symbols

/// The warnings about symbols' names so far: one for each name.
struct SymbolLibrary {
  private var warned: Set<String> = []

  /// Findings about names, each once.
  mutating func problem(with image: SymbolImage, system: Int) -> SymbolProblem? {
    let name = image.name
    let release = image.isCustom ? nil : Symbol.firstRelease(name)
    var problem: SymbolProblem?
    if system < SymbolImage.firstSystem {
      problem = .noSymbols(name, system: system)
    } else if let release, release.major > system {
      problem = .tooNew(name, major: release.major, minor: release.minor, system: system)
    } else if image.symbol == nil {
      problem = Symbol.isListed(name) ? .noDrawing(name) : .unknown(name)
    }
    guard let problem, warned.insert(name).inserted else { return nil }
    return problem
  }
}

/// Symbols that are drawn otherwise than iOS draws them.
enum SymbolProblem: DocumentProblem {
  /// The name is not known; a box is drawn.
  case unknown(String)
  /// The name is known, but nothing is drawn for it: a box stands for it.
  case noDrawing(String)
  case tooNew(String, major: Int, minor: Int, system: Int)
  /// The screen's iOS has no symbols.
  case noSymbols(String, system: Int)
  /// A palette without its colours.
  case noPalette
  /// A rendering mode that is drawn in one colour.
  case monochrome(mode: String)

  var kind: String {
    switch self {
    // The system is what is wrong, not the name.
    case .noSymbols(_, let system): "no symbols \(system)"
    default: message
    }
  }

  var message: String {
    switch self {
    case .unknown(let name):
      Wording.withSuggestion(
        "no symbol \(Quotation.single(name)) is known; a box is drawn", name, Symbol.names)
    case .noDrawing(let name):
      "there is no drawing of the symbol \(Quotation.single(name)); a box is drawn"
    case .tooNew(let name, let major, let minor, let system):
      "the symbol \(Quotation.single(name)) came with iOS \(major)\(minor > 0 ? ".\(minor)" : ""); "
        + "the screen's system is \(system)"
    case .noSymbols(let name, let system):
      "iOS \(system) has no symbols such as \(Quotation.single(name)), which came with iOS 13"
    case .noPalette: "a palette needs 'paletteColors'; the symbol is drawn in one colour"
    case .monochrome(let mode):
      "the symbol is drawn in one colour; the rendering mode \(Quotation.single(mode)) is not drawn yet"
    }
  }
}
