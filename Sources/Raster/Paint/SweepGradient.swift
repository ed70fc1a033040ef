/// Colours around a point, as CSS's `conic-gradient`: location 0 is the direction of `start`, 1 that of
/// `end`. Interpolated at pixel centres; each channel is rounded to a byte once.
public struct SweepGradient: Sendable, Hashable {
  /// Any number, in any order; equal locations make a hard edge, in the order given.
  public var stops: [GradientStop]
  /// The point that the colours go around.
  public var center: Point
  /// Where location 0 is, turning from the x axis towards the y axis.
  public var start: Angle
  /// Where location 1 is; nothing is drawn when it is the same as `start`. Directions from 0 up to a
  /// whole turn are compared with both.
  public var end: Angle
  /// The colours in directions that are not between the two; all but `pad` use locations 0–1 only.
  public var spread: GradientSpread
  /// How the colours between two stops are made.
  public var interpolation: GradientInterpolation

  /// A gradient around a point.
  public init(
    stops: [GradientStop], center: Point, start: Angle = .zero,
    end: Angle = Angle(radians: 2 * Double.pi), spread: GradientSpread = .pad,
    interpolation: GradientInterpolation = .premultiplied
  ) {
    self.stops = stops
    self.center = center
    self.start = start
    self.end = end
    self.spread = spread
    self.interpolation = interpolation
  }
}

/// A sweep gradient on device pixels: each pixel's centre is taken back to the gradient's space.
struct SweepSource: PixelSource {
  private let sampler: GradientSampler
  private let inverse: Transform
  private let center: Point
  private let start: Double
  private let length: Double

  /// Nil when there is nothing to draw: no number, no angle between start and end, or a transform that
  /// flattens the plane.
  init?(_ gradient: SweepGradient, _ sampler: GradientSampler, _ transform: Transform) {
    guard let inverse = transform.inverse, gradient.center.isFinite else { return nil }
    start = gradient.start.radians
    length = gradient.end.radians - start
    guard start.isFinite, length.isFinite, length != 0 else { return nil }
    self.inverse = inverse
    center = gradient.center
    self.sampler = sampler
  }

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    sampler.fill(&run, count: count) { first, positions in
      for index in positions.indices {
        let place = inverse.apply(Point(x: Double(x + first + index) + 0.5, y: Double(y) + 0.5))
        let angle = Angle(towards: place - center).radians
        let turned = angle < 0 ? angle + 2 * Double.pi : angle
        positions[index] = (turned - start) / length
      }
    }
  }
}
