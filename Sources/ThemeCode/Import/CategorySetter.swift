/// Finds what a setter of a category, or a property of an extension, sets of UIKit's own.
enum CategorySetter {
  /// The property of the object itself that statements set, or that they answer; nil for none.
  static func target(in statements: [CodeStatement]) -> String? {
    for statement in statements {
      switch statement.kind {
      case .assignment(let place, operation: "", _):
        if let name = own(place) { return name }
      case .expression(let expression), .result(let expression?):
        if let name = set(by: expression) ?? own(expression) { return name }
      case .condition(_, let then, _):
        if let name = target(in: then) { return name }
      case .block(let inner):
        if let name = target(in: inner) { return name }
      default: continue
      }
    }
    return nil
  }

  /// `self.font`, or in Swift `font`.
  private static func own(_ expression: CodeExpression) -> String? {
    switch expression.kind {
    case .member(let base?, let name):
      if case .name("self") = base.kind { return name }
      return nil
    case .name(let name): return name
    default: return nil
    }
  }

  /// `[self setFont:font]`.
  private static func set(by expression: CodeExpression) -> String? {
    guard case .message(let receiver, let selector, _) = expression.kind,
      case .name("self") = receiver.kind, selector.hasPrefix("set"), selector.hasSuffix(":")
    else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
