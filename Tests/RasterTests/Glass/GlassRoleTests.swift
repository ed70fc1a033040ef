import Testing

@testable import Raster

/// Glass that differs by what it is part of, against figures that were measured on pictures; levels 0–255.
@Suite struct GlassRoleTests {
  /// A menu over white and over a light blue; an alert over a dimmed blue, a dimmed grey and dimmed white.
  @Test(
    arguments: [
      (Glass.Role.menu, GlassTests.Levels(255, 255, 255), GlassTests.Levels(249, 249, 249)),
      (.menu, GlassTests.Levels(207, 227, 251), GlassTests.Levels(240, 246, 254)),
      (.alert, GlassTests.Levels(30, 68, 105), GlassTests.Levels(214, 226, 240)),
      (.alert, GlassTests.Levels(84, 84, 84), GlassTests.Levels(225, 225, 225)),
      (.alert, GlassTests.Levels(202, 202, 202), GlassTests.Levels(239, 239, 239)),
    ])
  func `iOS 26: menus and alerts have colours of their own`(
    role: Glass.Role, ground: GlassTests.Levels, body: GlassTests.Levels
  ) throws {
    let glass = Glass([], generation: .first, appearance: .light, role: role)
    let levels = PixelLevels(Float(ground.x), Float(ground.y), Float(ground.z), 0)
    let found = GlassTone(glass, mean: levels).body(levels)
    for (found, wanted) in zip([found.x, found.y, found.z], [body.x, body.y, body.z]) {
      #expect(abs(Int(found) - wanted) <= 5, "\(found), wanted \(wanted)")
    }
  }

  /// Levels of red by depth, eight points beside the middle of a blue circle of 44 that begins 12 above the menu.
  @Test func `iOS 26: a menu's lens draws together what is blurred`() throws {
    let menu = Rect(x: 60, y: 60, width: 250, height: 251)
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 370, height: 370)), .white)
    canvas.fill(
      Path(ellipseIn: Rect(x: 163, y: 48, width: 44, height: 44)),
      GlassTests.color(GlassTests.Levels(0, 121, 252)))
    canvas.append(
      .glass(
        Glass(
          [Glass.RoundedRect(menu, radius: 33)], generation: .first, appearance: .light, role: .menu
        )))
    let pixmap = try Rasterizer().render(canvas.displayList, width: 1110, height: 1110, scale: 3)
    let measured = [
      (3.67, 220), (4.67, 203), (6.67, 186), (22.67, 188), (30.67, 220), (34.67, 237),
    ]
    for (depth, level) in measured {
      let row = Int((menu.minY + depth) * 3)
      let found = Int(pixmap.bytes[(row * 1110 + 177 * 3) * 4])
      #expect(abs(found - level) <= 6, "\(depth): \(found), wanted \(level)")
    }
  }

  @Test func `iOS 26: a dark alert lets three quarters of the ground through`() {
    let glass = Glass([], generation: .first, appearance: .dark, role: .alert)
    for level in [0.0, 40, 90] {
      let ground = PixelLevels(repeating: Float(level))
      let body = GlassTone(glass, mean: ground).body(ground).x
      #expect(abs(Double(body) - (0.76 * level + 0.24 * 62)) < 1)
    }
  }

  @Test func `iOS 26: a light alert's card has no rim`() throws {
    let picture = try GlassTests.Picture(
      Size(width: 200, height: 100), ground: GlassTests.grey(84), radius: 34
    ) { Glass([$0], generation: .first, appearance: .light, role: .alert) }
    for row in 0..<4 {
      #expect(abs(picture[pixel: 600, 300 + row].y - picture.center.y) <= 1, "\(row)")
    }
  }

  @Test func `iOS 27: a hairline covers what a corner leaves of its pixels`() throws {
    // At 45° of a circle, where the ground would shine through between both.
    let tint = Color(red: 0, green: 153.0 / 255, blue: 197.0 / 255)
    let picture = try GlassTests.Picture(
      Size(width: 44, height: 44), ground: GlassTests.Levels(242, 242, 247)
    ) {
      Glass([$0], generation: .second, appearance: .light, role: .barItem, tint: tint)
    }
    let middle = 122 * 3
    // The first pixel along the diagonal that the body covers in part.
    let levels = (40..<66).map { picture[pixel: middle - $0, middle - $0].x }
    let partial = levels.filter { $0 > 4 && $0 < 236 }
    #expect(partial.allSatisfy { $0 < 130 }, "\(partial)")
  }

  @Test func `iOS 27: the hairline ends half a point outside, at a slope as well`() throws {
    let picture = try GlassTests.Picture(
      Size(width: 44, height: 44), ground: GlassTests.Levels(242, 242, 247)
    ) { Glass([$0], generation: .second, appearance: .light, role: .barItem) }
    let middle = 122.0 * 3
    var (dark, beyond) = ([Int](), [Int]())
    for y in 296..<366 {
      for x in 296..<366 {
        let (across, down) = (middle - Double(x) - 0.5, middle - Double(y) - 0.5)
        // Between 30° and 60°, in pixels from the circle.
        guard across / down > 0.577, across / down < 1.732 else { continue }
        let distance = (across * across + down * down).squareRoot() - 66
        if (0.8...1).contains(distance) { dark.append(picture[pixel: x, y].y) }
        if (2.3...3).contains(distance) { beyond.append(picture[pixel: x, y].y) }
      }
    }
    #expect(!dark.isEmpty && dark.allSatisfy { $0 < 205 }, "\(dark)")
    #expect(!beyond.isEmpty && beyond.allSatisfy { $0 > 238 }, "\(beyond)")
  }

  @Test func `iOS 27: glass with a tint that is disabled has the edge of plain glass`() throws {
    let grey = Color(bytes: 209, 209, 214)
    func edges(_ hasPlainEdge: Bool) throws -> [Int] {
      let picture = try GlassTests.Picture(
        Size(width: 44, height: 44), ground: GlassTests.Levels(242, 242, 247)
      ) {
        var glass = Glass(
          [$0], generation: .second, appearance: .light, role: .barItem, tint: grey)
        glass.hasPlainEdge = hasPlainEdge
        return glass
      }
      // The hairline at the left, then the rim at the top.
      return [picture[pixel: 299, 366].y] + (0..<3).map { picture[pixel: 366, 300 + $0].y }
    }
    let found = try edges(true)
    for (level, wanted) in zip(found, [158, 245, 238, 230]) {
      #expect(abs(level - wanted) <= 8, "\(found)")
    }
    #expect(try edges(false)[1] > 250)
  }

  /// By thirds of a point from above: outside of bars in light, and in a dark bar.
  @Test(
    arguments: [
      (
        Glass.Appearance.light, Glass.Role.raw, Color(bytes: 0, 121, 254),
        [[54, 219, 255], [40, 193, 255], [26, 167, 255]]
      ),
      (
        .dark, .raw, Color(bytes: 42, 127, 241), [[0, 188, 249], [11, 173, 247], [21, 156, 245]]
      ),
    ])
  func `iOS 26: the rim of a prominent button has more colour`(
    appearance: Glass.Appearance, role: Glass.Role, tint: Color, rows: [[Int]]
  ) throws {
    let picture = try GlassTests.Picture(
      Size(width: 144, height: 32), ground: GlassTests.grey(appearance == .dark ? 0 : 255)
    ) { Glass([$0], generation: .first, appearance: appearance, role: role, tint: tint) }
    for (row, wanted) in rows.enumerated() {
      for y in [300 + row, 300 + 32 * 3 - 1 - row] {
        let found = picture[pixel: 516, y]
        #expect((0..<3).allSatisfy { abs(found[$0] - wanted[$0]) <= 10 }, "\(row): \(found)")
      }
    }
  }
}
