import Testing

@testable import Raster

/// What holds for glass of any figures: places, scales, shapes together, and bounds.
@Suite struct GlassShapeTests {
  private static let ground = Color(red: 0.7, green: 0.72, blue: 0.75)

  private func render(
    _ glass: Glass, width: Int = 300, height: Int = 260, scale: Double = 1,
    at corner: Point = .zero,
    content: (inout Canvas, Bool) -> Void = { _, _ in }, before: (inout Canvas) -> Void = { _ in }
  ) throws -> Pixmap {
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: -1000, y: -1000, width: 4000, height: 4000)), Self.ground)
    before(&canvas)
    canvas.append(.save)
    canvas.append(.concatenate(.translation(x: corner.x, y: corner.y)))
    canvas.glass(glass, content: content)
    canvas.append(.restore)
    return try Rasterizer().render(canvas.displayList, width: width, height: height, scale: scale)
  }

  private static let circle = Glass.RoundedRect(Rect(x: 100, y: 100, width: 48, height: 48))
  private static let generations: [Glass.Generation] = [.first, .second]

  private func glass(
    _ generation: Glass.Generation, _ shapes: [Glass.RoundedRect] = [circle], spacing: Double = 0,
    _ appearance: Glass.Appearance = .light
  ) -> Glass {
    Glass(shapes, spacing: spacing, generation: generation, appearance: appearance)
  }

  private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> [Int] {
    let index = (y * pixmap.width + x) * 4
    return pixmap.bytes[index..<index + 4].map(Int.init)
  }

  private func difference(_ a: [Int], _ b: [Int]) -> Int {
    zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(arguments: generations)
  func `centres are equal at all scales`(generation: Glass.Generation) throws {
    let centers = try [1.0, 2, 3, 4].map { scale in
      let pixmap = try render(
        glass(generation), width: Int(248 * scale), height: Int(248 * scale), scale: scale)
      return pixel(pixmap, Int(124 * scale), Int(124 * scale))
    }
    for center in centers { #expect(difference(center, centers[0]) <= 1, "\(centers)") }
  }

  @Test(arguments: generations)
  func `rims are equal by area at all scales`(generation: Glass.Generation) throws {
    let shape = Glass.RoundedRect(Rect(x: 60, y: 60, width: 120, height: 60), radius: 20)
    let lights = try [1.0, 2, 3, 4].map { scale in
      let pixmap = try render(
        glass(generation, [shape], .dark), width: Int(240 * scale), height: Int(180 * scale),
        scale: scale)
      // A column through the middle, down to six points from the top.
      let column = Int(120 * scale)
      let body = pixel(pixmap, column, Int(75 * scale))[1]
      return (0..<Int(6 * scale)).reduce(0.0) { sum, row in
        sum + Double(pixel(pixmap, column, Int(60 * scale) + row)[1] - body) / scale
      }
    }
    for light in lights {
      #expect(abs(light - lights[2]) <= 0.1 * lights[2] + 0.5, "\(lights)")
    }
  }

  @Test(arguments: generations)
  func `half a pixel changes only what is at the edge`(generation: Glass.Generation) throws {
    let before = try render(glass(generation))
    let after = try render(glass(generation), at: Point(x: 0.5, y: 0.5))
    let middle = 124.25
    for y in 0..<260 {
      for x in 0..<300 {
        let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
        let depth = abs(24 - (dx * dx + dy * dy).squareRoot())
        guard depth > 3 else { continue }
        // The rim of the second generation reaches inward by five points.
        let allowed = depth < 8 && generation == .second ? 8 : 2
        #expect(difference(pixel(before, x, y), pixel(after, x, y)) <= allowed, "\(x) \(y)")
      }
    }
  }

  @Test(arguments: generations)
  func `glass that moves with its ground by whole pixels is the same`(
    generation: Glass.Generation
  ) throws {
    func picture(_ x: Double, _ y: Double) throws -> Pixmap {
      try render(
        glass(generation), at: Point(x: x, y: y),
        before: { canvas in
          for index in 0..<30 {
            canvas.fill(
              Path(
                rect: Rect(
                  x: 40 + x.rounded(.down) + 7 * Double(index), y: 50 + y.rounded(.down),
                  width: 3, height: 150)),
              Color(red: 0.2, green: 0.4, blue: 0.9))
          }
        })
    }
    let (before, after) = try (picture(0.3, 0.7), picture(17.3, 5.7))
    for y in 60..<200 {
      for x in 60..<200 {
        let (a, b) = (pixel(before, x, y), pixel(after, x + 17, y + 5))
        #expect(a == b, "\(x) \(y): \(a), \(b)")
      }
    }
  }

  @Test func `the second generation is its own mirror image`() throws {
    let pixmap = try render(glass(.second))
    for y in 40..<220 {
      for x in 40..<124 { #expect(pixel(pixmap, x, y) == pixel(pixmap, 247 - x, y), "\(x) \(y)") }
    }
  }

  @Test func `the first generation's inside is the same when it is turned by half`() throws {
    let pixmap = try render(glass(.first))
    for y in 102..<146 {
      for x in 102..<146 {
        let (dx, dy) = (Double(x) + 0.5 - 124, Double(y) + 0.5 - 124)
        guard dx * dx + dy * dy < 23 * 23 else { continue }
        #expect(difference(pixel(pixmap, x, y), pixel(pixmap, 247 - x, 247 - y)) <= 1, "\(x) \(y)")
      }
    }
  }

  @Test(arguments: generations)
  func `nothing farther than 60 points changes`(generation: Glass.Generation) throws {
    let pixmap = try render(glass(generation))
    let plain = pixel(pixmap, 2, 2)
    for y in 0..<260 {
      for x in 0..<300 where x < 40 || x > 208 || y < 40 || y > 208 {
        #expect(pixel(pixmap, x, y) == plain, "\(x) \(y)")
      }
    }
  }

  // MARK: Shapes together

  private func pair(gap: Double) -> [Glass.RoundedRect] {
    [
      Glass.RoundedRect(Rect(x: 60, y: 100, width: 48, height: 48)),
      Glass.RoundedRect(Rect(x: 108 + gap, y: 100, width: 48, height: 48)),
    ]
  }

  @Test func `shapes that are near flow together, and those that are far do not`() throws {
    func field(_ gap: Double) throws -> GlassField {
      try #require(
        GlassField(pair(gap: gap), spacing: 16, transform: .scale(x: 4, y: 4)))
    }
    func middle(_ gap: Double) throws -> Double {
      try field(gap).sample(x: Int((108 + gap / 2) * 4), y: 124 * 4).distance
    }
    #expect(try middle(6) < 0)
    // They touch at half of the spacing.
    #expect(abs(try middle(8)) < 0.3)
    #expect(try middle(12) > 0)
    // Beyond the spacing the outline is that of a single shape.
    #expect(abs(try field(20).sample(x: 108 * 4, y: 124 * 4).distance - 0.125) < 0.01)
    // The outline moves steadily with the distance.
    var last = try middle(2)
    for gap in stride(from: 2.25, through: 24, by: 0.25) {
      let now = try middle(gap)
      #expect(now > last - 1e-9 && now - last < 0.5, "\(gap)")
      last = now
    }
  }

  @Test func `two shapes that are far apart are two single ones`() throws {
    let both = try render(glass(.second, pair(gap: 90), spacing: 16))
    let left = try render(glass(.second, [pair(gap: 90)[0]], spacing: 16))
    for y in 60..<200 {
      for x in 40..<140 {
        #expect(difference(pixel(both, x, y), pixel(left, x, y)) <= 1, "\(x) \(y)")
      }
    }
  }

  // MARK: Content, layers, clips

  @Test func `what lies on glass is that of its appearance`() throws {
    func content(_ ground: Double) throws -> [Int] {
      let pixmap = try render(
        Glass([Self.circle], generation: .first, appearance: .groundOrLight),
        content: { canvas, isDark in
          canvas.fill(
            Path(rect: Rect(x: 120, y: 120, width: 8, height: 8)),
            isDark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        },
        before: {
          $0.fill(
            Path(rect: Rect(x: 0, y: 0, width: 300, height: 260)),
            Color(red: ground, green: ground, blue: ground))
        })
      return pixel(pixmap, 124, 124)
    }
    let (black, white) = try (content(0), content(1))
    #expect(black == [255, 0, 0, 255], "\(black)")
    #expect(white == [0, 0, 255, 255], "\(white)")
  }

  @Test func `glass within a layer reads what lies below the layer`() throws {
    let plain = try render(glass(.second))
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 300, height: 260)), Self.ground)
    canvas.append(.beginLayer(opacity: 0.99))
    canvas.glass(glass(.second)) { _, _ in }
    canvas.append(.endLayer)
    let layered = try Rasterizer().render(canvas.displayList, width: 300, height: 260, scale: 1)
    #expect(difference(pixel(layered, 124, 124), pixel(plain, 124, 124)) <= 2)
    // Outside there is nothing but the shadow.
    #expect(difference(pixel(layered, 20, 20), pixel(plain, 20, 20)) <= 1)
  }

  @Test func `a clip holds the shadow, too`() throws {
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 300, height: 260)), Self.ground)
    canvas.append(
      .clip(Path(ellipseIn: Rect(x: 110, y: 110, width: 28, height: 28)), rule: .nonZero))
    canvas.glass(glass(.first)) { _, _ in }
    let pixmap = try Rasterizer().render(canvas.displayList, width: 300, height: 260, scale: 1)
    let plain = pixel(pixmap, 2, 2)
    #expect(pixel(pixmap, 124, 124) != plain)
    #expect(pixel(pixmap, 124, 104) == plain && pixel(pixmap, 124, 155) == plain)
  }

  @Test(arguments: [Glass.Appearance.groundOrLight, .groundOrDark])
  func `a clip changes nothing within it`(appearance: Glass.Appearance) throws {
    func picture(clip: Rect?) throws -> Pixmap {
      var canvas = Canvas()
      canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 300, height: 260)), .black)
      // The mean under the shape is light, that under the clip black.
      canvas.fill(Path(rect: Rect(x: 112, y: 0, width: 188, height: 260)), Color(white: 1))
      if let clip { canvas.append(.clip(Path(rect: clip), rule: .nonZero)) }
      canvas.glass(
        Glass([Self.circle], generation: .first, appearance: appearance, role: .tabBar)
      ) { _, _ in }
      return try Rasterizer().render(canvas.displayList, width: 600, height: 520, scale: 2)
    }
    let whole = try picture(clip: nil)
    let clipped = try picture(clip: Rect(x: 80, y: 90, width: 26, height: 60))
    for y in 180..<300 {
      for x in 160..<212 { #expect(pixel(whole, x, y) == pixel(clipped, x, y), "\(x) \(y)") }
    }
    #expect(pixel(clipped, 214, 240) == [0, 0, 0, 255])
  }

  @Test func `glass that is turned has its shape`() throws {
    let square = Glass.RoundedRect(Rect(x: -40, y: -20, width: 80, height: 40), radius: 10)
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 200, height: 200)), Color.black)
    canvas.append(.concatenate(Transform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 100)))
    canvas.glass(glass(.second, [square], .light)) { _, _ in }
    let pixmap = try Rasterizer().render(canvas.displayList, width: 200, height: 200, scale: 1)
    // Upright now: 40 wide and 80 high.
    #expect(pixel(pixmap, 100, 65)[1] > 100 && pixel(pixmap, 65, 100)[1] < 20)
  }

  // MARK: Bounds

  @Test(
    "hostile glass draws within bounds, or nothing",
    arguments: [
      Glass([], generation: .second, appearance: .light),
      Glass([Glass.RoundedRect(.zero)], generation: .first, appearance: .light),
      Glass(
        [Glass.RoundedRect(Rect(x: 0, y: 0, width: .nan, height: 10))], generation: .second,
        appearance: .dark),
      Glass(
        [Glass.RoundedRect(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))], generation: .second,
        appearance: .light),
      Glass(
        [Glass.RoundedRect(Rect(x: 1e300, y: 0, width: 10, height: 10))], generation: .first,
        appearance: .groundOrDark),
      Glass(
        [Glass.RoundedRect(Rect(x: 10, y: 10, width: 50, height: 20), radius: .nan)],
        generation: .second,
        appearance: .light),
      Glass(
        [Glass.RoundedRect(Rect(x: 10, y: 10, width: 50, height: 20), radius: .infinity)],
        generation: .first, appearance: .light),
      Glass(
        [Glass.RoundedRect(Rect(x: 10, y: 10, width: 50, height: 20))], generation: .second,
        appearance: .light, tintAmount: 1e9),
      Glass(
        [Glass.RoundedRect(Rect(x: 10, y: 10, width: 50, height: 20))], generation: .second,
        appearance: .light, tintAmount: .nan),
      Glass(
        [circle, Glass.RoundedRect(Rect(x: 10, y: 10, width: 50, height: 20))], spacing: .infinity,
        generation: .second, appearance: .light),
      Glass(
        [circle, Glass.RoundedRect(Rect(x: 10, y: 10, width: 50, height: 20))], spacing: .nan,
        generation: .first, appearance: .dark),
    ])
  func hostile(glass: Glass) throws {
    for scale in [0.5, 3] {
      let pixmap = try render(glass, width: 60, height: 50, scale: scale)
      #expect(pixmap.bytes.count == 60 * 50 * 4)
    }
  }

  @Test(
    "glass under extreme transforms draws within bounds, or nothing",
    arguments: [
      Transform(a: 1e-170, b: 0, c: 0, d: 1e170, tx: 5, ty: 5),
      Transform(a: 1e170, b: 0, c: 0, d: 1e-170, tx: 5, ty: 5),
      Transform(a: 1e-12, b: 1e12, c: -1, d: 1, tx: 0, ty: 0),
      Transform(a: 1e9, b: 0, c: 0, d: 1e9, tx: 0, ty: 0),
      Transform(a: 0.5, b: 400, c: 0, d: 0.5, tx: 30, ty: 20),
    ])
  func extreme(transform: Transform) throws {
    let shapes = [
      Glass.RoundedRect(Rect(x: 1, y: 1, width: 20, height: 10)),
      Glass.RoundedRect(Rect(x: -1e300, y: -1e300, width: 1.5e308, height: 1.5e308)),
      Glass.RoundedRect(Rect(x: -1e-9, y: 0, width: 2e-9, height: 40), radius: 1e300),
    ]
    for shape in shapes {
      for generation in Self.generations {
        var canvas = Canvas()
        canvas.append(.concatenate(transform))
        canvas.glass(glass(generation, [shape])) { _, _ in }
        let pixmap = try Rasterizer().render(canvas.displayList, width: 60, height: 50, scale: 1)
        #expect(pixmap.bytes.count == 60 * 50 * 4)
      }
    }
  }

  @Test func `many shapes count as many`() throws {
    func work(_ count: Int) throws -> Int {
      let shapes = (0..<count).map {
        Glass.RoundedRect(
          Rect(x: Double($0 % 30) * 10, y: Double($0 / 30) * 10, width: 8, height: 8))
      }
      var canvas = Canvas()
      canvas.glass(glass(.second, shapes, spacing: 4)) { _, _ in }
      return try canvas.displayList.work(width: 300, height: 260, scale: 1).pixels
    }
    #expect(try work(600) > 20 * work(10))
  }
}
