import Testing

@testable import Raster

/// Blurs, shadows and layer filters against plain versions.
@Suite struct ReferenceBlurTests {
  private func bytes(_ count: Int, _ noise: inout Noise) -> [UInt8] {
    (0..<count).map { _ in
      let value = UInt8.random(in: 0...255, using: &noise)
      return value < 60 ? 0 : value > 200 ? 255 : value
    }
  }

  @Test(arguments: [0.8, 1, 1.4, 2, 2.6, 3.3, 5, 9, 20, 60])
  func `running sums are direct convolution`(sigma: Double) {
    var noise = Noise(state: 71)
    for evenWidth in [GaussianBlur.EvenWidth.madeOdd, .shifted] {
      let blur = GaussianBlur(sigma: sigma, evenWidth: evenWidth)
      // An even box can hit a half exactly, which the reciprocal may take either way.
      let isExact = blur.boxes.allSatisfy { $0.width % 2 == 1 }
      for (width, height) in [(1, 1), (1, 9), (7, 1), (13, 11), (33, 5)] {
        let before = bytes(width * height, &noise)
        var after = before
        blur.apply(to: &after, width: width, height: height, channels: 1)
        let expected = ReferenceBlur.blur(
          before, width: width, height: height, boxes: blur.boxes, edge: .extend)
        let worst = zip(after, expected).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
        #expect(worst <= (isExact ? 0 : 2), "\(width) × \(height)")
      }
    }
  }

  /// - Parameter row: the row of noise that each row is.
  @Test(arguments: [[0, 1, 2, 3, 4, 5, 6], [0, 0, 0, 1, 0, 0, 1], [2, 2, 2, 2, 2, 2, 2]])
  func `the channels of a pixel are blurred apart`(row: [Int]) {
    var noise = Noise(state: 72)
    let (width, height) = (13, 7)
    let rows = bytes(width * height * 4, &noise)
    let before = row.flatMap { rows[($0 * width * 4)..<(($0 + 1) * width * 4)] }
    var after = before
    let blur = GaussianBlur(sigma: 2, evenWidth: .madeOdd)
    blur.apply(to: &after, width: width, height: height, channels: 4)
    for channel in 0..<4 {
      func plane(_ bytes: [UInt8]) -> [UInt8] {
        (0..<width * height).map { bytes[$0 * 4 + channel] }
      }
      let expected = ReferenceBlur.blur(
        plane(before), width: width, height: height, boxes: blur.boxes, edge: .extend)
      #expect(plane(after) == expected)
    }
  }

  @Test(arguments: BlurEdge.allCases)
  func `a blurred layer is its picture, convolved`(edge: BlurEdge) throws {
    var noise = Noise(state: 73)
    let (width, height) = (27, 19)
    for sigma in [1.0, 3.1] {
      var opaque = ReferenceImage.noise(width: width, height: height, &noise)
      for index in opaque.bytes.indices where index % 4 == 3 { opaque.bytes[index] = 255 }
      let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let picture = try draw(width: width, height: height) {
        $0.layer(filters: [.blur(sigma: sigma, edge: edge)]) {
          $0.image(Image(pixmap: opaque), in: whole)
        }
      }
      let boxes = GaussianBlur(sigma: sigma, evenWidth: .shifted).boxes
      for channel in 0..<4 {
        let expected = ReferenceBlur.blur(
          (0..<width * height).map { opaque.bytes[$0 * 4 + channel] }, width: width,
          height: height, boxes: boxes, edge: edge)
        for index in expected.indices {
          let found = Int(picture.bytes[index * 4 + channel])
          #expect(abs(found - Int(expected[index])) <= 2)
        }
      }
    }
  }

  @Test func `what a layer draws outside its clip blurs into it, unless its edge goes on`() throws {
    func level(_ edge: BlurEdge) throws -> UInt8 {
      let picture = try draw(width: 20, height: 20) {
        $0.clipped(to: Path(rect: Rect(x: 10, y: 0, width: 10, height: 20))) {
          $0.layer(filters: [.blur(sigma: 3, edge: edge)]) {
            $0.fill(Rect(x: 0, y: -20, width: 9, height: 60), .black)
          }
        }
      }
      #expect(picture[9, 10] == .clear)
      return picture[10, 10].alpha
    }
    #expect(try level(.clear) > 40)
    #expect(try level(.extend) == 0)
  }

  @Test func `filters act in order and on single pixels`() throws {
    var noise = Noise(state: 74)
    let bitmap = ReferenceImage.noise(width: 16, height: 16, &noise)
    let whole = Rect(x: 0, y: 0, width: 16, height: 16)
    func filtered(_ filters: [LayerFilter]) throws -> Pixmap {
      try draw(width: 16, height: 16) {
        $0.layer(filters: filters) { $0.image(Image(pixmap: bitmap), in: whole) }
      }
    }
    let (grey, vivid, none) = (
      try filtered([.desaturation]), try filtered([.saturation(1.8)]),
      try filtered([.saturation(1)])
    )
    #expect(none == bitmap)
    for y in 0..<16 {
      for x in 0..<16 {
        let p = bitmap[x, y]
        let (r, g, b) = (Double(p.red), Double(p.green), Double(p.blue))
        let luma = UInt8((0.299 * r + 0.587 * g + 0.114 * b + 1e-9).rounded())
        #expect(
          grey[x, y]
            == PremultipliedColor(red: luma, green: luma, blue: luma, alpha: p.alpha))
        let mean = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let alpha = Double(p.alpha)
        let expected = SIMD4(r, g, b, alpha).replacing(
          with: SIMD4(
            mean + (r - mean) * 1.8, mean + (g - mean) * 1.8, mean + (b - mean) * 1.8, alpha),
          where: .init(repeating: true)
        ).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        #expect(ReferenceImage.distance(vivid[x, y], expected) <= 0.52)
      }
    }
    #expect(try filtered([.desaturation, .saturation(3)]) == grey)
    #expect(try filtered([.saturation(0), .desaturation]) != grey)
  }

  @Test func `shadows are the shape's coverage, convolved`() throws {
    var noise = Noise(state: 75)
    let (width, height) = (31, 25)
    for round in 0..<12 {
      let shape = ReferenceArea.path([(0..<5).map { _ in noise.point(4...22) }])
      let radius = Double(round)
      let offset = Point(x: Double(round % 3) - 1, y: Double(round % 4))
      let boxes = GaussianBlur(sigma: radius / 2, evenWidth: .shifted).boxes
      // Wide enough around that nothing is cut off: the surface is its middle.
      let margin = 40
      let (wide, tall) = (width + 2 * margin, height + 2 * margin)
      func levels(_ offset: Point) throws -> [UInt8] {
        let move = Double(margin)
        return try coverage(
          of: shape.transformed(by: .translation(x: offset.x + move, y: offset.y + move)),
          width: wide, height: tall)
      }
      let (moved, still) = (try levels(offset), try levels(.zero))
      func blurred(_ bytes: [UInt8]) -> [UInt8] {
        ReferenceBlur.blur(bytes, width: wide, height: tall, boxes: boxes, edge: .extend)
      }
      let (outer, inner) = (blurred(moved), blurred(moved.map { 255 - $0 }))
      func found(_ body: (inout Canvas) -> Void) throws -> Pixmap {
        try draw(width: width, height: height, body)
      }
      let shadow = try found { $0.shadow(shape, .black, offset: offset, blurRadius: radius) }
      let hollow = try found {
        $0.shadow(shape, .black, offset: offset, blurRadius: radius, knockout: true)
      }
      let inward = try found {
        $0.innerShadow(shape, .black, offset: offset, blurRadius: radius)
      }
      for y in 0..<height {
        for x in 0..<width {
          let index = (y + margin) * wide + x + margin
          let (out, cover) = (outer[index], still[index])
          func near(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= 2 }
          #expect(near(shadow[x, y].alpha, out))
          #expect(near(hollow[x, y].alpha, PremultipliedColor.multiply(out, 255 - cover)))
          #expect(
            near(inward[x, y].alpha, PremultipliedColor.multiply(inner[index], cover)))
        }
      }
    }
  }
}
