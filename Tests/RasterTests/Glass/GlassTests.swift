import Testing

@testable import Raster

/// Glass against figures that were measured on the systems; levels 0–255, lengths in points.
@Suite struct GlassTests {
  typealias Levels = SIMD3<Int>

  /// A picture of glass on a flat ground with 100 points around the shape.
  struct Picture {
    let pixmap: Pixmap
    let scale: Int
    let shape: Rect

    init(
      _ size: Size, ground: Levels, scale: Int = 3, radius: Double? = nil,
      margin: Double = 100, _ glass: (Glass.RoundedRect) -> Glass
    ) throws {
      shape = Rect(x: margin, y: margin, width: size.width, height: size.height)
      self.scale = scale
      var canvas = Canvas()
      let all = Rect(
        x: 0, y: 0, width: size.width + 2 * margin, height: size.height + 2 * margin)
      canvas.fill(Path(rect: all), GlassTests.color(ground))
      canvas.glass(glass(Glass.RoundedRect(shape, radius: radius))) { _, _ in }
      pixmap = try Rasterizer().render(
        canvas.displayList, width: Int((all.width * Double(scale)).rounded(.up)),
        height: Int((all.height * Double(scale)).rounded(.up)), scale: Double(scale))
    }

    /// The pixel at a place, in points.
    subscript(x: Double, y: Double) -> Levels {
      self[pixel: Int((x * Double(scale)).rounded(.down)), Int((y * Double(scale)).rounded(.down))]
    }

    subscript(pixel x: Int, _ y: Int) -> Levels {
      let index = (y * pixmap.width + x) * 4
      return Levels(
        Int(pixmap.bytes[index]), Int(pixmap.bytes[index + 1]), Int(pixmap.bytes[index + 2]))
    }

    var center: Levels { self[shape.minX + shape.width / 2, shape.minY + shape.height / 2] }

    /// A pixel of the rim.
    struct RimPixel {
      var depth: Double
      /// From the middle, in points.
      var x: Double
      var y: Double
      var level: Int
    }

    /// The pixels of a circle that lie within a point of its edge.
    var rim: [RimPixel] {
      let middle = Point(x: shape.minX + shape.width / 2, y: shape.minY + shape.height / 2)
      var result: [RimPixel] = []
      for row in 0..<pixmap.height {
        for column in 0..<pixmap.width {
          let x = (Double(column) + 0.5) / Double(scale) - middle.x
          let y = (Double(row) + 0.5) / Double(scale) - middle.y
          let depth = shape.height / 2 - (x * x + y * y).squareRoot()
          guard depth >= 0, depth < 1 else { continue }
          result.append(RimPixel(depth: depth, x: x, y: y, level: self[pixel: column, row].y))
        }
      }
      return result
    }
  }

  /// The mean of all pixels of a depth within 2° of a direction, in degrees from above, clockwise.
  private func ring(
    _ depths: Range<Double>, at degrees: Double, _ pixels: [Picture.RimPixel]
  ) -> Double {
    let direction = Angle(degrees: degrees).vector
    let found = pixels.filter { pixel in
      guard depths.contains(pixel.depth) else { return false }
      // Above is (0, −1); the cosine of 2° is .99939.
      let length = (pixel.x * pixel.x + pixel.y * pixel.y).squareRoot()
      return (pixel.x * direction.y - pixel.y * direction.x) / length > 0.999_39
    }
    return Double(found.reduce(0) { $0 + $1.level }) / Double(found.count)
  }

  static func color(_ levels: Levels) -> Color {
    Color(
      red: Double(levels.x) / 255, green: Double(levels.y) / 255, blue: Double(levels.z) / 255)
  }

  static func grey(_ level: Int) -> Levels { Levels(repeating: level) }

  private func isNear(_ found: Levels, _ wanted: Levels, _ tolerance: Double) -> Bool {
    let difference = found &- wanted
    return (0..<3).allSatisfy { Double(difference[$0].magnitude) <= tolerance }
  }

  private func expect(
    _ found: Levels, _ wanted: Levels, within tolerance: Double, _ name: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      isNear(found, wanted, tolerance), "\(name): \(found), wanted \(wanted) ± \(tolerance)",
      sourceLocation: sourceLocation)
  }

  private func circle27(
    _ level: Int, _ appearance: Glass.Appearance, _ variant: Glass.Variant = .regular,
    amount: Double = 0.5
  ) throws -> Int {
    try Picture(Size(width: 48, height: 48), ground: Self.grey(level), scale: 1) {
      Glass(
        [$0], generation: .second, variant: variant, appearance: appearance, tintAmount: amount)
    }.center.y
  }

  // MARK: Colours

  @Test(
    "iOS 27: greys become what was measured",
    arguments: [
      (
        "light",
        [
          132, 137, 142, 146, 151, 156, 161, 165, 170, 174, 179, 183, 188, 192, 197, 201, 205, 210,
          214,
          218, 223, 227, 232, 236, 240, 244, 249, 253,
        ]
      ),
      (
        "dark",
        [
          32, 41, 50, 59, 68, 75, 84, 91, 99, 105, 112, 119, 125, 131, 136, 142, 147, 152, 156, 160,
          165, 168, 172, 175, 178, 180, 183, 185,
        ]
      ),
      (
        "clear",
        [
          32, 40, 50, 59, 68, 77, 86, 95, 104, 113, 122, 131, 140, 149, 158, 167, 176, 186, 194,
          203,
          212, 221, 231, 239, 249, 255, 255, 255,
        ]
      ),
    ])
  func secondCurve(name: String, wanted: [Int]) throws {
    for (step, level) in wanted.enumerated() {
      let ground = Int((Double(step) * 255 / 27).rounded())
      let found = try circle27(
        ground, name == "dark" ? .dark : .light, name == "clear" ? .clear : .regular)
      #expect(abs(found - level) <= 2, "\(ground): \(found), wanted \(level)")
    }
  }

  @Test(arguments: [
    (0.0, 102, 252), (0.25, 117, 252), (0.5, 132, 253), (0.75, 155, 253), (1, 178, 253),
  ])
  func `iOS 27: the amount of tint lifts black and white`(
    amount: Double, black: Int, white: Int
  ) throws {
    #expect(abs(try circle27(0, .light, amount: amount) - black) <= 3)
    #expect(abs(try circle27(255, .light, amount: amount) - white) <= 3)
  }

  @Test(arguments: [(0.75, 28, 142), (1, 32, 108)])
  func `iOS 27: the amount of tint darkens dark glass`(
    amount: Double, black: Int, white: Int
  ) throws {
    #expect(abs(try circle27(0, .dark, amount: amount) - black) <= 3)
    #expect(abs(try circle27(255, .dark, amount: amount) - white) <= 3)
  }

  private func first(
    _ ground: Levels, _ role: Glass.Role = .raw, _ appearance: Glass.Appearance = .groundOrLight,
    tint: Color? = nil, size: Size = Size(width: 200, height: 48)
  ) throws -> Picture {
    try Picture(size, ground: ground) {
      Glass([$0], generation: .first, appearance: appearance, role: role, tint: tint)
    }
  }

  @Test func `iOS 26: light bodies are those that were measured`() throws {
    expect(try first(Self.grey(255)).center, Self.grey(252), within: 3)
    expect(try first(Levels(51, 199, 89)).center, Levels(163, 245, 184), within: 3)
    expect(try first(Levels(128, 160, 233)).center, Levels(205, 223, 252), within: 3)
    let page = Levels(242, 242, 247)
    expect(try first(page, .barItem).center, Levels(252, 252, 255), within: 2)
    expect(try first(page, .tabBar).center, Levels(250, 250, 255), within: 2)
    expect(try first(Self.grey(255), .barItem).center, Self.grey(252), within: 2)
    expect(try first(Self.grey(255), .tabBar).center, Self.grey(250), within: 2)
  }

  @Test func `iOS 26: dark bodies are those that were measured`() throws {
    let black = Self.grey(0)
    #expect(abs(Double(try first(black, .raw, .dark).center.y) - 18.5) <= 2)
    expect(try first(black, .barItem, .dark).center, Self.grey(25), within: 2)
    for (ground, body) in [(10, 28), (27, 33), (127, 89)] {
      let picture = try first(Self.grey(ground), .barItem, .groundOrDark)
      expect(picture.center, Self.grey(body), within: 2, "over \(ground)")
    }
  }

  @Test func `iOS 26: glass turns dark over black and light over white, whatever the application`()
    throws
  {
    #expect(abs(Double(try first(Self.grey(0)).center.y) - 18.5) <= 2)
    #expect(try first(Self.grey(255), .barItem, .groundOrDark).center.y > 248)
    // Saturated grounds stay light in a light application.
    for ground in [Levels(0, 122, 255), Levels(52, 199, 89), Levels(255, 56, 60)] {
      #expect(try first(ground).center.y > 150, "\(ground)")
    }
  }

  @Test func `prominent buttons have the tint`() throws {
    let tint = Color(red: 0, green: 153.0 / 255, blue: 197.0 / 255)
    let second = try Picture(Size(width: 44, height: 44), ground: Levels(242, 242, 247)) {
      Glass([$0], generation: .second, appearance: .light, role: .barItem, tint: tint)
    }
    expect(second.center, Levels(0, 153, 197), within: 2)
    let blue = Color(red: 0, green: 122.0 / 255, blue: 1)
    let first = try first(
      Self.grey(255), .barItem, .light, tint: blue, size: Size(width: 44, height: 44))
    expect(first.center, Levels(8, 106, 238), within: 3)
    // For who wants less transparency, too.
    let opaque = try Picture(Size(width: 44, height: 44), ground: Self.grey(0)) {
      var glass = Glass([$0], generation: .second, appearance: .light, tint: tint)
      glass.isOpaque = true
      return glass
    }
    expect(opaque.center, Levels(0, 153, 197), within: 2)
  }

  @Test(
    "bodies are monotone in greys, in small steps",
    arguments: [
      (Glass.Generation.first, Glass.Appearance.light, Glass.Role.raw),
      (.first, .light, .barItem), (.first, .light, .tabBar), (.first, .light, .menu),
      (.first, .light, .alert), (.first, .dark, .raw), (.first, .dark, .tabBar),
      (.first, .dark, .alert), (.second, .light, .raw), (.second, .dark, .raw),
    ])
  func monotone(
    generation: Glass.Generation, appearance: Glass.Appearance, role: Glass.Role
  ) {
    var last: Float?
    for level in 0...255 {
      let ground = PixelLevels(repeating: Float(level))
      let tone = GlassTone(
        Glass([], generation: generation, appearance: appearance, role: role), mean: ground)
      let body = tone.body(ground).y
      if let last { #expect(body >= last - 1e-3 && body <= last + 2, "\(level)") }
      last = body
    }
  }

  @Test func `iOS 26: colours follow the law`() {
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * 255
    }
    var count = 0
    while count < 200 {
      let ground = PixelLevels(Float(random()), Float(random()), Float(random()), 0)
      let luma = ground.luma
      guard (60...200).contains(luma) else { continue }
      count += 1
      let tone = GlassTone(Glass([], generation: .first, appearance: .light), mean: ground)
      let law = (174.3 + 0.303 * luma + (ground - luma) * 0.55).clamped
      let difference = tone.body(ground) - law
      for channel in 0..<3 { #expect(difference[channel].magnitude <= 1) }
    }
  }

  // MARK: Rim

  @Test func `iOS 26: the sides of the rim`() throws {
    let picture = try first(
      Self.grey(0), .barItem, .dark, size: Size(width: 200, height: 44))
    for (row, level) in [54, 46, 39, 25].enumerated() {
      let top = picture[pixel: 600, 300 + row].y
      let bottom = picture[pixel: 600, 300 + 44 * 3 - 1 - row].y
      #expect(abs(top - level) <= 3 && abs(bottom - level) <= 3, "\(row): \(top), \(bottom)")
    }
  }

  private static let rings = [0..<1.0 / 3, 1.0 / 3..<2.0 / 3, 2.0 / 3..<1.0]

  @Test func `iOS 26: the rim is lit along a diagonal`() throws {
    let picture = try Picture(
      Size(width: 44, height: 44), ground: Self.grey(0), scale: 12, margin: 20
    ) { Glass([$0], generation: .first, appearance: .dark, role: .barItem) }
    let (rim, body) = (picture.rim, Double(picture.center.y))
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let turn = Angle(degrees: degrees - 135).vector.x.magnitude
      for (ring, level) in zip(Self.rings, [41.0, 31, 20]) {
        let found = self.ring(ring, at: degrees, rim) - body
        #expect(abs(found - level * turn) <= 5, "\(degrees)° \(ring): \(found)")
      }
    }
  }

  @Test func `iOS 27: the rows of the rim`() throws {
    let picture = try Picture(Size(width: 200, height: 44), ground: Self.grey(0)) {
      Glass([$0], generation: .second, appearance: .dark, role: .barItem)
    }
    for (row, level) in [90, 73, 59, 43, 41, 39, 38, 37, 36].enumerated() {
      let top = picture[pixel: 600, 300 + row].y
      let bottom = picture[pixel: 600, 300 + 44 * 3 - 1 - row].y
      #expect(abs(top - level) <= 3 && abs(bottom - level) <= 3, "\(row): \(top), \(bottom)")
    }
    for column in 0..<3 {
      let left = picture[pixel: 300 + column, 300 + 66].y
      let right = picture[pixel: 300 + 600 - 1 - column, 300 + 66].y
      #expect(abs(left - 32) <= 3 && abs(right - 32) <= 3, "\(column): \(left), \(right)")
    }
    let light = try Picture(Size(width: 200, height: 44), ground: Levels(242, 242, 247)) {
      Glass([$0], generation: .second, appearance: .light, role: .barItem)
    }
    for (row, level) in [255, 255, 253, 249, 248, 247].enumerated() {
      let top = light[pixel: 600, 300 + row].y
      #expect(abs(top - level) <= 3, "light \(row): \(top)")
    }
  }

  @Test(arguments: [
    (113, Glass.Appearance.dark, Glass.Variant.regular, 168), (0, .light, .regular, 175),
    (0, .light, .clear, 131),
  ])
  func `iOS 27: the rim is fainter on light bodies`(
    ground: Int, appearance: Glass.Appearance, variant: Glass.Variant, level: Int
  ) throws {
    let picture = try Picture(Size(width: 200, height: 44), ground: Self.grey(ground)) {
      Glass([$0], generation: .second, variant: variant, appearance: appearance)
    }
    #expect(abs(picture[pixel: 600, 300].y - level) <= 8, "\(picture[pixel: 600, 300])")
  }

  @Test func `iOS 27: the rim is lit from above and below`() throws {
    let picture = try Picture(
      Size(width: 44, height: 44), ground: Self.grey(0), scale: 12, margin: 20
    ) { Glass([$0], generation: .second, appearance: .dark, role: .barItem) }
    let (rim, body) = (picture.rim, Double(picture.center.y))
    for (degrees, turn) in zip(
      stride(from: 0.0, through: 90, by: 15), [1, 0.77, 0.5, 0.28, 0.12, 0, 0])
    {
      for (ring, level) in zip(Self.rings, [58.0, 41, 27]) {
        let found = self.ring(ring, at: degrees, rim) - body
        #expect(abs(found - level * turn) <= 5, "\(degrees)° \(ring): \(found)")
      }
    }
  }

  // MARK: Outside

  @Test func `iOS 27: the hairline and the shadow`() throws {
    // Its edges lie on whole pixels: 226 of them.
    let picture = try Picture(
      Size(width: 226.0 / 3, height: 44), ground: Levels(242, 242, 247)
    ) { Glass([$0], generation: .second, appearance: .light, role: .barItem) }
    let (middleX, middleY) = (300 + 113, 300 + 66)
    for (pixel, level) in [163, 201, 241].enumerated() {
      let left = picture[pixel: 299 - pixel, middleY].y
      let right = picture[pixel: 526 + pixel, middleY].y
      #expect(abs(left - level) <= 5 && abs(right - level) <= 5, "\(pixel): \(left), \(right)")
    }
    for (pixel, levels) in [(217, 214), (228, 224)].enumerated() {
      let top = picture[pixel: middleX, 299 - pixel].y
      let bottom = picture[pixel: middleX, 432 + pixel].y
      #expect(
        abs(top - levels.0) <= 5 && abs(bottom - levels.1) <= 5, "\(pixel): \(top), \(bottom)")
    }
    #expect(abs(picture[pixel: middleX, 432 + 2].y - 239) <= 1)
    #expect(abs(picture[pixel: 526 + 2, middleY].y - 241) <= 1)
    #expect(abs(picture[pixel: middleX, 299 - 2].y - 242) <= 1)
  }

  // MARK: Lens

  @Test(
    "the lens bends as measured: on iOS 27, and on a menu of iOS 26 that is 251 points high",
    arguments: [
      (24.0, Glass.Variant.regular, [13.9, 11.5, 9.0, 6.9, 4.1, 2.0, 0.1, 0]),
      (28, .regular, [14.7, 14.3, 11.2, 8.9, 5.6, 3.2, 0.8, 0]),
      (48, .regular, [34.6, 30.1, 24.6, 20.5, 14.8, 10.4, 5.8, 1.9]),
      (90, .regular, [33.9, 35.3, 31.3, 27.3, 20.0, 13.0, 6.5, 1.5]),
      (125.5, .regular, [33.9, 35.3, 31.3, 27.3, 20.0, 13.0, 6.5, 1.5]),
      (24, .clear, [23.7, 18.5, 15.0, 12.4, 8.4, 5.5, 2.5, 0.4]),
    ])
  func lens(half: Double, variant: Glass.Variant, shifts: [Double]) {
    let lens = GlassLens(variant, half: half)
    for (depth, wanted) in zip([0.5, 1.5, 2.5, 3.5, 5.5, 7.5, 10.5, 14.5], shifts) {
      #expect(abs(lens.shift(at: depth) - wanted) <= 0.6, "\(depth): \(lens.shift(at: depth))")
    }
    // Between sizes it lies between its neighbours.
    let (before, after) = (GlassLens(variant, half: 26), GlassLens(variant, half: 27))
    #expect(before.shift(at: 2.5) < after.shift(at: 2.5))
  }

  @Test func `iOS 27: a ramp shows through clear glass as far inside as measured`() throws {
    var canvas = Canvas()
    for x in 0..<124 {
      canvas.fill(
        Path(rect: Rect(x: Double(x), y: 0, width: 1, height: 124)),
        Self.color(Self.grey(4 + 2 * x)))
    }
    let shape = Glass.RoundedRect(Rect(x: 38, y: 38, width: 48, height: 48))
    canvas.glass(
      Glass([shape], generation: .second, variant: .clear, appearance: .light)
    ) { _, _ in }
    let pixmap = try Rasterizer().render(canvas.displayList, width: 372, height: 372, scale: 3)
    func place(_ points: Double) -> Double {
      let index = (62 * 3 * 372 + Int(points * 3)) * 4
      // Back through the curve, and the ramp.
      return ((Double(pixmap.bytes[index]) - 32) / 0.955 - 4) / 2 + 0.5
    }
    for (depth, shift) in [(3.5, 12.4), (5.5, 8.4), (7.5, 5.5), (10.5, 2.5)] {
      let (left, right) = (place(38 + depth) - 38 - depth, 86 - depth - place(86 - depth))
      #expect(abs(left - shift) <= 1 && abs(right - shift) <= 1, "\(depth): \(left), \(right)")
    }
  }
}
