import ObjectModel
import Raster

/// The bezels of bar buttons up to iOS 6, 29 points high over a lip of one.
enum BarButtonBezel {
  static let height = 29.0
  static let radius = 5.0

  /// The gradient of a button without a tint in the default bar (measured, within 2 levels).
  private static let standard = VerticalGradient(
    height: height,
    [
      (1.5, Color(bytes: 155, 172, 195)), (18.5, Color(bytes: 84, 111, 149)),
      (28, Color(bytes: 62, 95, 140)),
    ])

  /// In a black bar: a gloss over the upper half (measured at 2x).
  private static let black = VerticalGradient(
    height: height,
    [
      (1.5, Color(grey: 142)), (15, Color(grey: 69)), (15, Color(grey: 59)),
      (height, Color(grey: 59)),
    ])

  /// The blue of a done button, by which it is tinted (qx's iOS theme).
  private static let doneBase = Color(bytes: 35, 98, 221)

  /// What a button's tint becomes.
  ///
  /// Below it ends in the tint with .88 of its brightness and more saturation, and has white over
  /// that above: fitted to a button tinted (61, 137, 191) and to the default one, taken as tinted
  /// (109, 132, 162). Both miss .35 of their saturation's distance from full; greys stay grey.
  static func tinted(_ tint: Color) -> VerticalGradient {
    gradient(over: massaged(tint), gloss: 0.29)
  }

  private static func massaged(_ tint: Color) -> Color {
    let high = max(tint.red, tint.green, tint.blue)
    let low = min(tint.red, tint.green, tint.blue)
    guard high > low else { return tint.mapChannels { $0 * 0.88 }.withAlpha(1) }
    let saturation = (high - low) / high
    let wanted = saturation + 0.35 * (1 - saturation) * min(1, saturation / 0.3)
    let newHigh = high * 0.88
    let newLow = newHigh * (1 - wanted)
    return tint.withAlpha(1).mapChannels {
      newLow + ($0 - low) / (high - low) * (newHigh - newLow)
    }
  }

  private static func gradient(over base: Color, gloss: Double) -> VerticalGradient {
    VerticalGradient(
      height: height,
      [
        (1.5, base.mixed(with: .white, gloss)), (17, base.mixed(with: .white, gloss * 0.27)),
        (28, base),
      ])
  }

  enum Kind {
    case standard, black, done, tinted(Color)
    /// Of a search bar's cancel button.
    case search
  }

  /// Edges as black over the fill (measured).
  private static let edge = Bezel.Edge(
    at1x: [.shade(0.48, 0.25, 0.14), .shade(0.14, 0, 0)],
    at2x: [.shade(0.67, 0.36, 0.27), .shade(0.49, 0.14, 0.14), .shade(0.14, 0, 0)])
  /// As a tinted one shows them at 1x; 2x follows in proportion.
  private static let tintedEdge = Bezel.Edge(
    at1x: [.shade(0.74, 0.36, 0.32), .shade(0.20, 0, 0)],
    at2x: [.shade(0.80, 0.48, 0.38), .shade(0.60, 0.20, 0.20), .shade(0.20, 0, 0)])
  private static let blackEdge = Bezel.Edge(
    at1x: [.shade(0.60, 0.20, 0.20), .shade(0.16, 0, 0)],
    at2x: [.shade(0.76, 0.37, 0.25), .shade(0.57, 0.135, 0.14), .shade(0.16, 0, 0)])
  private static let searchFill = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 143, 156, 176)),
    GradientStop(location: 1, color: Color(bytes: 98, 118, 144)),
  ])
  private static let searchEdge = Bezel.Edge(
    at1x: [.shade(0.5, 0.25, 0.3), .shade(0.1, 0, 0)],
    at2x: [.shade(0.58, 0.36, 0.28), .shade(0.36, 0.10, 0.08), .shade(0.10, 0, 0)])
  private static let dropShadow = PixelRows(
    at1x: [.light(0.27)], at2x: [.light(0.29), .light(0.125)])

  static func bezel(_ kind: Kind, shape: BezelShape) -> Bezel {
    switch kind {
    case .standard: Bezel(shape: shape, fill: standard, edge: edge, dropShadow: dropShadow)
    case .black: Bezel(shape: shape, fill: black, edge: blackEdge, dropShadow: dropShadow)
    case .done:
      Bezel(
        shape: shape, fill: gradient(over: doneBase, gloss: 0.40), edge: tintedEdge,
        dropShadow: dropShadow)
    case .tinted(let tint):
      Bezel(shape: shape, fill: tinted(tint), edge: tintedEdge, dropShadow: dropShadow)
    case .search: Bezel(shape: shape, fill: searchFill, edge: searchEdge, dropShadow: dropShadow)
    }
  }
}
