import TestSupport
import Testing

@testable import Raster
@testable import Text

@Suite("Drawings of colour glyphs")
struct ColorPaintTests {
  private static let path = Repository.path("Fixtures/Fonts/Colors.ttf")

  private func font(size: Double) throws -> Font {
    var book = FontBook()
    let bytes = try #require(Files.bytes(Self.path))
    #expect(try book.add(fontFile: bytes, label: "Colors.ttf") == ["Colors"])
    return try #require(book.font(named: "Colors", size: size))
  }

  /// A letter of 100 points, its baseline 90 below the top, on white.
  private func draw(_ letter: String, _ color: Color, override: Color? = nil) throws -> Pixmap {
    let layout = TextLayout(runs: [
      TextRun(text: letter, font: try font(size: 100), color: color)
    ])
    var canvas = Canvas()
    canvas.draw(layout, at: .zero, color: override)
    return try canvas.picture(width: 100, height: 110, background: .white)
  }

  @Test("The text's colour is drawn where the font says so, an override everywhere")
  func textColor() throws {
    let blue = Color(bytes: 0, 0, 255)
    let plain = try draw("A", blue)
    // A square with a disc on it; the ascent is 90.
    #expect(plain[12, 12] == PremultipliedColor(blue))
    #expect(plain[50, 50] == PremultipliedColor(Color(red: 0.1, green: 0.65, blue: 0.2)))
    let tinted = try draw("A", blue, override: .black)
    #expect(tinted[12, 12] == tinted[50, 50])
    #expect(tinted[50, 50] == PremultipliedColor(.black))
  }

  @Test("Ink that is half clear makes the whole drawing so, not its parts one by one")
  func clearInk() throws {
    let pixmap = try draw("A", Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    let green = Color(red: 0.1, green: 0.65, blue: 0.2)
    let mixed = pixmap[50, 50]
    #expect(abs(Int(mixed.red) - Int((green.red + 1) / 2 * 255)) <= 1)
    #expect(abs(Int(mixed.blue) - Int((green.blue + 1) / 2 * 255)) <= 1)
  }

  @Test("A sweep begins at the x axis and turns towards the y axis")
  func sweep() throws {
    let stops = [(0.0, 0.0), (1, 1)].map {
      GradientStop(location: $0.0, color: Color(white: $0.1))
    }
    let gradient = SweepGradient(stops: stops, center: Point(x: 10, y: 10))
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .sweepGradient(gradient))
    let pixmap = try canvas.picture(width: 20, height: 20)
    #expect(pixmap[19, 10].red < 4)
    #expect(abs(Int(pixmap[9, 19].red) - 64) < 4)
    #expect(abs(Int(pixmap[0, 10].red) - 128) < 4)
    #expect(abs(Int(pixmap[9, 0].red) - 191) < 6)
    #expect(pixmap[19, 9].red > 250)
  }

  /// A table whose one drawing, of glyph 1, is `paint`.
  private func table(_ paint: [UInt8], layers: [UInt8] = []) -> [UInt8] {
    let header: [UInt8] = [0, 1] + [UInt8](repeating: 0, count: 12)
    let list: [UInt8] = [0, 0, 0, 1, 0, 1, 0, 0, 0, 10] + paint
    let layersStart = UInt8(34 + list.count)
    return header + [0, 0, 0, 34] + [0, 0, 0, layersStart] + [UInt8](repeating: 0, count: 12) + list
      + layers
  }

  private func paint(_ bytes: [UInt8]) -> ColorPaint? {
    guard let table = ColorTable(bytes) else { return nil }
    var reader = ColorPaintReader(table: table, palette: [.black]) { _ in
      Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    }
    return reader.paint(of: 1)
  }

  private func count(_ paint: ColorPaint?) -> Int {
    switch paint {
    case .layers(let paints): 1 + paints.reduce(0) { $0 + count($1) }
    case .within(_, let inner), .transformed(_, let inner): 1 + count(inner)
    case .composite(let source, _, let backdrop): 1 + count(source) + count(backdrop)
    case nil: 0
    default: 1
    }
  }

  @Test(
    "A gradient burns, dodges and multiplies another colour by the specification's numbers",
    arguments: [
      (18, BlendMode.colorBurn), (17, .colorDodge), (23, .multiply), (21, .difference),
    ] as [(UInt8, BlendMode)])
  func composites(_ number: UInt8, _ mode: BlendMode) {
    // A linear gradient with a colour line of two stops at 21, over a colour at 8.
    let color: [UInt8] = [2, 0, 0, 0x40, 0]
    let points: [UInt8] = [0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 9]
    let line: [UInt8] = [0, 0, 2] + [0, 0, 0, 0, 0x40, 0] + [0x40, 0, 0, 0, 0x20, 0]
    let bytes = [32, 0, 0, 13, number, 0, 0, 8] + color + [4, 0, 0, 16] + points + line
    guard case .composite(.linear(_, let colors), .only(mode), on: .color)? = paint(table(bytes))
    else {
      Issue.record("The tree is another one.")
      return
    }
    #expect(colors.count == 2)
  }

  @Test("A drawing that holds itself ends")
  func circles() {
    #expect(count(paint(table([2, 0, 0, 0x40, 0]))) == 1)
    // PaintColrGlyph of itself; a glyph around itself; both sides of a composite.
    #expect(paint(table([11, 0, 1])) == nil)
    #expect(paint(table([10, 0, 0, 0, 0, 3])) == nil)
    #expect(count(paint(table([32, 0, 0, 0, 3, 0, 0, 0]))) <= 129)
    // 255 layers that are all the same 255 layers.
    let layer: [UInt8] =
      [0, 0, 1, 0] + (0..<255).flatMap { _ in [0xFF, 0xFF, 0xFF, 0xFA] as [UInt8] }
    #expect(count(paint(table([1, 255, 0, 0, 0, 0], layers: layer))) <= 1024)
  }

  @Test("Tables of any bytes are read without a trap")
  func anyBytes() throws {
    let file = try #require(Files.bytes(Self.path))
    var random = SeededRandom(11)
    for _ in 0..<300 {
      var bytes = file
      // The table is the first of the file.
      for _ in 0..<12 {
        bytes[1432 + random.next(585)] = UInt8(random.next(256))
      }
      var book = FontBook()
      guard (try? book.add(fontFile: bytes, label: "x")) != nil,
        let font = book.font(named: "Colors", size: 8)
      else { continue }
      let runs = [TextRun(text: "ABCDEFGHIJKLMNOP", font: font, color: .black)]
      var canvas = Canvas()
      canvas.draw(TextLayout(runs: runs), at: .zero)
      _ = try? canvas.picture(width: 130, height: 10)
    }
  }
}
