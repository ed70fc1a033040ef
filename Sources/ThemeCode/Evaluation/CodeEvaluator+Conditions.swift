import ScreenFormat

extension CodeEvaluator {
  /// The truth of a condition, as far as it is known.
  enum Truth {
    case yes, no
    case traits(TraitCases)
    /// The text names what is asked.
    case unknown(String)

    static func trait(_ test: TraitTest) -> Truth { .traits(TraitCases(test)) }

    var negated: Truth {
      switch self {
      case .yes: .no
      case .no: .yes
      case .traits(let cases): .traits(cases.negated)
      case .unknown(let text): .unknown(text)
      }
    }
  }

  /// Runs a statement that chooses.
  ///
  /// - Parameter rest: the statements behind it, which run only where the chosen ones do not leave.
  /// - Returns: nil where the statements behind it are still to run.
  func branch(
    _ statement: CodeStatement, _ rest: ArraySlice<CodeStatement>, _ scope: CodeScope
  ) -> Flow? {
    switch statement.kind {
    case .condition(let conditions, let then, let otherwise):
      let inner = CodeScope(outer: scope, depth: tests.count)
      return choose(
        truth(of: conditions, inner), statement.position, then: then, otherwise: otherwise, rest,
        inner, outer: scope)
    case .requirement(let conditions, let otherwise):
      // Its bindings are visible to the statements behind it.
      switch truth(of: conditions, scope) {
      case .no:
        return run(otherwise[...], CodeScope(outer: scope, depth: tests.count))
      case .traits(let cases):
        // A case that leaves has no part in what is behind it.
        let flows = self.flows(of: cases, then: rest, scope, otherwise: otherwise[...], scope)
        return result(of: flows) ?? flows.first { $0.holds }?.flow ?? .end
      case .yes, .unknown: return nil
      }
    case .selection(let subject, let cases):
      return select(subject, cases, statement.position, rest, scope)
    default: return nil
    }
  }

  private func choose(
    _ truth: Truth, _ position: SourcePosition, then: [CodeStatement], otherwise: [CodeStatement],
    _ rest: ArraySlice<CodeStatement>, _ inner: CodeScope, outer: CodeScope
  ) -> Flow? {
    switch truth {
    case .yes: return finished(run(then[...], inner))
    case .no:
      noteSkipped(then, position)
      if isDebugTest, mentionsAppearance(then) {
        note("this is not built for release; --define DEBUG=true imports it", at: position)
      }
      return finished(run(otherwise[...], CodeScope(outer: outer, depth: tests.count)))
    case .unknown(let text):
      if !then.isEmpty, mentionsAppearance(then) || mentionsAppearance(otherwise) || !rest.isEmpty {
        noteUnknown(text, position)
      }
      return finished(run(then[...], inner))
    case .traits(let cases):
      var flows = self.flows(
        of: cases, then: then[...], inner, otherwise: otherwise[...], outer)
      guard result(of: flows) != nil, !flows.contains(where: { $0.flow.isJump }) else { return nil }
      for index in flows.indices {
        guard case .end = flows[index].flow else { continue }
        flows[index].flow = run(rest, outer, where: flows[index].tests)
      }
      return result(of: flows)
    }
  }

  /// The effect of a statement in one case of traits.
  private typealias CaseFlow = (tests: [TraitTest], holds: Bool, flow: Flow)

  /// Runs what each case chooses. Cases that contradict the conditions around them never are.
  private func flows(
    of cases: TraitCases, then: ArraySlice<CodeStatement>, _ inner: CodeScope,
    otherwise: ArraySlice<CodeStatement>, _ outer: CodeScope
  ) -> [CaseFlow] {
    cases.cases.compactMap { item in
      guard TraitCases.both(tests, item.tests) != nil else { return nil }
      let flow = run(
        item.holds ? then : otherwise, item.holds ? inner : outer, where: item.tests)
      return (item.tests, item.holds, flow)
    }
  }

  /// The result of the cases that have one; nil if none has.
  private func result(of flows: [CaseFlow]) -> Flow? {
    let values = flows.compactMap { item -> (tests: [TraitTest], value: CodeValue)? in
      guard case .result(let value) = item.flow else { return nil }
      return (item.tests, value)
    }
    return TraitCases.value(values).map { .result($0) }
  }

  private func finished(_ flow: Flow) -> Flow? {
    if case .end = flow { nil } else { flow }
  }

  /// The flow behind a switch, which `break` leaves.
  private func leaving(_ flow: Flow) -> Flow? {
    if case .jump(isBreak: true) = flow { nil } else { finished(flow) }
  }

  private func noteUnknown(_ text: String, _ position: SourcePosition) {
    let name = text.filter { !$0.isWhitespace }
    note(
      "nothing here decides \(Quotation.single(text)), so its first branch is taken; "
        + "--define \(name)=false takes the other one", at: position)
  }

  private func noteSkipped(_ body: [CodeStatement], _ position: SourcePosition) {
    guard isSystemTest, mentionsAppearance(body) else { return }
    note("this is not run on iOS \(system); --system N imports what another one runs", at: position)
  }

  // MARK: Switches

  private func select(
    _ subject: CodeExpression, _ cases: [CodeStatement.Case], _ position: SourcePosition,
    _ rest: ArraySlice<CodeStatement>, _ scope: CodeScope
  ) -> Flow? {
    let value = evaluate(subject, scope)
    func body(_ item: CodeStatement.Case) -> Flow? {
      leaving(run(item.body[...], CodeScope(outer: scope, depth: tests.count)))
    }
    if case .trait(let key) = value.plain {
      return select(key, cases[...], position, rest, scope)
    }
    guard value.unknownText == nil else {
      if let text = value.unknownText, let first = cases.first {
        let names = cases.compactMap { item in
          item.patterns.first.map { $0.text.split(separator: ".").last.map(String.init) ?? $0.text }
        }
        let chosen = cases.first { item in
          item.patterns.contains { pattern in
            let name = pattern.text.split(separator: ".").last.map(String.init) ?? ""
            return definitions["\(text).\(name)"] == true || definitions[name] == true
          }
        }
        if chosen == nil {
          note(
            "nothing here decides \(Quotation.single(text)), so its first case is taken; --define "
              + "\(names.last ?? "NAME")=true takes another one", at: position)
        }
        return body(chosen ?? first)
      }
      return nil
    }
    for (offset, item) in cases.enumerated() {
      for pattern in item.patterns {
        let inner = CodeScope(outer: scope, depth: tests.count)
        switch match(pattern, value, inner) {
        case .yes: return leaving(run(item.body[...], inner))
        case .no: break
        case .traits(let traits):
          let rest = Array(cases[cases.index(after: offset)...])
          return choose(
            .traits(traits), position, then: item.body,
            otherwise: [CodeStatement(.selection(subject, rest), at: position)], [], inner,
            outer: scope)
        case .unknown(let text):
          noteUnknown(text, position)
          return leaving(run(item.body[...], inner))
        }
      }
    }
    return cases.first { $0.patterns.isEmpty }.flatMap(body)
  }

  /// Chooses by a trait: each case is run where it has its value.
  private func select(
    _ key: String, _ cases: ArraySlice<CodeStatement.Case>, _ position: SourcePosition,
    _ rest: ArraySlice<CodeStatement>, _ scope: CodeScope
  ) -> Flow? {
    let tests = cases.lazy.compactMap { item -> (CodeStatement.Case, TraitTest)? in
      let found = item.patterns.lazy.compactMap { pattern in
        self.evaluate(pattern, scope).symbol.flatMap { TraitTest(key: key, symbol: $0) }
      }.first
      return found.map { (item, $0) }
    }
    guard let (item, test) = tests.first else {
      return cases.first.flatMap { leaving(run($0.body[...], scope, where: [])) }
    }
    let other = cases.first { candidate in
      candidate.patterns.isEmpty
        || candidate.patterns.contains { pattern in
          guard let symbol = evaluate(pattern, scope).symbol else { return false }
          return TraitTest(key: key, symbol: symbol) == test.negated
        }
    }
    return choose(
      .trait(test), position, then: item.body, otherwise: other?.body ?? [], rest,
      CodeScope(outer: scope, depth: self.tests.count), outer: scope)
  }

  // MARK: Truth

  /// The truth of several conditions that all have to hold.
  private func truth(of conditions: [CodeExpression], _ scope: CodeScope) -> Truth {
    isSystemTest = false
    isDebugTest = false
    return conditions.reduce(.yes) { all, condition in
      if case .no = all { return all }
      return Self.both(all, truth(of: condition, scope))
    }
  }

  private static func both(_ a: Truth, _ b: Truth) -> Truth {
    switch (a, b) {
    case (.no, _), (_, .no): .no
    case (.yes, let other), (let other, .yes): other
    case (.unknown(let text), _), (_, .unknown(let text)): .unknown(text)
    case (.traits(let first), .traits(let second)): both(first, second)
    }
  }

  private static func both(_ first: TraitCases, _ second: TraitCases) -> Truth {
    guard let cases = first.and(second) else { return .unknown("so many traits at once") }
    return cases.same.map { $0 ? .yes : .no } ?? .traits(cases)
  }

  private static func either(_ a: Truth, _ b: Truth) -> Truth { both(a.negated, b.negated).negated }

  /// The truth of a condition, as far as it is known.
  func truth(of expression: CodeExpression, _ scope: CodeScope) -> Truth {
    if let flag = definitions[expression.text.filter { !$0.isWhitespace }] {
      return flag ? .yes : .no
    }
    switch expression.kind {
    case .available(let platforms):
      isSystemTest = true
      let version = platforms.first { $0.platform.hasPrefix("iOS") }?.version
      return version.map { Double(system) + 0.999 >= $0 ? .yes : .no } ?? .yes
    case .compilation(let condition): return compilation(condition)
    case .binding(let name, let value):
      let bound = evaluate(value, scope)
      scope.declare(name, bound)
      if bound.isNull { return .no }
      return .yes
    case .prefix("!", let operand): return truth(of: operand, scope).negated
    case .infix("~=", let pattern, let value):
      return match(pattern, evaluate(value, scope), scope)
    case .infix("&&", let left, let right):
      let first = truth(of: left, scope)
      if case .no = first { return .no }
      return Self.both(first, truth(of: right, scope))
    case .infix("||", let left, let right):
      return Self.either(truth(of: left, scope), truth(of: right, scope))
    case .infix(let operation, let left, let right):
      if Arithmetic.comparison(operation, 0, 0) != nil {
        return compare(operation, evaluate(left, scope), evaluate(right, scope), in: expression)
      }
    default: break
    }
    return truth(of: evaluate(expression, scope), expression)
  }

  private func truth(of value: CodeValue, _ expression: CodeExpression) -> Truth {
    switch value.plain {
    case .boolean(let flag): return flag ? .yes : .no
    case .null: return .no
    case .number(let number, _, _): return number == 0 ? .no : .yes
    case .conditional(let test, let a, let b):
      let holds = Truth.trait(test)
      return Self.either(
        Self.both(holds, truth(of: a, expression)),
        Self.both(holds.negated, truth(of: b, expression)))
    case .unknown, .symbol: return .unknown(expression.text)
    default: return .yes
    }
  }

  /// Whether a value has a pattern, whose names are bound then.
  private func match(_ pattern: CodeExpression, _ value: CodeValue, _ scope: CodeScope) -> Truth {
    switch pattern.kind {
    case .name("_"): return .yes
    case .binding(let name, let nothing):
      guard case .null = nothing.kind else { break }
      scope.declare(name, value)
      return .yes
    case .constrainedPattern(let inner, let test):
      return Self.both(match(inner, value, scope), truth(of: test, scope))
    case .optionalPattern(let inner): return value.isNull ? .no : match(inner, value, scope)
    case .array(let patterns):
      let parts = Self.parts(of: value)
      guard parts.count == patterns.count else { return .unknown(pattern.text) }
      return zip(patterns, parts).reduce(.yes) { Self.both($0, match($1.0, $1.1, scope)) }
    case .isType(_, let type): return isKind(value, type)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.kind else { break }
      guard case .object(let object) = value.plain, let own = object[CodeObject.caseName] else {
        return value.symbol == name ? .yes : .no
      }
      guard own.symbol == name else { return .no }
      let parts = object.members.filter { $0.name != CodeObject.caseName }.map(\.value)
      // One name may stand for all values.
      if arguments.count == 1, parts.count > 1 {
        return match(arguments[0].value, .array(parts), scope)
      }
      return zip(arguments, parts).reduce(.yes) { Self.both($0, match($1.0.value, $1.1, scope)) }
    default: break
    }
    let other = evaluate(pattern, scope)
    if case .object(let range) = other.plain, range.className == CodeObject.range,
      let number = value.double, let lower = range["lower"]?.double
    {
      return number >= lower && range["upper"]?.double.map { number < $0 } != false ? .yes : .no
    }
    if case .object(let object) = value.plain, let own = object[CodeObject.caseName] {
      return compare("==", own, other)
    }
    return compare("==", value, other)
  }

  /// Whether a value is of a type of the code.
  func isKind(_ value: CodeValue, _ type: String) -> Truth {
    guard case .object(let object) = value.plain, index.types[object.className] != nil else {
      return .unknown("is \(type)")
    }
    return index.lineage(object.className).contains(type) ? .yes : .no
  }

  /// The truth of a comparison, as far as it is known.
  func compare(
    _ operation: String, _ left: CodeValue, _ right: CodeValue, in expression: CodeExpression? = nil
  ) -> Truth {
    let isEqual = operation.hasPrefix("==")
    let isUnequal = operation.hasPrefix("!=")
    switch (left.plain, right.plain) {
    case (.trait(let key), let other), (let other, .trait(let key)):
      guard let symbol = other.symbol, let test = TraitTest(key: key, symbol: symbol),
        isEqual || isUnequal
      else { return .unknown(expression?.text ?? key) }
      return isEqual ? .trait(test) : Truth.trait(test).negated
    case (.number(let a, _, _), .number(let b, _, _)):
      return Arithmetic.comparison(operation, a, b).map { $0 ? .yes : .no } ?? .unknown("")
    case (.string(let a), .string(let b)):
      return isEqual == (a == b) ? .yes : .no
    case (.boolean(let a), .boolean(let b)):
      return isEqual == (a == b) ? .yes : .no
    case (.null, .null): return isEqual ? .yes : .no
    case (.object(let a), .object(let b)) where operation.count == 3:
      return isEqual == (a === b) ? .yes : .no
    case (.unknown(let text), _), (_, .unknown(let text)):
      return .unknown(expression?.text ?? text)
    case (.null, _), (_, .null): return isEqual ? .no : .yes
    case (.symbol(let a, _), .symbol(let b, _)):
      let same =
        SymbolName.plain(a) == SymbolName.plain(b) || SymbolName.match(a, among: [b]) != nil
        || SymbolName.match(b, among: [a]) != nil
      return isEqual == same ? .yes : .no
    default:
      if let a = left.symbol, let b = right.symbol { return isEqual == (a == b) ? .yes : .no }
      return .unknown(expression?.text ?? "")
    }
  }

  /// The truth of a condition of `#if`, as far as it is known.
  private func compilation(_ condition: CodeExpression) -> Truth {
    switch condition.kind {
    case .boolean(let flag): return flag ? .yes : .no
    case .prefix("!", let operand): return compilation(operand).negated
    case .infix("&&", let left, let right):
      return Self.both(compilation(left), compilation(right))
    case .infix("||", let left, let right):
      return Self.either(compilation(left), compilation(right))
    case .call(let callee, let arguments):
      let name = arguments.first?.value.text ?? ""
      switch callee.text {
      case "os": return name == "iOS" ? .yes : .no
      case "targetEnvironment": return .no
      case "canImport": return ["UIKit", "Foundation", "SwiftUI"].contains(name) ? .yes : .no
      case "arch": return name == "arm64" ? .yes : .no
      case "swift", "compiler": return .yes
      default: return .unknown(condition.text)
      }
    case .name(let name):
      if let flag = definitions[name] { return flag ? .yes : .no }
      // Users have what was built for release.
      isDebugTest = name == "DEBUG"
      return isDebugTest ? .no : .unknown(name)
    default: return .unknown(condition.text)
    }
  }
}
