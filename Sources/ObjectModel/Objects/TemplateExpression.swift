import Raster

/// An expression over the properties of the custom object that a subview belongs to: `"$rating"`,
/// `{"lessThan": ["$index", "$rating"]}`.
public indirect enum TemplateExpression: Sendable, Hashable {
  case constant(AppearanceValue)
  case reference(Reference)
  case comparison(Comparison, TemplateExpression, TemplateExpression)
  case not(TemplateExpression)
  /// A number as its digits.
  case text(TemplateExpression)
  /// A text of a table with values in it.
  case localized(LocalizedFormat)
  /// An array of numbers that may be references; nil where a frame takes the intrinsic size.
  case geometry(Geometry, [NumberValue?])

  /// A kind of value that is written as an array of numbers.
  public enum Geometry: Sendable, Hashable {
    case point, size, rect, frame, insets, offset, transform

    /// The value of the numbers. Sides of rectangles and frames are not negative.
    func value(_ numbers: [Double?]) -> AppearanceValue? {
      let all = numbers.map { $0 ?? 0 }
      switch (self, all.count) {
      case (.point, 2): return .point(Point(x: all[0], y: all[1]))
      case (.size, 2): return .size(Size(width: all[0], height: all[1]))
      case (.offset, 2): return .offset(Offset(horizontal: all[0], vertical: all[1]))
      case (.rect, 4):
        return .rect(
          Rect(x: all[0], y: all[1], width: max(0, all[2]), height: max(0, all[3])))
      case (.frame, 4):
        return .frame(
          FrameValue(
            x: numbers[0], y: numbers[1], width: numbers[2].map { max(0, $0) },
            height: numbers[3].map { max(0, $0) }))
      case (.insets, 4):
        return .insets(EdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3]))
      case (.transform, 6):
        return .transform(
          Transform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5]))
      default: return nil
      }
    }
  }

  /// A comparison of two values, with its name in documents.
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case lessThan, lessOrEqual, equal, greaterThan, greaterOrEqual

    /// Compares numbers by size and other values only for equality. False when a value is missing.
    package func holds(_ a: AppearanceValue?, _ b: AppearanceValue?) -> Bool {
      guard let a, let b else { return false }
      if self == .equal { return a == b }
      guard case .number(let a) = a, case .number(let b) = b else { return false }
      return switch self {
      case .lessThan: a < b
      case .lessOrEqual: a <= b
      case .greaterThan: a > b
      case .greaterOrEqual: a >= b
      case .equal: a == b
      }
    }
  }
}

/// A subview of a custom class, which may be repeated.
public struct PartTemplate: Sendable, Hashable {
  /// The subview; its values may be expressions.
  package var element: Element
  /// The repetition; nil makes one subview.
  package var repetition: Repetition?

  /// Creates a template.
  package init(element: Element, repetition: Repetition? = nil) {
    self.element = element
    self.repetition = repetition
  }

  /// The number of copies of a subview, and the distance from each to the next.
  package struct Repetition: Sendable, Hashable {
    /// The number of copies; negative numbers count as 0.
    package var count: NumberValue
    /// The distance from a copy to the next, in points; nil is none.
    package var offset: Offset?

    /// Creates a repetition.
    package init(count: NumberValue, offset: Offset?) {
      self.count = count
      self.offset = offset
    }

    /// The maximum when the number comes from a property, whose value is known only when it is
    /// resolved.
    package static let referenceLimit = 1000
  }
}
