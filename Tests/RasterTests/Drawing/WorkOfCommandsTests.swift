import Testing

@testable import Raster

/// What commands count for, before they are drawn.
@Suite struct WorkOfCommandsTests {
  private static let side = 1000.0
  private static let whole = Rect(x: 0, y: 0, width: side, height: side)

  private func work(_ paint: (inout Canvas) -> Void) throws -> Int {
    var canvas = Canvas()
    paint(&canvas)
    let side = Int(Self.side)
    return try canvas.displayList.work(width: side, height: side, scale: 1).pixels
  }

  private func ring(_ outer: Path, _ inner: Path) -> Path {
    var path = outer
    path.append(inner)
    return path
  }

  @Test func `a rectangle of one colour counts for its pixels, however it is drawn`() throws {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let pixels = 5000
    #expect(try work { $0.fill(rect, .black) } == PixelCost.rectangle + pixels * PixelCost.plain)
    let beyond = Rect(x: -100, y: 0, width: 150, height: 100)
    #expect(try work { $0.fill(beyond, .black) } == PixelCost.rectangle + pixels * PixelCost.plain)
    let parted = rect.offsetBy(x: 0.25, y: 0)
    #expect(
      try work { $0.fill(parted, .black) } == PixelCost.rectangle + 101 * 50 * PixelCost.plain)
    let blended = try work {
      $0.blended(.multiply) { $0.fill(rect, .black) }
    }
    #expect(blended == PixelCost.rectangle + pixels * (PixelCost.shaded + PixelCost.plain))
    let turned = try work {
      $0.transformed(by: .rotation(Angle(degrees: 45))) { $0.fill(rect, .black) }
    }
    #expect((turned - PixelCost.rectangle) % PixelCost.curved == 0 && turned > blended / 20)
    #expect(try work { $0.fill(rect.offsetBy(x: 2000, y: 0), .black) } == 0)
  }

  @Test(arguments: [0.0, 60])
  func `a border counts for what it paints, not for what is around it`(radius: Double) throws {
    let inner = Self.whole.insetBy(x: 2, y: 2)
    let path = ring(
      Path(roundedRect: Self.whole, radius: radius),
      Path(roundedRect: inner, radius: max(0, radius - 2)))
    let border = try work { $0.fill(path, .black, rule: .evenOdd) }
    let filled = try work { $0.fill(path, .black) }
    #expect(border < filled / 4, "\(border), \(filled)")
    let wide = ring(Path(rect: Self.whole), Path(rect: Self.whole.insetBy(x: 480, y: 480)))
    #expect(
      try work { $0.fill(wide, .black, rule: .evenOdd) } > work { $0.fill(wide, .black) })
  }

  @Test func `a ring covers its share of its bounds`() throws {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    let half = Path(rect: Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(ring(square, half).largestRingShare == 0.5)
    // Apart, both are covered.
    let left = Path(rect: Rect(x: 0, y: 0, width: 4, height: 10))
    let right = Path(rect: Rect(x: 6, y: 0, width: 4, height: 10))
    #expect(try #require(ring(left, right).largestRingShare) >= 0.8)
    #expect(square.largestRingShare == nil)
    #expect(ring(square, ring(half, half)).largestRingShare == nil)
  }

  @Test(
    "other contours are no ring: what they cover is not known",
    arguments: [
      // It goes around twice.
      "M0 0H10V10H0V0H10V10H0Z",
      // A bow.
      "M0 0L10 10V0L0 10Z",
      // A notch.
      "M0 0H10V10L5 5L0 10Z",
      "M0 0H10",
    ])
  func contours(data: String) throws {
    let contour = try Path(svgData: data)
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(ring(square, contour).largestRingShare == nil)
    #expect(ring(contour, square).largestRingShare == nil)
  }

  /// A face without outlines.
  private final class Blanks: GlyphSource {
    let isPermanent = true
    func outline(of glyph: UInt32, embolden: Double) -> Path { Path() }
  }

  @Test(arguments: [20, 60, 300])
  func `a glyph that was drawn before counts for its pixels, where there are thousands`(
    size: Int
  ) throws {
    let font = ScaledFont(source: Blanks(), size: Double(size), scale: 0.02)
    func run(_ count: Int, step: Double, ids: (Int) -> Int = { _ in 1 }) throws -> Int {
      let glyphs = (0..<count).map {
        GlyphRun.Glyph(id: UInt32(ids($0)), x: Double($0) * step, y: 0)
      }
      return try work {
        $0.append(
          .glyphs(
            GlyphRun(font: font, glyphs: glyphs), origin: Point(x: 0, y: 30), color: .black))
      }
    }
    let single = try run(1, step: 1)
    #expect(try run(5_000, step: 1) == 5_000 * single)
    let again = PixelCost.glyphAgain + size * size / PixelCost.glyphPixels
    #expect(again < single)
    #expect(try run(20_000, step: 1) == single + 19_999 * again)
    // Four places within a pixel.
    #expect(try run(20_000, step: 0.25) == 4 * single + 19_996 * again)
    #expect(try run(20_000, step: 1, ids: { $0 }) == 20_000 * single)
    // Two that drive each other out of the latest.
    #expect(try run(20_000, step: 1, ids: { $0 % 2 * 1024 }) == 2 * single + 19_998 * again)
  }

  @Test func `images in parts count for more`() throws {
    func image(_ capInsets: EdgeInsets?) throws -> Int {
      let image = Image(pixmap: Pixmap(width: 30, height: 30), capInsets: capInsets)
      return try work { $0.append(.image(image, rect: Self.whole, tint: nil, opacity: 1)) }
    }
    let insets = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(try image(insets) > image(nil))
  }

  @Test func `curves of strokes count besides their length`() throws {
    let line = try Path(svgData: "M0 0L100 0")
    let curve = try Path(svgData: "M0 0C30 0 60 0 100 0")
    let (straight, bent) = try (
      work { $0.stroke(line, .black, style: StrokeStyle(width: 1)) },
      work { $0.stroke(curve, .black, style: StrokeStyle(width: 1)) }
    )
    #expect(bent >= straight + PixelCost.strokedCurve)
  }
}
