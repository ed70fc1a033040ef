/// A width and a height, in points unless a declaration says pixels.
public struct Size: Sendable, Hashable {
  /// Extent to the right.
  public var width: Double
  /// Extent downward.
  public var height: Double

  /// A size of these sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(width: 0, height: 0)
}
