public import Raster

/// What a custom class's drawing or subviews refer to with `$`.
public enum Reference: Sendable, Hashable {
  /// A property of the custom object, with its axes.
  case property(PropertySlot)
  /// A property of an object that the custom object's property holds; known to drawings only.
  case part(String, PropertySlot)
  /// The width of the object's bounds, in points; known to drawings only.
  case boundsWidth
  /// The height of the object's bounds, in points; known to drawings only.
  case boundsHeight
  /// Which one of a repetition this is, from 0.
  case index
}

/// A value, or where an object of a custom class finds it.
public enum Bindable<Value: Sendable & Hashable>: Sendable, Hashable {
  case constant(Value)
  case reference(Reference)

  /// The value itself; nil while it is a reference.
  public var constant: Value? {
    if case .constant(let value) = self { value } else { nil }
  }
}

/// A number of a drawing.
public typealias NumberValue = Bindable<Double>

/// A point, or an offset, of a drawing.
public struct PointValue: Sendable, Hashable {
  /// To the right, in points.
  public var x: NumberValue
  /// Down, in points.
  public var y: NumberValue

  /// With all its values.
  public init(x: NumberValue, y: NumberValue) {
    self.x = x
    self.y = y
  }

  /// A point that refers to nothing.
  public init(_ point: Point) {
    self.init(x: .constant(point.x), y: .constant(point.y))
  }
}

/// A rectangle of a drawing.
public struct RectValue: Sendable, Hashable {
  /// The left edge, in points.
  public var x: NumberValue
  /// The top edge, in points.
  public var y: NumberValue
  /// In points; less than 0 counts as 0.
  public var width: NumberValue
  /// In points; less than 0 counts as 0.
  public var height: NumberValue

  /// With all its values.
  public init(x: NumberValue, y: NumberValue, width: NumberValue, height: NumberValue) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle that refers to nothing.
  public init(_ rect: Rect) {
    self.init(
      x: .constant(rect.minX), y: .constant(rect.minY), width: .constant(rect.width),
      height: .constant(rect.height))
  }
}
