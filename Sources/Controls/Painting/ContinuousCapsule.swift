import Raster

/// A capsule with continuous corners, as controls from iOS 26 on have it: that of a switch of iOS 18 (pictures of 26).
enum ContinuousCapsule {
  /// The least ratio of width to height at which a capsule's corners have room.
  private static let leastRatio = 1.528665

  /// - Parameter rect: in points; one that is hardly wider than high has circular ends.
  static func path(_ rect: Rect) -> Path {
    rect.width >= leastRatio * rect.height
      ? SwitchTrack.continuous(in: rect)
      : Path(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
  }
}
