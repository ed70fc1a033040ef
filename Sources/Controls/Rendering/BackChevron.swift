import Raster

/// The chevron of a navigation bar's back button, in a bar of 44 points.
enum BackChevron {
  /// Ends, vertex and stroke fitted to iOS 7.0 (rms 0.006) and to 9 (rms 0.018), from the bar's top.
  private struct Shape {
    let top: Point
    let vertex: Point
    let bottom: Point
    let stroke: Double
  }

  private static let ios7 = Shape(
    top: Point(x: 19.29, y: 13.22), vertex: Point(x: 10.24, y: 22.25),
    bottom: Point(x: 19.27, y: 31.29), stroke: 2.95)
  private static let ios9 = Shape(
    top: Point(x: 20.08, y: 12.45), vertex: Point(x: 10.41, y: 22.02),
    bottom: Point(x: 20.09, y: 31.57), stroke: 3.06)

  private static func shape(_ node: StyledNode) -> Shape { node.system < 9 ? ios7 : ios9 }

  /// What lies right of the chevron, in a bar `width` by `height` points: where a back button's text
  /// shows as it moves.
  static func rightSide(of node: StyledNode, to width: Double, height: Double) -> Path {
    let shape = shape(node)
    let down = node.roundToPixel((height - Bar.height) / 2)
    var path = Path()
    path.move(to: Point(x: shape.top.x, y: 0))
    path.line(to: Point(x: shape.top.x, y: shape.top.y + down))
    path.line(to: Point(x: shape.vertex.x, y: shape.vertex.y + down))
    path.line(to: Point(x: shape.bottom.x, y: shape.bottom.y + down))
    path.line(to: Point(x: shape.bottom.x, y: height))
    path.line(to: Point(x: width, y: height))
    path.line(to: Point(x: width, y: 0))
    path.close()
    return path
  }

  static func paint(_ bar: StyledNode, _ canvas: inout Canvas) {
    let shape = shape(bar)
    var path = Path()
    path.move(to: shape.top)
    path.line(to: shape.vertex)
    path.line(to: shape.bottom)
    canvas.stroke(path, bar.tintColor, style: StrokeStyle(width: shape.stroke))
  }
}
