import ObjectModel
import Raster

/// The figures of the glass below the items of a bar, in points (views of iOS 26.0 and 27.0, and pictures; both agree).
struct PlatterFigures {
  /// The height of a platter.
  var height = 44.0
  /// The distance from a platter's edge to its items.
  var inset = 4.0
  /// Padding at both sides of a symbol, and of a title.
  var symbolPadding = 7.0
  var titlePadding = 12.0
  /// The distance between two items of a platter.
  var spacing = 16.0
  /// The distance between two platters.
  var gap = 12.0

  /// The height of an item.
  var itemHeight: Double { height - 2 * inset }

  /// Platters in navigation bars.
  static let navigationBar = PlatterFigures()
  /// Platters in toolbars.
  static let toolbar = PlatterFigures(
    height: 48, inset: 5, symbolPadding: 8, titlePadding: 11, spacing: 14)

  /// The figures of the bar that an item is in.
  static func of(_ item: StyledNode) -> PlatterFigures {
    item.role == BarButtonItem.toolbarItem ? toolbar : navigationBar
  }

  /// The fill of platters over a bar with a background of its own (measured in light: 243 on white; in dark a choice).
  static let flatFill = ColorValue.dynamic(
    light: .color(Color(white: 0, alpha: 0.047)), dark: .color(Color(white: 1, alpha: 0.1)))
}
