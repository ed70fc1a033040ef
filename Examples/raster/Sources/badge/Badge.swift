import Raster

/// Draws a badge with `Raster` alone, and prints it as a PPM file: `swift run badge > badge.ppm`.
@main struct Badge {
  static func main() throws {
    var canvas = Canvas()
    let disc = Path(ellipseIn: Rect(x: 2, y: 2, width: 28, height: 28))
    let reds = [Color(bytes: 255, 94, 58), Color(bytes: 255, 42, 104)]
    let red = LinearGradient(
      colors: reds, start: Point(x: 0, y: 2), end: Point(x: 0, y: 30))
    canvas.fill(disc, .gradient(red))
    var tick = Path()
    tick.move(to: Point(x: 9, y: 16.5))
    tick.line(to: Point(x: 14, y: 21.5))
    tick.line(to: Point(x: 23, y: 11))
    canvas.stroke(tick, .white, style: StrokeStyle(width: 3, cap: .round, join: .round))
    let pixmap = try canvas.picture(width: 32, height: 32, scale: 1, background: .white)
    print("P3 \(pixmap.width) \(pixmap.height) 255")
    for y in 0..<pixmap.height {
      let row = (0..<pixmap.width).map { x in
        let pixel = pixmap[x, y]
        return "\(pixel.red) \(pixel.green) \(pixel.blue)"
      }
      print(row.joined(separator: " "))
    }
  }
}
