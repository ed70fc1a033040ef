import ObjectModel
import Raster

/// The white disc of a switch or slider from iOS 7 on, with its shadow.
///
/// The shadows are fitted to pictures (measured): three blurred discs match the older one with an
/// rms error of .003 in alpha (iOS 7 and 10), two the newer of a white thumb, and one that of a tinted
/// thumb with .001.
enum Thumb {
  /// The two renderings of the shadow.
  enum Style {
    /// A dark rim and a wide glow, in the thumb's tint (measured: a blue thumb's shadow is as blue,
    /// with the same alpha).
    case rimmed
    /// A wide glow and a faint edge below; under a tinted thumb one shadow, in the colour of the
    /// tint.
    case soft
    /// As `rimmed` with a faint ring for the dark rim: sliders at 3x.
    case ringed

    /// The style of switches, which changed with iOS 11 (measured); sliders kept theirs.
    static func ofSwitch(system: Int) -> Style { system < 11 ? .rimmed : .soft }

    /// Diameter in points (measured).
    var diameter: Double { self == .soft ? 27 : 28 }

    /// The style of sliders, whose artwork for a scale of 3 has no dark rim (measured).
    static func ofSlider(scale: Double) -> Style { scale > 2.5 ? .ringed : .rimmed }
  }

  /// A blurred disc; lengths are in points.
  private struct Blur {
    /// How far the disc extends beyond the thumb.
    var spread: Double
    var offset: Point
    var sigma: Double
    var alpha: Double
  }

  /// The dark rim around the thumb.
  private static let rim = Blur(
    spread: 0, offset: Point(x: -0.23, y: 0.24), sigma: 0.66, alpha: 0.365)
  /// The sharp edge below it.
  private static let edge = Blur(
    spread: 0, offset: Point(x: -0.06, y: 3.5), sigma: 0.42, alpha: 0.083)
  /// The wide glow. It is cut off below, as in Apple's artwork.
  private static let glow = Blur(
    spread: 2.2, offset: Point(x: -0.25, y: 5), sigma: 4.13, alpha: 0.086)
  /// The discs of the soft style under a white thumb: glow and edge.
  private static let soft = [
    Blur(spread: 0, offset: Point(x: 0, y: 2.9), sigma: 4.06, alpha: 0.18),
    Blur(spread: 0, offset: Point(x: 0, y: 3.5), sigma: 0.6, alpha: 0.06),
  ]
  /// The only disc of the soft style under a tinted thumb (fitted to a light grey one on blue).
  private static let tintedSoft = Blur(
    spread: 0, offset: Point(x: 0, y: 2.5), sigma: 2.7, alpha: 0.115)
  /// Its alpha under a thumb of a pure colour (measured: blue on red becomes 218, 0, 40).
  private static let coloredAlpha = 0.24
  /// The ring around a thumb without a dark rim (Flutter).
  private static let ring = (width: 0.5, color: Color(white: 0, alpha: 0.04))
  /// The distances below the thumb between which the glow fades out, in points.
  private static let glowFade = (from: 4.0, to: 7.3)
  /// Room for the glow at the sides, in points: three standard deviations and its spread, rounded
  /// up.
  private static let glowReach = 15.0

  /// How far a disc's soft edge reaches on the diagonals, in device pixels (measured: fitted to a
  /// tinted thumb at 2x, with an rms error of .030 in coverage; .071 without).
  private static let softness = (outward: 0.45, inward: 0.15)

  /// Draws a thumb with its shadow.
  ///
  /// - Parameters:
  ///   - rect: the disc's frame, in points; a wider one makes a capsule.
  ///   - colour: white by default.
  static func draw(
    _ rect: Rect, style: Style, color: Color?, scale: Double, on canvas: inout Canvas
  ) {
    switch style {
    case .rimmed, .ringed:
      let shadow = color ?? .black
      if style == .rimmed {
        draw(rim, rect, shadow, &canvas)
      } else {
        let outer = rect.insetBy(x: -ring.width, y: -ring.width)
        canvas.fill(outline(outer), ring.color)
      }
      drawGlow(of: rect, shadow, scale: scale, on: &canvas)
      drawSoftDisc(rect, color ?? .white, scale: scale, &canvas)
    case .soft:
      if let color {
        var blur = tintedSoft
        let chroma =
          max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
        blur.alpha += (coloredAlpha - blur.alpha) * chroma
        draw(blur, rect, hue(of: color), &canvas)
      } else {
        for blur in soft { draw(blur, rect, .black, &canvas) }
      }
      canvas.fill(outline(rect), color ?? .white)
    }
  }

  /// A tint without its grey: the shadow of a grey thumb is black (measured), that of a coloured one
  /// coloured (measured).
  private static func hue(of tint: Color) -> Color {
    let grey = min(tint.red, tint.green, tint.blue)
    return Color(
      red: tint.red - grey, green: tint.green - grey, blue: tint.blue - grey, alpha: tint.alpha)
  }

  /// Draws a disc whose edge is softer on the diagonals, as the rimmed artwork's is (measured):
  /// half of the colour fills an outline that bulges there, the other half one that is flatter.
  private static func drawSoftDisc(
    _ rect: Rect, _ color: Color, scale: Double, _ canvas: inout Canvas
  ) {
    let inner = outline(rect, bulge: -softness.inward / scale)
    var edge = outline(rect, bulge: softness.outward / scale)
    // Mirroring reverses the winding, so that the inner shape is a hole.
    edge.append(inner.transformed(by: .mirror(about: rect.midX)))
    canvas.fill(edge, color.withAlpha(color.alpha / 2))
    canvas.fill(inner, color)
  }

  private static func drawGlow(
    of rect: Rect, _ shadow: Color, scale: Double, on canvas: inout Canvas
  ) {
    draw(edge, rect, shadow, &canvas)
    let area = Rect(
      x: rect.minX - glowReach, y: rect.minY - glowReach, width: rect.width + 2 * glowReach,
      height: rect.height + glowReach + glowFade.to)
    canvas.append(.beginMaskedLayer(mask: fadeMask(of: rect, in: area, scale: scale), rect: area))
    draw(glow, rect, shadow, &canvas)
    canvas.append(.endLayer)
  }

  private static func outline(_ rect: Rect) -> Path {
    Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The outline of a thumb whose rounded ends extend `bulge` points further on the diagonals.
  private static func outline(_ rect: Rect, bulge: Double) -> Path {
    let radius = min(rect.width, rect.height) / 2
    // In the middle of a quarter circle's cubic, each handle has a weight of 3/8.
    let handle = Path.circleHandle * radius + bulge / (0.375 * 2.0.squareRoot())
    let inner = rect.insetBy(x: radius, y: radius)
    var path = Path()
    var (from, to) = (Point(x: 1, y: 0), Point(x: 0, y: 1))
    for corner in [
      Point(x: inner.maxX, y: inner.maxY), Point(x: inner.minX, y: inner.maxY), inner.origin,
      Point(x: inner.maxX, y: inner.minY),
    ] {
      let start = corner + from * radius
      if path.isEmpty { path.move(to: start) } else { path.line(to: start) }
      path.cubic(
        control1: start + to * handle, control2: corner + to * radius + from * handle,
        to: corner + to * radius)
      (from, to) = (to, from * -1)
    }
    path.close()
    return path
  }

  private static func draw(_ blur: Blur, _ rect: Rect, _ color: Color, _ canvas: inout Canvas) {
    // A CoreGraphics blur radius is two standard deviations.
    canvas.append(
      .shadow(
        outline(rect.insetBy(x: -blur.spread, y: -blur.spread)),
        color: color.withAlpha(color.alpha * blur.alpha), offset: blur.offset,
        blurRadius: 2 * blur.sigma, knockout: false))
  }

  /// A mask one pixel wide that fades out over `glowFade`.
  private static func fadeMask(of rect: Rect, in area: Rect, scale: Double) -> Image {
    let height = max(1, Int((area.height * scale).rounded(.up)))
    var pixmap = Pixmap(width: 1, height: height)
    for row in 0..<height {
      let y = area.minY + (Double(row) + 0.5) / scale
      let share = (rect.maxY + glowFade.to - y) / (glowFade.to - glowFade.from)
      let alpha = Color.byte(min(max(share, 0), 1))
      pixmap[0, row] = PremultipliedColor(red: alpha, green: alpha, blue: alpha, alpha: alpha)
    }
    return Image(pixmap: pixmap, scale: scale)
  }
}
