import Raster
import Synchronization
import Testing

/// Images whose pixels are unpacked when they are drawn.
@Suite struct PackedImageTests {
  private func packed(_ side: Int = 4) -> PackedPixmap {
    PackedPixmap(width: side, height: side) {
      var pixmap = Pixmap(width: side, height: side)
      pixmap.fill(PremultipliedColor(Color(red: 1, green: 0, blue: 0)))
      return .success(pixmap)
    }
  }

  private let place = Rect(x: 0, y: 0, width: 4, height: 4)
  private let outside = Rect(x: 10, y: 0, width: 4, height: 4)

  /// Whether an image of the drawing counts as shown on 10 × 10 pixels; checks that the drawing asks for no other.
  private func shows(_ body: (Image, inout Canvas) -> Void) throws -> Bool {
    let pixels = packed()
    var canvas = Canvas()
    body(Image(packed: pixels), &canvas)
    let list = canvas.displayList
    let shown = list.packedImages(width: 10, height: 10, scale: 1)
    #expect(pixels.isPacked)
    _ = try Rasterizer().render(list, width: 10, height: 10, scale: 1)
    if !pixels.isPacked { #expect(shown == [pixels]) }
    return shown == [pixels]
  }

  @Test func `what lies in the picture and in its clips shows`() throws {
    #expect(try shows { $1.image($0, in: place) })
    #expect(try shows { $1.image($0, in: Rect(x: 9.5, y: 0, width: 4, height: 4)) })
    #expect(
      try shows { image, canvas in
        canvas.clipped(to: Path(ellipseIn: place)) { $0.image(image, in: place, tint: .black) }
      })
    #expect(
      try shows { image, canvas in
        canvas.translated(x: -10, y: 0) { $0.image(image, in: outside) }
      })
    // Turned by 90 degrees about the origin, and back into the picture.
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: -9)
    #expect(
      try shows { image, canvas in
        canvas.transformed(by: turn) { $0.image(image, in: outside) }
      })
    #expect(
      try shows { image, canvas in
        canvas.masked(by: image, in: place) { $0.fill(place, .black) }
      })
    #expect(try shows { $1.fill(Path(rect: place), .pattern($0, origin: .zero)) })
  }

  @Test func `what lies outside of the picture or of a clip does not`() throws {
    #expect(try !shows { $1.image($0, in: outside) })
    #expect(try !shows { $1.image($0, in: Rect(x: 0, y: -4, width: 4, height: 4)) })
    #expect(
      try !shows { image, canvas in
        canvas.clipped(to: Path(rect: Rect(x: 4, y: 0, width: 4, height: 4))) {
          $0.image(image, in: place)
        }
      })
    #expect(
      try !shows { image, canvas in
        canvas.clipped(to: Path(ellipseIn: Rect(x: 6, y: 6, width: 3, height: 3))) {
          $0.fill(Path(rect: Rect(x: 0, y: 0, width: 3, height: 3)), .pattern(image, origin: .zero))
          $0.image(image, in: place)
        }
      })
    #expect(
      try !shows { image, canvas in
        canvas.masked(by: image, in: outside) { $0.fill(place, .black) }
      })
  }

  @Test func `a clip ends with the group that it stands in`() throws {
    #expect(
      try shows { image, canvas in
        canvas.clipped(to: Path(rect: outside)) { $0.fill(place, .black) }
        canvas.image(image, in: place)
      })
  }

  @Test func `a blur shows what lies next to the picture`() throws {
    let near = Rect(x: 11, y: 0, width: 4, height: 4)
    func blurred(_ sigma: Double) throws -> Bool {
      try shows { image, canvas in
        canvas.append(.beginLayer(opacity: 1, filters: [.blur(sigma: sigma)]))
        canvas.image(image, in: near)
        canvas.append(.endLayer)
      }
    }
    #expect(try blurred(3))
    #expect(try !blurred(0))
  }

  @Test func `each image counts once, and is unpacked once`() throws {
    let count = Mutex(0)
    let pixels = PackedPixmap(width: 2, height: 2) {
      count.withLock { $0 += 1 }
      return .success(Pixmap(width: 2, height: 2))
    }
    var canvas = Canvas()
    for _ in 0..<3 { canvas.image(Image(packed: pixels), in: place) }
    #expect(canvas.displayList.packedImages(width: 9, height: 9, scale: 1).count == 1)
    for _ in 0..<2 {
      _ = try Rasterizer().render(canvas.displayList, width: 9, height: 9, scale: 1)
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `pixels that are not kept are unpacked each time`() {
    let count = Mutex(0)
    let pixels = PackedPixmap(width: 2, height: 2, keepsPixels: false) {
      count.withLock { $0 += 1 }
      return .success(Pixmap(width: 2, height: 2))
    }
    let image = Image(packed: pixels)
    #expect(image.pixmap == image.pixmap)
    #expect(count.withLock { $0 } == 2 && pixels.isPacked)
  }

  @Test func `what can't be unpacked is transparent, and has its size`() {
    let failure = PackedPixmap.Failure(reason: "no")
    let pixels = PackedPixmap(width: 3, height: 2) { .failure(failure) }
    let image = Image(packed: pixels, scale: 2)
    #expect(image.size == Size(width: 1.5, height: 1))
    #expect(image.pixmap == Pixmap(width: 3, height: 2))
    #expect(pixels.unpacked() == .failure(failure))
    let wrong = PackedPixmap(width: 3, height: 2) { .success(Pixmap(width: 2, height: 3)) }
    #expect(throws: PackedPixmap.Failure.self) { try wrong.unpacked().get() }
  }
}
