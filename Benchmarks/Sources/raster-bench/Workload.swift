import Raster
import Text

/// One row of the benchmark, as display lists in pixels: a surface of `width` × `height` and a
/// density of `density` pixels a point.
struct Workload {
  var width: Int
  var height: Int
  var density: Int

  /// The workload's commands; nil for a name that this program does not draw.
  func list(_ name: String) -> DisplayList? {
    var canvas = Canvas()
    switch name {
    case "clear": clear(&canvas)
    case "opaque_rects": rects(&canvas, seed: 1002, alpha: 1)
    case "alpha_rects": rects(&canvas, seed: 1003, alpha: 128.0 / 255)
    case "rrects": rounded(&canvas, seed: 1004, isStroked: false)
    case "stroke_rrects": rounded(&canvas, seed: 1007, isStroked: true)
    case "squircles": squircles(&canvas)
    case "circles": circles(&canvas)
    case "gradients": gradients(&canvas)
    case "ninepatch": ninePatches(&canvas)
    case "tint": tints(&canvas)
    case "blit": blits(&canvas)
    case "text": guard text(&canvas) else { return nil }
    default: return nil
    }
    return canvas.displayList
  }

  private func clear(_ canvas: inout Canvas) {
    for index in 0..<20 {
      canvas.fill(
        Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
        index % 2 == 0 ? Color(bytes: 242, 242, 247) : Color(bytes: 28, 28, 30))
    }
  }

  private func rects(_ canvas: inout Canvas, seed: UInt32, alpha: Double) {
    var random = Generator(seed: seed)
    for _ in 0..<1000 {
      let w = random.next(2 * density, 100 * density)
      let h = random.next(2 * density, 60 * density)
      let rect = place(w, h, &random)
      canvas.fill(rect, random.color(alpha: alpha))
    }
  }

  private func place(_ w: Int, _ h: Int, _ random: inout Generator) -> Rect {
    let x = random.next(0, width - w)
    let y = random.next(0, height - h)
    return Rect(x: Double(x), y: Double(y), width: Double(w), height: Double(h))
  }

  private func rounded(_ canvas: inout Canvas, seed: UInt32, isStroked: Bool) {
    var random = Generator(seed: seed)
    for _ in 0..<1000 {
      let radius = Double(random.next(8, 24))
      let w = random.next(50, 150 * density)
      let h = random.next(50, 60 * density)
      let rect = place(w, h, &random)
      let color = random.color()
      if isStroked {
        let middle = Rect(
          x: rect.minX + 0.5, y: rect.minY + 0.5, width: rect.width - 1, height: rect.height - 1)
        canvas.stroke(
          Path(roundedRect: middle, radius: radius - 0.5), color, style: StrokeStyle(width: 1))
      } else {
        canvas.fill(Path(roundedRect: rect, radius: radius), color)
      }
    }
  }

  private func squircles(_ canvas: inout Canvas) {
    var random = Generator(seed: 1005)
    for _ in 0..<1000 {
      let radius = Double(random.next(8, 24))
      let w = random.next(78, 150 * density)
      let h = random.next(78, 60 * density)
      let x = Double(random.next(0, 4 * (width - w))) / 4
      let y = Double(random.next(0, 4 * (height - h))) / 4
      let path = Path(
        squircle: Rect(x: x, y: y, width: Double(w), height: Double(h)), radius: radius)
      canvas.fill(path, random.color())
    }
  }

  private func circles(_ canvas: inout Canvas) {
    var random = Generator(seed: 1006)
    for _ in 0..<200 {
      let r = random.next(40 * density, 100 * density)
      let x = Double(random.next(4 * r, 4 * (width - r))) / 4
      let y = Double(random.next(4 * r, 4 * (height - r))) / 4
      let radius = Double(r)
      let box = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      canvas.fill(Path(ellipseIn: box), random.color())
    }
  }

  private func gradients(_ canvas: inout Canvas) {
    var random = Generator(seed: 1008)
    let length = 64 * density
    for _ in 0..<500 {
      let y = Double(random.next(0, height - length))
      let top = random.color()
      let bottom = random.color()
      let gradient = LinearGradient(
        stops: [.init(location: 0, color: top), .init(location: 1, color: bottom)],
        start: Point(x: 0, y: y), end: Point(x: 0, y: y + Double(length)))
      canvas.fill(
        Path(rect: Rect(x: 0, y: y, width: Double(width), height: Double(length))),
        .gradient(gradient))
    }
  }

  private func ninePatches(_ canvas: inout Canvas) {
    var random = Generator(seed: 1009)
    let image = Image(
      pixmap: Pictures.ninePatch,
      capInsets: EdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
    for _ in 0..<500 {
      let w = random.next(50, 150 * density)
      let h = random.next(44, 60 * density)
      canvas.image(image, in: place(w, h, &random))
    }
  }

  private func tints(_ canvas: inout Canvas) {
    var random = Generator(seed: 1010)
    let image = Image(pixmap: Pictures.stencil)
    for _ in 0..<2000 {
      let rect = place(60, 60, &random)
      canvas.image(image, in: rect, tint: random.color())
    }
  }

  private func blits(_ canvas: inout Canvas) {
    var random = Generator(seed: 1011)
    let image = Image(pixmap: Pictures.disc)
    for _ in 0..<1000 { canvas.image(image, in: place(200, 200, &random)) }
  }

  private static let fontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,")

  /// Glyphs one by one, without kerning; false when the font is not installed.
  private func text(_ canvas: inout Canvas) -> Bool {
    var book = FontBook()
    guard let bytes = Files.read(Self.fontFile),
      let name = try? book.add(fontFile: bytes, label: Self.fontFile).first,
      let font = book.font(named: name, size: Double(17 * density))
    else { return false }
    var random = Generator(seed: 1013)
    let glyphs = Self.alphabet.map { character -> (id: UInt32, advance: Double) in
      let layout = TextLayout(
        runs: [TextRun(text: String(character), font: font, color: .black)])
      guard let segment = layout.lines.first?.segments.first, let glyph = segment.run.glyphs.first
      else { return (0, 0) }
      return (glyph.id, segment.width)
    }
    for _ in 0..<200 {
      let x = random.next(0, 16 * density)
      let y = random.next(17 * density, height - 1 - 5 * density)
      let color = random.color()
      var pen = 0.0
      var run = GlyphRun(font: font, glyphs: [])
      for _ in 0..<40 {
        let glyph = glyphs[random.next(0, 63)]
        run.glyphs.append(.init(id: glyph.id, x: pen, y: 0))
        pen += glyph.advance
      }
      canvas.append(.glyphs(run, origin: Point(x: Double(x), y: Double(y)), color: color))
    }
    return true
  }
}
