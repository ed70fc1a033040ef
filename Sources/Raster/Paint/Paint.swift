/// What a fill or stroke is coloured with.
public enum Paint: Sendable, Hashable {
  case solid(Color)
  /// Axial; points are in the space of the path.
  case gradient(LinearGradient)
  /// The image repeated in both directions from `origin` (in the space of the path).
  case pattern(Image, origin: Point)
}
