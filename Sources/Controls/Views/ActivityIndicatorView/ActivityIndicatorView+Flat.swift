import ObjectModel
import Raster

extension ActivityIndicatorView {
  enum Metrics {
    static let spokes = 12
    /// Duration of a turn in seconds (Flutter's Cupertino indicator).
    static let period = 1.0
    /// Side lengths of the two sizes, in points.
    static let side = 20.0
    static let largeSide = 37.0
    /// Inner and outer radius and thickness of the spokes, as shares of the side (choice, after
    /// pictures of iOS 7).
    static let inner = 0.25
    static let outer = 0.5
    static let thickness = 0.1
    /// Alphas of the brightest and the faintest spoke (choice).
    static let strongest = 1.0
    static let faintest = 0.25
    /// The colour of the grey style (choice).
    static let grey = Color(white: 0.5)
    /// Sine and cosine of 30°, the angle between spokes.
    static let sine = 0.5
    static let cosine = 0.8660254037844386
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let turns = view[isAnimating] ?? false
    guard turns || view[hidesWhenStopped] == false else { return }
    let side = side(view)
    drawSpokes(
      side: side, center: node.bounds.center, spokeColor(of: view),
      at: turns ? view.context.time : 0, &canvas)
  }

  /// The colour of the spokes: `color`, the view's own tint from iOS 7 on, or the style's colour.
  /// An inherited tint has no effect.
  private static func spokeColor(of view: StyledNode) -> Color {
    if let color = view.color(color) { return color }
    if view.look.era >= .flat, let tint = view.ownTint { return tint }
    return view[style] == .gray ? Metrics.grey : .white
  }

  /// Draws the twelve spokes.
  ///
  /// - Parameters:
  ///   - side: the spinner's width and height, in points.
  ///   - time: seconds since the spinner started.
  static func drawSpokes(
    side: Double, center: Point, _ color: Color, at time: Double, _ canvas: inout Canvas
  ) {
    let lit = litSpoke(at: time)
    canvas.saved {
      $0.append(.concatenate(.translation(x: center.x, y: center.y)))
      for index in 0..<Metrics.spokes {
        let age = (lit - index + Metrics.spokes) % Metrics.spokes
        let share = 1 - Double(age) / Double(Metrics.spokes - 1)
        let alpha = Metrics.faintest + (Metrics.strongest - Metrics.faintest) * share
        $0.fill(spoke(side), color.withAlpha(color.alpha * alpha))
        $0.append(
          .concatenate(
            Transform(
              a: Metrics.cosine, b: Metrics.sine, c: -Metrics.sine, d: Metrics.cosine, tx: 0,
              ty: 0)))
      }
    }
  }

  private static func litSpoke(at time: Double) -> Int {
    let position = time / Metrics.period
    let share = position - position.rounded(.down)
    return min(Int(share * Double(Metrics.spokes)), Metrics.spokes - 1)
  }

  /// The spoke that points up, relative to the spinner's centre.
  private static func spoke(_ side: Double) -> Path {
    let width = side * Metrics.thickness
    return Path(
      roundedRect: Rect(
        x: -width / 2, y: -side * Metrics.outer, width: width,
        height: side * (Metrics.outer - Metrics.inner)),
      radius: width / 2)
  }
}
