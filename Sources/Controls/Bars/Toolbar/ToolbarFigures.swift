import ObjectModel

/// The figures of toolbars from iOS 13 on, by look and device, in points.
struct ToolbarFigures {
  /// The distance of a controller's toolbar from the screen's bottom; nil where it lies above the home indicator's area.
  var bottom: Double?
  /// The distance of the first and last platter from the sides.
  var margin = 0.0

  init(_ bar: StyledNode) {
    if bar.look.era >= .glass { setGlass(bar) }
  }

  /// The bottom of a controller's toolbar above what lies there, in points.
  func bottom(above covered: Double) -> Double {
    guard let bottom else { return covered }
    return covered > Self.mostIndicator ? covered + Self.gap : bottom
  }

  /// More than a home indicator keeps free is a tab bar (choice), above which there is a gap as beside a keyboard.
  private static let mostIndicator = 34.0
  private static let gap = 8.0
}
