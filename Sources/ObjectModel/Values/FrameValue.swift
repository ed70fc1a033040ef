/// A frame in the superview, in points; a nil side is the intrinsic one.
public struct FrameValue: Sendable, Hashable {
  /// In points.
  public var x: Double
  /// In points.
  public var y: Double
  /// In points.
  public var width: Double?
  /// In points.
  public var height: Double?

  /// With all its values.
  public init(x: Double, y: Double, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
