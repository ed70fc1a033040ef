import ObjectModel
import Raster

extension Stepper {
  /// Figures in points (measured on iOS 7.0).
  enum Metrics {
    static let size = Size(width: 94, height: 29)
    static let border = 1.0
    static let outerRadius = 4.03
    static let innerRadius = 3.03
    static let divider = Rect(x: 46.5, y: 0, width: 1, height: 29)
    static let disabledAlpha = 0.5
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bounds = Rect(origin: .zero, size: Metrics.size)
    drawDivider(of: node.styled, bounds, &canvas)
    guard node.styled[backgroundImage] == nil else { return }
    drawBorder(node.styled, bounds, &canvas)
  }

  /// Draws the divider image, centred horizontally in `bounds`.
  static func drawDivider(of stepper: StyledNode, _ bounds: Rect, _ canvas: inout Canvas) {
    guard let image = stepper.value(dividerImage, dividerAxes(of: stepper)) else { return }
    let x = stepper.roundToPixel(bounds.midX - image.size.width / 2)
    canvas.draw(
      image, in: Rect(x: x, y: 0, width: image.size.width, height: bounds.height), of: stepper,
      role: .divider)
  }

  /// Fills border and divider as one path.
  private static func drawBorder(
    _ stepper: StyledNode, _ bounds: Rect, _ canvas: inout Canvas
  ) {
    var path = Path(continuousRoundedRect: bounds, radius: Metrics.outerRadius)
    let inner = bounds.insetBy(x: Metrics.border, y: Metrics.border)
    let divider = stepper.roundToPixel(Metrics.divider)
    path.append(
      Path(
        continuousRoundedRect: Rect(
          x: inner.minX, y: inner.minY, width: divider.minX - inner.minX, height: inner.height),
        radius: Metrics.innerRadius, corners: .left))
    path.append(
      Path(
        continuousRoundedRect: Rect(
          x: divider.maxX, y: inner.minY, width: inner.maxX - divider.maxX, height: inner.height),
        radius: Metrics.innerRadius, corners: .right))
    canvas.fill(path, stepper.tintColor, rule: .evenOdd)
  }
}
