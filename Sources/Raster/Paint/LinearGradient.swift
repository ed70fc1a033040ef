/// Colours along the line from `start` to `end`; beyond both ends the last colour goes on (pad).
/// Interpolated premultiplied at pixel centres, as CoreGraphics does.
public struct LinearGradient: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    /// 0 at `start`, 1 at `end`.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var stops: [Stop]
  public var start: Point
  public var end: Point

  public init(stops: [Stop], start: Point, end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}
