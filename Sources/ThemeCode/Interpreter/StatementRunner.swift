import ScreenFormat

/// Runs statements.
struct StatementRunner {
  let context: CodeContext

  func run(_ statements: ArraySlice<CodeStatement>) -> Flow {
    guard context.depth < CodeLimits.depth else {
      context.note("the code is nested too deep")
      return .end
    }
    var inner = context
    inner.depth += 1
    for (offset, statement) in zip(statements.indices, statements) {
      guard inner.interpreter.step(inner) else { return .end }
      inner = inner.at(statement.position)
      let rest = statements[statements.index(after: offset)...]
      if let flow = StatementRunner(context: inner).run(statement, before: rest) { return flow }
    }
    return .end
  }

  /// Runs a statement.
  ///
  /// - Parameter rest: the statements behind it, which run only where it does not leave.
  /// - Returns: nil where the statements behind it are still to run.
  private func run(_ statement: CodeStatement, before rest: ArraySlice<CodeStatement>) -> Flow? {
    switch statement.kind {
    case .expression(let expression):
      if let macro = macro(expression) { return macro.leaving }
      run(expression)
    case .local(let name, let type, let value): declare(name, type, value)
    case .assignment(let target, let operation, let value):
      Assignment(context: context).run(target, operation, value)
    case .result(let value): return .result(value.map { context.evaluate($0) } ?? .nothing)
    case .block(let body): return context.inner.run(body).leaving
    case .loop(let name, let sequence, let body): return loop(name, sequence, body).leaving
    case .repetition(let test, let body, let step, let asksFirst):
      return repetition(test, body, step, asksFirst).leaving
    case .jump(let isBreak): return .jump(isBreak: isBreak)
    case .refused(let reason): context.refuse(reason)
    case .other(let what): context.refuse("\(what) can't be carried over")
    case .condition, .requirement, .selection:
      return BranchRunner(context: context, rest: rest).run(statement)
    }
    return nil
  }

  /// Runs the statements of a macro as if they stood here; nil for another expression.
  private func macro(_ expression: CodeExpression) -> Flow? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .name(let name) = callee.kind,
      let macro = context.index.functions(name, of: nil).first(where: {
        $0.declaration.isMacro && $0.declaration.parameters.count == arguments.count
      })
    else { return nil }
    context.interpreter.memory.hasRun.insert(
      CodePlace(file: macro.file, position: macro.declaration.position))
    let inner = context.inner.entering(macro.file, context.owner, context.inner.scope)
    for (parameter, argument) in zip(macro.declaration.parameters, arguments) {
      inner.scope.declare(parameter.name, context.evaluate(argument.value))
    }
    return inner.run(macro.declaration.body)
  }

  private func run(_ expression: CodeExpression) {
    let count = context.interpreter.journal.effects.count
    let value = context.evaluate(expression)
    if context.interpreter.journal.effects.count == count, value.tellsNothing, sets(expression) {
      context.refuse("nothing here tells what \(Quotation.single(expression.text)) does")
    }
  }

  /// Whether an expression sets something of the theme, by its words.
  private func sets(_ expression: CodeExpression) -> Bool {
    let statements = context.library.statements
    switch expression.kind {
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.kind else { return false }
      return name.hasPrefix("set") && statements.areMentioned(in: base.text)
    case .message(let receiver, let selector, _):
      return selector.hasPrefix("set") && statements.areMentioned(in: receiver.text)
    case .infix(let operation, let target, _):
      // An operator of the code's own that assigns.
      return operation.hasSuffix("=") && Arithmetic.comparison(operation, 0, 0) == nil
        && statements.areMentioned(in: target.text)
    default: return false
    }
  }

  private func declare(_ name: String, _ type: String?, _ expression: CodeExpression?) {
    guard let expression else { return context.scope.declare(name, .null) }
    let values = TypedValues(context: context)
    let value = values.real(
      context.typed(context.evaluate(expression, type: type), as: type), as: type)
    if name.contains(",") { return context.scope.bind(name, to: value) }
    context.scope.declare(name, values.named(name, values.owned(value)))
  }

  // MARK: Loops

  /// Runs a loop over a list.
  private func loop(
    _ name: String, _ sequence: CodeExpression, _ body: [CodeStatement]
  ) -> Flow {
    guard let elements = context.evaluate(sequence).elements else {
      if context.mentionsTheme(body) {
        context.refuse("the loop's list '\(sequence.text)' is not known")
      }
      return .end
    }
    for element in elements.prefix(CodeLimits.rounds) {
      let inner = context.inner
      inner.scope.bind(name, to: element)
      switch inner.run(body) {
      case .result(let value): return .result(value)
      case .jump(isBreak: true): return .end
      case .jump, .end: break
      }
    }
    if elements.count > CodeLimits.rounds { noteRounds() }
    return .end
  }

  private func noteRounds() {
    context.note("the loop has more than \(CodeLimits.rounds) rounds")
  }

  /// Runs a loop with a condition.
  private func repetition(
    _ test: CodeExpression, _ body: [CodeStatement], _ steps: [CodeStatement], _ asksFirst: Bool
  ) -> Flow {
    // Behind the last round the condition is asked once more.
    for round in 0...CodeLimits.rounds {
      guard context.interpreter.step(context) else { return .end }
      let inner = context.inner
      if asksFirst || round > 0 {
        switch inner.truth(of: test) {
        case .yes: break
        case .no: return .end
        case .traits, .unknown:
          if context.mentionsTheme(body) {
            context.refuse("nothing here decides how often the loop runs: '\(test.text)'")
          }
          return .end
        }
      }
      guard round < CodeLimits.rounds else { break }
      switch inner.run(body) {
      case .result(let value): return .result(value)
      case .jump(isBreak: true): return .end
      case .jump, .end: break
      }
      _ = context.run(steps)
    }
    noteRounds()
    return .end
  }
}
