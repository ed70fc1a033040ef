public import Raster

/// A frame in the superview, in points; a nil side is the intrinsic size's.
public struct FrameValue: Sendable, Hashable {
  /// The left edge, in points; nil is no wish for a view with constraints, and 0 for others.
  public var x: Double?
  /// The top edge, in points; nil is no wish for a view with constraints, and 0 for others.
  public var y: Double?
  /// The width, in points; nil is the intrinsic one.
  public var width: Double?
  /// The height, in points; nil is the intrinsic one.
  public var height: Double?

  /// The top left corner where no constraint decides, in points.
  public var origin: Point { Point(x: x ?? 0, y: y ?? 0) }

  /// Creates a frame, in points.
  public init(x: Double?, y: Double?, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
