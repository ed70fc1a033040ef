import ObjectModel
import Raster

/// Where the arrow of a popover stands on its content, and what it continues there.
struct PopoverArrow {
  /// The side of the bubble.
  private enum Side { case top, bottom, left, right }

  private let side: Side
  private let content: PlacedNode
  /// The point of the content next to the middle of the arrow's foot.
  private let foot: Point

  /// The bars of container controllers, which reach the edges of the content.
  private static let bars = [
    NavigationBar.controllerBar, Toolbar.controllerBar, TabBar.controllerBar,
  ]

  /// - Returns: nil for a bubble without an arrow.
  init?(_ bubble: (outer: Rect, content: Rect, arrow: Path), on content: PlacedNode) {
    guard let arrow = bubble.arrow.controlBounds else { return nil }
    let outer = bubble.outer
    side =
      if arrow.maxY <= outer.minY {
        .top
      } else if arrow.minY >= outer.maxY {
        .bottom
      } else if arrow.maxX <= outer.minX {
        .left
      } else {
        .right
      }
    let area = outer.insetBy(x: 1, y: 1)
    foot = Point(
      x: min(max(arrow.midX, area.minX), area.maxX) - content.frame.minX,
      y: min(max(arrow.midY, area.minY), area.maxY) - content.frame.minY)
    self.content = content
  }

  /// The colour of the bar that the arrow stands on, over white where it is translucent; nil
  /// without a bar.
  var flatColor: Color? {
    bar(in: content, at: foot).map { bar in
      let color = BarBackground.colorOnWhite(bar.styled)
      return backgroundImage(of: bar).map { edgeColor($0, of: bar.styled, over: color) } ?? color
    }
  }

  /// The background of what the arrow stands on, from iOS 13 on; nil for none.
  var modernColor: Color? { modernColor(of: content, at: foot) }

  private func modernColor(of node: PlacedNode, at point: Point) -> Color? {
    guard node.bounds.contains(point), node.styled[View.isHidden] != true else { return nil }
    if Self.bars.contains(node.styled.role), let color = modernColor(ofBar: node) { return color }
    for child in node.children.reversed() {
      if let found = modernColor(of: child, at: inside(child, point)) { return found }
    }
    return node.styled.color(View.backgroundColor).flatMap { $0.alpha == 1 ? $0 : nil }
  }

  /// The colour of a bar's background over the system's; nil where that shows only what lies below.
  private func modernColor(ofBar node: PlacedNode) -> Color? {
    let bar = node.styled
    let style =
      switch bar.role {
      case NavigationBar.controllerBar:
        ModernNavigationBar.background(
          of: bar, NavigationBar.position(of: bar, y: node.frame.minY))
      case Toolbar.controllerBar: ModernToolbar.background(of: bar, Toolbar.position(of: node))
      default: ModernTabBar.background(of: bar)
      }
    let own = style.color.flatMap(bar.resolve)
    guard own != nil || style.image != nil else { return nil }
    let behind = bar.color(named: .systemBackground)
    let color = own.map { behind.blended(with: $0.withAlpha(1), $0.alpha) } ?? behind
    return style.image.map { edgeColor($0, of: bar, over: color) } ?? color
  }

  private func bar(in node: PlacedNode, at point: Point) -> PlacedNode? {
    for child in node.children.reversed() {
      let inner = inside(child, point)
      guard child.bounds.contains(inner) else { continue }
      if Self.bars.contains(child.styled.role) { return child }
      if let found = bar(in: child, at: inner) { return found }
    }
    return nil
  }

  private func inside(_ child: PlacedNode, _ point: Point) -> Point {
    Point(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
  }

  private func backgroundImage(of bar: PlacedNode) -> ImageValue? {
    switch bar.styled.role {
    case NavigationBar.controllerBar:
      NavigationBar.backgroundImage(
        of: bar.styled, NavigationBar.position(of: bar.styled, y: bar.frame.minY))
    case Toolbar.controllerBar:
      Toolbar.backgroundImage(of: bar.styled, Toolbar.position(of: bar))
    default: bar.styled[TabBar.backgroundImage]
    }
  }

  /// The colour of an image in the middle of the edge that the arrow stands on: UIKit stretches a
  /// bar's background into the arrow (choice: as one colour).
  private func edgeColor(_ value: ImageValue, of bar: StyledNode, over color: Color) -> Color {
    let pixmap = bar.image(value).pixmap
    guard pixmap.width > 0, pixmap.height > 0 else { return color }
    let x =
      switch side {
      case .left: 0
      case .right: pixmap.width - 1
      case .top, .bottom: pixmap.width / 2
      }
    let y =
      switch side {
      case .top: 0
      case .bottom: pixmap.height - 1
      case .left, .right: pixmap.height / 2
      }
    let pixel = pixmap[x, y]
    let alpha = Double(pixel.alpha) / 255
    guard alpha > 0 else { return color }
    if bar.rendering(of: value, role: .background).isTemplate {
      return color.blended(with: bar.tintColor.withAlpha(1), alpha * bar.tintColor.alpha)
    }
    func straight(_ channel: UInt8) -> Double { min(Double(channel) / 255 / alpha, 1) }
    return color.blended(
      with: Color(
        red: straight(pixel.red), green: straight(pixel.green), blue: straight(pixel.blue)), alpha)
  }
}
