import ObjectModel
import Raster

extension TabBar {
  /// Black under a gloss, with a light cell behind the selected item.
  static var classic: any ControlClass.Type { ClassicTabBar.self }
}

/// UITabBar up to iOS 6.
enum ClassicTabBar: DerivedControl {
  typealias Base = TabBar

  /// Height in points (measured at 1x and 2x).
  private static let height = 49.0
  /// White over the upper half of the bar, from below the two lines to the middle.
  private static let gloss = VerticalGradient(
    height: height,
    [
      (0, .light(0)), (2, .light(0)), (2, .light(0.188)), (25, .light(0.078)), (25, .light(0)),
      (49, .light(0)),
    ])
  private static let lines = PixelRows(
    at1x: [.black, Color(grey: 0x43)],
    at2x: [Color(grey: 0x1C), Color(grey: 0x1C), Color(grey: 0x57), Color(grey: 0x44)])
  private static let cell = (
    inset: 2.0, top: 3.0, bottom: 47.0, radius: 3.0, color: Color(grey: 185).withAlpha(0.2)
  )
  /// Factor of the cell's alpha on its outermost pixels.
  private static let cellEdge = 0.7

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if !node.styled.hasDrawing { paintBackground(node, &canvas) }
    for item in node.children(TabBar.item) where TabBarItem.isSelected(item.styled) {
      paintCell(item.frame, node.styled, &canvas)
    }
  }

  private static func paintBackground(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    if let value = bar[TabBar.backgroundImage] {
      // The image is always tiled (UITabBar header).
      var image = bar.image(value)
      if image.capInsets == nil {
        image.capInsets = .zero
        image.resizingMode = .tile
      }
      canvas.image(image, in: node.bounds)
    } else {
      paintGloss(bar, node.bounds, &canvas)
    }
    if bar[TabBar.backgroundImage] != nil, let shadow = bar[Bar.shadowImage], bar.system >= 6 {
      let height = shadow.size.height
      canvas.draw(
        shadow, in: Rect(x: 0, y: -height, width: node.size.width, height: height), of: bar,
        role: .shadow)
    } else {
      ClassicLook.shadowAboveBar.reversed.paint(
        from: 0, to: node.size.width, bottom: 0, scale: bar.scale, &canvas)
    }
  }

  private static func paintGloss(_ bar: StyledNode, _ bounds: Rect, _ canvas: inout Canvas) {
    let background = bar.ownTint ?? .black
    canvas.fill(bounds, background.withAlpha(1))
    canvas.fill(Path(rect: bounds), gloss.paint(in: bounds))
    // The lines are light over black; over a tint they keep their strength.
    let light = PixelRows(at1x: lines.at1x.map(\.asLight), at2x: lines.at2x.map(\.asLight))
    light.paint(from: bounds.minX, to: bounds.maxX, top: bounds.minY, scale: bar.scale, &canvas)
  }

  private static func paintCell(_ frame: Rect, _ bar: StyledNode, _ canvas: inout Canvas) {
    if let indicator = bar[TabBar.selectionIndicatorImage] {
      let rect = indicator.capInsets == nil ? frame.centered(indicator.size) : frame
      return canvas.draw(
        indicator,
        in: Rect(
          x: bar.roundToPixel(rect.minX), y: bar.roundToPixel(rect.minY), width: rect.width,
          height: rect.height),
        of: bar, role: .selectionIndicator)
    }
    let rect = Rect(
      x: frame.minX + cell.inset, y: cell.top, width: frame.width - 2 * cell.inset,
      height: cell.bottom - cell.top)
    let pixel = bar.pixel
    let faint = cell.color.alpha * cellEdge
    canvas.fill(Path(roundedRect: rect, radius: cell.radius), cell.color.withAlpha(faint))
    canvas.fill(
      Path(roundedRect: rect.insetBy(x: pixel, y: pixel), radius: cell.radius - pixel),
      cell.color.withAlpha((cell.color.alpha - faint) / (1 - faint)))
  }
}

extension Color {
  /// White with the alpha that results in this grey over black.
  fileprivate var asLight: Color { .light(red) }
}
