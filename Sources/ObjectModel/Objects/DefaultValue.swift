/// The value of a property that neither an object nor a rule sets.
public enum DefaultValue<Value: Sendable>: Sendable {
  /// A value that is the same everywhere.
  case value(Value)
  /// UIKit's nil: nothing is shown, replaced or chosen.
  case none
  /// The value of the object around it: superview, bar, container.
  case inherited
  /// The look decides: systems, styles and states differ.
  case byLook
  /// Another property of the object decides: its style, type, kind or configuration.
  case byStyle
  /// The class decides.
  case byClass
  /// The content or the place of the object decides.
  case byContent
  /// An object that the owner makes itself; a document gives it properties.
  case own

  /// The word for a default that is no value; nil for a value.
  public var word: String? {
    switch self {
    case .value: nil
    case .none: "none"
    case .inherited: "inherited"
    case .byLook: "by look"
    case .byStyle: "by style"
    case .byClass: "by class"
    case .byContent: "by content"
    case .own: "own"
    }
  }

  /// The default with another representation of its value.
  func map<Other>(_ transform: (Value) -> Other) -> DefaultValue<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .none: .none
    case .inherited: .inherited
    case .byLook: .byLook
    case .byStyle: .byStyle
    case .byClass: .byClass
    case .byContent: .byContent
    case .own: .own
    }
  }
}

extension DefaultValue: Equatable where Value: Equatable {}
extension DefaultValue: Hashable where Value: Hashable {}
