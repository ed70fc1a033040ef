import ObjectModel
import Raster

extension ChevronIcon {
  /// Darker, centred in rows of any height.
  static var classic: any ControlClass.Type { ClassicChevronIcon.self }
}

extension CheckmarkIcon {
  /// Blue.
  static var classic: any ControlClass.Type { ClassicCheckmarkIcon.self }
}

/// The chevron at a row's end up to iOS 6 (measured).
enum ClassicChevronIcon: IconView {
  static let imageRole = ChevronIcon.imageRole

  static let size = Size(width: 10, height: 13)
  /// Distance from the tip to the content's end, half the stroke's own tip included.
  private static let tipInset = 0.7 + 2.1
  private static let arm = 5.4
  private static let half = 5.5
  private static let stroke = 3.0
  private static let grey = Color(grey: 0x7B)

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { size }

  static func defaultColor(_ node: StyledNode) -> Color? { grey }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let tip = Point(x: node.size.width - tipInset, y: node.bounds.midY)
    let path = Path(polyline: [
      Point(x: tip.x - arm, y: tip.y - half), tip, Point(x: tip.x - arm, y: tip.y + half),
    ])
    canvas.stroke(path, color, style: StrokeStyle(width: stroke))
  }
}

/// The checkmark at a row's end up to iOS 6 (choice, after screens of the time).
enum ClassicCheckmarkIcon: IconView {
  static let imageRole = CheckmarkIcon.imageRole
  static var followsReadingDirection: Bool { false }

  static let size = Size(width: 14, height: 14)
  private static let stroke = 2.6

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { size }

  static func defaultColor(_ node: StyledNode) -> Color? { ClassicLook.detailText }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let middle = node.bounds.midY
    let path = Path(polyline: [
      Point(x: 1.5, y: middle + 0.5), Point(x: 5.2, y: middle + 4.6),
      Point(x: 12.5, y: middle - 5.5),
    ])
    canvas.stroke(path, color, style: StrokeStyle(width: stroke))
  }
}
