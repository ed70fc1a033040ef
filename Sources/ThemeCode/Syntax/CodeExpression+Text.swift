extension CodeExpression {
  /// The expression in short, for messages and as the name of what it stands for. Of a long one, the beginning or the
  /// end is left out.
  var text: String {
    var writer = CodeTextWriter()
    writer.write(self, depth: 0)
    return writer.text
  }
}

/// Writes expressions in short, at a cost that does not grow with them.
private struct CodeTextWriter {
  /// The greatest number of bytes, and the greatest depth that is looked into.
  private static let bytes = 400
  private static let depth = 100

  private(set) var text = ""

  /// Whether there is room for more.
  private var isOpen: Bool { text.utf8.count < Self.bytes }

  private mutating func add(_ part: some StringProtocol) {
    guard isOpen else { return }
    guard part.utf8.count > Self.bytes else { return text += part }
    text += "\(part.prefix(Self.bytes))…"
  }

  mutating func write(_ expression: CodeExpression, depth: Int) {
    guard isOpen else { return }
    guard depth < Self.depth else { return add("…") }
    switch expression.kind {
    case .number(_, let text): add(text)
    case .string(let text):
      add("\"")
      add(text)
      add("\"")
    case .boolean(let flag): add("\(flag)")
    case .null: add("nil")
    case .name(let name): add(name)
    case .member(let base, let name):
      if let base { write(base, depth: depth + 1) }
      add(".")
      add(name)
    case .call(let callee, let arguments):
      write(callee, depth: depth + 1)
      add("(")
      for (offset, argument) in arguments.enumerated() where isOpen {
        if offset > 0 { add(", ") }
        if let label = argument.label { add("\(label): ") }
        write(argument.value, depth: depth + 1)
      }
      add(")")
    case .message(let receiver, let selector, let arguments) where arguments.isEmpty:
      write(receiver, depth: depth + 1)
      add(".")
      add(selector)
    case .message(let receiver, let selector, let arguments):
      add("[")
      write(receiver, depth: depth + 1)
      let parts = selector.prefix(Self.bytes).split(separator: ":")
      for (part, argument) in zip(parts, arguments) where isOpen {
        add(" \(part):")
        if case .string = argument.kind { add("@") }
        write(argument, depth: depth + 1)
      }
      add("]")
    case .element(let base, let places):
      write(base, depth: depth + 1)
      add("[")
      for (offset, place) in places.enumerated() where isOpen {
        if offset > 0 { add(", ") }
        write(place, depth: depth + 1)
      }
      add("]")
    case .array: add("[]")
    case .tuple: add("()")
    case .dictionary: add("[:]")
    case .prefix(let sign, let operand):
      add(sign)
      write(operand, depth: depth + 1)
    case .infix(let operation, let left, let right):
      write(left, depth: depth + 1)
      add(" \(operation) ")
      write(right, depth: depth + 1)
    case .choice(let condition, _, _): write(condition, depth: depth + 1)
    case .increment(let operand, let step):
      write(operand, depth: depth + 1)
      add(step < 0 ? "--" : "++")
    case .isType(let operand, let type):
      if let operand {
        write(operand, depth: depth + 1)
        add(" ")
      }
      add("is \(type)")
    case .optionalPattern(let pattern):
      write(pattern, depth: depth + 1)
      add("?")
    case .constrainedPattern(let pattern, let test):
      write(pattern, depth: depth + 1)
      add(" where ")
      write(test, depth: depth + 1)
    case .closure: add("{}")
    case .available: add("#available")
    case .compilation(let condition): write(condition, depth: depth + 1)
    case .binding(let name, _): add(name)
    case .other(let text): add(text)
    }
  }
}

/// Walks through code without running it. Depth takes no stack.
enum CodeWalk {
  private enum Part {
    case expression(CodeExpression)
    case statement(CodeStatement)
  }

  /// Calls `visit` for each expression in `statements`, in their order.
  static func visit(_ statements: [CodeStatement], _ visit: (CodeExpression) -> Void) {
    _ = contains(statements) { expression in
      visit(expression)
      return false
    }
  }

  /// Whether `test` holds for an expression in `statements`.
  ///
  /// - Complexity: linear in the number of expressions up to that one.
  static func contains(
    _ statements: [CodeStatement], where test: (CodeExpression) -> Bool
  ) -> Bool {
    var waiting = statements.reversed().map { Part.statement($0) }
    while let next = waiting.popLast() {
      switch next {
      case .expression(let expression):
        if test(expression) { return true }
        let parts = parts(of: expression)
        waiting.append(contentsOf: parts.reversed())
      case .statement(let statement):
        let parts = parts(of: statement)
        waiting.append(contentsOf: parts.reversed())
      }
    }
    return false
  }

  private static func expressions(_ expressions: [CodeExpression]) -> [Part] {
    expressions.map { .expression($0) }
  }

  private static func body(_ statements: [CodeStatement]) -> [Part] {
    statements.map { .statement($0) }
  }

  private static func parts(of statement: CodeStatement) -> [Part] {
    switch statement.kind {
    case .expression(let expression): [.expression(expression)]
    case .local(_, _, let value), .result(let value): value.map { [.expression($0)] } ?? []
    case .assignment(let target, _, let value): [.expression(target), .expression(value)]
    case .condition(let tests, let then, let otherwise):
      expressions(tests) + body(then) + body(otherwise)
    case .requirement(let tests, let otherwise): expressions(tests) + body(otherwise)
    case .selection(let subject, let cases):
      [.expression(subject)] + cases.flatMap { expressions($0.patterns) + body($0.body) }
    case .loop(_, let sequence, let body): [.expression(sequence)] + self.body(body)
    case .repetition(let test, let body, let step, _):
      [.expression(test)] + self.body(body) + self.body(step)
    case .jump: []
    case .block(let body): self.body(body)
    // Only what is about appearances is kept without being read.
    case .other, .refused:
      [.expression(CodeExpression(.name("appearance"), at: statement.position))]
    }
  }

  private static func parts(of expression: CodeExpression) -> [Part] {
    switch expression.kind {
    case .number, .string, .boolean, .null, .name, .available, .other: []
    case .member(let base, _), .isType(let base, _): base.map { [.expression($0)] } ?? []
    case .call(let callee, let arguments):
      [.expression(callee)] + arguments.map { .expression($0.value) }
    case .message(let receiver, _, let arguments):
      [.expression(receiver)] + expressions(arguments)
    case .element(let base, let places): [.expression(base)] + expressions(places)
    case .array(let elements): expressions(elements)
    case .dictionary(let members):
      members.flatMap { [.expression($0.key), .expression($0.value)] }
    case .prefix(_, let operand), .compilation(let operand), .binding(_, let operand),
      .increment(let operand, _), .optionalPattern(let operand):
      [.expression(operand)]
    case .tuple(let parts): parts.map { .expression($0.value) }
    case .infix(_, let left, let right), .constrainedPattern(let left, let right):
      [.expression(left), .expression(right)]
    case .choice(let condition, let then, let otherwise):
      [.expression(condition), .expression(then), .expression(otherwise)]
    case .closure(_, let body): self.body(body)
    }
  }
}
