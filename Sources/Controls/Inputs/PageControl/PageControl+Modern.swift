import ObjectModel
import Raster

extension PageControl {
  /// Dots on a platter, or images, from iOS 14 on.
  static var modern: any ControlClass.Type { ModernPageControl.self }
}

/// UIPageControl from iOS 13 on; 13 is as before.
enum ModernPageControl: DerivedControl {
  typealias Base = PageControl

  /// Figures in points, of iOS 14 and later.
  private enum Metrics {
    /// The gap between images (choice).
    static let imageGap = 8.0
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    guard node.system >= 14 else { return PageControl.intrinsicSize(node, fitting: fitting) }
    let count = PageControl.count(node)
    let figures = PageControlFigures(node.look)
    guard count > 0 else { return Size(width: 0, height: figures.height) }
    return Size(
      width: Double(count - 1) * pitch(node) + 2 * figures.end, height: figures.height)
  }

  private static func pitch(_ node: StyledNode) -> Double {
    let image = node[PageControl.preferredIndicatorImage]
    return max(PageControlFigures(node.look).pitch, (image?.size.width ?? 0) + Metrics.imageGap)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    guard control.system >= 14 else { return PageControl.paint(node, &canvas) }
    let count = PageControl.count(control)
    guard count > 1 || control[PageControl.hidesForSinglePage] != true, count > 0 else { return }
    let own = intrinsicSize(control, fitting: node.size)
    let isProminent = control[PageControl.backgroundStyle] == .prominent
    if isProminent {
      let platter = node.bounds.centered(own)
      canvas.fill(
        Path(roundedRect: control.roundToPixel(platter), radius: own.height / 2),
        control.color(named: .systemFill))
    }
    // On a platter dots are in the colour of labels (choice); without, white.
    let ink = isProminent ? control.color(named: .label) : .white
    let current = control.color(PageControl.currentPageIndicatorTintColor) ?? ink
    let other =
      control.color(PageControl.pageIndicatorTintColor)
      ?? ink.withAlpha(PageControlFigures(control.look).otherAlpha)
    let pitch = pitch(control)
    let first = node.size.width / 2 - Double(count - 1) * pitch / 2
    for index in 0..<count {
      let center = Point(x: first + Double(index) * pitch, y: node.size.height / 2)
      let color = index == (control[PageControl.currentPage] ?? 0) ? current : other
      draw(around: center, color, control, &canvas)
    }
  }

  private static func draw(
    around center: Point, _ color: Color, _ control: StyledNode, _ canvas: inout Canvas
  ) {
    let image = control[PageControl.preferredIndicatorImage]
    let size = image?.size ?? PageControlFigures(control.look).dotSize
    var rect = control.roundToPixel(
      Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
    if let image {
      rect.size = size
      canvas.draw(image, in: rect, of: control, role: .pageIndicator, tint: color)
    } else {
      canvas.fill(Path(ellipseIn: rect), color)
    }
  }
}
