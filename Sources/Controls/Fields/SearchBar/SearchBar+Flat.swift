import ObjectModel
import Raster
import Text

extension SearchBar {
  /// In points, measured on iOS 7 and 9.
  enum Metrics {
    static let margin = 8.0
    static let fill = Color(bytes: 0xC9, 0xC9, 0xCE)
    /// Over white the same as the opaque fill (choice: the alpha of other bars' material).
    static let translucentFill = Color(fit: 197.4, 197.4, 202.73).withAlpha(0.9375)
    static let bottomLine = Color(bytes: 0xB5, 0xB5, 0xB5)
    /// Drawn over a fill of another colour: #B5 of #C9.
    static let bottomShade = Color(white: 0, alpha: 0.1)
    static let minimalField = Color(bytes: 0xEA, 0xEB, 0xED)
    /// Distance from the field's end to the right edge with a cancel button: 320 − 248.
    static let cancelSpace = 72.0
    static let cancelInset = 8.0
    /// Segments 29 high in another 44 points (choice: on whole points, as far from the field as
    /// from the bar's end).
    static let scopeHeight = 44.0
    static let scopeTop = 7.0
    static let scopeSegments = 29.0
    static let promptSize = 12.0
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    paintBackground(node, &canvas)
    paintScopeBackground(node, &canvas)
  }

  /// The bar's background image for the screen's metrics, with or without a prompt.
  static func background(of bar: StyledNode) -> ImageValue? {
    var metrics = Bar.metrics(bar)
    if bar.child(promptLabel) != nil {
      metrics = metrics == .compact ? .compactPrompt : .defaultPrompt
    }
    return bar.value(
      backgroundImage, AxisValues(metrics: metrics, position: Bar.ownPosition(bar) ?? .top))
  }

  static func paintScopeBackground(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let scope = node.child(scopeBar), let image = node.styled[scopeBarBackgroundImage] else {
      return
    }
    let top = scope.frame.minY - Metrics.scopeTop
    canvas.draw(
      image, in: Rect(x: 0, y: top, width: node.size.width, height: max(0, node.size.height - top)),
      of: node.styled, role: .background)
  }

  private static func paintBackground(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    guard !bar.hasDrawing else { return }
    let extent = Bar.extent(node, Bar.ownPosition(bar) ?? .top)
    if let image = background(of: bar) {
      let area = Rect(x: 0, y: -extent, width: node.size.width, height: extent + node.size.height)
      return canvas.draw(image, in: area, of: bar, role: .background)
    }
    // In a navigation bar, that bar's background shows through.
    guard bar[searchBarStyle] != .minimal, bar.role != NavigationBar.titleView else { return }
    // Over a table, the first row of pixels shows the line of the bar above on the table's
    // background (measured: #B2B2B2 over the fill #C9C9CE).
    let top = bar.role == TableView.tableHeader ? bar.pixel : -extent
    let tint = bar.color(Bar.barTintColor)
    let area = Rect(x: 0, y: top, width: node.size.width, height: max(0, node.size.height - top))
    if bar[Bar.isTranslucent] == true {
      BarBackground.paintMaterial(
        of: bar, tint: tint, light: Metrics.translucentFill, Path(rect: area), &canvas)
    } else {
      canvas.fill(area, tint ?? (Bar.isBlack(bar) ? .black : Metrics.fill))
    }
    canvas.fill(
      Rect(x: 0, y: node.size.height - bar.pixel, width: node.size.width, height: bar.pixel),
      tint == nil && !Bar.isBlack(bar) ? Metrics.bottomLine : Metrics.bottomShade)
  }
}
