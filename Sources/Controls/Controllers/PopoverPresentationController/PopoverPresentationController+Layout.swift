import ObjectModel
import Raster

extension PopoverPresentationController {
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let child = node.child(content) else { return }
    pass.place(child, in: bubble(node, child, in: size, Metrics.figures).content)
    pass.setGuides(LayoutGuides(top: 0, bottom: 0), for: child)
  }

  private enum Direction: String, CaseIterable {
    case up, down, left, right
  }

  /// The frames of bubble and content, and the arrow that points at the source rectangle: in the
  /// first permitted direction with enough room, or else in the first one.
  static func bubble(
    _ popover: StyledNode, _ controller: StyledNode, in screen: Size, _ figures: BubbleMetrics
  ) -> (outer: Rect, content: Rect, arrow: Path) {
    let isActionSheet = popover[isActionSheet] == true
    let sourceRect = controller[ViewController.sourceRect].map {
      Rect(origin: $0.origin, size: Size(width: $0.width ?? 0, height: $0.height ?? 0))
    }
    let source =
      sourceRect ?? Rect(x: screen.width / 2, y: screen.height / 2, width: 0, height: 0)
    let wanted =
      isActionSheet
      ? controller.intrinsicSize(fitting: screen)
      : controller[ViewController.preferredContentSize] ?? Metrics.contentSize
    let size = Size(
      width: min(wanted.width + 2 * figures.border, screen.width - 2 * figures.margin),
      height: min(wanted.height + 2 * figures.border, screen.height - 2 * figures.margin))
    if isActionSheet, sourceRect == nil {
      let middle = Rect(origin: .zero, size: screen).centered(size)
      let outer = Rect(
        origin: Point(
          x: controller.roundToPixel(middle.minX), y: controller.roundToPixel(middle.minY)),
        size: size)
      return (outer, outer.insetBy(x: figures.border, y: figures.border), Path())
    }
    let permitted = permittedDirections(controller)
    let area = Rect(origin: .zero, size: screen).insetBy(
      x: figures.margin, y: figures.margin)
    let fitting = permitted.first {
      fits(place(size, at: source, $0, gap: figures.arrow.height), in: area, $0)
    }
    let direction = fitting ?? permitted[0]
    var rect = place(size, at: source, direction, gap: figures.arrow.height)
    rect.origin.x = controller.roundToPixel(
      min(max(rect.minX, area.minX), area.maxX - rect.width))
    rect.origin.y = controller.roundToPixel(
      min(max(rect.minY, area.minY), area.maxY - rect.height))
    return (
      rect, rect.insetBy(x: figures.border, y: figures.border),
      arrow(at: source, rect, direction, figures)
    )
  }

  private static func permittedDirections(_ controller: StyledNode) -> [Direction] {
    let slot = PropertySlot("permittedArrowDirections")
    guard case .options(let names)? = controller.object.style.value(slot) else {
      return Direction.allCases
    }
    let directions = Direction.allCases.filter {
      names.contains($0.rawValue) || names.contains("any")
    }
    return directions.isEmpty ? Direction.allCases : directions
  }

  /// Frame of the content beside the source, at the distance of the arrow's height. For an arrow
  /// that points up, it lies below.
  private static func place(
    _ size: Size, at source: Rect, _ direction: Direction, gap: Double
  ) -> Rect {
    let centered = source.centered(size)
    switch direction {
    case .up: return Rect(origin: Point(x: centered.minX, y: source.maxY + gap), size: size)
    case .down:
      return Rect(
        origin: Point(x: centered.minX, y: source.minY - gap - size.height), size: size)
    case .left: return Rect(origin: Point(x: source.maxX + gap, y: centered.minY), size: size)
    case .right:
      return Rect(origin: Point(x: source.minX - gap - size.width, y: centered.minY), size: size)
    }
  }

  /// Whether the content fits. In the arrow's direction it cannot move; across it can.
  private static func fits(_ rect: Rect, in area: Rect, _ direction: Direction) -> Bool {
    switch direction {
    case .up, .down: rect.minY >= area.minY && rect.maxY <= area.maxY
    case .left, .right: rect.minX >= area.minX && rect.maxX <= area.maxX
    }
  }

  private static func arrow(
    at source: Rect, _ rect: Rect, _ direction: Direction, _ figures: BubbleMetrics
  ) -> Path {
    let half = figures.arrow.width / 2
    let reach = half + figures.radius
    let x = min(max(source.midX, rect.minX + reach), rect.maxX - reach)
    let y = min(max(source.midY, rect.minY + reach), rect.maxY - reach)
    let height = figures.arrow.height
    let points: [Point] =
      switch direction {
      case .up:
        [
          Point(x: x - half, y: rect.minY), Point(x: x, y: rect.minY - height),
          Point(x: x + half, y: rect.minY),
        ]
      case .down:
        [
          Point(x: x + half, y: rect.maxY), Point(x: x, y: rect.maxY + height),
          Point(x: x - half, y: rect.maxY),
        ]
      case .left:
        [
          Point(x: rect.minX, y: y + half), Point(x: rect.minX - height, y: y),
          Point(x: rect.minX, y: y - half),
        ]
      case .right:
        [
          Point(x: rect.maxX, y: y - half), Point(x: rect.maxX + height, y: y),
          Point(x: rect.maxX, y: y + half),
        ]
      }
    var path = Path()
    path.move(to: points[0])
    path.line(to: points[1])
    path.line(to: points[2])
    path.close()
    return path
  }
}
