import Raster

/// The tick at the end of a chosen row, in the tint.
enum Checkmark {
  /// In points (choice: no measured picture shows one; the flat system's image is about this large).
  static let size = Size(width: 14, height: 11)
  private static let start = Point(x: 0.8, y: 5.9)
  private static let knee = Point(x: 4.9, y: 9.9)
  private static let end = Point(x: 13.2, y: 0.8)
  private static let stroke = 1.8

  static func paint(
    right: Double, height: Double, of node: StyledNode, _ canvas: inout Canvas
  ) {
    let origin = Point(x: right - size.width, y: ((height - size.height) / 2).rounded(.down))
    var path = Path()
    path.move(to: origin + start)
    path.line(to: origin + knee)
    path.line(to: origin + end)
    canvas.unmirrored(about: (origin.x + right) / 2) {
      $0.stroke(path, node.tintColor, style: StrokeStyle(width: stroke))
    }
  }
}
