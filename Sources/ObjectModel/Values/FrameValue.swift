/// A frame in the superview, in points; a nil side is the intrinsic size's.
public struct FrameValue: Sendable, Hashable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points; nil is the intrinsic one.
  public var width: Double?
  /// The height, in points; nil is the intrinsic one.
  public var height: Double?

  /// Creates a frame, in points.
  public init(x: Double, y: Double, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
