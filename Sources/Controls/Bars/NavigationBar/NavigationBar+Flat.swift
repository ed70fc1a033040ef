import ObjectModel
import Raster
import Text

extension NavigationBar {
  /// In points.
  enum Metrics {
    /// Font size of the prompt (choice, after UIKit's small bar text).
    static let promptSize = 12.0
    /// Height that a large title adds: 96 less 44 (hacknicity; Flutter).
    static let largeTitleHeight = 52.0
    /// Height that the search bar of a search controller adds (measured on iOS 14 and later).
    static let searchHeight = 52.0
    static let largeTitleSize = 34.0
    static let largeTitleX = 16.0
    /// Distance from the large title's line box to the bar's bottom (Flutter).
    static let largeTitleBottom = 8.0
    /// Spacing between two items (choice; no measured picture shows two).
    static let itemSpacing = 16.0
    /// Minimum spacing between a title and its neighbours (measured: 98.5 − 89.5 less the title's
    /// bearing).
    static let titleMargin = 8.0
    static let backgroundItemX = 8.0
    /// Margin of the "+" from iOS 11 on (measured; 16 before).
    static let addMargin = 18.0
  }

  /// The bar, and the status bar's row above it.
  static func paintedArea(_ node: PlacedNode) -> Rect {
    let bar = node.styled
    guard bar.look.era >= .flat else { return node.bounds }
    let position = position(of: bar, y: node.frame.minY)
    // A controller's bar lies directly below the status bar.
    let extent =
      bar.role == controllerBar && position == .topAttached
      ? node.frame.minY : Bar.extent(node, position)
    return Rect(x: 0, y: -extent, width: node.size.width, height: node.size.height + extent)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let position = position(of: bar, y: node.frame.minY)
    BarBackground(
      bar: bar, area: paintedArea(node),
      bounds: node.bounds, image: backgroundImage(of: bar, position),
      edge: position == .bottom ? .above : .below
    ).paint(&canvas)
  }
}
