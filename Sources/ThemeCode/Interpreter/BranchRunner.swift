import ScreenFormat

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
      // Whoever leaves early, and sets nothing, does so in a case that is not the usual one.
      if otherwise.isEmpty, then.leaves, !context.mentionsTheme(then),
        let test = context.assume(text, holds: false)
      {
        return context.holding([test]).inner.run(rest)
      }
      guard let test = context.assume(text) else {
        noteUnknown(text)
        return inner.run(then).leaving
      }
      return choose(
        ConditionEvaluator.Decision(truth: .trait(test)), then: then, otherwise: otherwise, inner)
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
    context.note(
      "nothing here decides \(Quotation.single(text)), so its first branch is taken; "
        + "\(DefineOption.text(text, false)) takes the other one")
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
    // A member of a type that is in none of the files may have any value.
    if case .symbol(let name, let type?) = value.plain, context.isForeign(type),
      !cases.contains(where: { $0.patterns.contains { context.evaluate($0).symbol == name } })
    {
      return select(unknown: "\(type).\(name)", cases)
    }
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
          switch context.interpreter.definitions[text.filter { !$0.isWhitespace }] {
          case true?: return inner.run(item.body).leavingSwitch
          case false?: break
          case nil:
            let test = context.assume(text)
            return (test.map { inner.holding([$0]) } ?? inner).run(item.body).leavingSwitch
          }
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
    if let chosen { return run(chosen) }
    let last = cases.compactMap { item in item.patterns.first.map { name($0) ?? $0.text } }.last
    context.note(
      "nothing here decides \(Quotation.single(text)), so its first case is taken; "
        + "\(DefineOption.text(last ?? "NAME", true)) takes another one")
    let test = context.assume("the first case of \(text)", isSaid: true)
    return (test.map { context.holding([$0]) } ?? context).inner.run(first.body).leavingSwitch
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
