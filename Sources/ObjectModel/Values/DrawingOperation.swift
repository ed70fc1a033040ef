public import Raster

/// One step of an image or view that a document draws itself.
public indirect enum DrawingOperation: Sendable, Hashable {
  case fill(ColorValue, DrawingShape)
  /// The width is `width`, whatever the style says.
  case stroke(ColorValue, DrawingShape, StrokeStyle, width: NumberValue)
  case gradient(DrawingGradient, DrawingShape)
  case image(Bindable<ImageValue>, rect: RectValue)
  case text(Bindable<String>, at: PointValue, TextAttributes)
  /// Narrows the operations that follow in the same list.
  case clip(DrawingShape)
  case group(
    [DrawingOperation], transform: DrawingTransform = .identity, alpha: NumberValue = .constant(1))
  case `repeat`(NumberValue, offset: PointValue, [DrawingOperation])
}

/// An outline, in points.
public enum DrawingShape: Sendable, Hashable {
  case rect(RectValue)
  /// `isContinuous` nil: as the look draws rounded rectangles (continuous from iOS 7 on).
  case roundedRect(RectValue, radius: NumberValue, corners: RectCorners, isContinuous: Bool?)
  case ellipse(RectValue)
  case path(Path)
}

/// Colours along a line.
public struct DrawingGradient: Sendable, Hashable {
  /// From start to end.
  public var colors: [ColorValue]
  /// One a colour, 0–1.
  public var locations: [Double]
  /// Points in the drawing; nil runs from the top of the shape's bounds to its bottom.
  public var start: PointValue?
  /// Points in the drawing; nil is the bottom of the shape.
  public var end: PointValue?

  /// With all its values.
  public init(
    colors: [ColorValue], locations: [Double], start: PointValue? = nil, end: PointValue? = nil
  ) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}

/// The six numbers of an affine transformation: a, b, c, d, tx, ty.
public struct DrawingTransform: Sendable, Hashable {
  /// a, b, c, d, tx, ty.
  public var numbers: [NumberValue]

  /// - Parameter numbers: a, b, c, d, tx, ty.
  public init(_ numbers: [NumberValue]) {
    self.numbers = numbers
  }

  /// Moves nothing.
  public static let identity = DrawingTransform([1, 0, 0, 1, 0, 0].map(NumberValue.constant))
}
