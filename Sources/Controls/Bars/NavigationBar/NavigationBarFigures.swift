import ObjectModel
import Raster

/// The figures of navigation bars from iOS 13 on, by look and device, in points.
struct NavigationBarFigures {
  /// Height of the row in a sheet (measured).
  var sheetHeight = 56.0
  /// Margin of text and large titles at the edge: 16, and 20 on wide phones (measured).
  var margin = 16.0
  /// Margin of platters at the edge.
  var platterMargin = 16.0
  /// The size of large titles, in points.
  var largeTitleSize = NavigationBar.Metrics.largeTitleSize
  /// Height that a line below a large title adds; no bar before iOS 26 has one.
  var largeSubtitleHeight = 0.0

  /// The figures of a bar, or of a part of it.
  init(_ node: StyledNode) {
    let device = node.context.device
    let shortSide = min(device.size.width, device.size.height)
    if shortSide >= 414 { margin = 20 }
    if node.look.era >= .glass { setGlass(shortSide, node) }
  }

  /// The distance that a notch in landscape keeps the bar's content from its ends, in points.
  static func sideInset(_ node: StyledNode) -> Double {
    let device = node.context.device
    return max(device.safeAreaLeft, device.safeAreaRight)
  }
}
