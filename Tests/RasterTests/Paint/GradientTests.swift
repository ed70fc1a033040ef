import Raster
import Testing

/// Gradients against a plain version that asks for every pixel by itself.
@Suite struct GradientTests {
  private let width = 37
  private let height = 23

  private func fold(_ t: Double, _ spread: GradientSpread) -> Double {
    switch spread {
    case .pad: t
    case .repeat: t - t.rounded(.down)
    case .reflect: 1 - ((t / 2 - (t / 2).rounded(.down)) * 2 - 1).magnitude
    }
  }

  /// Premultiplied and interpolated between the two stops around `t`.
  private func color(_ stops: [GradientStop], _ t: Double) -> SIMD4<Double> {
    func premultiplied(_ c: Color) -> SIMD4<Double> {
      SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha) * 255
    }
    guard let above = stops.firstIndex(where: { $0.location > t }) else {
      return premultiplied(stops[stops.count - 1].color)
    }
    guard above > 0 else { return premultiplied(stops[0].color) }
    let (a, b) = (stops[above - 1], stops[above])
    let share = (t - a.location) / (b.location - a.location)
    return premultiplied(a.color) * (1 - share) + premultiplied(b.color) * share
  }

  private func stops(_ noise: inout Noise) -> [GradientStop] {
    let count = Int.random(in: 1...6, using: &noise)
    return (0..<count).map { index in
      func part() -> Double { .random(in: 0...1, using: &noise) }
      return GradientStop(
        location: (Double(index) + part()) / Double(count),
        color: Color(red: part(), green: part(), blue: part(), alpha: part()))
    }
  }

  /// Checks all pixels; where the plain version sits on a jump between colours (the ends of a
  /// repeat) the last bit decides, so those are let be.
  private func check(
    _ paint: Paint, _ transform: Transform, _ stops: [GradientStop], _ spread: GradientSpread,
    position: (Point) -> Double?
  ) throws {
    let picture = try draw(width: width, height: height) {
      $0.transformed(by: transform) {
        $0.fill(Path(rect: Rect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)), paint)
      }
    }
    let inverse = try #require(transform.inverse)
    for y in 0..<height {
      for x in 0..<width {
        let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard let t = position(p) else {
          #expect(picture[x, y] == .clear)
          continue
        }
        if spread == .repeat, (t - t.rounded()).magnitude < 1e-9 { continue }
        let distance = ReferenceImage.distance(
          picture[x, y], color(stops, fold(t, spread)))
        guard distance <= 0.501 else {
          Issue.record("\(x), \(y): off by \(distance) at \(t)")
          return
        }
      }
    }
  }

  @Test(arguments: GradientSpread.allCases)
  func `an axial gradient is right at every pixel`(spread: GradientSpread) throws {
    var noise = Noise(state: 21)
    for round in 0..<24 {
      let stops = stops(&noise)
      let start = noise.point(-20...40)
      var end = noise.point(-20...40)
      // Straight across, straight down, and any way.
      if round % 3 == 0 { end.y = start.y }
      if round % 3 == 1 { end.x = start.x }
      let line = end - start
      let transform =
        round < 12
        ? Transform.identity
        : Transform.rotation(Angle(degrees: Double(round) * 17))
          .concatenating(Transform(a: 1.5, b: 0, c: 0.3, d: 0.8, tx: 3, ty: 4))
      try check(
        .gradient(LinearGradient(stops: stops, start: start, end: end, spread: spread)),
        transform, stops, spread
      ) { p in
        let v = p - start
        return (v.x * line.x + v.y * line.y) / (line.x * line.x + line.y * line.y)
      }
    }
  }

  @Test(arguments: GradientSpread.allCases)
  func `a radial gradient around one centre is right at every pixel`(
    spread: GradientSpread
  ) throws {
    var noise = Noise(state: 22)
    for _ in 0..<16 {
      let stops = stops(&noise)
      let center = noise.point(-5...40)
      let inner = Double.random(in: 0...6, using: &noise)
      let outer = inner + Double.random(in: 0.5...20, using: &noise)
      let gradient = RadialGradient(
        stops: stops, center: center, radius: outer, startRadius: inner, spread: spread)
      try check(
        .radialGradient(gradient), Transform(a: 1.2, b: 0.3, c: -0.4, d: 0.9, tx: 1, ty: 2),
        stops, spread
      ) { p in
        let v = p - center
        return ((v.x * v.x + v.y * v.y).squareRoot() - inner) / (outer - inner)
      }
    }
  }

  @Test func `from a focus within the circle, colours go by the way to its edge`() throws {
    var noise = Noise(state: 23)
    for _ in 0..<16 {
      let stops = stops(&noise)
      let center = noise.point(5...25)
      let radius = Double.random(in: 4...20, using: &noise)
      let focus =
        center + Angle(degrees: .random(in: 0...360, using: &noise)).vector
        * (radius * .random(in: 0.1...0.9, using: &noise))
      let gradient = RadialGradient(
        stops: stops, startCenter: focus, startRadius: 0, endCenter: center, endRadius: radius)
      try check(.radialGradient(gradient), .identity, stops, .pad) { p in
        // How far the ray from the focus through the point goes until it leaves the circle.
        let v = p - focus
        let length = (v.x * v.x + v.y * v.y).squareRoot()
        let w = focus - center
        let along = (w.x * v.x + w.y * v.y) / length
        let way =
          -along + (along * along + radius * radius - w.x * w.x - w.y * w.y).squareRoot()
        return length / way
      }
    }
  }

  @Test func `two circles apart make a cone, and nothing is drawn beside it`() throws {
    let picture = try draw(width: 40, height: 20) {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 40, height: 20)),
        .radialGradient(
          RadialGradient(
            stops: GradientStop.even([.black, .white]), startCenter: Point(x: 10.5, y: 10.5),
            startRadius: 4, endCenter: Point(x: 30.5, y: 10.5), endRadius: 4)))
    }
    // Circles of one radius: a stripe, whose front sides are half circles.
    for x in 0..<40 {
      #expect(picture[x, 5] == .clear && picture[x, 16] == .clear)
      let t = (Double(x) - 10 + 4) / 20
      let level = (min(max(t, 0), 1) * 255).rounded()
      #expect((Double(picture[x, 10].red) - level).magnitude <= 1 && picture[x, 10].alpha == 255)
    }
  }

  @Test func `gradients without extent or number draw nothing`() throws {
    let stops = GradientStop.even([.black, .white])
    let (p, nan) = (Point(x: 3, y: 3), Point(x: .nan, y: 1))
    let paints: [Paint] = [
      .gradient(LinearGradient(stops: stops, start: p, end: p)),
      .gradient(LinearGradient(stops: stops, start: p, end: nan)),
      .gradient(LinearGradient(stops: [], start: p, end: .zero)),
      .radialGradient(RadialGradient(stops: stops, center: p, radius: 0)),
      .radialGradient(RadialGradient(stops: stops, center: p, radius: -1)),
      .radialGradient(RadialGradient(stops: stops, center: nan, radius: 4)),
      .radialGradient(RadialGradient(stops: stops, center: p, radius: .infinity)),
      .radialGradient(RadialGradient(stops: [], center: p, radius: 4)),
    ]
    for paint in paints {
      let picture = try draw { $0.fill(Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), paint) }
      #expect(picture.bytes.allSatisfy { $0 == 0 })
    }
  }

  @Test func `even colours lie at equal distances`() {
    #expect(GradientStop.even([.black, .white, .clear]).map(\.location) == [0, 0.5, 1])
    #expect(GradientStop.even([.black]).map(\.location) == [0])
    #expect(GradientStop.even([]).isEmpty)
  }
}
