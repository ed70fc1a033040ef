public import Raster

/// A reference in the drawing or subviews of a custom class, written with `$`.
public enum Reference: Sendable, Hashable {
  /// A property of the custom object, with its axes.
  case property(PropertySlot)
  /// A property of an object that a property of the custom object holds; in drawings only.
  case part(String, PropertySlot)
  /// The width of the object's bounds, in points; in drawings only.
  case boundsWidth
  /// The height of the object's bounds, in points; in drawings only.
  case boundsHeight
  /// A number that is known when the object is laid out, such as `contentRect.width` of a button.
  case given(String)
  /// The index of a repetition, from 0.
  case index
  /// A number or text that is computed from others.
  case computed(ComputedValue)
}

/// A value, or a reference to one.
public enum Bindable<Value: Sendable & Hashable>: Sendable, Hashable {
  case constant(Value)
  case reference(Reference)

  /// The value; nil for a reference.
  public var constant: Value? {
    if case .constant(let value) = self { value } else { nil }
  }
}

/// A number, or a reference to one.
public typealias NumberValue = Bindable<Double>

/// A point or offset whose numbers may be references.
public struct PointValue: Sendable, Hashable {
  /// The horizontal coordinate, in points.
  package var x: NumberValue
  /// The vertical coordinate, in points; down is positive.
  package var y: NumberValue

  /// Creates a point, in points.
  package init(x: NumberValue, y: NumberValue) {
    self.x = x
    self.y = y
  }

  /// Creates a constant point.
  public init(_ point: Point) {
    self.init(x: .constant(point.x), y: .constant(point.y))
  }
}

/// A rectangle whose numbers may be references.
public struct RectValue: Sendable, Hashable {
  /// The left edge, in points.
  package var x: NumberValue
  /// The top edge, in points.
  package var y: NumberValue
  /// The width, in points; negative counts as 0.
  package var width: NumberValue
  /// The height, in points; negative counts as 0.
  package var height: NumberValue

  /// Creates a rectangle, in points.
  package init(x: NumberValue, y: NumberValue, width: NumberValue, height: NumberValue) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a constant rectangle.
  public init(_ rect: Rect) {
    self.init(
      x: .constant(rect.minX), y: .constant(rect.minY), width: .constant(rect.width),
      height: .constant(rect.height))
  }
}
