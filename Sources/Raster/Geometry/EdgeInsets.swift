/// Distances from the four edges of a rectangle, positive inward, in UIKit's order.
public struct EdgeInsets: Sendable, Hashable {
  /// Inward from the top edge.
  public var top: Double
  /// Inward from the left edge.
  public var left: Double
  /// Inward from the bottom edge.
  public var bottom: Double
  /// Inward from the right edge.
  public var right: Double

  /// Insets of these distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// As far outward as these go inward.
  public var negated: EdgeInsets {
    EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }

  /// With left and right exchanged.
  public var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
