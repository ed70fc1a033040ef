import ObjectModel
import Raster

/// The disc of a switch or slider from iOS 13 on, with its shadow, which is always black (measured
/// on iOS 16).
enum ModernThumb {
  /// Diameter, in points.
  static let diameter = 27.0

  /// A blurred disc; lengths are in points.
  private struct Blur {
    /// How far the disc extends beyond the thumb.
    var spread: Double
    /// Distance below the thumb.
    var offset: Double
    var sigma: Double
    var alpha: Double
  }

  /// The shadow of a switch's thumb (rms error .002).
  private static let ofSwitch = [Blur(spread: 0, offset: 2.58, sigma: 2.75, alpha: 0.121)]
  /// The shadow of a slider's: a rim and a wide glow (rms error .0011).
  private static let ofSlider = [
    Blur(spread: 0.41, offset: 0.65, sigma: 1.54, alpha: 0.102),
    Blur(spread: 0.97, offset: 6.18, sigma: 4.94, alpha: 0.093),
  ]

  /// Draws a switch's thumb, whose shadow stays inside of the track.
  ///
  /// - Parameter rect: in points; a wider one makes a capsule.
  static func drawSwitch(_ rect: Rect, in track: Path, _ color: Color?, _ canvas: inout Canvas) {
    canvas.clipped(to: track) { drawShadow(ofSwitch, rect, &$0) }
    canvas.fill(outline(rect), color ?? .white)
  }

  /// Draws a slider's thumb.
  static func drawSlider(_ rect: Rect, _ color: Color?, _ canvas: inout Canvas) {
    drawShadow(ofSlider, rect, &canvas)
    canvas.fill(outline(rect), color ?? .white)
  }

  private static func drawShadow(_ blurs: [Blur], _ rect: Rect, _ canvas: inout Canvas) {
    for blur in blurs {
      // A CoreGraphics blur radius is two standard deviations.
      canvas.shadow(
        outline(rect.insetBy(x: -blur.spread, y: -blur.spread)), Color(white: 0, alpha: blur.alpha),
        offset: Point(x: 0, y: blur.offset), blurRadius: 2 * blur.sigma)
    }
  }

  private static func outline(_ rect: Rect) -> Path {
    Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
  }
}
