import ObjectModel
import Raster

/// The image view before a search field's text: a magnifier.
enum MagnifierIcon: IconView {
  static let imageRole = ImageRole.imageView
  /// False: a magnifier is not mirrored.
  static var followsReadingDirection: Bool { false }

  /// Width that the text's distance from the icon counts from, in points.
  static let side = 13.0

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size {
    let side = SearchBarFigures(node.look).iconSide
    return Size(width: side, height: side)
  }

  static func defaultColor(_ node: StyledNode) -> Color? { SearchField.Metrics.iconColor }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let glass = MagnifierFigures(node.styled.look)
    let handle = glass.handle
    let center = Point(x: glass.centerX, y: node.bounds.midY - glass.lift)
    var rim = Path(circleAt: center, radius: glass.radius + glass.ring / 2)
    rim.append(Path(circleAt: center, radius: glass.radius - glass.ring / 2))
    canvas.fill(rim, color, rule: .evenOdd)
    // The handle leaves the ring at 45°.
    let start = glass.radius * 0.7071067811865476
    var stick = Path()
    stick.move(to: Point(x: center.x + start, y: center.y + start))
    stick.line(to: Point(x: center.x + handle.end, y: center.y + handle.end))
    canvas.stroke(stick, color, style: StrokeStyle(width: handle.width))
  }
}

/// The image view in a search field's bookmarks button: an open book (choice, after the bar
/// item's).
enum BookmarkIcon: IconView {
  static let imageRole = ImageRole.imageView

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: 18, height: 14) }

  static func defaultColor(_ node: StyledNode) -> Color? { SearchField.Metrics.iconColor }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let center = node.bounds.center
    var path = Path()
    for side in [-1.0, 1.0] {
      func point(_ x: Double, _ y: Double) -> Point {
        Point(x: center.x + side * x, y: center.y + y)
      }
      path.move(to: point(0, -5.5))
      path.cubic(control1: point(2, -6.8), control2: point(6, -7.2), to: point(8.5, -6.2))
      path.line(to: point(8.5, 5.6))
      path.cubic(control1: point(6, 4.6), control2: point(2, 5), to: point(0, 6.3))
    }
    path.move(to: Point(x: center.x, y: center.y - 5.5))
    path.line(to: Point(x: center.x, y: center.y + 6.3))
    canvas.stroke(path, color, style: StrokeStyle(width: 1))
  }
}

/// The image view in a search field's results button: three lines of a list (choice).
enum ResultsListIcon: IconView {
  static let imageRole = ImageRole.imageView

  private static let bullet = Rect(x: 0, y: 0, width: 2, height: 1)
  private static let line = Rect(x: 4, y: 0, width: 11, height: 1)
  private static let rows = [0.0, 4, 8]

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: 15, height: 9) }

  static func defaultColor(_ node: StyledNode) -> Color? { SearchField.Metrics.iconColor }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    for y in rows {
      canvas.fill(bullet.offsetBy(x: 0, y: y), color)
      canvas.fill(line.offsetBy(x: 0, y: y), color)
    }
  }
}
