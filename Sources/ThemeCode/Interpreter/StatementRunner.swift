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
    case .expression(let expression): run(expression)
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
    return .end
  }

  /// Runs a loop with a condition.
  private func repetition(
    _ test: CodeExpression, _ body: [CodeStatement], _ steps: [CodeStatement], _ asksFirst: Bool
  ) -> Flow {
    for round in 0..<CodeLimits.rounds {
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
      switch inner.run(body) {
      case .result(let value): return .result(value)
      case .jump(isBreak: true): return .end
      case .jump, .end: break
      }
      _ = context.run(steps)
    }
    context.note("the loop has more than \(CodeLimits.rounds) rounds")
    return .end
  }
}

/// Runs statements that choose.
struct BranchRunner {
  let context: CodeContext
  /// The statements behind, which run only where the chosen ones do not leave.
  let rest: ArraySlice<CodeStatement>

  /// Runs a condition, `guard` or `switch`.
  ///
  /// - Returns: nil where the statements behind it are still to run.
  func run(_ statement: CodeStatement) -> Flow? {
    switch statement.kind {
    case .condition(let conditions, let then, let otherwise):
      let inner = context.inner
      return choose(
        ConditionEvaluator(context: inner).decide(conditions), then: then, otherwise: otherwise,
        inner)
    case .requirement(let conditions, let otherwise):
      // Its bindings are visible to the statements behind it.
      switch ConditionEvaluator(context: context).decide(conditions).truth {
      case .no: return context.inner.run(otherwise)
      case .traits(let cases):
        // A case that leaves has no part in what is behind it.
        let flows = self.flows(of: cases, then: rest, context, otherwise: otherwise[...])
        return result(of: flows) ?? flows.first { $0.holds }?.flow ?? .end
      case .yes, .unknown: return nil
      }
    case .selection(let subject, let cases): return select(subject, cases[...])
    default: return nil
    }
  }

  /// - Parameter inner: the context in which the first branch runs, with what the condition binds.
  private func choose(
    _ decision: ConditionEvaluator.Decision, then: [CodeStatement], otherwise: [CodeStatement],
    _ inner: CodeContext
  ) -> Flow? {
    switch decision.truth {
    case .yes: return inner.run(then).leaving
    case .no:
      noteSkipped(then, decision.questions)
      return context.inner.run(otherwise).leaving
    case .unknown(let text):
      if !then.isEmpty,
        context.mentionsTheme(then) || context.mentionsTheme(otherwise) || !rest.isEmpty
      {
        noteUnknown(text)
      }
      return inner.run(then).leaving
    case .traits(let cases):
      var flows = self.flows(of: cases, then: then[...], inner, otherwise: otherwise[...])
      guard result(of: flows) != nil, !flows.contains(where: { $0.flow.isJump }) else { return nil }
      for index in flows.indices {
        guard case .end = flows[index].flow else { continue }
        flows[index].flow = run(rest, in: context, where: flows[index].tests)
      }
      return result(of: flows)
    }
  }

  /// The effect of a statement in one case of traits.
  private typealias CaseFlow = (tests: [TraitTest], holds: Bool, flow: Flow)

  /// Runs what each case chooses. Cases that contradict the conditions around them never are.
  private func flows(
    of cases: TraitCases, then: ArraySlice<CodeStatement>, _ inner: CodeContext,
    otherwise: ArraySlice<CodeStatement>
  ) -> [CaseFlow] {
    cases.cases.compactMap { item in
      guard TraitCases.both(context.tests, item.tests) != nil else { return nil }
      let flow = run(
        item.holds ? then : otherwise, in: item.holds ? inner : context, where: item.tests)
      return (item.tests, item.holds, flow)
    }
  }

  /// Runs statements where tests of traits are true.
  private func run(
    _ statements: ArraySlice<CodeStatement>, in context: CodeContext, where tests: [TraitTest]
  ) -> Flow {
    context.holding(tests).inner.run(statements)
  }

  /// The result of the cases that have one; nil if none has.
  private func result(of flows: [CaseFlow]) -> Flow? {
    let values = flows.compactMap { item -> (tests: [TraitTest], value: CodeValue)? in
      guard case .result(let value) = item.flow else { return nil }
      return (item.tests, value)
    }
    return TraitCases.value(values).map { .result($0) }
  }

  private func noteUnknown(_ text: String) {
    let name = text.filter { !$0.isWhitespace }
    context.note(
      "nothing here decides \(Quotation.single(text)), so its first branch is taken; "
        + "--define \(name)=false takes the other one")
  }

  private func noteSkipped(_ body: [CodeStatement], _ questions: Set<Interpreter.Question>) {
    guard !questions.isEmpty, context.mentionsTheme(body) else { return }
    if questions.contains(.system) {
      context.note(
        "this is not run on iOS \(context.interpreter.system); --system N imports what another one runs"
      )
    }
    if questions.contains(.debugging) {
      context.note("this is not built for release; --define DEBUG=true imports it")
    }
  }

  // MARK: Switches

  private func select(_ subject: CodeExpression, _ cases: ArraySlice<CodeStatement.Case>) -> Flow? {
    let value = context.evaluate(subject)
    if case .trait(let key) = value.plain { return select(trait: key, cases) }
    if let text = value.unknownText { return select(unknown: text, cases) }
    for (offset, item) in zip(cases.indices, cases) {
      for pattern in item.patterns {
        let inner = context.inner
        switch ConditionEvaluator(context: inner).match(pattern, value) {
        case .yes: return inner.run(item.body).leavingSwitch
        case .no: break
        case .traits(let traits):
          let others = Array(cases[cases.index(after: offset)...])
          let remaining = CodeStatement(
            .selection(subject, others), at: context.place.position)
          return BranchRunner(context: context, rest: []).choose(
            ConditionEvaluator.Decision(truth: .traits(traits)), then: item.body,
            otherwise: [remaining], inner)
        case .unknown(let text):
          noteUnknown(text)
          return inner.run(item.body).leavingSwitch
        }
      }
    }
    return cases.first { $0.patterns.isEmpty }.flatMap(run)
  }

  private func run(_ item: CodeStatement.Case) -> Flow? {
    context.inner.run(item.body).leavingSwitch
  }

  /// Chooses by a value that is not known: the case that the user defines, else the first.
  private func select(unknown text: String, _ cases: ArraySlice<CodeStatement.Case>) -> Flow? {
    func name(_ pattern: CodeExpression) -> String? {
      pattern.text.split(separator: ".").last.map(String.init)
    }
    let definitions = context.interpreter.definitions
    let chosen = cases.first { item in
      item.patterns.contains { pattern in
        let name = name(pattern) ?? ""
        return definitions["\(text).\(name)"] == true || definitions[name] == true
      }
    }
    guard let first = cases.first else { return nil }
    if chosen == nil {
      let last = cases.compactMap { item in item.patterns.first.map { name($0) ?? $0.text } }.last
      context.note(
        "nothing here decides \(Quotation.single(text)), so its first case is taken; --define "
          + "\(last ?? "NAME")=true takes another one")
    }
    return run(chosen ?? first)
  }

  /// Chooses by a trait: each case is run where it has its value.
  private func select(trait key: String, _ cases: ArraySlice<CodeStatement.Case>) -> Flow? {
    func tests(_ item: CodeStatement.Case) -> [TraitTest] {
      item.patterns.compactMap { pattern in
        context.evaluate(pattern).symbol.flatMap { context.library.test(of: key, symbol: $0) }
      }
    }
    let found = cases.lazy.compactMap { item in tests(item).first.map { (item, $0) } }.first
    guard let (item, test) = found else { return cases.first.flatMap(run) }
    let other = cases.first { candidate in
      candidate.patterns.isEmpty || tests(candidate).contains { $0 == test.negated }
    }
    return choose(
      ConditionEvaluator.Decision(truth: .trait(test)), then: item.body,
      otherwise: other?.body ?? [], context.inner)
  }
}
