public import Raster

/// One step of an image or view that a document draws itself.
public indirect enum DrawingOperation: Sendable, Hashable {
  case fill(ColorValue, DrawingShape)
  case stroke(ColorValue, DrawingShape, StrokeStyle)
  case gradient(DrawingGradient, DrawingShape)
  case image(ImageValue, rect: Rect)
  case text(String, at: Point, TextAttributes)
  /// Narrows the operations that follow in the same list.
  case clip(DrawingShape)
  case group([DrawingOperation], transform: Transform, alpha: Double)
  case `repeat`(Int, offset: Offset, [DrawingOperation])
}

/// An outline, in points.
public enum DrawingShape: Sendable, Hashable {
  case rect(Rect)
  /// `isContinuous` nil: as the look draws rounded rectangles (continuous from iOS 7 on).
  case roundedRect(Rect, radius: Double, corners: RectCorners, isContinuous: Bool?)
  case ellipse(Rect)
  case path(Path)
}

/// Colours along a line.
public struct DrawingGradient: Sendable, Hashable {
  /// From start to end.
  public var colors: [ColorValue]
  /// One a colour, 0–1.
  public var locations: [Double]
  /// Points in the drawing; nil runs from the top of the shape's bounds to its bottom.
  public var start: Point?
  /// Points in the drawing; nil is the bottom of the shape.
  public var end: Point?

  /// With all its values.
  public init(colors: [ColorValue], locations: [Double], start: Point? = nil, end: Point? = nil) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
