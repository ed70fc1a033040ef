/// The colours of a fill or stroke. All cases but `solid`, which most of an interface is, are `indirect`.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case solid(Color)
  /// Axial; points are in the space of the path.
  indirect case gradient(LinearGradient)
  /// Between two circles; points and radii are in the space of the path.
  indirect case radialGradient(RadialGradient)
  /// Around a point; points and angles are in the space of the path.
  indirect case sweepGradient(SweepGradient)
  /// The image repeated in both directions from `origin` (in the space of the path).
  indirect case pattern(Image, origin: Point)
}
