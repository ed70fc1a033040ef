import ObjectModel
import Raster

extension Slider {
  /// A white capsule over a thicker track.
  static var glass: any ControlClass.Type { GlassSlider.self }
}

/// UISlider from iOS 26 on.
enum GlassSlider: DerivedControl {
  typealias Base = ModernSlider

  /// Figures in points (views of 27.0; 26 looks alike).
  private enum Metrics {
    static let height = 28.0
    static let thickness = 6.0
    static let thumb = Size(width: 37, height: 24)
    /// The rest of the track: black, or white in the dark style.
    static let restAlpha = 0.1
    /// So near an end the colour runs to the track's end, as a share.
    static let endShare = 0.02
    static let shadow = (alpha: 0.14, radius: 5.0)
    static let tick = 3.0
    /// The middles of dots: below the track's, and from the frame's ends.
    static let tickDrop = 8.5
    static let tickInset = 18.0
    static let tickColor = ColorValue.dynamic(
      light: .color(Color(bytes: 198, 198, 200)), dark: .color(Color(bytes: 56, 56, 58)))
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    var size = ModernSlider.intrinsicSize(node, fitting: fitting)
    size.height = Metrics.height
    return size
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    ModernSlider.paint(node, &canvas, draw)
  }

  private static func draw(_ node: PlacedNode, _ canvas: inout Canvas) {
    let slider = node.styled
    let span = Slider.drawEndImages(node, &canvas)
    let axes = AxisValues(state: slider.controlState)
    let thumbImage = slider.value(Slider.thumbImage, axes)
    let inset = (thumbImage?.size.width ?? Metrics.thumb.width) / 2
    let center = span.minX + Slider.offset(of: slider, width: span.width, inset: inset)
    let track = Rect(
      x: span.minX, y: slider.roundToPixel(span.midY - Metrics.thickness / 2), width: span.width,
      height: Metrics.thickness)
    drawTicks(slider, span, track, &canvas)
    let maximum = Rect(
      x: center, y: track.minY, width: max(0, track.maxX - center), height: track.height)
    if let image = slider.value(Slider.maximumTrackImage, axes) {
      Slider.drawTrackImage(image, maximum, middle: track.midY, of: slider, &canvas)
    } else {
      let isDark = slider.traits.userInterfaceStyle == .dark
      let rest = Color(white: isDark ? 1 : 0, alpha: Metrics.restAlpha)
      canvas.fill(capsule(track), slider.color(Slider.maximumTrackTintColor) ?? rest)
    }
    let minimum = filled(slider, track, center: center)
    if !minimum.isEmpty {
      if let image = slider.value(Slider.minimumTrackImage, axes) {
        Slider.drawTrackImage(image, minimum, middle: track.midY, of: slider, &canvas)
      } else {
        canvas.fill(
          capsule(minimum), slider.color(Slider.minimumTrackTintColor) ?? slider.tintColor)
      }
    }
    if let thumbImage {
      return Slider.drawThumbImage(
        thumbImage, center: Point(x: center, y: track.midY), slider, &canvas)
    }
    let thumb = Path(
      capsuleIn: Rect(
        x: slider.roundToPixel(center - Metrics.thumb.width / 2),
        y: slider.roundToPixel(track.midY - Metrics.thumb.height / 2), width: Metrics.thumb.width,
        height: Metrics.thumb.height))
    // A layer's shadow radius is a deviation.
    canvas.shadow(
      thumb, Color(white: 0, alpha: Metrics.shadow.alpha), blurRadius: 2 * Metrics.shadow.radius)
    canvas.fill(thumb, slider.color(Slider.thumbTintColor) ?? .white)
  }

  private static func capsule(_ rect: Rect) -> Path {
    Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The coloured part of a track: a bar of its own, which ends under the thumb's middle.
  private static func filled(_ slider: StyledNode, _ track: Rect, center: Double) -> Rect {
    let share = Slider.share(of: slider[Slider.value] ?? 0, slider)
    func part(from start: Double, to end: Double) -> Rect {
      Rect(x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
    }
    if let neutral = slider.configuration(Slider.trackConfigurationName)?[
      SliderTrackConfiguration.neutralValue]
    {
      let inset = Metrics.thumb.width / 2
      let start =
        track.minX + inset
        + Slider.share(of: neutral, slider) * max(0, track.width - 2 * inset)
      return part(from: start, to: center)
    }
    guard share > 0 else { return .zero }
    return part(from: track.minX, to: share > 1 - Metrics.endShare ? track.maxX : center)
  }

  private static func drawTicks(
    _ slider: StyledNode, _ span: Rect, _ track: Rect, _ canvas: inout Canvas
  ) {
    let count =
      slider.configuration(Slider.trackConfigurationName)?[SliderTrackConfiguration.numberOfTicks]
      ?? 0
    guard count > 1, let color = slider.resolve(Metrics.tickColor) else { return }
    // More dots than there are points of width would only be a line.
    let shown = min(count, max(2, Int(min(max(span.width, 2), 1e4))))
    let step = (span.width - 2 * Metrics.tickInset) / Double(shown - 1)
    for index in 0..<shown {
      let center = Point(
        x: span.minX + Metrics.tickInset + Double(index) * step, y: track.midY + Metrics.tickDrop)
      canvas.fill(Path(circleAt: center, radius: Metrics.tick / 2), color)
    }
  }
}
