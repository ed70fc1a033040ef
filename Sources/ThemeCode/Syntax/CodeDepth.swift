extension CodeExpression.Kind {
  /// The depth of the deepest part; 0 without parts.
  var greatestDepth: Int {
    switch self {
    case .number, .string, .boolean, .null, .name, .available, .other: 0
    case .member(let base, _): base?.depth ?? 0
    case .call(let callee, let arguments): max(callee.depth, arguments.greatestDepth)
    case .message(let receiver, _, let arguments): max(receiver.depth, arguments.greatestDepth)
    case .element(let base, let places): max(base.depth, places.greatestDepth)
    case .array(let elements): elements.greatestDepth
    case .tuple(let parts): parts.greatestDepth
    case .dictionary(let members):
      members.reduce(0) { max($0, $1.key.depth, $1.value.depth) }
    case .prefix(_, let operand), .compilation(let operand), .binding(_, let operand),
      .increment(let operand, _), .optionalPattern(let operand):
      operand.depth
    case .isType(let operand, _): operand?.depth ?? 0
    case .infix(_, let left, let right), .constrainedPattern(let left, let right):
      max(left.depth, right.depth)
    case .choice(let condition, let then, let otherwise):
      max(condition.depth, then.depth, otherwise.depth)
    case .closure(_, let body): body.greatestDepth
    }
  }
}

extension CodeStatement.Kind {
  /// The depth of the deepest part; 0 without parts.
  var greatestDepth: Int {
    switch self {
    case .expression(let value): value.depth
    case .local(_, _, let value): value?.depth ?? 0
    case .assignment(let target, _, let value): max(target.depth, value.depth)
    case .condition(let tests, let then, let otherwise):
      max(tests.greatestDepth, then.greatestDepth, otherwise.greatestDepth)
    case .requirement(let tests, let otherwise): max(tests.greatestDepth, otherwise.greatestDepth)
    case .selection(let subject, let cases):
      cases.reduce(subject.depth) { max($0, $1.patterns.greatestDepth, $1.body.greatestDepth) }
    case .loop(_, let sequence, let body): max(sequence.depth, body.greatestDepth)
    case .repetition(let test, let body, let step, _):
      max(test.depth, body.greatestDepth, step.greatestDepth)
    case .result(let value): value?.depth ?? 0
    case .block(let body): body.greatestDepth
    case .jump, .refused, .other: 0
    }
  }
}

extension [CodeExpression] {
  fileprivate var greatestDepth: Int { reduce(0) { Swift.max($0, $1.depth) } }
}

extension [CodeExpression.Argument] {
  fileprivate var greatestDepth: Int { reduce(0) { Swift.max($0, $1.value.depth) } }
}

extension [CodeStatement] {
  fileprivate var greatestDepth: Int { reduce(0) { Swift.max($0, $1.depth) } }
}
