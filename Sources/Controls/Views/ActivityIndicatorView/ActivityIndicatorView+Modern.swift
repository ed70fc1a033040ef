import ObjectModel
import Raster

extension ActivityIndicatorView {
  /// Eight thick spokes.
  static var modern: any ControlClass.Type { ModernActivityIndicatorView.self }
}

/// UIActivityIndicatorView from iOS 13 on.
enum ModernActivityIndicatorView: DerivedControl {
  typealias Base = ActivityIndicatorView

  private enum Metrics {
    /// Alphas of the spokes, the newest first: those of Flutter's Cupertino indicator, less so much
    /// that the darkest is 156 on white (measured).
    static let alphas = [0.508, 0.42, 0.335, 0.25, 0.162, 0.162, 0.162, 0.162]
    /// Inner and outer radius and thickness, as shares of the side (Flutter's Cupertino indicator).
    static let inner = 1.0 / 6
    static let outer = 0.5
    static let thickness = 0.1
    /// Duration of a turn in seconds (Flutter's Cupertino indicator).
    static let period = 1.0
    /// Sine and cosine of 45°, the angle between spokes.
    static let diagonal = 0.7071067811865476
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let turns = view[ActivityIndicatorView.isAnimating] ?? false
    guard turns || view[ActivityIndicatorView.hidesWhenStopped] == false else { return }
    drawSpokes(
      side: ActivityIndicatorView.side(view), center: node.bounds.center, color(of: view),
      at: turns ? view.context.time : 0, &canvas)
  }

  /// `color`, the view's own tint, or the style's colour. An inherited tint has no effect.
  private static func color(of view: StyledNode) -> Color {
    if let color = view.color(ActivityIndicatorView.color) ?? view.ownTint { return color }
    switch view[ActivityIndicatorView.style] ?? .medium {
    case .white, .whiteLarge: return .white
    case .gray, .medium, .large: return standardColor(view)
    }
  }

  /// The colour of spokes where nobody sets one: that of labels, whose alpha the spokes have.
  static func standardColor(_ view: StyledNode) -> Color {
    view.color(named: .secondaryLabel).withAlpha(1)
  }

  /// Draws the eight spokes.
  ///
  /// - Parameters:
  ///   - side: the spinner's width and height, in points.
  ///   - time: seconds since the spinner started.
  static func drawSpokes(
    side: Double, center: Point, _ color: Color, at time: Double, _ canvas: inout Canvas
  ) {
    let count = Metrics.alphas.count
    let turn = time / Metrics.period
    let newest = min(Int((turn - turn.rounded(.down)) * Double(count)), count - 1)
    let width = side * Metrics.thickness
    let spoke = Path(
      roundedRect: Rect(
        x: -width / 2, y: -side * Metrics.outer, width: width,
        height: side * (Metrics.outer - Metrics.inner)),
      radius: width / 2)
    canvas.saved {
      $0.append(.concatenate(.translation(x: center.x, y: center.y)))
      for index in 0..<count {
        let age = (newest - index + count) % count
        $0.fill(spoke, color.withAlpha(color.alpha * Metrics.alphas[age]))
        $0.append(
          .concatenate(
            Transform(
              a: Metrics.diagonal, b: Metrics.diagonal, c: -Metrics.diagonal, d: Metrics.diagonal,
              tx: 0, ty: 0)))
      }
    }
  }
}
