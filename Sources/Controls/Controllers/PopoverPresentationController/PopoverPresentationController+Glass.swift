import ObjectModel
import Raster

extension ModernPopover {
  /// The bubble from iOS 26 on (views of 27.0).
  static let glassFigures = PopoverPresentationController.BubbleMetrics(
    arrow: Size(width: 28, height: 13), radius: 34, margin: 10, border: 0)

  /// The glass below an action sheet, light or dark as the interface is; it has no arrow, since glass takes rectangles.
  static func glass(_ bubble: Rect, of sheet: StyledNode) -> Glass {
    var glass = Glass(
      of: sheet, [Glass.RoundedRect(bubble, radius: glassFigures.radius)], role: .popover)
    glass.appearance = sheet.traits.userInterfaceStyle == .dark ? .dark : .light
    return glass
  }
}
