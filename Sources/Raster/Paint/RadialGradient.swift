/// Colours between two circles, as CoreGraphics' `drawRadialGradient`: location 0 is the start
/// circle, 1 the end circle, and in between lie the circles whose centre and radius are between
/// theirs. Interpolated at pixel centres; each channel is rounded to a byte once.
///
/// Where several circles go through a point, the one of the highest location shows; where none does
/// (outside the cone of two circles of which neither holds the other) nothing is drawn. The formula
/// is that of the HTML standard's `createRadialGradient`.
public struct RadialGradient: Sendable, Hashable {
  /// Any number, in any order; equal locations make a hard edge, in the order given.
  public var stops: [GradientStop]
  /// The middle of the circle of location 0.
  public var startCenter: Point
  /// The radius of the circle of location 0, not negative; 0 is a point.
  public var startRadius: Double
  /// The middle of the circle of location 1.
  public var endCenter: Point
  /// The radius of the circle of location 1, not negative.
  public var endRadius: Double
  /// The colours beyond both circles; all but `pad` use locations 0–1 only.
  public var spread: GradientSpread
  /// How the colours between two stops are made.
  public var interpolation: GradientInterpolation

  /// A gradient between two circles. Circles that are the same, or have a negative radius, draw
  /// nothing.
  public init(
    stops: [GradientStop], startCenter: Point, startRadius: Double, endCenter: Point,
    endRadius: Double, spread: GradientSpread = .pad,
    interpolation: GradientInterpolation = .premultiplied
  ) {
    self.stops = stops
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.spread = spread
    self.interpolation = interpolation
  }

  /// A gradient outward from a point or, with `startRadius`, from a circle around it.
  public init(
    stops: [GradientStop], center: Point, radius: Double, startRadius: Double = 0,
    spread: GradientSpread = .pad
  ) {
    self.init(
      stops: stops, startCenter: center, startRadius: startRadius, endCenter: center,
      endRadius: radius, spread: spread)
  }

  /// A gradient outward from a point, of colours at equal distances.
  public init(
    colors: [Color], center: Point, radius: Double, spread: GradientSpread = .pad
  ) {
    self.init(stops: GradientStop.even(colors), center: center, radius: radius, spread: spread)
  }
}
