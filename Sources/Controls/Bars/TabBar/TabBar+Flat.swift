import ObjectModel
import Raster

extension TabBar {
  enum Metrics {
    static let height = 49.0
    /// Height from iOS 11 on where the vertical size class is compact (common knowledge).
    static let compactHeight = 32.0
    /// Width of centred items on pads, and spacing between them (lists of UITabBar's subviews).
    static let itemWidth = 76.0
    static let itemSpacing = 34.0
    /// Padding around an icon and title side by side (choice).
    static let inlinePadding = 10.0
  }

  /// Colour of items that are not selected: #929292 (measured).
  static let unselected = Color(bytes: 0x92, 0x92, 0x92)

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    BarBackground(
      bar: bar, area: node.bounds, bounds: node.bounds, image: bar[backgroundImage], edge: .above,
      tilesImage: true
    ).paint(&canvas)
    guard let indicator = bar[selectionIndicatorImage] else { return }
    for item in node.children(item) where TabBarItem.isSelected(item.styled) {
      // An image with cap insets fills the item; others are centred in it.
      let rect =
        indicator.capInsets == nil
        ? item.frame.centered(indicator.size) : item.frame
      canvas.draw(
        indicator,
        in: Rect(
          x: bar.roundToPixel(rect.minX), y: bar.roundToPixel(rect.minY), width: rect.width,
          height: rect.height),
        of: bar, role: .selectionIndicator)
    }
  }
}
