import ObjectModel
import Raster

/// The bezels of bar buttons up to iOS 6: 29 points high, with a drop shadow of one point.
enum BarButtonBezel {
  /// In points (measured); so is the corner radius.
  static let height = 29.0
  static let radius = 5.0

  /// A button without a tint in the default bar (measured, within 2 levels).
  private static let standard = VerticalGradient(
    height: height,
    [
      (1.5, Color(bytes: 155, 172, 195)), (18.5, Color(bytes: 84, 111, 149)),
      (28, Color(bytes: 62, 95, 140)),
    ])

  /// A button in a black bar: a gloss over the upper half (measured at 2x).
  private static let black = VerticalGradient(
    height: height,
    [
      (1.5, Color(grey: 142)), (15, Color(grey: 69)), (15, Color(grey: 59)),
      (height, Color(grey: 59)),
    ])

  /// The tint of a done button (qx's iOS theme).
  private static let doneBase = Color(bytes: 35, 98, 221)

  /// The gradient of a tinted button.
  ///
  /// It ends in the tint at .88 of its brightness, more saturated, and is mixed with white towards
  /// the top (measured: fitted to a button tinted (61, 137, 191) and to the default one, taken as
  /// tinted (109, 132, 162); in both, .35 of the missing saturation is added). Greys stay grey.
  static func tinted(_ tint: Color) -> VerticalGradient {
    gradient(over: saturated(tint), gloss: 0.29)
  }

  private static func saturated(_ tint: Color) -> Color {
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

  /// The kinds of bar buttons; `search` is the cancel button of a search bar.
  enum Kind {
    case standard, black, done, tinted(Color), search
  }

  /// Black over the fill (measured).
  private static let edge = Bezel.Edge(
    at1x: [.shade(0.48, 0.25, 0.14), .shade(0.14, 0, 0)],
    at2x: [.shade(0.67, 0.36, 0.27), .shade(0.49, 0.14, 0.14), .shade(0.14, 0, 0)])
  /// The edge of tinted buttons (measured at 1x; 2x in proportion).
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
  /// Measured at 2x; 1x in between.
  private static let searchEdge = Bezel.Edge(
    at1x: [
      Bezel.Ring(
        Color(bytes: 76, 91, 113), Color(bytes: 92, 109, 132), Color(bytes: 80, 98, 125)),
      .shade(0.1, 0, 0),
    ],
    at2x: [
      Bezel.Ring(
        Color(bytes: 60, 75, 97), Color(bytes: 75, 93, 115), Color(bytes: 69, 88, 114)),
      Bezel.Ring(
        Color(bytes: 92, 107, 129), Color(bytes: 110, 126, 150), Color(bytes: 90, 109, 136)),
      .shade(0.10, 0, 0),
    ])
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
