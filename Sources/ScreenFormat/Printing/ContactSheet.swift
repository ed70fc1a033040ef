package import Raster
import Text

/// Pages of thumbnails of assets with their names.
package enum ContactSheet {
  /// The dimensions of a page in points.
  private enum Metrics {
    static let columns = 8
    static let rows = 10
    static let cell = Size(width: 120, height: 128)
    static let padding = 8.0
    static let picture = Size(width: 104, height: 88)
    static let text = 9.0
    static let check = 4.0
    static let scale = 2.0
  }

  private static let background = Color(white: 1)
  private static let textColor = Color(white: 0.2)
  private static let secondaryTextColor = Color(white: 0.55)
  private static let checkColor = Color(white: 0.93)
  private static let borderColor = Color(white: 0.8)

  /// The pictures of all pages, without assets that have no thumbnail.
  ///
  /// - Throws: `RasterizerError` if a page cannot be drawn.
  package static func pages(_ inventory: AssetInventory) throws(RasterizerError) -> [Pixmap] {
    let items = inventory.items.filter { $0.thumbnail != nil }
    let perPage = Metrics.columns * Metrics.rows
    var pages: [Pixmap] = []
    for start in stride(from: 0, to: items.count, by: perPage) {
      pages.append(try page(Array(items[start..<min(start + perPage, items.count)])))
    }
    return pages
  }

  private static func page(_ items: [AssetInventory.Item]) throws(RasterizerError) -> Pixmap {
    let columns = min(items.count, Metrics.columns)
    let rows = (items.count + Metrics.columns - 1) / Metrics.columns
    let size = Size(
      width: Double(columns) * Metrics.cell.width, height: Double(rows) * Metrics.cell.height)
    var canvas = Canvas()
    canvas.fill(Rect(origin: .zero, size: size), background)
    for (index, item) in items.enumerated() {
      let origin = Point(
        x: Double(index % Metrics.columns) * Metrics.cell.width + Metrics.padding,
        y: Double(index / Metrics.columns) * Metrics.cell.height + Metrics.padding)
      draw(item, at: origin, &canvas)
    }
    return try Rasterizer().render(
      canvas.displayList, width: Int(size.width * Metrics.scale),
      height: Int(size.height * Metrics.scale), scale: Metrics.scale)
  }

  private static func draw(_ item: AssetInventory.Item, at origin: Point, _ canvas: inout Canvas) {
    let box = Rect(origin: origin, size: Metrics.picture)
    switch item.thumbnail {
    case .image(let image):
      drawChecks(box, &canvas)
      if image.capInsets != nil {
        canvas.image(image, in: box.insetBy(x: Metrics.padding, y: Metrics.padding))
        break
      }
      let shrink = min(
        1, box.width / max(image.size.width, 1), box.height / max(image.size.height, 1))
      let size = Size(width: image.size.width * shrink, height: image.size.height * shrink)
      let corner = Point(
        x: (box.minX + (box.width - size.width) / 2).rounded(),
        y: (box.minY + (box.height - size.height) / 2).rounded())
      canvas.image(image, in: Rect(origin: corner, size: size))
    case .colors(let light, let dark):
      drawChecks(box, &canvas)
      let half = Size(width: box.width / 2, height: box.height)
      canvas.fill(Rect(origin: box.origin, size: half), light)
      canvas.fill(Rect(origin: Point(x: box.minX + half.width, y: box.minY), size: half), dark)
    case nil: break
    }
    canvas.stroke(
      Path(rect: box.insetBy(x: 0.25, y: 0.25)), borderColor, style: StrokeStyle(width: 0.5))
    let below = box.maxY + 3
    let lines = [
      (item.name, textColor),
      (item.size.isEmpty ? item.details.first ?? "" : item.size, secondaryTextColor),
    ]
    for (index, line) in lines.enumerated() {
      let font = FontBook.embedded.systemFont(
        .sanFranciscoLike, size: Metrics.text, weight: .regular)
      let layout = TextLayout(
        runs: [TextRun(text: line.0, font: font, color: line.1)], width: box.width,
        lineBreakMode: .byTruncatingMiddle)
      canvas.draw(layout, at: Point(x: box.minX, y: below + Double(index) * 12))
    }
  }

  /// Draws the checkerboard that is visible through transparent pixels.
  private static func drawChecks(_ box: Rect, _ canvas: inout Canvas) {
    canvas.fill(box, background)
    var path = Path()
    var y = box.minY
    var isOdd = false
    while y < box.maxY {
      var x = box.minX + (isOdd ? Metrics.check : 0)
      while x < box.maxX {
        path.append(
          Path(
            rect: Rect(
              x: x, y: y, width: min(Metrics.check, box.maxX - x),
              height: min(Metrics.check, box.maxY - y))))
        x += 2 * Metrics.check
      }
      y += Metrics.check
      isOdd.toggle()
    }
    canvas.fill(path, checkColor)
  }
}
