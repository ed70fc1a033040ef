import ObjectModel
import Raster

/// A menu with the submenus that are open in it, each on a card over the one before.
struct MenuStack {
  /// Figures of the cards below the last one (choice, after pictures of iOS 14 to 18).
  private enum Metrics {
    static let dimming = (light: 0.08, dark: 0.25)
    /// Distance from the areas that the system uses, in points.
    static let margin = 8.0
  }

  /// The menus from the lowest to the highest, with their frames in the window.
  let layers: [(layout: MenuLayout, frame: Rect)]
  private let node: StyledNode

  /// Opens the submenus of a menu, whose title lies over the row that opened it.
  init(_ layout: MenuLayout, in frame: Rect, of node: StyledNode) {
    self.node = node
    let device = node.context.device
    let top = device.safeAreaTop + Metrics.margin
    let bottom = device.size.height - device.bottomInset - Metrics.margin
    var layers = [(layout: layout, frame: frame)]
    while let last = layers.last, let (menu, row) = last.layout.openSubmenu {
      let layout = MenuLayout(MenuContent(open: menu), of: node)
      let height = min(layout.size.height, bottom - top)
      let y = max(top, min(last.frame.minY + row.minY, bottom - height))
      layers.append(
        (
          layout,
          Rect(
            x: last.frame.minX, y: node.roundToPixel(y), width: layout.size.width, height: height)
        ))
    }
    self.layers = layers
  }

  func paint(_ canvas: inout Canvas) {
    let isDark = node.traits.userInterfaceStyle == .dark
    let dimming = Color(
      white: 0, alpha: isDark ? Metrics.dimming.dark : Metrics.dimming.light)
    for (index, layer) in layers.enumerated() {
      let painter = MenuPainter(layer.layout, of: node)
      var scale = 1.0
      for _ in (index + 1)..<max(index + 1, layers.count) {
        scale *= layer.layout.figures.cardScale
      }
      guard scale < 1 else {
        painter.paint(in: layer.frame, &canvas)
        continue
      }
      let frame = layer.frame
      canvas.transformed(
        by: Transform(
          a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale),
          ty: frame.midY * (1 - scale))
      ) {
        painter.paint(in: frame, &$0)
        $0.fill(Path(continuousRoundedRect: frame, radius: layer.layout.figures.radius), dimming)
      }
    }
  }

  /// The elements of the highest menu; those below it are out of reach.
  var spoken: [(content: SpokenContent, frame: Rect)] {
    layers.last.map { $0.layout.spoken(in: $0.frame) } ?? []
  }
}
