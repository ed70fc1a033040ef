import ObjectModel
import Raster

/// A gradient from the top to the bottom of a rectangle; locations are 0–1.
struct VerticalGradient: Sendable {
  let stops: [GradientStop]

  init(_ stops: [GradientStop]) { self.stops = stops }

  /// Creates a gradient from colours at y coordinates of a rectangle that is `height` points high.
  init(height: Double, _ stops: [(y: Double, color: Color)]) {
    self.init(stops.map { GradientStop(location: $0.y / height, color: $0.color) })
  }

  /// The gradient over `rect`.
  func paint(in rect: Rect) -> Paint {
    .gradient(
      LinearGradient(
        stops: stops, start: rect.origin, end: Point(x: rect.minX, y: rect.maxY)))
  }

  /// The gradient with transformed colours.
  func map(_ transform: (Color) -> Color) -> VerticalGradient {
    VerticalGradient(stops.map { GradientStop(location: $0.location, color: transform($0.color)) })
  }

  /// The colour at a share of the height, 0–1.
  func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[next].color }
    let (low, high) = (stops[next - 1], stops[next])
    let length = high.location - low.location
    let share = length > 0 ? (location - low.location) / length : 1
    return low.color.blended(with: high.color, share)
  }
}

extension Color {
  /// Creates an opaque grey from a level of 0–255, which may have a fraction.
  init(grey byte: Double) { self.init(white: byte / 255) }

  /// Creates an opaque colour from levels of 0–255 with fractions, as fits to pictures give them.
  init(fit red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }

  /// Black with an alpha of 0–1.
  static func shade(_ alpha: Double) -> Color { Color(white: 0, alpha: alpha) }

  /// White with an alpha of 0–1.
  static func light(_ alpha: Double) -> Color { Color(white: 1, alpha: alpha) }

  /// The colour mixed with a share, 0–1, of another; the alpha stays.
  func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ own: Double, _ other: Double) -> Double { own + (other - own) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }

  /// The colour interpolated to another by a share of 0–1, with its alpha.
  func blended(with other: Color, _ share: Double) -> Color {
    mixed(with: other, share).withAlpha(alpha + (other.alpha - alpha) * share)
  }

  /// The colour with each channel transformed and clamped to 0–1; the alpha stays.
  func mapChannels(_ transform: (Double) -> Double) -> Color {
    func clamped(_ value: Double) -> Double { min(max(transform(value), 0), 1) }
    return Color(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: alpha)
  }

  /// Rec. 601 luma of the encoded channels, 0–1.
  var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
