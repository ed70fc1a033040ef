import Testing

@testable import Raster

@Suite struct BlurTests {
  @Test(arguments: [0.3, 0.5, 1, 1.7, 4, 15, 60, 1e9])
  func `an even picture stays the same to the bit`(sigma: Double) {
    for evenWidth in [GaussianBlur.EvenWidth.madeOdd, .shifted] {
      let blur = GaussianBlur(sigma: sigma, evenWidth: evenWidth)
      for value: UInt8 in [0, 1, 77, 128, 254, 255] {
        var bytes = [UInt8](repeating: value, count: 9 * 7 * 4)
        blur.apply(to: &bytes, width: 9, height: 7, channels: 4)
        #expect(bytes.allSatisfy { $0 == value })
      }
    }
  }

  @Test(arguments: [(1.0, 3), (2.0, 5), (5.0, 9), (30.0, 57)])
  func `boxes have the width that the formula gives, made odd`(sigma: Double, width: Int) {
    let boxes = GaussianBlur(sigma: sigma, evenWidth: .madeOdd).boxes
    #expect(boxes.map(\.width) == [width, width, width])
  }

  @Test(arguments: [0.0, -1, .nan, 0.2])
  func `a deviation too small to see blurs nothing`(sigma: Double) {
    #expect(GaussianBlur(sigma: sigma, evenWidth: .shifted).boxes.isEmpty)
  }

  @Test func `three boxes are near the Gaussian and symmetric`() {
    var bytes = [UInt8](repeating: 0, count: 41 * 41)
    for index in bytes.indices where index % 41 >= 20 { bytes[index] = 255 }
    GaussianBlur(sigma: 4, evenWidth: .shifted).apply(
      to: &bytes, width: 41, height: 41, channels: 1)
    let row = Array(bytes[20 * 41..<21 * 41])
    // Φ(d/σ) at pixel centres, d = −4, 0, 4 and 8 from the edge, half a pixel on.
    for (x, share) in [(16, 0.1908), (20, 0.5497), (24, 0.8697), (28, 0.9832)] {
      #expect((Double(row[x]) - share * 255).magnitude < 5)
    }
    for x in 0..<20 { #expect(abs(Int(row[x]) + Int(row[39 - x]) - 255) <= 3) }
  }

  @Test(arguments: [0.3, 1, 2.6, 9, 60])
  func `a mask spreads as all around it blurs`(sigma: Double) {
    var noise = Noise(state: 73)
    for outside: UInt8 in [0, 255] {
      for evenWidth in [GaussianBlur.EvenWidth.madeOdd, .shifted] {
        let blur = GaussianBlur(sigma: sigma, evenWidth: evenWidth)
        for (dx, dy, width, height) in [
          (0, 0, 9, 7), (-3, -2, 20, 12), (4, 3, 2, 2), (-40, 5, 100, 1), (200, 200, 5, 5),
        ] {
          let visible = PixelRect(minX: dx, minY: dy, maxX: dx + width, maxY: dy + height)
          let bounds = PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 7)
          let mask = Mask(
            bounds: bounds,
            bytes: (0..<63).map { $0 % 9 < 4 ? 200 : .random(in: 0...255, using: &noise) })
          var all = Mask(bounds: bounds.union(visible).expanded(by: blur.reach))
          for y in all.bounds.minY..<all.bounds.maxY {
            for x in all.bounds.minX..<all.bounds.maxX {
              let isInside = (0..<9).contains(x) && (0..<7).contains(y)
              all.bytes[all.index(x: x, y: y)] =
                isInside ? mask.bytes[mask.index(x: x, y: y)] : outside
            }
          }
          blur.apply(to: &all)
          let spread = blur.spread(mask, outside: outside, over: visible)
          #expect(spread.bounds == visible)
          let isSame = (visible.minY..<visible.maxY).allSatisfy { y in
            (visible.minX..<visible.maxX).allSatisfy { x in
              spread.bytes[spread.index(x: x, y: y)] == all.bytes[all.index(x: x, y: y)]
            }
          }
          #expect(isSame, "\(visible)")
        }
      }
    }
  }

  private func saturated(_ pixel: Pixel, by amount: Double) -> Pixel {
    let bytes = [pixel.x, pixel.y, pixel.z, pixel.w]
    var surface = Surface(
      bounds: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1),
      pixmap: Pixmap(width: 1, height: 1, bytes: bytes))
    Saturation(amount).apply(to: &surface)
    let result = surface.pixmap.bytes
    return Pixel(result[0], result[1], result[2], result[3])
  }

  @Test(arguments: [0.0, 1, 1.8, -1, .nan, 1e9])
  func `saturation keeps greys and never exceeds alpha`(amount: Double) {
    for value: UInt8 in [0, 60, 200] {
      let grey = Pixel(value, value, value, 200)
      #expect(saturated(grey, by: amount) == grey)
    }
    let strong = saturated(Pixel(180, 10, 40, 200), by: amount)
    #expect(strong.x <= 200 && strong.y <= 200 && strong.z <= 200 && strong.w == 200)
  }

  @Test func `no saturation leaves the luma`() {
    let pixel = saturated(Pixel(255, 0, 0, 255), by: 0)
    #expect(pixel == Pixel(54, 54, 54, 255))
  }

  @Test func `a tint without colour has Rec. 601's luma`() {
    let grey = Color(bytes: 0, 122, 255).desaturated
    #expect(Color.byte(grey.red) == 101 && grey.red == grey.blue)
  }

  @Test func `a backdrop over an even picture is its tint over it`() throws {
    let picture = try draw(background: Color(bytes: 100, 100, 100)) {
      $0.append(
        .backdrop(
          Path(rect: Rect(x: 0, y: 0, width: 32, height: 16)),
          BackdropEffect(sigma: 8, tints: [Color(white: 1, alpha: 0.5)])))
    }
    #expect(picture[5, 5] == PremultipliedColor(red: 178, green: 178, blue: 178, alpha: 255))
    #expect(picture[5, 20] == PremultipliedColor(red: 100, green: 100, blue: 100, alpha: 255))
  }

  @Test func `a backdrop blurs what was drawn before and only under its shape`() throws {
    let picture = try draw(background: .white) {
      $0.fill(Rect(x: 0, y: 0, width: 16, height: 32), .black)
      $0.append(
        .backdrop(
          Path(rect: Rect(x: 0, y: 8, width: 32, height: 8)), BackdropEffect(sigma: 3)))
    }
    #expect(picture[15, 4].red == 0 && picture[16, 4].red == 255)
    #expect(picture[15, 10].red > 60 && picture[16, 10].red < 200)
    #expect(picture[0, 10].red == 0 && picture[31, 10].red == 255)
  }

  @Test func `a knocked out shadow leaves the shape's inside alone`() throws {
    let shape = Path(rect: Rect(x: 10, y: 10, width: 12, height: 12))
    func shadow(_ knockout: Bool) throws -> Pixmap {
      try draw {
        $0.append(
          .shadow(
            shape, color: .black, offset: Point(x: 0, y: 2), blurRadius: 4, knockout: knockout))
      }
    }
    let full = try shadow(false)
    let hollow = try shadow(true)
    #expect(full[16, 16].alpha > 240 && hollow[16, 16].alpha == 0)
    #expect(full[16, 23] == hollow[16, 23] && full[16, 23].alpha > 128)
    #expect(full[16, 8].alpha < full[16, 25].alpha)
  }

  @Test func `a shadow without blur is the shape moved`() throws {
    let picture = try draw(width: 6, height: 4) {
      $0.append(
        .shadow(
          Path(rect: Rect(x: 1, y: 0, width: 2, height: 2)), color: .black,
          offset: Point(x: 1, y: 1), blurRadius: 0, knockout: false))
    }
    #expect(rows(of: picture) == ["......", "..KK..", "..KK..", "......"])
  }

  @Test func `a shadow that starts outside the surface reaches in`() throws {
    let picture = try draw {
      $0.append(
        .shadow(
          Path(rect: Rect(x: -20, y: 0, width: 19, height: 32)), color: .black, offset: .zero,
          blurRadius: 8, knockout: false))
    }
    #expect(picture[0, 16].alpha > 40 && picture[8, 16].alpha < picture[0, 16].alpha)
  }
}
