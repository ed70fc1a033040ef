public import Raster

/// A drawing operation of an image or view that a document draws.
public indirect enum DrawingOperation: Sendable, Hashable {
  case fill(ColorValue, DrawingShape)
  /// Strokes a shape; `width` replaces the style's, in points.
  case stroke(ColorValue, DrawingShape, StrokeStyle, width: NumberValue)
  case gradient(DrawingGradient, DrawingShape)
  case image(Bindable<ImageValue>, rect: RectValue)
  case text(Bindable<String>, at: PointValue, TextAttributes)
  /// Clips the operations that follow in the same list.
  case clip(DrawingShape)
  case group(
    [DrawingOperation], transform: DrawingTransform = .identity, alpha: NumberValue = .constant(1))
  case `repeat`(NumberValue, offset: PointValue, [DrawingOperation])
}

/// An outline, in points.
public enum DrawingShape: Sendable, Hashable {
  case rect(RectValue)
  /// A rounded rectangle. A nil `isContinuous` follows the look: continuous from iOS 7 on.
  case roundedRect(RectValue, radius: NumberValue, corners: RectCorners, isContinuous: Bool?)
  case ellipse(RectValue)
  case path(Path)
}

/// A linear gradient.
public struct DrawingGradient: Sendable, Hashable {
  /// The colours from start to end.
  public var colors: [ColorValue]
  /// The location of each colour, 0–1.
  public var locations: [Double]
  /// The start, in points; nil is the middle of the shape's top edge.
  public var start: PointValue?
  /// The end, in points; nil is the middle of the shape's bottom edge.
  public var end: PointValue?

  /// Creates a gradient.
  public init(
    colors: [ColorValue], locations: [Double], start: PointValue? = nil, end: PointValue? = nil
  ) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}

/// An affine transform, whose numbers may be bound to properties.
public struct DrawingTransform: Sendable, Hashable {
  /// a, b, c, d, tx, ty.
  public var numbers: [NumberValue]

  /// Creates a transform.
  ///
  /// - Parameter numbers: a, b, c, d, tx, ty.
  public init(_ numbers: [NumberValue]) {
    self.numbers = numbers
  }

  /// The identity transform.
  public static let identity = DrawingTransform([1, 0, 0, 1, 0, 0].map(NumberValue.constant))
}
