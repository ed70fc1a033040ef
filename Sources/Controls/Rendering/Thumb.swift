import Raster

/// The white disc of a switch or slider, with the shadow that iOS 7–12 draw around it.
///
/// The shadow is measured: three blurred discs laid over each other describe Apple's rendering with
/// an rms error of .003 in alpha (reference renderings of iOS 7 and 10).
enum Thumb {
  /// In points, before iOS 11 and from it on (measured).
  static func diameter(system: Int) -> Double { system < 11 ? 28 : 27 }

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
  /// Between these distances below the thumb the glow fades to nothing.
  private static let glowFade = (from: 4.0, to: 7.3)
  /// Room for the glow at the sides: three deviations and its growth, whole points.
  private static let glowReach = 15.0

  /// Draws the thumb over `rect`, with its shadow below it in the same colour's stead of black where
  /// the thumb is tinted (measured: a blue thumb's shadow is as blue, with the same alpha).
  static func draw(
    _ rect: Rect, color: Color?, scale: Double, on canvas: inout Canvas
  ) {
    let shadow = color ?? .black
    draw(rim, rect, shadow, &canvas)
    draw(edge, rect, shadow, &canvas)
    let area = Rect(
      x: rect.minX - glowReach, y: rect.minY - glowReach, width: rect.width + 2 * glowReach,
      height: rect.height + glowReach + glowFade.to)
    canvas.append(.beginMaskedLayer(mask: fadeMask(of: rect, in: area, scale: scale), rect: area))
    draw(glow, rect, shadow, &canvas)
    canvas.append(.endLayer)
    canvas.fill(shape(rect), color ?? .white)
  }

  private static func shape(_ rect: Rect) -> Path {
    Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
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
