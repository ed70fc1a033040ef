import Raster

/// The circled letter i of detail buttons, in the tint.
enum DetailGlyph {
  /// Side of the image, in points (the storyboard size of an info button from iOS 7 on).
  static let side = 22.0
  /// The letter's parts in that square (choice: no measured picture shows one).
  private static let dot = Rect(x: 9.75, y: 4.75, width: 2.25, height: 2.25)
  private static let stem = Rect(x: 10.25, y: 9, width: 1.5, height: 7.5)
  private static let topSerif = Rect(x: 8.75, y: 9, width: 1.5, height: 1)
  private static let foot = Rect(x: 8.75, y: 15.5, width: 4.5, height: 1)

  static func paint(at origin: Point, _ color: Color, _ canvas: inout Canvas) {
    canvas.translated(x: origin.x, y: origin.y) {
      $0.unmirrored(about: side / 2) {
        let square = Rect(x: 0, y: 0, width: side, height: side)
        let ring = Path(ellipseIn: square.insetBy(x: 0.5, y: 0.5))
        $0.stroke(ring, color, style: StrokeStyle(width: 1))
        var letter = Path(ellipseIn: dot)
        for part in [stem, topSerif, foot] { letter.append(Path(rect: part)) }
        $0.fill(letter, color)
      }
    }
  }
}
