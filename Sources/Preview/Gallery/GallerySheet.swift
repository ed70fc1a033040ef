import Golden
import Loading
import PNG
package import Raster
import ScreenFormat
import Text

/// Draws pictures as one: screens in a grid, with their names below.
package struct GallerySheet {
  /// The ground behind the screens.
  package enum Backdrop: String, CaseIterable, Sendable {
    case light, dark

    var ground: Color { self == .light ? Color(bytes: 242, 242, 247) : Color(bytes: 28, 28, 30) }
    var edge: Color { self == .light ? Color(white: 0, alpha: 0.18) : Color(white: 1, alpha: 0.22) }
    var name: Color { self == .light ? Color(white: 0.1) : Color(white: 0.95) }
    var variant: Color { self == .light ? Color(white: 0.4) : Color(white: 0.65) }
  }

  /// Lengths in points (choices).
  private enum Metrics {
    static let picture = Size(width: 200, height: 433)
    static let gap = 28.0
    static let margin = 36.0
    static let textGap = 8.0
    static let nameSize = 13.0
    static let variantSize = 11.0
    static let lineHeight = 16.0
    static let textHeight = textGap + 2 * lineHeight
    static let edge = 0.5
    static let scale = 2.0
    static let mostColumns = 8
  }

  /// The most pixels a point that screens need for the sheet.
  package static let scale = Metrics.scale

  /// A screen of the sheet, as small as it is shown.
  private struct Entry {
    var image: Image
    var size: Size
    var name: String
    var variant: String
  }

  private let backdrop: Backdrop
  private let columns: Int?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - backdrop: The ground behind the screens.
  ///   - columns: The number of columns; nil for one that makes the sheet about as wide as high.
  package init(backdrop: Backdrop, columns: Int? = nil) {
    self.backdrop = backdrop
    self.columns = columns
  }

  /// The sheet as a picture of two pixels a point.
  ///
  /// - Parameters:
  ///   - model: Pictures that are drawn. Those that failed are left out.
  ///   - limits: The largest picture to draw.
  /// - Throws: `RasterizerError`, `PNGError`.
  package func draw(_ model: PreviewModel, limits: SurfaceLimits) throws -> Pixmap {
    let entries = try model.order.compactMap { try model.pictures[$0].flatMap(entry) }
    let columns = min(self.columns ?? Self.columns(of: entries.count), max(entries.count, 1))
    let rows = stride(from: 0, to: entries.count, by: columns).map {
      Array(entries[$0..<min($0 + columns, entries.count)])
    }
    var canvas = Canvas()
    var y = Metrics.margin
    for row in rows {
      let height = row.map(\.size.height).max() ?? 0
      for (column, entry) in row.enumerated() {
        let x = Metrics.margin + Double(column) * (Metrics.picture.width + Metrics.gap)
        paint(entry, in: Rect(x: x, y: y, width: Metrics.picture.width, height: height), &canvas)
      }
      y += height + Metrics.textHeight + Metrics.gap
    }
    let width =
      2 * Metrics.margin + Double(columns) * (Metrics.picture.width + Metrics.gap) - Metrics.gap
    let height = rows.isEmpty ? 2 * Metrics.margin : y - Metrics.gap + Metrics.margin
    return try Rasterizer(limits: limits).render(
      canvas.displayList, width: Int((width * Metrics.scale).rounded(.up)),
      height: Int((height * Metrics.scale).rounded(.up)), scale: Metrics.scale,
      background: backdrop.ground)
  }

  /// Columns of upright screens that make a sheet of about 16 to 10.
  private static func columns(of count: Int) -> Int {
    let ratio = 1.6 * Metrics.picture.height / Metrics.picture.width
    let columns = (Double(count) * ratio).squareRoot().rounded()
    return min(max(Int(columns), 1), Metrics.mostColumns)
  }

  private func entry(_ picture: PreviewModel.Picture) throws -> Entry? {
    guard let drawing = picture.drawing else { return nil }
    let share = min(
      Metrics.picture.width / drawing.size.width, Metrics.picture.height / drawing.size.height, 1)
    let size = Size(width: drawing.size.width * share, height: drawing.size.height * share)
    var canvas = Canvas()
    canvas.image(
      Image(pixmap: try PNG.decode(drawing.file), scale: drawing.scale),
      in: Rect(origin: .zero, size: size))
    let small = try canvas.picture(
      width: size.width, height: size.height, scale: Metrics.scale, background: .black)
    let variant = PreviewModel.variant(picture.item.variant.options).compactMap { _, value in
      if case .string(let text) = value { text } else { nil }
    }
    return Entry(
      image: Image(pixmap: small, scale: Metrics.scale), size: size, name: Self.name(picture.item),
      variant: variant.joined(separator: " · "))
  }

  private static func name(_ item: GoldenCase) -> String { ScreenFile.name(of: item.screen) }

  /// Draws a screen in the middle of its cell, and its names below.
  private func paint(_ entry: Entry, in cell: Rect, _ canvas: inout Canvas) {
    func whole(_ value: Double) -> Double { (value * Metrics.scale).rounded() / Metrics.scale }
    let size = entry.image.size
    let frame = Rect(
      x: whole(cell.midX - size.width / 2), y: whole(cell.maxY - size.height), width: size.width,
      height: size.height)
    canvas.image(entry.image, in: frame)
    var edge = Path(rect: frame.insetBy(x: -Metrics.edge, y: -Metrics.edge))
    edge.append(Path(rect: frame))
    canvas.fill(edge, backdrop.edge, rule: .evenOdd)
    let lines = [
      (entry.name, Metrics.nameSize, FontWeight.semibold, backdrop.name),
      (entry.variant, Metrics.variantSize, FontWeight.regular, backdrop.variant),
    ]
    for (index, (text, size, weight, color)) in lines.enumerated() where !text.isEmpty {
      let font = FontBook.embedded.systemFont(.sanFranciscoLike, size: size, weight: weight)
      let layout = TextLayout(
        runs: [TextRun(text: text, font: font, color: color)], width: cell.width,
        lineBreakMode: .byTruncatingMiddle, alignment: .center)
      canvas.draw(
        layout,
        at: Point(
          x: cell.minX, y: cell.maxY + Metrics.textGap + Double(index) * Metrics.lineHeight))
    }
  }
}
