import ObjectModel
import Raster

extension RefreshControl {
  /// A drop while it is pulled, then a spinner.
  static var classic: any ControlClass.Type { ClassicRefreshControl.self }
}

/// UIRefreshControl of iOS 6.
///
/// A control that is not refreshing is drawn as pulled down by the height of its frame: a ball up
/// to 43 points, then a drop, and nothing from the height at which refreshing starts. Without a
/// frame height it draws nothing.
enum ClassicRefreshControl: DerivedControl {
  typealias Base = RefreshControl

  /// Figures in points, from ODRefreshControl, a look-alike of iOS 6's (no picture is measured).
  private enum Metrics {
    static let tint = Color(bytes: 155, 162, 172)
    static let spinner = 20.0
    static let spinnerColor = Color(white: 0.5)
    /// Margins and radii of the ball, and of the drop pulled to its full length.
    static let topMargin = (5.0, 9.0)
    static let topRadius = (16.0, 12.5)
    static let bottomMargin = (6.0, 4.0)
    static let bottomRadius = (16.0, 3.0)
    static let arrowRadius = (7.0, 5.0)
    static let arrowWidth = (3.0, 2.0)
    /// The distance from the ball to the full length of the drop.
    static let travel = 53.0
    static let line = (color: Color(white: 1.0 / 3, alpha: 0.5), width: 0.5)
    static let shadow = (color: Color.shade(0.4), offset: Point(x: 0, y: 1), blur: 1.0)
    static let light = (color: Color.light(0.2), height: 1.25)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    guard control[RefreshControl.isRefreshing] != true else {
      let color = control.ownTint ?? Metrics.spinnerColor
      return RefreshControl.paintSpinner(node, color, &canvas) { center, canvas in
        ActivityIndicatorView.drawSpokes(
          side: Metrics.spinner, center: center, color, at: control.context.time, &canvas)
      }
    }
    guard control[View.frame]?.height != nil else { return }
    let whole =
      Metrics.topMargin.0 + Metrics.topRadius.0 + Metrics.bottomRadius.0 + Metrics.bottomMargin.0
    let pulled = node.size.height - whole
    guard pulled < Metrics.travel else { return }
    paintDrop(
      Drop(in: node.size, share: max(0, pulled) / Metrics.travel), control.ownTint ?? Metrics.tint,
      &canvas)
  }

  /// A large circle above a smaller one; `share` is the share, 0–1, of the full length.
  private struct Drop {
    let top: Point
    let topRadius: Double
    let bottom: Point
    let bottomRadius: Double
    let share: Double

    init(in size: Size, share: Double) {
      self.share = share
      topRadius = Drop.part(Metrics.topRadius, share)
      bottomRadius = Drop.part(Metrics.bottomRadius, share)
      let x = (size.width / 2).rounded(.down)
      bottom = Point(
        x: x, y: size.height - Drop.part(Metrics.bottomMargin, share) - bottomRadius)
      // The ball stays at the content's edge until it is visible in full.
      top = Point(
        x: x,
        y: share == 0 ? bottom.y : Drop.part(Metrics.topMargin, share) + topRadius)
    }

    func part(_ ends: (Double, Double)) -> Double { Self.part(ends, share) }

    private static func part(_ ends: (Double, Double), _ share: Double) -> Double {
      ends.0 + (ends.1 - ends.0) * share
    }

    /// The outline: two half circles and the curves that join them.
    var outline: Path {
      // The curves' handles are a fifth of the way down.
      let y = top.y + (bottom.y - top.y) * 0.2
      func handle(_ side: Double, _ share: Double) -> Point {
        Point(x: top.x + side * (topRadius + (bottomRadius - topRadius) * share), y: y)
      }
      var path = Path()
      path.move(to: Point(x: top.x - topRadius, y: top.y))
      path.halfCircle(about: top, radius: topRadius, from: -1)
      path.cubic(
        control1: handle(1, 0.1), control2: handle(1, 0.9),
        to: Point(x: bottom.x + bottomRadius, y: bottom.y))
      path.halfCircle(about: bottom, radius: bottomRadius, from: 1)
      path.cubic(
        control1: handle(-1, 0.9), control2: handle(-1, 0.1),
        to: Point(x: top.x - topRadius, y: top.y))
      path.close()
      return path
    }
  }

  private static func paintDrop(_ drop: Drop, _ tint: Color, _ canvas: inout Canvas) {
    let outline = drop.outline
    let shadow = Metrics.shadow
    canvas.shadow(outline, shadow.color, offset: shadow.offset, blurRadius: shadow.blur)
    canvas.fill(outline, tint)
    canvas.clipped(to: outline) {
      var light = outline
      light.append(outline.transformed(by: .translation(x: 0, y: Metrics.light.height)))
      let upper = Rect(
        x: drop.top.x - drop.topRadius, y: drop.top.y - drop.topRadius,
        width: 2 * drop.topRadius, height: drop.topRadius)
      $0.clipped(to: Path(rect: upper)) {
        $0.fill(light, Metrics.light.color, rule: .evenOdd)
      }
    }
    canvas.stroke(outline, Metrics.line.color, style: StrokeStyle(width: Metrics.line.width))
    canvas.unmirrored(about: drop.top.x) { paintArrow(drop, &$0) }
  }

  /// Draws an arrow around three quarters of a circle.
  private static func paintArrow(_ drop: Drop, _ canvas: inout Canvas) {
    let radius = drop.part(Metrics.arrowRadius)
    let width = drop.part(Metrics.arrowWidth)
    let middle = drop.top
    var arc = Path()
    arc.move(to: Point(x: middle.x + radius, y: middle.y))
    arc.halfCircle(about: middle, radius: radius, from: 1)
    arc.quarterToTop(about: middle, radius: radius)
    let tip = middle.y - radius
    var head = Path()
    head.move(to: Point(x: middle.x, y: tip - width * 1.5))
    head.line(to: Point(x: middle.x + width * 2, y: tip))
    head.line(to: Point(x: middle.x, y: tip + width * 1.5))
    head.close()
    for (offset, color) in [(-1.0, Color.shade(0.25)), (0, .white)] {
      canvas.translated(x: 0, y: offset * 0.5) {
        $0.stroke(arc, color, style: StrokeStyle(width: width))
        $0.fill(head, color)
      }
    }
  }
}

extension Path {
  /// The handle of a cubic that draws a quarter of a unit circle.
  private static let handle = 0.5522847498307936

  /// Adds a half circle: the upper one from the left for a side of −1, the lower one from the right
  /// for 1.
  fileprivate mutating func halfCircle(about middle: Point, radius: Double, from side: Double) {
    let handle = Self.handle * radius
    let end = middle.y + side * radius
    cubic(
      control1: Point(x: middle.x + side * radius, y: middle.y + side * handle),
      control2: Point(x: middle.x + side * handle, y: end), to: Point(x: middle.x, y: end))
    cubic(
      control1: Point(x: middle.x - side * handle, y: end),
      control2: Point(x: middle.x - side * radius, y: middle.y + side * handle),
      to: Point(x: middle.x - side * radius, y: middle.y))
  }

  /// Adds the quarter circle from the left to the top.
  fileprivate mutating func quarterToTop(about middle: Point, radius: Double) {
    let handle = Self.handle * radius
    cubic(
      control1: Point(x: middle.x - radius, y: middle.y - handle),
      control2: Point(x: middle.x - handle, y: middle.y - radius),
      to: Point(x: middle.x, y: middle.y - radius))
  }
}
