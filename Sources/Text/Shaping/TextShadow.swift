public import Raster

/// A copy of text below it.
public struct TextShadow: Sendable, Hashable {
  /// The colour of the copy.
  public var color: Color
  /// How far the copy is moved, in points rightward and down.
  public var offset: Point
  /// CoreGraphics' blur radius, in points: two standard deviations. 0 is a sharp copy.
  public var blurRadius: Double

  /// Creates a shadow.
  public init(color: Color, offset: Point, blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
