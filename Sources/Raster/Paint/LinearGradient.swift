/// Colours along the line from `start` to `end`; beyond both ends the last colour goes on (pad).
/// Interpolated premultiplied at pixel centres, as CoreGraphics does.
public struct LinearGradient: Sendable, Hashable {
  /// A colour at a place on the line.
  public struct Stop: Sendable, Hashable {
    /// 0 at `start`, 1 at `end`.
    public var location: Double
    /// Straight, as all colours; multiplied by its alpha before it is interpolated.
    public var color: Color

    /// A colour at a place.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// In any order; equal locations make a hard edge, in the order given.
  public var stops: [Stop]
  /// Where location 0 is.
  public var start: Point
  /// Where location 1 is.
  public var end: Point

  /// A gradient along the line between two points.
  public init(stops: [Stop], start: Point, end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}
