/// What a fill or stroke is coloured with. All but single colours are held in boxes: those are most of
/// an interface.
public enum Paint: Sendable, Hashable {
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
