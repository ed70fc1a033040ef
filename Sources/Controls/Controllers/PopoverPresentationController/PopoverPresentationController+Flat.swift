import ObjectModel
import Raster

extension PopoverPresentationController {
  enum Metrics {
    /// Size of content without a size of its own (UIPopoverController reference: 320 wide; height:
    /// choice).
    static let contentSize = Size(width: 320, height: 480)
    /// The figures of iOS 7's artwork (choice, after pictures).
    static let figures = BubbleMetrics(
      arrow: Size(width: 37, height: 13), radius: 10, margin: 10, border: 0)
    static let shadow = Color(white: 0, alpha: 0.2)
    static let shadowBlur = 20.0
    /// Behind the buttons of an action sheet, as where that covers the screen's foot.
    static let material = BackdropEffect(sigma: 10, tints: [Color(white: 1, alpha: 0.92)])
  }

  /// Figures of the bubble in one era, in points.
  struct BubbleMetrics {
    /// Width and height of an arrow that points up.
    let arrow: Size
    /// Radius of the outer corners.
    let radius: Double
    /// Margin kept to the screen's edges.
    let margin: Double
    /// Distance between outline and content.
    let border: Double
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let child = node.child(content) else { return }
    let bubble = bubble(node.styled, child.styled, in: node.size, Metrics.figures)
    let outer = Path(continuousRoundedRect: bubble.outer, radius: Metrics.figures.radius)
    var outline = outer
    outline.append(bubble.arrow)
    canvas.append(
      .shadow(
        outline, color: Metrics.shadow, offset: .zero, blurRadius: Metrics.shadowBlur,
        knockout: node.styled[isActionSheet] == true))
    if node.styled[isActionSheet] == true {
      canvas.backdrop(outline, Metrics.material)
    } else {
      canvas.fill(outer, .white)
      canvas.fill(bubble.arrow, arrowColor(bubble, of: child))
    }
    canvas.append(.save)
    canvas.append(.clip(outer, rule: .nonZero))
  }

  /// The colour of the arrow: that of the bar it stands on, else white.
  private static func arrowColor(
    _ bubble: (outer: Rect, content: Rect, arrow: Path), of content: PlacedNode
  ) -> Color {
    guard let arrow = bubble.arrow.controlBounds else { return .white }
    let area = bubble.outer.insetBy(x: 1, y: 1)
    let foot = Point(
      x: min(max(arrow.midX, area.minX), area.maxX), y: min(max(arrow.midY, area.minY), area.maxY))
    func bar(_ node: PlacedNode, at point: Point) -> StyledNode? {
      let roles = [NavigationBar.controllerBar, Toolbar.controllerBar, TabBar.controllerBar]
      for child in node.children.reversed() {
        let inner = Point(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
        guard child.bounds.contains(inner) else { continue }
        if roles.contains(child.styled.role) { return child.styled }
        if let found = bar(child, at: inner) { return found }
      }
      return nil
    }
    let origin = Point(x: foot.x - content.frame.minX, y: foot.y - content.frame.minY)
    return bar(content, at: origin).map(BarBackground.colorOnWhite) ?? .white
  }

  /// Ends the clip around the content, which `paint` began.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.child(content) != nil { canvas.append(.restore) }
  }
}
