import ObjectModel
import Raster

extension Slider {
  /// A round thumb on a sunken track.
  static var classic: any ControlClass.Type { ClassicSlider.self }
}

/// UISlider up to iOS 6.
enum ClassicSlider: DerivedControl {
  typealias Base = Slider

  /// Figures in points (measured on iOS 6).
  private enum Metrics {
    static let height = 23.0
    static let trackInset = 2.0
    static let trackTop = 7.0
    static let thumb = 21.0
    static let thumbInset = 11.5
    static let disabledAlpha = 0.5
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(
      width: Slider.intrinsicSize(node, fitting: fitting).width, height: Metrics.height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled[Control.isEnabled] == false else { return draw(node, &canvas) }
    canvas.layer(opacity: Metrics.disabledAlpha, within: drawnArea(node)) { draw(node, &$0) }
  }

  /// The bounds with room for thumbs and images that are larger, in points.
  private static func drawnArea(_ node: PlacedNode) -> Rect {
    let slider = node.styled
    let axes = AxisValues(state: slider.controlState)
    let images =
      [Slider.thumbImage, Slider.minimumTrackImage, Slider.maximumTrackImage]
      .map { slider.value($0, axes) }
      + [Slider.minimumValueImage, Slider.maximumValueImage]
      .map { slider[$0] }
    let sides = images.compactMap { $0.map { max($0.size.width, $0.size.height) } }
    let reach = max(Metrics.height, sides.max() ?? 0)
    return node.bounds.insetBy(x: -reach, y: -reach)
  }

  private static func draw(_ node: PlacedNode, _ canvas: inout Canvas) {
    let slider = node.styled
    let span = Slider.drawEndImages(node, &canvas)
    let axes = AxisValues(state: slider.controlState)
    let image = slider.value(Slider.thumbImage, axes)
    // A slider of another height than 23 points is centred vertically.
    let top = slider.roundToPixel((node.size.height - Metrics.height) / 2)
    let inset = image.map { $0.size.width / 2 } ?? Metrics.thumbInset
    let center = span.minX + Slider.offset(of: slider, width: span.width, inset: inset)
    let track = Rect(
      x: span.minX + Metrics.trackInset, y: top + Metrics.trackTop,
      width: max(0, span.width - 2 * Metrics.trackInset), height: ClassicTrack.thickness)
    func drawTrack(
      _ part: Rect, _ key: AppearanceKey<ImageValue>, _ style: ClassicTrack
    ) {
      if let image = slider.value(key, axes) {
        canvas.draw(
          image,
          in: Rect(
            x: part.minX, y: slider.roundToPixel(track.midY - image.size.height / 2),
            width: part.width, height: image.size.height),
          of: slider, role: .track)
      } else {
        style.paint(part, of: track, scale: slider.scale, &canvas)
      }
    }
    drawTrack(
      Rect(x: center, y: track.minY, width: max(0, track.maxX - center), height: track.height),
      Slider.maximumTrackImage,
      slider.color(Slider.maximumTrackTintColor).map(ClassicTrack.tinted) ?? .empty)
    drawTrack(
      Rect(x: track.minX, y: track.minY, width: max(0, center - track.minX), height: track.height),
      Slider.minimumTrackImage,
      slider.color(Slider.minimumTrackTintColor).map(ClassicTrack.tinted) ?? .filled)
    if let image {
      canvas.draw(
        image,
        in: Rect(
          x: slider.roundToPixel(center - image.size.width / 2),
          y: slider.roundToPixel(track.midY - image.size.height / 2), width: image.size.width,
          height: image.size.height),
        of: slider, role: .thumb)
    } else {
      ClassicThumb.paintSlider(
        in: Rect(
          // On a whole point (measured).
          x: (center - Metrics.thumb / 2).rounded(), y: top, width: Metrics.thumb,
          height: Metrics.thumb),
        tint: slider.color(Slider.thumbTintColor), scale: slider.scale, &canvas)
    }
  }
}
