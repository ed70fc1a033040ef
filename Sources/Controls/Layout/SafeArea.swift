import ObjectModel
import Raster

/// The part of a view at its edges that bars, the status bar and the device's shape cover.
struct SafeArea {
  /// The insets in addition to those of bars and the device in which content lies, in points.
  static let additionalInsets = AppearanceKey<EdgeInsets>(
    "additionalSafeAreaInsets", since: 11, takesRules: false, default: .value(.zero),
    "The insets in addition to those of bars and the device in which content lies, in points.")

  /// In points.
  private(set) var insets: EdgeInsets

  /// That of the window.
  init(_ context: ScreenContext) {
    let device = context.device
    insets = EdgeInsets(
      top: device.safeAreaTop, left: device.safeAreaLeft, bottom: device.bottomInset,
      right: device.safeAreaRight)
  }

  /// Moves to a view: what is covered of its superview covers it where it reaches there.
  ///
  /// - Parameters:
  ///   - frame: the view's, in its superview, in points.
  ///   - size: of the superview, in points.
  ///   - guides: what a container covers of a controller, the superview; nil for other superviews.
  mutating func enter(_ frame: Rect, in size: Size, _ guides: LayoutGuides?) {
    if let guides {
      insets.top = guides.top
      insets.bottom = guides.bottom
    }
    insets = EdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, insets.bottom - (size.height - frame.maxY)),
      right: max(0, insets.right - (size.width - frame.maxX)))
  }

  /// Adds insets, which may be negative, in points.
  mutating func add(_ added: EdgeInsets) {
    insets = EdgeInsets(
      top: max(0, insets.top + added.top), left: max(0, insets.left + added.left),
      bottom: max(0, insets.bottom + added.bottom), right: max(0, insets.right + added.right))
  }
}
