/// A number or text that is computed from others, as in `{"add": ["$index", 1]}` and
/// `"${index} of ${count}"`.
public indirect enum ComputedValue: Sendable, Hashable {
  case number(Double)
  case text(String)
  case reference(Reference)
  case arithmetic(Arithmetic, ComputedValue, ComputedValue)
  /// The greatest whole number that is not above a number.
  case floor(ComputedValue)
  /// Texts and the digits of numbers, one after the other.
  case joined([ComputedValue])

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

  /// True when the value depends on a reference that is of a kind.
  package func depends(on isOfKind: (Reference) -> Bool) -> Bool {
    switch self {
    case .number, .text: false
    case .reference(.computed(let inner)), .floor(let inner): inner.depends(on: isOfKind)
    case .reference(let reference): isOfKind(reference)
    case .arithmetic(_, let a, let b): a.depends(on: isOfKind) || b.depends(on: isOfKind)
    case .joined(let parts): parts.contains { $0.depends(on: isOfKind) }
    }
  }
}
