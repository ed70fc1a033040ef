public import ObjectModel
import Raster

/// UIProgressView: how much of something is done.
public enum ProgressView: ControlClass {
  /// 0–1.
  public static let progress = AppearanceKey<Double>("progress", "How much is done, 0 to 1.")
  /// Default or bar.
  public static let progressViewStyle = AppearanceKey<ProgressViewStyle>(
    "progressViewStyle", "default, or bar for use in bars.")
  /// Colour of what is done.
  public static let progressTintColor = AppearanceKey<ColorValue>(
    "progressTintColor", "Colour of what is done; the tint by default.")
  /// Colour of the rest.
  public static let trackTintColor = AppearanceKey<ColorValue>(
    "trackTintColor", "Colour of the rest; grey by default.")
  /// Drawn instead of what is done.
  public static let progressImage = AppearanceKey<ImageValue>(
    "progressImage", imageRole: .track, "Drawn instead of what is done; beats its tint.")
  /// Drawn instead of the rest.
  public static let trackImage = AppearanceKey<ImageValue>(
    "trackImage", imageRole: .track, "Drawn instead of the rest; beats its tint.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIProgressView", superclass: "UIView", summary: "How much of something is done.",
    properties: [
      progress.declaration, progressViewStyle.declaration, progressTintColor.declaration,
      trackTintColor.declaration, progressImage.declaration, trackImage.declaration,
    ])

  private enum Metrics {
    /// Where nothing else is said (choice, after Interface Builder).
    static let width = 150.0
    /// Height of the bar style (uikit facts, A2).
    static let barStyleHeight = 2.5
    /// Radius of both ends (measured).
    static let radius = 0.99
    /// The default tint is a little darker at the top: rows of 2x read .980, .988, .992, .996 of it.
    static let topShade = 0.979
    static let bottomShade = 0.999
  }

  /// The size without a frame, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: Metrics.width, height: height(node))
  }

  private static func height(_ node: StyledNode) -> Double {
    node[progressViewStyle] == .bar ? Metrics.barStyleHeight : GreyTrack.thickness
  }

  /// Draws in the bounds.
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

  /// An image keeps its height, centred on the bar.
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

/// UIProgressViewStyle.
public enum ProgressViewStyle: String, NamedCases {
  /// In content.
  case `default`
  /// In bars.
  case bar
  /// The name of the type in documents and messages.
  public static let typeName = "progressViewStyle"
}
