import ObjectModel
import Raster

extension PopoverPresentationController {
  /// A navy frame around the content.
  static var classic: any ControlClass.Type { ClassicPopover.self }
}

/// The popover up to iOS 6.
enum ClassicPopover: DerivedControl {
  typealias Base = PopoverPresentationController

  /// A choice, after screens of the time; no measured picture shows a popover.
  private static let figures = PopoverPresentationController.BubbleMetrics(
    arrow: Size(width: 37, height: 18), radius: 9, margin: 10, border: 8)
  private static let contentRadius = 4.0
  private static let frame = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 98, 108, 132, alpha: 0.96)),
    GradientStop(location: 0.04, color: Color(bytes: 62, 71, 94, alpha: 0.96)),
    GradientStop(location: 0.1, color: Color(bytes: 30, 38, 58, alpha: 0.96)),
    GradientStop(location: 1, color: Color(bytes: 15, 21, 36, alpha: 0.96)),
  ])

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let child = node.child(PopoverPresentationController.content) else { return }
    let bubble = PopoverPresentationController.bubble(node, child, in: size, figures)
    pass.place(child, in: bubble.content)
    pass.setGuides(LayoutGuides(top: 0, bottom: 0), for: child)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let child = node.child(PopoverPresentationController.content) else { return }
    let bubble = PopoverPresentationController.bubble(
      node.styled, child.styled, in: node.size, figures)
    var outline = Path(roundedRect: bubble.outer, radius: figures.radius)
    outline.append(bubble.arrow)
    canvas.shadow(outline, .shade(0.6), offset: Point(x: 0, y: 3), blurRadius: 18)
    let arrow = bubble.outer.insetBy(x: -figures.arrow.height, y: -figures.arrow.height)
    canvas.clipped(to: outline) {
      $0.fill(Path(rect: arrow), frame.paint(in: bubble.outer))
      // A light line under the upper edge, which follows the arrow there.
      var edge = outline
      edge.append(outline.transformed(by: .translation(x: 0, y: 1)))
      $0.clipped(
        to: Path(
          rect: Rect(
            x: arrow.minX, y: arrow.minY, width: arrow.width, height: arrow.height / 2))
      ) { $0.fill(edge, .light(0.35), rule: .evenOdd) }
    }
    let inside = Path(roundedRect: inside(of: child), radius: contentRadius)
    if node.styled[PopoverPresentationController.isActionSheet] == true {
      // The buttons stand on the frame.
      canvas.append(.save)
      return
    }
    canvas.fill(inside, .white)
    canvas.append(.save)
    var shown = inside
    for bar in mergedBars(of: child) { shown.append(Path(rect: bar)) }
    canvas.append(.clip(shown, rule: .nonZero))
  }

  /// Frames of the content's bars that are part of the popover's frame, in its coordinates.
  private static func mergedBars(of content: PlacedNode) -> [Rect] {
    content.container.children.filter {
      [NavigationBar.controllerBar, Toolbar.controllerBar].contains($0.styled.role)
        && ClassicBar.material($0.styled) == .merged
    }.map { $0.frame.offsetBy(x: content.frame.minX, y: content.frame.minY) }
  }

  /// The area that the frame and the bars in it leave to the content.
  private static func inside(of content: PlacedNode) -> Rect {
    var top = content.frame.minY
    var bottom = content.frame.maxY
    for bar in mergedBars(of: content) {
      if bar.midY < content.frame.midY {
        top = max(top, bar.maxY)
      } else {
        bottom = min(bottom, bar.minY)
      }
    }
    return Rect(
      x: content.frame.minX, y: top, width: content.frame.width, height: max(0, bottom - top))
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let child = node.child(PopoverPresentationController.content) else { return }
    if node.styled[PopoverPresentationController.isActionSheet] != true {
      // The frame's edge throws a shadow on the content.
      canvas.innerShadow(
        Path(roundedRect: inside(of: child), radius: contentRadius), .shade(0.6),
        offset: Point(x: 0, y: 1), blurRadius: 3)
    }
    canvas.append(.restore)
  }
}
