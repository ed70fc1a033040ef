import ObjectModel
import Raster

extension MagnifierIcon {
  /// Heavier, in a bluish grey.
  static var classic: any ControlClass.Type { ClassicMagnifierIcon.self }
}

extension BookmarkIcon {
  /// In the magnifier's grey.
  static var classic: any ControlClass.Type { ClassicSearchIcon<BookmarkIcon>.self }
}

extension ResultsListIcon {
  /// In the magnifier's grey.
  static var classic: any ControlClass.Type { ClassicSearchIcon<ResultsListIcon>.self }
}

/// The magnifier of iOS 6 (fitted).
enum ClassicMagnifierIcon: IconView {
  static let imageRole = MagnifierIcon.imageRole
  static var followsReadingDirection: Bool { false }

  static let color = Color(bytes: 0x93, 0x98, 0x9E)
  static let ringCenter = Point(x: 6, y: 6)
  private static let radii = (outer: 6.0, inner: 4.0)
  /// Length of the handle from the ring's middle, and its width.
  private static let handle = (from: 3.9, to: 7.6)
  private static let stroke = 2.0

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: 15, height: 15) }

  static func defaultColor(_ node: StyledNode) -> Color? { color }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    var ring = Path(circleAt: ringCenter, radius: radii.outer)
    ring.append(Path(circleAt: ringCenter, radius: radii.inner))
    canvas.fill(ring, color, rule: .evenOdd)
    var stick = Path()
    stick.move(to: Point(x: ringCenter.x + handle.from, y: ringCenter.y + handle.from))
    stick.line(to: Point(x: ringCenter.x + handle.to, y: ringCenter.y + handle.to))
    canvas.stroke(stick, color, style: StrokeStyle(width: stroke, cap: .round))
  }
}

/// An icon at the end of a search field up to iOS 6.
enum ClassicSearchIcon<Icon: IconView>: IconView {
  static var imageRole: ImageRole { Icon.imageRole }

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Icon.iconSize(node) }

  static func defaultColor(_ node: StyledNode) -> Color? { ClassicMagnifierIcon.color }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    Icon.paintIcon(node, color, &canvas)
  }
}
