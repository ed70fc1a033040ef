/// UIOffset: points to the right and down.
public struct Offset: Sendable, Hashable {
  /// Points to the right.
  public var horizontal: Double
  /// Points down.
  public var vertical: Double

  /// Creates an offset, in points.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Zero throughout.
  public static let zero = Offset(horizontal: 0, vertical: 0)
}
