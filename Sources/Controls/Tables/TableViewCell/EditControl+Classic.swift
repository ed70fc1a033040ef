import ObjectModel
import Raster

extension EditIcon {
  /// A glossy disc.
  static var classic: any ControlClass.Type { ClassicEditIcon.self }
}

/// The image view of the editing control before a row up to iOS 6, which has its own colours.
enum ClassicEditIcon: IconView {
  static let imageRole = EditIcon.imageRole
  static var followsReadingDirection: Bool { EditIcon.followsReadingDirection }

  static let size = Size(width: 2 * ClassicDisc.radius, height: 2 * ClassicDisc.radius)

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { size }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let figure: ClassicDisc.Symbol =
      switch node.styled[EditIcon.sign] {
      // The minus is upright while the delete button is shown.
      case .deleteAsked: .minus(isUpright: true)
      case .delete, nil: .minus(isUpright: false)
      case .insert: .plus
      case .unmarked: .mark(false)
      case .marked: .mark(true)
      }
    ClassicDisc.paint(figure, at: node.bounds.center, &canvas)
  }
}

extension ReorderIcon {
  /// Darker, with a light line below each.
  static var classic: any ControlClass.Type { ClassicReorderIcon.self }
}

/// The image view of the reorder control up to iOS 6.
enum ClassicReorderIcon: IconView {
  static let imageRole = ReorderIcon.imageRole

  static let size = Size(width: 22, height: 11)
  private static let pitch = 4.0
  private static let line = 2.0
  private static let light = 1.0
  private static let grey = Color(grey: 148)

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { size }

  static func defaultColor(_ node: StyledNode) -> Color? { grey }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let width = node.size.width
    for index in 0..<3 {
      let y = Double(index) * pitch
      canvas.fill(Rect(x: 0, y: y, width: width, height: line), color)
      canvas.fill(Rect(x: 0, y: y + line, width: width, height: light), .white)
    }
  }
}
