import Testing

@testable import Raster

/// Shadows against levels that were measured on pictures of iOS 26, by distance in points.
@Suite struct GlassShadowTests {
  typealias Levels = GlassTests.Levels

  /// A distance from an edge, and the change of level there.
  typealias Step = (distance: Double, change: Int)

  @Test(
    arguments: [
      (
        "an item", Size(width: 226.0 / 3, height: 44), Levels(242, 242, 247), Glass.Role.barItem,
        [
          (0.1, -11), (2, -10), (5, -9), (8, -8), (10, -7), (13, -6), (16, -5), (19, -4), (22, -3),
          (27, -2), (34, -1),
        ] as [Step], [(0.1, -5), (11, -2)] as [Step], [(0.1, -7), (10, -4), (30, -1)] as [Step]
      ),
      (
        "a circle of 44", Size(width: 44, height: 44), Levels(255, 255, 255), .raw,
        [(0.9, -11), (4.9, -9), (6.9, -9), (24.9, -3), (27.9, -2)],
        [(2, -5), (5, -4), (8, -3), (11, -2)], [(2.5, -7), (8.5, -5), (15.5, -3), (23.5, -1)]
      ),
      (
        "a circle of 48", Size(width: 48, height: 48), Levels(255, 255, 255), .barItem,
        [(1.5, -14), (5.5, -12)], [(1.5, -6), (5.5, -5)], [(1.5, -10), (5.5, -9), (9.5, -7)]
      ),
      (
        "a tab bar", Size(width: 274, height: 62), Levels(242, 242, 247), .tabBar, [(0.1, -14)],
        [(0.1, -6)], [(0.1, -10)]
      ),
    ])
  func `items, circles and bars`(
    name: String, size: Size, ground: Levels, role: Glass.Role, below: [Step], above: [Step],
    beside: [Step]
  ) throws {
    let picture = try GlassTests.Picture(size, ground: ground) {
      Glass([$0], generation: .first, appearance: .light, role: role)
    }
    let shape = picture.shape
    let middle = Point(x: shape.minX + size.width / 2, y: shape.minY + size.height / 2)
    func check(_ found: Levels, _ step: Step, _ side: String) {
      let change = found.y - ground.y
      #expect(
        abs(change - step.change) <= 1,
        "\(name), \(step.distance) \(side): \(change), \(step.change)")
    }
    for step in below { check(picture[middle.x, shape.maxY + step.distance], step, "below") }
    for step in above { check(picture[middle.x, shape.minY - step.distance], step, "above") }
    for step in beside { check(picture[shape.maxX + step.distance, middle.y], step, "beside") }
  }

  /// A pixel for each point.
  private func render(
    _ size: Size, _ ground: [(Path, Levels)], _ shape: Glass.RoundedRect, _ role: Glass.Role,
    clip: Rect? = nil, appearance: Glass.Appearance = .light
  ) throws -> Pixmap {
    var canvas = Canvas()
    for (path, levels) in ground { canvas.fill(path, GlassTests.color(levels)) }
    if let clip { canvas.append(.clip(Path(rect: clip), rule: .nonZero)) }
    canvas.append(
      .glass(Glass([shape], generation: .first, appearance: appearance, role: role)))
    return try Rasterizer().render(
      canvas.displayList, width: Int(size.width), height: Int(size.height), scale: 1)
  }

  private func levels(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Levels {
    let index = (y * pixmap.width + x) * 4
    return Levels(
      Int(pixmap.bytes[index]), Int(pixmap.bytes[index + 1]), Int(pixmap.bytes[index + 2]))
  }

  private static let page = Size(width: 440, height: 336)
  private static let menu = Glass.RoundedRect(
    Rect(x: 151.333, y: 61.333, width: 250, height: 250.333), radius: 33)
  /// Circles in three colours over white, the upper part of which a menu leaves.
  private static let circles: [(Path, Levels)] =
    [(Path(rect: Rect(origin: Point(x: 0, y: 0), size: page)), Levels(255, 255, 255))]
    + [
      (149.0, Levels(207, 228, 253)), (237, Levels(175, 82, 222)), (331, Levels(0, 122, 255)),
    ].map { (Path(ellipseIn: Rect(x: $0.0, y: 49.333, width: 44, height: 44)), $0.1) }

  @Test(
    arguments: [
      ("above, on blue", 364, 60, Levels(10, 124, 248)), ("farther", 364, 56, Levels(7, 124, 249)),
      ("on purple", 252, 60, Levels(174, 87, 218)), ("farther", 252, 54, Levels(174, 85, 219)),
      ("on light blue", 187, 60, Levels(205, 225, 248)),
      ("on white between circles", 215, 60, Levels(247, 247, 248)),
      ("likewise", 305, 60, Levels(246, 246, 247)), ("farther", 305, 51, Levels(251, 251, 252)),
      ("below", 280, 313, Levels(240, 240, 240)), ("farther", 280, 325, Levels(246, 246, 246)),
      ("at the left", 146, 270, Levels(245, 246, 246)),
      ("farther", 134, 270, Levels(251, 251, 251)),
      ("at the right", 402, 130, Levels(243, 244, 244)),
      ("at a corner", 168, 311, Levels(241, 238, 238)),
    ])
  func `a menu's shadow has a tinge of the colours around`(
    place: String, x: Int, y: Int, wanted: Levels
  ) throws {
    let picture = try render(Self.page, Self.circles, Self.menu, .menu)
    let found = levels(picture, x, y)
    for index in 0..<3 {
      #expect(abs(found[index] - wanted[index]) <= 3, "\(place): \(found), wanted \(wanted)")
    }
  }

  @Test func `an alert's shadow has a tinge of the colours around`() throws {
    var ground = [
      (Path(rect: Rect(x: 0, y: 0, width: 440, height: 375)), Levels(84, 84, 84))
    ]
    for y in [8.0, 109, 157, 205, 306, 354] {
      let rect = Rect(x: 16, y: y, width: 408, height: 36)
      ground.append((Path(rect: rect), Levels(0, 58, 121)))
    }
    let alert = Glass.RoundedRect(Rect(x: 60, y: 15.667, width: 320, height: 343.667), radius: 28)
    let picture = try render(Size(width: 440, height: 375), ground, alert, .alert)
    for (x, y, wanted) in [
      (59, 151, Levels(75, 79, 84)), (49, 151, Levels(79, 81, 84)), (59, 255, Levels(77, 80, 83)),
      (39, 255, Levels(83, 83, 84)), (59, 175, Levels(1, 57, 117)), (44, 175, Levels(1, 58, 119)),
    ] {
      let found = levels(picture, x, y)
      for index in 0..<3 {
        #expect(abs(found[index] - wanted[index]) <= 3, "\(x), \(y): \(found), wanted \(wanted)")
      }
    }
  }

  @Test func `a tinged shadow within a clip is that of the whole`() throws {
    let clip = Rect(x: 300, y: 20, width: 110, height: 60)
    let whole = try render(Self.page, Self.circles, Self.menu, .menu)
    let clipped = try render(Self.page, Self.circles, Self.menu, .menu, clip: clip)
    for y in 20..<80 {
      for x in 300..<410 {
        #expect(levels(clipped, x, y) == levels(whole, x, y), "\(x), \(y)")
      }
    }
    #expect(levels(clipped, 280, 313) == Levels(255, 255, 255))
  }

  @Test func `a tinged shadow darkens one colour evenly`() throws {
    let white = [
      (Path(rect: Rect(origin: Point(x: 0, y: 0), size: Self.page)), Levels(255, 255, 255))
    ]
    let picture = try render(Self.page, white, Self.menu, .menu)
    // Lighter with each row below, without a step back.
    let rows = (313..<336).map { levels(picture, 280, $0).x }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 <= $1 }, "\(rows)")
    #expect(Set(rows).count >= 9, "\(rows)")
  }

  @Test func `nothing of a shadow is seen in dark pictures`() throws {
    for role in [Glass.Role.menu, .alert, .tabBar] {
      let picture = try render(
        Self.page, Self.circles, Self.menu, role, appearance: .dark)
      #expect(levels(picture, 280, 313) == Levels(255, 255, 255), "\(role)")
    }
  }

  @Test func `a tinged shadow over nothing is black`() throws {
    let pixmap = try render(Self.page, [], Self.menu, .menu)
    for (x, y) in [(280, 313), (146, 270), (300, 55)] {
      let index = (y * pixmap.width + x) * 4
      #expect(pixmap.bytes[index + 3] > 0, "\(x), \(y)")
      #expect(pixmap.bytes[index..<index + 3].allSatisfy { $0 == 0 }, "\(x), \(y)")
    }
  }
}
