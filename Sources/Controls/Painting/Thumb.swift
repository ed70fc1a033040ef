import ObjectModel
import Raster

/// The white disc of a switch or slider, with the shadow that iOS 7–12 draw around it.
///
/// The shadows are measured: three blurred discs laid over each other describe the older rendering
/// with an rms error of .003 in alpha (reference renderings of iOS 7 and 10), one the newer with
/// .0014.
enum Thumb {
  /// How it is drawn.
  enum Style {
    /// With a dark rim; a tint colours the shadow too (measured: a blue thumb's is as blue, with the
    /// same alpha).
    case rimmed
    /// With one soft shadow, black under a tint too (measured).
    case soft

    /// Switches changed with iOS 11; sliders kept their thumb, as far as pictures show.
    static func ofSwitch(system: Int) -> Style { system < 11 ? .rimmed : .soft }

    /// In points (measured).
    var diameter: Double { self == .rimmed ? 28 : 27 }
  }

  /// One blurred disc of the shadow, in points.
  private struct Blur {
    /// How far the disc reaches beyond the thumb.
    var growth: Double
    var offset: Point
    var sigma: Double
    var alpha: Double
  }

  /// The dark rim close around the thumb.
  private static let rim = Blur(
    growth: 0, offset: Point(x: -0.23, y: 0.24), sigma: 0.66, alpha: 0.365)
  /// The sharp edge below it.
  private static let edge = Blur(
    growth: 0, offset: Point(x: -0.06, y: 3.5), sigma: 0.42, alpha: 0.083)
  /// The wide glow; it ends hard, as Apple's artwork does.
  private static let glow = Blur(
    growth: 2.2, offset: Point(x: -0.25, y: 5), sigma: 4.13, alpha: 0.086)
  /// The whole of the soft shadow.
  private static let soft = Blur(
    growth: 0, offset: Point(x: 0, y: 2.5), sigma: 2.7, alpha: 0.115)
  /// Between these distances below the thumb the glow fades to nothing.
  private static let glowFade = (from: 4.0, to: 7.3)
  /// Room for the glow at the sides: three deviations and its growth, whole points.
  private static let glowReach = 15.0

  /// How far a disc's soft edge reaches on its diagonals, in device pixels (fitted to a tinted thumb
  /// at two pixels a point: rms .030 in coverage, .071 without).
  private static let softness = (outward: 0.45, inward: 0.15)

  /// Draws the thumb over `rect`, and its shadow below it; without a colour it is white.
  static func draw(
    _ rect: Rect, style: Style, color: Color?, scale: Double, on canvas: inout Canvas
  ) {
    switch style {
    case .rimmed:
      drawRimmedShadow(of: rect, color ?? .black, scale: scale, on: &canvas)
      drawSoftDisc(rect, color ?? .white, scale: scale, &canvas)
    case .soft:
      draw(soft, rect, .black, &canvas)
      canvas.fill(shape(rect), color ?? .white)
    }
  }

  /// The rimmed artwork's edge is as sharp as a circle's at its four extremes and softer between them
  /// (measured): half of it lies between a shape that bulges there and one that is flatter.
  private static func drawSoftDisc(
    _ rect: Rect, _ color: Color, scale: Double, _ canvas: inout Canvas
  ) {
    let inner = shape(rect, bulge: -softness.inward / scale)
    var edge = shape(rect, bulge: softness.outward / scale)
    // Wound the other way round, the inner shape is left out exactly.
    edge.append(inner.transformed(by: .mirror(about: rect.midX)))
    canvas.fill(edge, color.withAlpha(color.alpha / 2))
    canvas.fill(inner, color)
  }

  private static func drawRimmedShadow(
    of rect: Rect, _ shadow: Color, scale: Double, on canvas: inout Canvas
  ) {
    draw(rim, rect, shadow, &canvas)
    draw(edge, rect, shadow, &canvas)
    let area = Rect(
      x: rect.minX - glowReach, y: rect.minY - glowReach, width: rect.width + 2 * glowReach,
      height: rect.height + glowReach + glowFade.to)
    canvas.append(.beginMaskedLayer(mask: fadeMask(of: rect, in: area, scale: scale), rect: area))
    draw(glow, rect, shadow, &canvas)
    canvas.append(.endLayer)
  }

  private static func shape(_ rect: Rect) -> Path {
    Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The same with ends that reach out further by `bulge` where they run diagonally.
  private static func shape(_ rect: Rect, bulge: Double) -> Path {
    let radius = min(rect.width, rect.height) / 2
    // Halfway along a quarter's cubic a handle counts 3/8 in both directions.
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
    // A blur radius is CoreGraphics': two deviations.
    canvas.append(
      .shadow(
        shape(rect.insetBy(x: -blur.growth, y: -blur.growth)),
        color: color.withAlpha(color.alpha * blur.alpha), offset: blur.offset,
        blurRadius: 2 * blur.sigma, knockout: false))
  }

  /// A column of pixels, opaque down to where the glow begins to fade.
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
