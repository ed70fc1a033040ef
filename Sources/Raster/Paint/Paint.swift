/// What a fill or stroke is coloured with.
public enum Paint: Sendable, Hashable {
  case solid(Color)
  /// Axial; points are in the space of the path.
  case gradient(LinearGradient)
  /// Between two circles; points and radii are in the space of the path.
  case radialGradient(RadialGradient)
  /// Around a point; points and angles are in the space of the path.
  case sweepGradient(SweepGradient)
  /// The image repeated in both directions from `origin` (in the space of the path).
  case pattern(Image, origin: Point)
}
