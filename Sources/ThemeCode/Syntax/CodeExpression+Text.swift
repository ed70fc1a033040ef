extension CodeExpression {
  /// The expression in short, for messages and as the name of what it stands for.
  var text: String {
    switch kind {
    case .number(_, let text): text
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): "\(flag)"
    case .null: "nil"
    case .name(let name): name
    case .member(let base, let name): (base?.text ?? "") + "." + name
    case .call(let callee, let arguments): callee.text + "(\(Self.argument(callee, arguments)))"
    case .message(let receiver, let selector, _):
      receiver.text + "." + selector.prefix { $0 != ":" }
    case .element(let base, _): base.text + "[]"
    case .array: "[]"
    case .tuple: "()"
    case .dictionary: "[:]"
    case .prefix(let sign, let operand): sign + operand.text
    case .infix(let operation, let left, let right): "\(left.text) \(operation) \(right.text)"
    case .choice(let condition, _, _): condition.text
    case .increment(let operand, let step): operand.text + (step < 0 ? "--" : "++")
    case .isType(let operand, let type): (operand.map { "\($0.text) " } ?? "") + "is \(type)"
    case .optionalPattern(let pattern): pattern.text + "?"
    case .constrainedPattern(let pattern, let test): "\(pattern.text) where \(test.text)"
    case .closure: "{}"
    case .available: "#available"
    case .compilation(let condition): condition.text
    case .binding(let name, _): name
    case .other(let text): text
    }
  }

  /// The one argument of a constructor that names what it makes, as in `UIColor(resource: .brand)`; empty for others.
  private static func argument(_ callee: CodeExpression, _ arguments: [Argument]) -> String {
    guard case .name(let type) = callee.kind, type.first?.isUppercase == true,
      arguments.count == 1, case .member(nil, let name) = arguments[0].value.kind
    else { return "" }
    return ".\(name)"
  }
}

/// Walks through code without running it.
enum CodeWalk {
  /// Calls `visit` for each expression in `statements`.
  static func visit(_ statements: [CodeStatement], _ visit: (CodeExpression) -> Void) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression): walk(expression, visit)
      case .local(_, _, let value): if let value { walk(value, visit) }
      case .assignment(let target, _, let value):
        walk(target, visit)
        walk(value, visit)
      case .condition(let tests, let then, let otherwise):
        for test in tests { walk(test, visit) }
        self.visit(then, visit)
        self.visit(otherwise, visit)
      case .requirement(let tests, let otherwise):
        for test in tests { walk(test, visit) }
        self.visit(otherwise, visit)
      case .selection(let subject, let cases):
        walk(subject, visit)
        for item in cases {
          for pattern in item.patterns { walk(pattern, visit) }
          self.visit(item.body, visit)
        }
      case .loop(_, let sequence, let body):
        walk(sequence, visit)
        self.visit(body, visit)
      case .repetition(let test, let body, let step, _):
        walk(test, visit)
        self.visit(body, visit)
        self.visit(step, visit)
      case .jump: break
      case .result(let value): if let value { walk(value, visit) }
      case .block(let body): self.visit(body, visit)
      // Only what is about appearances is kept without being read.
      case .other, .refused: visit(CodeExpression(.name("appearance"), at: statement.position))
      }
    }
  }

  private static func walk(_ expression: CodeExpression, _ visit: (CodeExpression) -> Void) {
    visit(expression)
    switch expression.kind {
    case .number, .string, .boolean, .null, .name, .available, .other: break
    case .member(let base, _): if let base { walk(base, visit) }
    case .call(let callee, let arguments):
      walk(callee, visit)
      for argument in arguments { walk(argument.value, visit) }
    case .message(let receiver, _, let arguments):
      walk(receiver, visit)
      for argument in arguments { walk(argument, visit) }
    case .element(let base, let places):
      walk(base, visit)
      for place in places { walk(place, visit) }
    case .array(let elements): for element in elements { walk(element, visit) }
    case .dictionary(let members):
      for member in members {
        walk(member.key, visit)
        walk(member.value, visit)
      }
    case .prefix(_, let operand), .compilation(let operand), .binding(_, let operand),
      .increment(let operand, _), .optionalPattern(let operand):
      walk(operand, visit)
    case .isType(let operand, _): if let operand { walk(operand, visit) }
    case .tuple(let parts): for part in parts { walk(part.value, visit) }
    case .infix(_, let left, let right), .constrainedPattern(let left, let right):
      walk(left, visit)
      walk(right, visit)
    case .choice(let condition, let then, let otherwise):
      walk(condition, visit)
      walk(then, visit)
      walk(otherwise, visit)
    case .closure(_, let body): self.visit(body, visit)
    }
  }
}
