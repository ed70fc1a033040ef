import ObjectModel
import Raster

/// Colours down a surface, by share of its height.
struct VerticalGradient: Sendable {
  let stops: [GradientStop]

  init(_ stops: [GradientStop]) { self.stops = stops }

  /// Colours at places in points below the top of a surface that was measured at `height`.
  init(height: Double, _ stops: [(y: Double, color: Color)]) {
    self.init(stops.map { GradientStop(location: $0.y / height, color: $0.color) })
  }

  /// The ramp over `rect`.
  func paint(in rect: Rect) -> Paint {
    .gradient(
      LinearGradient(
        stops: stops, start: rect.origin, end: Point(x: rect.minX, y: rect.maxY)))
  }

  /// The same places in other colours.
  func map(_ transform: (Color) -> Color) -> VerticalGradient {
    VerticalGradient(stops.map { GradientStop(location: $0.location, color: transform($0.color)) })
  }
}

extension Color {
  /// An opaque grey of a byte; fractions are a fit's.
  init(grey byte: Double) { self.init(white: byte / 255) }

  /// Opaque channels as a fit found them, in bytes with fractions.
  init(fit red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }

  /// Black that lets something through.
  static func shade(_ alpha: Double) -> Color { Color(white: 0, alpha: alpha) }

  /// White that lets something through.
  static func light(_ alpha: Double) -> Color { Color(white: 1, alpha: alpha) }

  /// This colour with a share of another; the alpha stays.
  func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ own: Double, _ other: Double) -> Double { own + (other - own) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }

  /// Part of the way to another colour, alpha too.
  func blended(with other: Color, _ share: Double) -> Color {
    mixed(with: other, share).withAlpha(alpha + (other.alpha - alpha) * share)
  }

  /// Each channel put through `transform`, held to 0–1; the alpha stays.
  func mapChannels(_ transform: (Double) -> Double) -> Color {
    func held(_ value: Double) -> Double { min(max(transform(value), 0), 1) }
    return Color(red: held(red), green: held(green), blue: held(blue), alpha: alpha)
  }

  /// Rec. 601 luma of the encoded channels.
  var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
