/// A radial gradient on device pixels: each pixel's centre is taken back to the gradient's space,
/// where the circle that goes through it is found.
struct RadialSource: PixelSource {
  private let ramp: GradientRamp
  private let inverse: Transform
  private let center: Point
  private let radius: Double
  /// From the start circle to the end circle.
  private let move: Point
  private let growth: Double
  /// The square's coefficient in `position`: |move|² − growth².
  private let square: Double

  /// Nil when there is nothing to draw: no number, no circle between the two, or a transform that
  /// flattens the plane.
  init?(_ gradient: RadialGradient, _ transform: Transform) {
    guard let inverse = transform.inverse, gradient.startCenter.isFinite,
      gradient.endCenter.isFinite, gradient.startRadius >= 0, gradient.endRadius >= 0,
      gradient.startRadius.isFinite, gradient.endRadius.isFinite
    else { return nil }
    ramp = GradientRamp(gradient.stops, spread: gradient.spread)
    self.inverse = inverse
    center = gradient.startCenter
    radius = gradient.startRadius
    move = gradient.endCenter - gradient.startCenter
    growth = gradient.endRadius - gradient.startRadius
    square = move.x * move.x + move.y * move.y - growth * growth
    guard move != .zero || growth != 0, square.isFinite else { return nil }
  }

  func constant(y: Int) -> Pixel? { nil }

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    // Of circles around one centre exactly one goes through each pixel.
    if move == .zero {
      for index in 0..<count {
        let place = Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5)
        let v = inverse.apply(place) - center
        run[index] = ramp.color(at: ((v.x * v.x + v.y * v.y).squareRoot() - radius) / growth)
      }
      return
    }
    for index in 0..<count {
      let place = Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5)
      run[index] = position(inverse.apply(place)).map { ramp.color(at: $0) } ?? .zero
    }
  }

  /// The highest t whose circle, around center + t·move with radius + t·growth, goes through the
  /// point: the greater root of square·t² − 2·b·t + c with a radius that is not negative.
  private func position(_ point: Point) -> Double? {
    let v = point - center
    let distance = v.x * v.x + v.y * v.y
    let b = v.x * move.x + v.y * move.y + radius * growth
    let c = distance - radius * radius
    func valid(_ t: Double) -> Double? { t.isFinite && radius + t * growth >= 0 ? t : nil }
    if square == 0 { return valid(c / (2 * b)) }
    let discriminant = b * b - square * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let first = (b + root) / square
    let second = (b - root) / square
    return valid(max(first, second)) ?? valid(min(first, second))
  }
}
