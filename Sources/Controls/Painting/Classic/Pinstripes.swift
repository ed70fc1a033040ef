import ObjectModel
import Raster

/// The background of grouped tables on iPhones up to iOS 6: vertical stripes every 8 points over a
/// gradient.
enum Pinstripes {
  /// Distance of stripes, in points (measured: at 1x columns 6, 7 and 0 of eight are darker, at 2x
  /// columns 13 to 1 of sixteen).
  private static let period = 8.0
  private static let dark = (at1x: (start: 6.0, width: 3.0), at2x: (start: 6.5, width: 2.5))
  /// The gradient over the table's height (measured within a level, apart from Apple's dither).
  private static let light = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 214, 219, 228)),
    GradientStop(location: 1, color: Color(bytes: 200, 205, 214)),
  ])
  private static let stripes = light.map {
    Color(red: $0.red - 4.0 / 255, green: $0.green - 4.0 / 255, blue: $0.blue - 3.0 / 255)
  }

  /// The background on iPads, which has no stripes (measured at two heights).
  static let pad = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 226, 229, 234)),
    GradientStop(location: 1, color: Color(bytes: 209, 211, 217)),
  ])

  /// Draws gradient and stripes.
  ///
  /// - Parameter phase: the x coordinate of the area in the window, where the stripes start, in
  ///   points.
  static func paint(in rect: Rect, phase: Double, scale: Double, _ canvas: inout Canvas) {
    canvas.fill(Path(rect: rect), light.paint(in: rect))
    let stripe = scale < 1.5 ? dark.at1x : dark.at2x
    // The first stripe that can reach into the area.
    let first = (phase / period).rounded(.down) * period - phase - period + stripe.start
    var path = Path()
    var x = rect.minX + first
    while x < rect.maxX {
      path.append(Path(rect: Rect(x: x, y: rect.minY, width: stripe.width, height: rect.height)))
      x += period
    }
    canvas.clipped(to: Path(rect: rect)) { $0.fill(path, stripes.paint(in: rect)) }
  }
}
