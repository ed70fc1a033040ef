/// A colour at a place of a gradient.
public typealias GradientStop = LinearGradient.Stop

/// Colours along the line from `start` to `end`, the same all across it. Interpolated at pixel centres;
/// each channel is rounded to a byte once.
public struct LinearGradient: Sendable, Hashable {
  /// A colour at a place on the line.
  public struct Stop: Sendable, Hashable {
    /// 0 at `start`, 1 at `end`; others are allowed, and a NaN leaves the stop out.
    public var location: Double
    /// Straight, as all colours.
    public var color: Color

    /// A colour at a place.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Any number, in any order; equal locations make a hard edge, in the order given.
  public var stops: [Stop]
  /// Where location 0 is.
  public var start: Point
  /// Where location 1 is; nothing is drawn when it is the same as `start`.
  public var end: Point
  /// The colours beyond the ends; all but `pad` use locations 0–1 only.
  public var spread: GradientSpread
  /// How the colours between two stops are made.
  public var interpolation: GradientInterpolation

  /// A gradient along the line between two points.
  public init(
    stops: [Stop], start: Point, end: Point, spread: GradientSpread = .pad,
    interpolation: GradientInterpolation = .premultiplied
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.spread = spread
    self.interpolation = interpolation
  }

  /// A gradient of colours at equal distances, the first at `start`, the last at `end`.
  public init(colors: [Color], start: Point, end: Point, spread: GradientSpread = .pad) {
    self.init(stops: Stop.even(colors), start: start, end: end, spread: spread)
  }
}

extension LinearGradient.Stop {
  /// Colours at equal distances from 0 to 1; a single one is at 0.
  public static func even(_ colors: [Color]) -> [LinearGradient.Stop] {
    colors.enumerated().map { index, color in
      LinearGradient.Stop(
        location: Double(index) / Double(max(colors.count - 1, 1)), color: color)
    }
  }
}
