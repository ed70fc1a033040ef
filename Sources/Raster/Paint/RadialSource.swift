/// A radial gradient on device pixels: each pixel's centre is taken back to the gradient's space,
/// where the circle that goes through it is found.
struct RadialSource: PixelSource {
  private let sampler: GradientSampler
  private let inverse: Transform
  private let center: Point
  private let radius: Double
  /// From the start circle to the end circle.
  private let move: Point
  private let growth: Double
  /// The square's coefficient in `position`: |move|² − growth².
  private let square: Double
  /// The squares of the columns' distances from the centre, from `firstColumn` on, where they are the
  /// same in all rows: with one centre, and a transform that turns nothing.
  private let across: [Double]
  private let firstColumn: Int

  /// Nil when there is nothing to draw: no number, no circle between the two, or a transform that
  /// flattens the plane.
  ///
  /// - Parameter area: The pixels that may be asked for.
  init?(
    _ gradient: RadialGradient, _ sampler: GradientSampler, _ transform: Transform, area: PixelRect
  ) {
    guard let inverse = transform.inverse, gradient.startCenter.isFinite,
      gradient.endCenter.isFinite, gradient.startRadius >= 0, gradient.endRadius >= 0,
      gradient.startRadius.isFinite, gradient.endRadius.isFinite
    else { return nil }
    self.sampler = sampler
    self.inverse = inverse
    center = gradient.startCenter
    radius = gradient.startRadius
    move = gradient.endCenter - gradient.startCenter
    growth = gradient.endRadius - gradient.startRadius
    square = move.x * move.x + move.y * move.y - growth * growth
    guard move != .zero || growth != 0, square.isFinite else { return nil }
    firstColumn = area.minX
    let center = center
    across =
      move == .zero && inverse.b == 0 && inverse.c == 0
      ? (area.minX..<max(area.minX, area.maxX)).map {
        let x = inverse.apply(Point(x: Double($0) + 0.5, y: 0)).x - center.x
        return x * x
      } : []
  }

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    func place(_ index: Int) -> Point {
      inverse.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
    }
    if !across.isEmpty {
      let down = place(0).y - center.y
      sampler.fill(&run, count: count) { first, positions in
        let column = x - firstColumn + first
        Kernels.current.circles(
          across.span.extracting(column..<column + positions.count), down: down * down,
          radius: radius, growth: growth, positions)
      }
    } else if move == .zero {
      // Exactly one of the circles around one centre goes through each pixel.
      sampler.fill(&run, count: count) { first, positions in
        for index in positions.indices {
          let v = place(first + index) - center
          positions[index] = ((v.x * v.x + v.y * v.y).squareRoot() - radius) / growth
        }
      }
    } else {
      sampler.fill(&run, count: count) { first, positions in
        for index in positions.indices {
          positions[index] = position(place(first + index)) ?? .nan
        }
      }
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
