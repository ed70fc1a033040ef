import ObjectModel
import Raster

extension PopoverPresentationController {
  /// Round corners, a soft shadow and the colours of the interface style.
  static var modern: any ControlClass.Type { ModernPopover.self }
}

/// The popover from iOS 13 on.
enum ModernPopover: DerivedControl {
  typealias Base = PopoverPresentationController

  /// A choice, after pictures of pads.
  private static func figures(_ look: Look) -> PopoverPresentationController.BubbleMetrics {
    look.era >= .glass
      ? glassFigures
      : PopoverPresentationController.BubbleMetrics(
        arrow: Size(width: 27, height: 13), radius: 13, margin: 10, border: 0)
  }
  private static let shadow = Color(white: 0, alpha: 0.2)
  private static let shadowBlur = 60.0
  /// Radius of the arrow's tip and of its feet, in points.
  private static let tipRadius = 4.0
  private static let footRadius = 6.0

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let child = node.child(PopoverPresentationController.content) else { return }
    pass.place(
      child,
      in: PopoverPresentationController.bubble(node, child, in: size, figures(node.look)).content)
    pass.setGuides(LayoutGuides(top: 0, bottom: 0), for: child)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let child = node.child(PopoverPresentationController.content) else { return }
    let figures = figures(node.styled.look)
    let bubble = PopoverPresentationController.bubble(
      node.styled, child.styled, in: node.size, figures)
    let outer = Path(continuousRoundedRect: bubble.outer, radius: figures.radius)
    let arrow = rounded(bubble.arrow, at: bubble.outer)
    var outline = outer
    outline.append(arrow)
    let isActionSheet = node.styled[PopoverPresentationController.isActionSheet] == true
    if isActionSheet, node.styled.look.era >= .glass {
      canvas.append(.glass(glass(bubble.outer, of: child.styled)))
    } else if isActionSheet {
      let view = child.styled
      canvas.backdrop(
        outline,
        BlurEffectStyle.systemMaterial.backdrop(
          in: view.traits, isOpaque: view.context.accessibility.reduceTransparency))
      canvas.shadow(outline, shadow, blurRadius: shadowBlur, knockout: true)
    } else {
      canvas.shadow(outline, shadow, blurRadius: shadowBlur)
      let color = child.styled.color(named: .systemBackground)
      canvas.fill(outer, color)
      canvas.fill(arrow, PopoverArrow(bubble, on: child)?.modernColor ?? color)
    }
    canvas.append(.save)
    canvas.append(.clip(outer, rule: .nonZero))
  }

  /// The arrow with a round tip and feet that run into the side it stands on.
  private static func rounded(_ arrow: Path, at outer: Rect) -> Path {
    guard let box = arrow.controlBounds else { return arrow }
    // The direction from the arrow's foot to its tip.
    let isVertical = box.maxY <= outer.minY || box.minY >= outer.maxY
    let isForward = isVertical ? box.minY >= outer.maxY : box.minX >= outer.maxX
    let half = (isVertical ? box.width : box.height) / 2
    let height = isVertical ? box.height : box.width
    let foot =
      isVertical
      ? (isForward ? outer.maxY : outer.minY) : (isForward ? outer.maxX : outer.minX)
    let middle = isVertical ? box.midX : box.midY
    func point(_ across: Double, _ out: Double) -> Point {
      let outward = foot + (isForward ? out : -out)
      return isVertical
        ? Point(x: middle + across, y: outward) : Point(x: outward, y: middle + across)
    }
    var path = Path()
    path.move(to: point(-half - footRadius, 0))
    path.quad(control: point(-half, 0), to: point(-half + footRadius / 2, footRadius / 2))
    path.line(to: point(-tipRadius, height - tipRadius))
    path.quad(control: point(0, height + tipRadius / 2), to: point(tipRadius, height - tipRadius))
    path.line(to: point(half - footRadius / 2, footRadius / 2))
    path.quad(control: point(half, 0), to: point(half + footRadius, 0))
    path.close()
    return path
  }
}
