import ObjectModel
import Raster

extension Slider {
  /// Figures in points.
  enum Metrics {
    /// Width without a frame (choice: UIKit has no intrinsic width).
    static let width = 118.0
    /// Height: 31 on iOS 7, 34 from iOS 8 on (markmeretzky.com).
    static func height(system: Int) -> Double { system < 8 ? 31 : 34 }
    /// Distance of the track from the frame's ends (measured).
    static let trackInset = 2.0
    /// Distance of the thumb's centre from the frame's end at the minimum and maximum (measured).
    static let thumbInset = 15.5
    /// Offset of the thumb to the right (measured on iOS 7 in the middle of the track).
    static func thumbShift(system: Int) -> Double { system < 8 ? 0.5 : 0 }
    /// Distance of the thumb's centre above the track's (measured).
    static let thumbLift = 1.0
    /// Length of the track's round ends: half ellipses of 1.5 by 1 (measured).
    static let capLength = 1.5
    /// Distance between the images at the ends and the track (choice).
    static let imageSpacing = 8.0
    static let disabledAlpha = 0.5
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.styled[Control.isEnabled] == false {
      canvas.layer(opacity: Metrics.disabledAlpha) { draw(node, &$0) }
    } else {
      draw(node, &canvas)
    }
  }

  private static func draw(_ node: PlacedNode, _ canvas: inout Canvas) {
    let slider = node.styled
    let span = drawEndImages(node, &canvas)
    let axes = AxisValues(state: slider.controlState)
    let thumbImage = slider.value(thumbImage, axes)
    let inset = thumbImage.map { $0.size.width / 2 } ?? Metrics.thumbInset
    var center = span.minX + offset(of: slider, width: span.width, inset: inset)
    // The thumb's artwork, twice the inset wide, begins on a pixel: a third of the way from 20.5 to
    // 299.5 is 119.0 at 2x (measured), and half a pixel off the grid at 3x. At 1x, which has no
    // half pixels, the disc itself does.
    let lead = slider.scale < 1.5 ? Thumb.Style.rimmed.diameter / 2 : inset
    if thumbImage == nil { center = slider.ceilToPixel(center - lead) + lead }
    let middle = slider.roundToPixel(span.midY)
    let track = Rect(
      x: span.minX + Metrics.trackInset, y: middle - GreyTrack.thickness / 2,
      width: max(0, span.width - 2 * Metrics.trackInset), height: GreyTrack.thickness)
    let left = Rect(
      x: track.minX, y: track.minY, width: max(0, center - track.minX), height: track.height)
    let right = Rect(
      x: center, y: track.minY, width: max(0, track.maxX - center), height: track.height)
    drawTrack(
      right, of: slider, whole: track, image: slider.value(maximumTrackImage, axes),
      paint: slider.color(maximumTrackTintColor).map(Paint.solid) ?? GreyTrack.grey(track),
      &canvas)
    drawTrack(
      left, of: slider, whole: track, image: slider.value(minimumTrackImage, axes),
      paint: .solid(slider.color(minimumTrackTintColor) ?? slider.tintColor), &canvas)
    if let thumbImage {
      drawThumbImage(thumbImage, center: Point(x: center, y: middle), slider, &canvas)
    } else {
      let style = Thumb.Style.ofSlider(scale: slider.scale)
      let diameter = style.diameter
      let rect = Rect(
        x: center - diameter / 2 + Metrics.thumbShift(system: slider.system),
        y: middle - Metrics.thumbLift - diameter / 2, width: diameter, height: diameter)
      Thumb.draw(
        rect, style: style, color: slider.color(thumbTintColor), scale: slider.scale, on: &canvas)
    }
  }

  /// Draws the images at the ends.
  ///
  /// - Returns: the area between them, in points.
  static func drawEndImages(_ node: PlacedNode, _ canvas: inout Canvas) -> Rect {
    let slider = node.styled
    var span = node.bounds
    func y(_ size: Size) -> Double { slider.roundToPixel(node.bounds.midY - size.height / 2) }
    if let image = slider[minimumValueImage] {
      canvas.draw(
        image, in: Rect(origin: Point(x: 0, y: y(image.size)), size: image.size), of: slider,
        role: .imageView)
      span.origin.x += image.size.width + Metrics.imageSpacing
      span.size.width -= image.size.width + Metrics.imageSpacing
    }
    if let image = slider[maximumValueImage] {
      let x = node.size.width - image.size.width
      canvas.draw(
        image, in: Rect(origin: Point(x: x, y: y(image.size)), size: image.size), of: slider,
        role: .imageView)
      span.size.width -= image.size.width + Metrics.imageSpacing
    }
    span.size.width = max(0, span.width)
    return span
  }

  /// Draws the thumb's image around a point, on whole pixels.
  static func drawThumbImage(
    _ image: ImageValue, center: Point, _ slider: StyledNode, _ canvas: inout Canvas
  ) {
    let size = image.size
    let rect = Rect(
      x: slider.roundToPixel(center.x - size.width / 2),
      y: slider.roundToPixel(center.y - size.height / 2), width: size.width, height: size.height)
    canvas.draw(image, in: rect, of: slider, role: .thumb)
  }

  /// Draws an image over a part of the track in its own height.
  ///
  /// - Parameter middle: of the track, in points from the slider's top.
  static func drawTrackImage(
    _ image: ImageValue, _ part: Rect, middle: Double, of slider: StyledNode,
    _ canvas: inout Canvas
  ) {
    let height = image.size.height
    let y = slider.roundToPixel(middle - height / 2)
    canvas.draw(
      image, in: Rect(x: part.minX, y: y, width: part.width, height: height), of: slider,
      role: .track)
  }

  private static func drawTrack(
    _ part: Rect, of slider: StyledNode, whole: Rect, image: ImageValue?, paint: Paint,
    _ canvas: inout Canvas
  ) {
    guard !part.isEmpty else { return }
    if let image {
      return drawTrackImage(image, part, middle: whole.midY, of: slider, &canvas)
    }
    canvas.saved {
      $0.append(.clip(Path(rect: part), rule: .nonZero))
      $0.fill(capsule(whole), paint)
    }
  }

  /// The outline of the track.
  private static func capsule(_ rect: Rect) -> Path {
    let cap = min(Metrics.capLength, rect.width / 2)
    var path = Path(
      rect: Rect(
        x: rect.minX + cap, y: rect.minY, width: rect.width - 2 * cap, height: rect.height))
    path.append(
      Path(ellipseIn: Rect(x: rect.minX, y: rect.minY, width: 2 * cap, height: rect.height)))
    path.append(
      Path(
        ellipseIn: Rect(
          x: rect.maxX - 2 * cap, y: rect.minY, width: 2 * cap, height: rect.height)))
    return path
  }
}
