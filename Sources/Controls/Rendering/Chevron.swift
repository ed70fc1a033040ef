import Raster

/// The grey chevron that says a row leads on.
enum Chevron {
  /// Fitted to coverage (iOS 7: rms 0.007; 8 and 9: rms 0.008), in points from the point where the
  /// trailing margin begins and from the shape's middle.
  private struct Shape {
    let vertexX: Double
    let arm: Point
    let stroke: Double
  }

  private static let ios7 = Shape(vertexX: -1.57, arm: Point(x: 5.62, y: 5.55), stroke: 2.23)
  private static let ios8 = Shape(vertexX: -1.3, arm: Point(x: 5.96, y: 5.87), stroke: 1.78)
  /// #C7C7CC, measured.
  private static let color = Color(bytes: 0xC7, 0xC7, 0xCC)

  /// Width of the image, which ends where the margin begins; height that it is centred by.
  static let size = Size(width: 8, height: 13)

  /// - Parameters:
  ///   - right: where the margin begins.
  ///   - height: of the row's content, in which the chevron is centred.
  static func paint(right: Double, height: Double, of node: StyledNode, _ canvas: inout Canvas) {
    let isFirst = node.system < 8
    let shape = isFirst ? ios7 : ios8
    let top = (height - size.height) / 2
    // Middles measured in 43.5: 22.25 on 7, 21.5 later.
    let middle = isFirst ? top.rounded(.up) + 6.25 : top.rounded(.down) + 6.5
    let vertex = Point(x: right + shape.vertexX, y: middle)
    var path = Path()
    path.move(to: Point(x: vertex.x - shape.arm.x, y: vertex.y - shape.arm.y))
    path.line(to: vertex)
    path.line(to: Point(x: vertex.x - shape.arm.x, y: vertex.y + shape.arm.y))
    canvas.stroke(path, color, style: StrokeStyle(width: shape.stroke))
  }
}
