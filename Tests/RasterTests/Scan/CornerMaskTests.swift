import Testing

@testable import Raster

/// Corners are drawn once and kept: pictures must look as if they were not.
@Suite struct CornerMaskTests {
  private static let side = 150

  /// Draws on a picture of its own with the masks of earlier drawings.
  private func draw(
    reusing cache: inout RasterizerCache, scale: Double = 1, _ body: (inout Canvas) -> Void
  ) throws -> Pixmap {
    var canvas = Canvas()
    body(&canvas)
    var picture = Pixmap(width: Self.side, height: Self.side)
    try Rasterizer().render(canvas.displayList, scale: scale, into: &picture, reusing: &cache)
    return picture
  }

  private func cards(_ noise: inout Noise, scale: Double) -> [Path] {
    /// A length of whole pixels or parts of them that layouts have, and now and then any other.
    func number(_ range: ClosedRange<Int>) -> Double {
      let parts: [Double] = [0, 0, 0.5, 0.25, 1.0 / 3]
      let part = parts.randomElement(using: &noise) ?? 0
      let other = Double.random(in: 0...1, using: &noise)
      return
        (Double(Int.random(in: range, using: &noise))
        + (Int.random(in: 0..<8, using: &noise) == 0 ? other : part)) / scale
    }
    let rect = Rect(
      x: number(-20...60), y: number(-20...60), width: number(40...100), height: number(40...100))
    let radius = number(1...16)
    let corners = RectCorners(rawValue: Int.random(in: 1...15, using: &noise))
    return [
      Path(roundedRect: rect, radius: radius),
      Path(roundedRect: rect, radius: radius, corners: corners),
      Path(continuousRoundedRect: rect, radius: radius),
      Path(continuousRoundedRect: rect, radius: radius, corners: corners),
      Path(glassRoundedRect: rect, radius: radius, corners: corners),
      plain(Path(continuousRoundedRect: rect, radius: radius)),
      Path(capsuleIn: rect), Path(ellipseIn: rect),
    ]
  }

  /// The same steps in a path that does not know what it is.
  private func plain(_ path: Path) -> Path {
    var result = Path()
    for element in path.elements { result.append(element) }
    return result
  }

  /// Fills, and all else that asks for a path's coverage.
  private func paint(_ path: Path, _ kind: Int, on canvas: inout Canvas) {
    let gradient = LinearGradient(
      colors: [.black, Color(bytes: 255, 0, 0, alpha: 0.5)], start: .zero, end: Point(x: 30, y: 140)
    )
    switch kind {
    case 0: canvas.fill(path, Color(bytes: 20, 120, 220))
    case 1: canvas.fill(path, Color(bytes: 20, 120, 220, alpha: 0.4))
    case 2: canvas.fill(path, .gradient(gradient))
    case 3:
      canvas.clipped(to: path) { $0.fill(Rect(x: 0, y: 0, width: 150, height: 150), .black) }
    case 4:
      canvas.shadow(path, .black, offset: Point(x: 1, y: 2.5), blurRadius: 4, knockout: true)
    case 5:
      canvas.innerShadow(path, .black, offset: Point(x: 0, y: 1), blurRadius: 3)
    default:
      canvas.clipped(to: Path(rect: Rect(x: 10, y: 12.5, width: 80, height: 90))) {
        $0.fill(path, Color(bytes: 20, 120, 220, alpha: 0.4))
      }
    }
  }

  @Test func `a shape has the same bytes whatever was drawn before`() throws {
    var noise = Noise(state: 93)
    var cache = RasterizerCache()
    for round in 0..<90 {
      let scale = [1.0, 2, 3][round % 3]
      for path in cards(&noise, scale: scale) {
        let moves = [(0, 0), (7, 3), (-5, 31)].map { x, y in
          Transform.translation(x: Double(x) / scale, y: Double(y) / scale)
        }
        for move in moves {
          let moved = path.transformed(by: move)
          let kept = try draw(reusing: &cache, scale: scale) { paint(moved, round % 7, on: &$0) }
          var empty = RasterizerCache()
          let fresh = try draw(reusing: &empty, scale: scale) { paint(moved, round % 7, on: &$0) }
          #expect(kept == fresh, "round \(round): \(moved)")
        }
      }
    }
    #expect(cache.scanner.corners.count > 50)
  }

  private func card(x: Double = 0, y: Double = 0, radius: Double = 10) -> Path {
    Path(roundedRect: Rect(x: x, y: y, width: 50, height: 40), radius: radius)
  }

  @Test func `a corner is kept when it is met again`() throws {
    var cache = RasterizerCache()
    var counts: [Int] = []
    func fill(_ path: Path) throws {
      _ = try draw(reusing: &cache) { $0.fill(path, .black) }
      counts.append(cache.scanner.corners.count)
    }
    // All four corners are one and its images.
    try fill(card())
    try fill(card(x: 30, y: 7))
    try fill(card(x: 5, y: 70))
    // Elsewhere in a pixel it is another, and each corner is its own; so is one of another radius.
    try fill(card(x: 0.1))
    try fill(card(x: 9.1))
    try fill(card(radius: 9))
    try fill(card(radius: 9))
    #expect(counts == [0, 1, 1, 1, 3, 3, 4])
  }

  @Test func `corners that are cut are drawn with what cuts them`() throws {
    var cache = RasterizerCache()
    for x in [-5.0, -5, -5, 145, 145] {
      _ = try draw(reusing: &cache) { $0.fill(card(x: x), .black) }
    }
    #expect(cache.scanner.corners.count == 0)
    // Those on the left are out of sight.
    for x in [-30.0, -30] { _ = try draw(reusing: &cache) { $0.fill(card(x: x), .black) } }
    #expect(cache.scanner.corners.count == 4)
  }

  @Test func `a corner between two bytes is not kept`() throws {
    var cache = RasterizerCache()
    // Sides that halve their pixels, which the curves leave so slowly that the last bits decide.
    for radius in 8...20 {
      let rect = Rect(x: 9.5, y: 20, width: 80, height: 75)
      let path = plain(Path(continuousRoundedRect: rect, radius: Double(radius)))
      for _ in 0..<3 { _ = try draw(reusing: &cache) { $0.fill(path, .black) } }
    }
    #expect((1..<4 * 13).contains(cache.scanner.corners.count))
  }

  @Test func `a corner that reaches the pixels of a far side is drawn with that`() throws {
    var cache = RasterizerCache()
    for flip in 0..<4 {
      func at(_ x: Double, _ y: Double) -> Point {
        Point(x: flip % 2 == 0 ? x : 60 - x, y: flip < 2 ? y : 60 - y)
      }
      // As far as the right side's pixels, and as far as the lower side's.
      for (right, bottom) in [(40.3, 22.0), (30.0, 30.4)] {
        var path = Path(polyline: [at(40.6, 0.2), at(40.6, 30.7), at(0.3, 30.7), at(0.3, bottom)])
        path.cubic(control1: at(0.3, 9), control2: at(13, 0.2), to: at(right, 0.2))
        path.close()
        var pictures: [Pixmap] = []
        for _ in 0..<3 {
          pictures.append(try draw(reusing: &cache) { $0.fill(path, .black) })
        }
        #expect(pictures[1] == pictures[0])
        #expect(pictures[2] == pictures[0])
      }
    }
    #expect(cache.scanner.corners.count == 0)
  }

  @Test func `what is kept takes two megabytes at most`() throws {
    var cache = RasterizerCache()
    var most = 0
    for index in 0..<4_000 {
      let path = card(x: 0.11 + 0.0002 * Double(index), y: 0.3, radius: 16)
      for _ in 0..<2 {
        _ = try draw(reusing: &cache) { $0.fill(path, .black) }
        most = max(most, cache.scanner.corners.byteCount)
      }
    }
    #expect((1_900_000...2_120_000).contains(most))
  }

  @Test(arguments: [1e9, 1.1e9, 1e18, 1e200, 1e308])
  func `far sides and corners are no trouble`(_ far: Double) throws {
    var cache = RasterizerCache()
    for rect in [
      Rect(x: -far, y: 10, width: far + 60, height: 50),
      Rect(x: 10, y: -far, width: 50, height: far + 50),
      Rect(x: 10, y: 10, width: far, height: far),
      Rect(x: -far, y: -far, width: 2 * far, height: 2 * far),
      Rect(x: far, y: far, width: 50, height: 50),
    ] {
      for radius in [8, far / 4] {
        var pictures: [Pixmap] = []
        for _ in 0..<3 {
          pictures.append(
            try draw(reusing: &cache) {
              $0.fill(plain(Path(roundedRect: rect, radius: radius)), .black)
            })
        }
        #expect(pictures[1] == pictures[0])
        #expect(pictures[2] == pictures[0])
      }
    }
  }
}
