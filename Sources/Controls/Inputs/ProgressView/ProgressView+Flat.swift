import ObjectModel
import Raster

extension ProgressView {
  enum Metrics {
    /// Width without a frame, in points (choice, after Interface Builder).
    static let width = 150.0
    /// Height of the bar style, in points (choice).
    static let barStyleHeight = 2.5
    /// Radius of both ends, in points (measured).
    static let radius = 0.99
    /// Factors of the tint's channels at the top and bottom (measured: rows at 2x are .980, .988,
    /// .992 and .996).
    static let topShade = 0.979
    static let bottomShade = 0.999
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let height = height(view)
    let bar = Rect(
      x: 0, y: view.roundToPixel((node.size.height - height) / 2), width: node.size.width,
      height: height)
    let done = bar.width * min(max(view[progress] ?? 0, 0), 1)
    if let image = view[trackImage] {
      draw(image, bar, view, &canvas)
    } else {
      let paint = view.color(trackTintColor).map(Paint.solid) ?? GreyTrack.grey(bar)
      draw(bar, from: done, to: bar.width, paint, &canvas)
    }
    guard done > 0 else { return }
    if let image = view[progressImage] {
      draw(image, Rect(x: 0, y: bar.minY, width: done, height: bar.height), view, &canvas)
    } else {
      let paint =
        view.color(progressTintColor).map(Paint.solid) ?? shaded(view.tintColor, over: bar)
      draw(bar, from: 0, to: done, paint, &canvas)
    }
  }

  private static func draw(
    _ bar: Rect, from start: Double, to end: Double, _ paint: Paint, _ canvas: inout Canvas
  ) {
    guard end > start else { return }
    canvas.saved {
      $0.append(
        .clip(
          Path(rect: Rect(x: start, y: bar.minY, width: end - start, height: bar.height)),
          rule: .nonZero))
      $0.fill(Path(roundedRect: bar, radius: Metrics.radius), paint)
    }
  }

  /// Draws an image over the bar's width in its own height, centred vertically.
  static func draw(
    _ image: ImageValue, _ rect: Rect, _ view: StyledNode, _ canvas: inout Canvas
  ) {
    let height = image.size.height
    canvas.draw(
      image,
      in: Rect(
        x: rect.minX, y: view.roundToPixel(rect.midY - height / 2), width: rect.width,
        height: height),
      of: view, role: .track)
  }

  private static func shaded(_ tint: Color, over rect: Rect) -> Paint {
    func shade(_ factor: Double) -> Color {
      Color(
        red: tint.red * factor, green: tint.green * factor, blue: tint.blue * factor,
        alpha: tint.alpha)
    }
    return .gradient(
      LinearGradient(
        stops: [
          .init(location: 0, color: shade(Metrics.topShade)),
          .init(location: 1, color: shade(Metrics.bottomShade)),
        ],
        start: rect.origin, end: Point(x: rect.minX, y: rect.maxY)))
  }
}
