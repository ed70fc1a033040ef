/// An expression over the properties of the custom object that a subview belongs to: `"$rating"`,
/// `{"lessThan": ["$index", "$rating"]}`.
public indirect enum TemplateExpression: Sendable, Hashable {
  case constant(AppearanceValue)
  case reference(Reference)
  case comparison(Comparison, TemplateExpression, TemplateExpression)
  case not(TemplateExpression)
  /// A number as its digits.
  case text(TemplateExpression)
  case arithmetic(Arithmetic, TemplateExpression, TemplateExpression)
  /// The greatest whole number that is not above a number.
  case floor(TemplateExpression)
  /// Texts and the digits of numbers, one after the other.
  case joined([TemplateExpression])

  /// An operation on two numbers, with its name in documents.
  public enum Arithmetic: String, Sendable, Hashable, CaseIterable {
    case add, subtract, multiply, divide, modulo

    /// True when the second number can't be 0.
    package var divides: Bool { self == .divide || self == .modulo }

    /// The result; nil for a division by zero. The remainder of `modulo` has the sign of the second
    /// number, or is 0.
    package func result(_ a: Double, _ b: Double) -> Double? {
      if divides, b == 0 { return nil }
      return switch self {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      case .modulo: a - b * (a / b).rounded(.down)
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

extension TemplateExpression {
  /// True when the value depends on a reference that is of a kind.
  package func depends(on isOfKind: (Reference) -> Bool) -> Bool {
    switch self {
    case .constant: false
    case .reference(.computed(let inner)), .not(let inner), .text(let inner), .floor(let inner):
      inner.depends(on: isOfKind)
    case .reference(let reference): isOfKind(reference)
    case .comparison(_, let a, let b), .arithmetic(_, let a, let b):
      a.depends(on: isOfKind) || b.depends(on: isOfKind)
    case .joined(let parts): parts.contains { $0.depends(on: isOfKind) }
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
