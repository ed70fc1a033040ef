/// The pixels that a blur assumes beyond the edge of a picture.
public enum BlurEdge: String, Sendable, Hashable, CaseIterable {
  /// The outermost pixels, repeated: a picture of one colour stays as it is.
  case extend
  /// Transparent pixels: the picture fades out towards its edge.
  case clear
}

extension GaussianBlur {
  /// Blurs a surface whose surroundings are as `edge` says.
  func apply(to surface: inout Surface, edge: BlurEdge) {
    let bounds = surface.bounds
    guard edge == .clear, reach > 0, !bounds.isEmpty else {
      apply(to: &surface)
      return
    }
    // With as much emptiness around as the boxes can reach, extending its edge adds nothing.
    var roomy = Surface(bounds: bounds.expanded(by: reach))
    roomy.touch(roomy.bounds)
    roomy.copy(bounds, of: surface)
    apply(to: &roomy)
    surface = roomy.extended(to: bounds)
  }
}
