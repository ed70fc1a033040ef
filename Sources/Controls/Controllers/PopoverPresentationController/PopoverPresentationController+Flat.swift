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
      canvas.fill(
        bubble.arrow, PopoverArrow(bubble, on: child)?.flatColor ?? .white)
    }
    canvas.append(.save)
    canvas.append(.clip(outer, rule: .nonZero))
  }

  /// Ends the clip around the content, which `paint` began.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    if node.child(content) != nil { canvas.append(.restore) }
  }
}
