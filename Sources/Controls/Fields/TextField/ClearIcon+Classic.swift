import ObjectModel
import Raster
import Text

extension ClearIcon {
  /// Larger and lighter.
  static var classic: any ControlClass.Type { ClassicClearIcon.self }
}

/// The image view of a field's clear button up to iOS 6: a disc of 19 points and a cross with round
/// line caps (fitted to a search bar at 2x).
enum ClassicClearIcon: IconView {
  static let imageRole = ClearIcon.imageRole

  private static let radius = 9.5
  private static let grey = Color(grey: 0xB2)
  private static let arm = 3.7
  private static let style = StrokeStyle(width: 1.75, cap: .round)

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size {
    Size(width: 2 * radius, height: 2 * radius)
  }

  static func defaultColor(_ node: StyledNode) -> Color? { grey }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    ClearIcon.paint(
      center: node.bounds.center, radius: radius, color, arm: arm, style: style, &canvas)
  }
}
