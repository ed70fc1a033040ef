import ObjectModel
import Raster

extension Slider {
  /// A white disc over a capsule.
  static var modern: any ControlClass.Type { ModernSlider.self }
}

/// UISlider from iOS 13 on.
enum ModernSlider: DerivedControl {
  typealias Base = Slider

  /// Figures in points (measured on iOS 16, unless a comment says otherwise).
  private enum Metrics {
    static let height = 31.0
    static let thickness = 4.0
    /// The distance of the track from the frame's ends.
    static let trackInset = 2.0
    /// The distance of the thumb's middle from the frame's ends: the thumb ends with the frame.
    static let thumbInset = 13.5
    /// The distance of the thumb's middle above the track's.
    static let thumbLift = 7.0 / 6
    /// The alpha of a disabled slider, as a group (choice, as in the flat look).
    static let disabledAlpha = 0.5
    /// Room for the shadow around the frame.
    static let shadowReach = 24.0
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: Slider.intrinsicSize(node, fitting: fitting).width, height: Metrics.height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    paint(node, &canvas, draw)
  }

  /// Draws a slider, a disabled one as a faded group.
  static func paint(
    _ node: PlacedNode, _ canvas: inout Canvas, _ draw: (PlacedNode, inout Canvas) -> Void
  ) {
    let isEnabled = node.styled[Control.isEnabled] != false
    canvas.layerIfNeeded(
      opacity: isEnabled ? 1 : Metrics.disabledAlpha,
      within: node.bounds.insetBy(x: -Metrics.shadowReach, y: -Metrics.shadowReach)
    ) {
      draw(node, &$0)
    }
  }

  private static func draw(_ node: PlacedNode, _ canvas: inout Canvas) {
    let slider = node.styled
    let span = Slider.drawEndImages(node, &canvas)
    let axes = AxisValues(state: slider.controlState)
    let thumbImage = slider.value(Slider.thumbImage, axes)
    let inset = thumbImage.map { $0.size.width / 2 } ?? Metrics.thumbInset
    let center = span.minX + Slider.offset(of: slider, width: span.width, inset: inset)
    // The middle of a track is midway between two points: 17.5 of 34 (measured on iOS 13), 15.5 of 31.
    let middle = span.midY.rounded(.down) + 0.5
    let track = Rect(
      x: span.minX + Metrics.trackInset,
      y: slider.roundToPixel(middle - Metrics.thickness / 2),
      width: max(0, span.width - 2 * Metrics.trackInset), height: Metrics.thickness)
    let capsule = Path(roundedRect: track, radius: Metrics.thickness / 2)
    let minimum = Rect(
      x: track.minX, y: track.minY, width: max(0, center - track.minX), height: track.height)
    let maximum = Rect(
      x: center, y: track.minY, width: max(0, track.maxX - center), height: track.height)
    for (part, image, color) in [
      (
        maximum, Slider.maximumTrackImage,
        slider.color(Slider.maximumTrackTintColor) ?? slider.color(named: .systemFill)
      ),
      (
        minimum, Slider.minimumTrackImage,
        slider.color(Slider.minimumTrackTintColor) ?? slider.tintColor
      ),
    ] where !part.isEmpty {
      if let image = slider.value(image, axes) {
        Slider.drawTrackImage(image, part, middle: track.midY, of: slider, &canvas)
      } else {
        canvas.clipped(to: Path(rect: part)) { $0.fill(capsule, color) }
      }
    }
    if let thumbImage {
      Slider.drawThumbImage(thumbImage, center: Point(x: center, y: track.midY), slider, &canvas)
    } else {
      let diameter = ModernThumb.diameter
      ModernThumb.drawSlider(
        Rect(
          x: slider.roundToPixel(center - diameter / 2),
          y: slider.roundToPixel(track.midY - Metrics.thumbLift - diameter / 2), width: diameter,
          height: diameter),
        slider.color(Slider.thumbTintColor), &canvas)
    }
  }
}
