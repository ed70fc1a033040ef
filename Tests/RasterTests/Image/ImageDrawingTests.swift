import Raster
import Testing

@Suite struct ImageDrawingTests {
  private let caps = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  private func sliced(_ mode: Image.ResizingMode) -> Image {
    Image(
      pixmap: pixmap(["RGBR", "GKWG", "BWKB", "RGBR"], letters), capInsets: caps,
      resizingMode: mode)
  }

  private func draw(
    _ image: Image, _ rect: Rect, width: Int = 10, height: Int = 4, tint: Color? = nil
  ) throws -> [String] {
    rows(
      of: try RasterTests.draw(width: width, height: height) {
        $0.image(image, in: rect, tint: tint)
      })
  }

  @Test func `an image on whole pixels is copied`() throws {
    let image = Image(pixmap: pixmap(["RGB", "KWR"], letters))
    #expect(
      try draw(image, Rect(x: 2, y: 1, width: 3, height: 2), width: 6)
        == ["......", "..RGB.", "..KWR.", "......"])
  }

  @Test func `tiles repeat from the interior's top left and the last is cut`() throws {
    #expect(
      try draw(sliced(.tile), Rect(x: 0, y: 0, width: 9, height: 4))
        == ["RGBGBGBGR.", "GKWKWKWKG.", "BWKWKWKWB.", "RGBGBGBGR."])
  }

  @Test func `tiles go down as well`() throws {
    #expect(
      try draw(sliced(.tile), Rect(x: 1, y: 0, width: 4, height: 5), width: 6, height: 6)
        == [".RGBR.", ".GKWG.", ".BWKB.", ".GKWG.", ".RGBR.", "......"])
  }

  @Test func `a stretched interior of one pixel is one colour`() throws {
    let image = Image(pixmap: pixmap(["RGB", "KWK", "BGR"], letters), capInsets: caps)
    for mode in Image.ResizingMode.allCases {
      var image = image
      image.resizingMode = mode
      #expect(
        try draw(image, Rect(x: 0, y: 0, width: 6, height: 4))
          == ["RGGGGB....", "KWWWWK....", "KWWWWK....", "BGGGGR...."])
    }
  }

  @Test func `a target as small as the caps shows the caps alone`() throws {
    #expect(
      try draw(sliced(.stretch), Rect(x: 0, y: 0, width: 2, height: 2))
        == ["RR........", "RR........", "..........", ".........."])
  }

  @Test func `a target smaller than the caps shrinks them alike`() throws {
    let image = Image(
      pixmap: pixmap(["RRGBB", "RRGBB"], letters),
      capInsets: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(try draw(image, Rect(x: 0, y: 0, width: 2, height: 2))[0] == "RB........")
  }

  @Test func `caps without an interior leave the middle empty`() throws {
    let image = Image(
      pixmap: pixmap(["RRBB", "RRBB"], letters),
      capInsets: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(try draw(image, Rect(x: 0, y: 0, width: 8, height: 2))[0] == "RR....BB..")
  }

  @Test(arguments: [
    EdgeInsets(top: 9, left: 9, bottom: 9, right: 9),
    EdgeInsets(top: -4, left: -1, bottom: .nan, right: 2),
    EdgeInsets(top: .infinity, left: 1e300, bottom: 0, right: 0),
  ])
  func `caps that make no sense never trap`(caps: EdgeInsets) throws {
    for mode in Image.ResizingMode.allCases {
      let image = Image(
        pixmap: pixmap(["RGB", "KWK"], letters), capInsets: caps, resizingMode: mode)
      for side in [0.001, 0.5, 1, 3, 7.3, 1e7, 1e300] {
        _ = try draw(image, Rect(x: -1, y: -1, width: side, height: side))
      }
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-300, 1e300])
  func `no scale of an image traps`(scale: Double) throws {
    let image = Image(pixmap: pixmap(["RGB", "KWK"], letters), scale: scale, capInsets: caps)
    _ = try draw(image, Rect(x: 0, y: 0, width: 5, height: 5))
    _ = try RasterTests.draw {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .pattern(image, origin: .zero))
    }
  }

  @Test func `slices between pixels leave no seam`() throws {
    let white = Image(
      pixmap: pixmap(["WWW", "WWW", "WWW"], letters), capInsets: caps, resizingMode: .tile)
    for offset in stride(from: 0.0, to: 1, by: 0.1) {
      let picture = try RasterTests.draw(width: 12, height: 12) {
        $0.image(white, in: Rect(x: 1 + offset, y: 1, width: 8.5, height: 8.3))
      }
      for y in 1..<9 { for x in 2..<9 { #expect(picture[x, y].alpha == 255) } }
    }
  }

  @Test func `scaling down averages the area`() throws {
    let image = Image(pixmap: pixmap(["WKWK", "KWKW"], letters))
    let picture = try RasterTests.draw(width: 2, height: 1) {
      $0.image(image, in: Rect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(picture[0, 0].red == 128 && picture[1, 0].red == 128 && picture[0, 0].alpha == 255)
  }

  @Test(arguments: [0.37, 0.5, 1.5, 2, 3.7])
  func `an even image stays even at any scale`(scale: Double) throws {
    let color = PremultipliedColor(red: 7, green: 99, blue: 101, alpha: 200)
    let image = Image(pixmap: pixmap([String](repeating: "CCCCCC", count: 6), ["C": color]))
    let picture = try RasterTests.draw {
      $0.image(image, in: Rect(x: 0, y: 0, width: 6 * scale, height: 6 * scale))
    }
    let side = Int(6 * scale)
    for y in 0..<side { for x in 0..<side { #expect(picture[x, y] == color) } }
  }

  @Test func `half a pixel's offset mixes neighbours`() throws {
    let image = Image(pixmap: pixmap(["KWK"], letters))
    let picture = try RasterTests.draw(width: 5, height: 1) {
      $0.image(image, in: Rect(x: 0.5, y: 0, width: 3, height: 1))
    }
    #expect((0..<4).map { picture[$0, 0].alpha } == [128, 255, 255, 128])
    #expect(picture[1, 0].red == 128 && picture[2, 0].red == 128)
  }

  @Test func `a stencil is the tint in proportion to the image's alpha`() throws {
    let half = PremultipliedColor(red: 9, green: 9, blue: 9, alpha: 128)
    let image = Image(pixmap: pixmap(["WH."], ["W": .init(.white), "H": half]))
    let picture = try RasterTests.draw(width: 3, height: 1) {
      $0.image(
        image, in: Rect(x: 0, y: 0, width: 3, height: 1), tint: Color(red: 1, green: 0, blue: 0))
    }
    #expect(picture[0, 0] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture[1, 0] == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(picture[2, 0] == .clear)
  }

  @Test func `a mirrored image is mirrored`() throws {
    let image = Image(pixmap: pixmap(["RGB"], letters))
    let picture = try RasterTests.draw(width: 3, height: 1) {
      $0.append(.concatenate(Transform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0)))
      $0.image(image, in: Rect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(rows(of: picture) == ["BGR"])
  }

  @Test func `a quarter turn turns the image`() throws {
    let image = Image(pixmap: pixmap(["RG"], letters))
    let picture = try RasterTests.draw(width: 1, height: 2) {
      $0.append(
        .concatenate(
          Transform.rotation(Angle(degrees: 90)).concatenating(.translation(x: 1, y: 0))))
      $0.image(image, in: Rect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(rows(of: picture) == ["R", "G"])
  }

  @Test func `a pattern repeats in both directions from its origin`() throws {
    let image = Image(pixmap: pixmap(["RG", "BK"], letters))
    let picture = try RasterTests.draw(width: 5, height: 3) {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 5, height: 3)),
        .pattern(image, origin: Point(x: 3, y: 1)))
    }
    #expect(rows(of: picture) == ["KBKBK", "GRGRG", "KBKBK"])
  }

  @Test func `opacity fades the image`() throws {
    let image = Image(pixmap: pixmap(["W"], letters))
    let picture = try RasterTests.draw(width: 1, height: 1) {
      $0.image(image, in: Rect(x: 0, y: 0, width: 1, height: 1), opacity: 0.5)
    }
    #expect(picture[0, 0] == PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 128))
  }
}
