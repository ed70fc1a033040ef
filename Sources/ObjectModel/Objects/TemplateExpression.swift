/// What a subview of a custom class takes from the object it is built for:
/// `"$rating"`, `{"lessThan": ["$index", "$rating"]}`.
public indirect enum TemplateExpression: Sendable, Hashable {
  case constant(AppearanceValue)
  case reference(Reference)
  case comparison(Comparison, TemplateExpression, TemplateExpression)
  case not(TemplateExpression)
  /// A number as its digits.
  case text(TemplateExpression)

  /// How two values are compared; the names are those of documents.
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case lessThan, lessOrEqual, equal, greaterThan, greaterOrEqual

    /// Numbers by size, everything else only for equality; false where either is missing.
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

/// A subview as a custom class describes it, perhaps several times over.
public struct PartTemplate: Sendable, Hashable {
  /// Its values may be expressions.
  public var element: Element
  /// Nil makes one.
  public var repetition: Repetition?

  /// With all its values.
  public init(element: Element, repetition: Repetition? = nil) {
    self.element = element
    self.repetition = repetition
  }

  /// How often a subview is made, each moved from the one before.
  public struct Repetition: Sendable, Hashable {
    /// From 0; what is below counts as 0.
    public var count: NumberValue
    /// In points; nil leaves the frame as it is.
    public var offset: Offset?

    /// With all its values.
    public init(count: NumberValue, offset: Offset?) {
      self.count = count
      self.offset = offset
    }

    /// The most that a property can ask for; what a property says is known only when resolved.
    public static let referenceLimit = 1000
  }
}
