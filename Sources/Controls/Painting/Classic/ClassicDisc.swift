import ObjectModel
import Raster

/// Discs with white rims up to iOS 6: blue for detail and contact buttons, red and green for table
/// rows that are being edited; and the symbol of info buttons (choice; no picture is measured).
enum ClassicDisc {
  /// The symbols on discs.
  enum Symbol {
    /// A chevron to the right.
    case disclosure
    /// A plus on blue.
    case add
    /// A plus on green.
    case plus
    /// A check mark on red; an empty ring if false.
    case mark(Bool)
    /// A minus on red; turned upright while its row shows a delete button.
    case minus(isUpright: Bool)
  }

  /// Radius in points, with the rim.
  static let radius = 11.5
  private static let rim = 2.0
  private static let blue = gloss(
    Color(bytes: 128, 174, 240), Color(bytes: 58, 122, 226), Color(bytes: 36, 104, 220),
    Color(bytes: 66, 142, 242))
  private static let red = gloss(
    Color(bytes: 240, 130, 124), Color(bytes: 222, 52, 44), Color(bytes: 204, 22, 18),
    Color(bytes: 232, 66, 52))
  private static let green = gloss(
    Color(bytes: 148, 214, 132), Color(bytes: 70, 172, 54), Color(bytes: 46, 154, 32),
    Color(bytes: 92, 190, 70))
  /// The colours of a mark that is not set.
  private static let empty = (fill: Color(grey: 250), ring: Color(grey: 176))

  /// A gradient with a step in the middle, lighter at the top and the bottom.
  private static func gloss(_ top: Color, _ upper: Color, _ lower: Color, _ bottom: Color)
    -> VerticalGradient
  {
    VerticalGradient([
      GradientStop(location: 0, color: top), GradientStop(location: 0.5, color: upper),
      GradientStop(location: 0.5, color: lower), GradientStop(location: 1, color: bottom),
    ])
  }

  /// The centre nearest to `point` that aligns the disc with device pixels.
  static func middle(near point: Point, on node: StyledNode) -> Point {
    Point(
      x: node.roundToPixel(point.x - radius) + radius,
      y: node.roundToPixel(point.y - radius) + radius)
  }

  /// The bounds of a disc and its shadow, in points.
  static func area(about center: Point) -> Rect {
    let reach = radius + 4
    return Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// Draws a disc with a symbol.
  static func paint(_ symbol: Symbol, at center: Point, _ canvas: inout Canvas) {
    if case .mark(false) = symbol {
      canvas.fill(Path(circleAt: center, radius: radius), empty.fill)
      let width = 1.5
      return canvas.stroke(
        Path(circleAt: center, radius: radius - width / 2), empty.ring,
        style: StrokeStyle(width: width))
    }
    let disc = Path(circleAt: center, radius: radius)
    canvas.shadow(disc, .shade(0.55), offset: Point(x: 0, y: 1), blurRadius: 2)
    canvas.fill(disc, .white)
    let inner = radius - rim
    let box = Rect(
      x: center.x - inner, y: center.y - inner, width: 2 * inner, height: 2 * inner)
    let fill =
      switch symbol {
      case .disclosure, .add: blue
      case .minus, .mark: red
      case .plus: green
      }
    canvas.fill(Path(circleAt: center, radius: inner), fill.paint(in: box))
    paintSymbol(symbol, center, &canvas)
  }

  private static func paintSymbol(_ symbol: Symbol, _ center: Point, _ canvas: inout Canvas) {
    func line(_ points: [(Double, Double)], width: Double) {
      var path = Path()
      for (index, offset) in points.enumerated() {
        let point = Point(x: center.x + offset.0, y: center.y + offset.1)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      canvas.stroke(path, .white, style: StrokeStyle(width: width))
    }
    func bar(_ width: Double, _ height: Double) {
      canvas.fill(
        Rect(
          x: center.x - width / 2, y: center.y - height / 2, width: width, height: height), .white)
    }
    switch symbol {
    case .disclosure: line([(-2.2, -5), (2.8, 0), (-2.2, 5)], width: 2.8)
    case .mark: line([(-4.5, 0.5), (-1.4, 3.6), (4.5, -4)], width: 2.4)
    case .minus(let isUpright): isUpright ? bar(3, 11) : bar(11, 3)
    case .add, .plus:
      bar(11, 3)
      bar(3, 11)
    }
  }

  /// Draws the symbol of info buttons, a slanted i in a ring, over a hard shadow.
  static func paintInfo(
    at center: Point, _ color: Color, shadowColor: Color, _ canvas: inout Canvas
  ) {
    var path = Path(circleAt: center, radius: 9)
    path.append(Path(circleAt: center, radius: 7.5))
    path.append(Path(circleAt: Point(x: center.x + 0.9, y: center.y - 3.9), radius: 1.3))
    // The stem with its serifs.
    let stem = [
      (-2.2, -1.6), (1.4, -1.6), (0.1, 3.6), (1.3, 3.3), (1.1, 4.2), (-1.0, 4.9), (-2.1, 4.4),
      (-0.9, -0.7), (-2.4, -0.7),
    ]
    for (index, offset) in stem.enumerated() {
      let point = Point(x: center.x + offset.0, y: center.y + offset.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    canvas.translated(x: 0, y: 1) { $0.fill(path, shadowColor, rule: .evenOdd) }
    canvas.fill(path, color, rule: .evenOdd)
  }
}
