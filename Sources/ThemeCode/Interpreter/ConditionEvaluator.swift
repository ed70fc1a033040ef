import ScreenFormat

/// Decides conditions, patterns and comparisons.
struct ConditionEvaluator {
  let context: CodeContext

  /// The truth of a condition, and the questions besides traits that it depends on.
  struct Decision {
    var truth: Truth
    var questions: Set<Interpreter.Question> = []
  }

  /// Decides conditions that all have to hold.
  func decide(_ conditions: [CodeExpression]) -> Decision {
    let interpreter = context.interpreter
    let outer = interpreter.questions
    interpreter.questions = []
    let truth = conditions.reduce(Truth.yes) { all, condition in
      if case .no = all { return all }
      return Truth.both(all, self.truth(of: condition))
    }
    let questions = interpreter.questions
    interpreter.questions.formUnion(outer)
    return Decision(truth: truth, questions: questions)
  }

  func truth(of expression: CodeExpression) -> Truth {
    if let flag = definition(of: expression) { return Truth(flag) }
    switch expression.kind {
    case .available(let platforms):
      context.interpreter.questions.insert(.system)
      let version = platforms.first { $0.platform.hasPrefix("iOS") }?.version
      return version.map { Truth(Double(context.interpreter.system) + 0.999 >= $0) } ?? .yes
    case .compilation(let condition): return compilation(condition)
    case .binding(let name, let value):
      let bound = context.evaluate(value)
      context.scope.declare(name, bound)
      return Truth(!bound.isNull)
    case .prefix("!", let operand): return truth(of: operand).negated
    case .infix("~=", let pattern, let value): return match(pattern, context.evaluate(value))
    case .infix(let operation, _, _) where operation == "&&" || operation == "||":
      return chain(expression, operation)
    case .infix(let operation, let left, let right)
    where Arithmetic.comparison(operation, 0, 0) != nil:
      return compare(
        operation, context.evaluate(left), context.evaluate(right), in: expression)
    default: return truth(of: context.evaluate(expression), expression)
    }
  }

  /// What the user says of a condition; nil for nothing.
  private func definition(of expression: CodeExpression) -> Bool? {
    let definitions = context.interpreter.definitions
    guard !definitions.isEmpty else { return nil }
    return definitions[expression.text.filter { !$0.isWhitespace }]
  }

  /// The truth of `a && b && c`, or of `a || b || c`, from the left: a long chain takes no stack.
  private func chain(_ expression: CodeExpression, _ operation: String) -> Truth {
    var chain: [CodeExpression] = []
    var first = expression
    var result: Truth?
    while case .infix(operation, let left, _) = first.kind {
      chain.append(first)
      first = left
      if let flag = definition(of: left) {
        result = Truth(flag)
        break
      }
    }
    var truth = result ?? self.truth(of: first)
    for part in chain.reversed() {
      guard case .infix(_, _, let right) = part.kind else { break }
      if operation == "&&" {
        if case .no = truth { return .no }
        truth = Truth.both(truth, self.truth(of: right))
      } else {
        truth = Truth.either(truth, self.truth(of: right))
      }
    }
    return truth
  }

  private func truth(of value: CodeValue, _ expression: CodeExpression) -> Truth {
    switch value.plain {
    case .boolean(let flag): return Truth(flag)
    case .null: return .no
    case .number(let number, _, _): return Truth(number != 0)
    case .conditional(let test, let a, let b):
      let holds = Truth.trait(test)
      return Truth.either(
        Truth.both(holds, truth(of: a, expression)),
        Truth.both(holds.negated, truth(of: b, expression)))
    case .unknown, .symbol: return .unknown(expression.text)
    default: return .yes
    }
  }

  // MARK: Patterns

  /// Whether a value has a pattern, whose names are bound then.
  func match(_ pattern: CodeExpression, _ value: CodeValue) -> Truth {
    switch pattern.kind {
    case .name("_"): return .yes
    case .binding(let name, let nothing):
      guard case .null = nothing.kind else { break }
      context.scope.declare(name, value)
      return .yes
    case .constrainedPattern(let inner, let test):
      return Truth.both(match(inner, value), truth(of: test))
    case .optionalPattern(let inner): return value.isNull ? .no : match(inner, value)
    case .array(let patterns):
      let parts = value.parts
      guard parts.count == patterns.count else { return .unknown(pattern.text) }
      return zip(patterns, parts).reduce(.yes) { Truth.both($0, match($1.0, $1.1)) }
    case .isType(_, let type): return isKind(value, type)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.kind else { break }
      guard case .enumerated(let own, _, let parts) = value.plain else {
        return Truth(value.symbol == name)
      }
      guard own == name else { return .no }
      // One name may stand for all values.
      if arguments.count == 1, parts.count > 1 {
        return match(arguments[0].value, .array(parts.map(\.value)))
      }
      return zip(arguments, parts).reduce(.yes) { Truth.both($0, match($1.0.value, $1.1.value)) }
    default: break
    }
    let other = context.evaluate(pattern)
    if case .range(let lower, let upper) = other.plain, let number = value.double,
      let lower = lower.double
    {
      return Truth(number >= lower && upper.map { number < $0 } != false)
    }
    if case .enumerated(let own, let type, _) = value.plain {
      return compare("==", .symbol(own, type: type), other)
    }
    return compare("==", value, other)
  }

  /// Whether a value is of a type of the code.
  func isKind(_ value: CodeValue, _ type: String) -> Truth {
    guard let own = value.ownType, context.index.types[own] != nil else {
      return .unknown("is \(type)")
    }
    return Truth(context.index.lineage(own).contains(type))
  }

  // MARK: Comparisons

  func compare(
    _ operation: String, _ left: CodeValue, _ right: CodeValue, in expression: CodeExpression? = nil
  ) -> Truth {
    let isEqual = operation.hasPrefix("==")
    let isUnequal = operation.hasPrefix("!=")
    switch (left.plain, right.plain) {
    case (.trait(let key), let other), (let other, .trait(let key)):
      guard let symbol = other.symbol, let test = context.library.test(of: key, symbol: symbol),
        isEqual || isUnequal
      else { return .unknown(expression?.text ?? key) }
      return isEqual ? .trait(test) : Truth.trait(test).negated
    case (.number(let a, _, _), .number(let b, _, _)):
      return Arithmetic.comparison(operation, a, b).map { Truth($0) } ?? .unknown("")
    case (.string(let a), .string(let b)):
      context.interpreter.charge(min(a.utf8.count, b.utf8.count) / 1024)
      return Truth(isEqual == (a == b))
    case (.boolean(let a), .boolean(let b)): return Truth(isEqual == (a == b))
    case (.null, .null): return Truth(isEqual)
    case (.object(let a), .object(let b)) where operation.count == 3:
      return Truth(isEqual == (a === b))
    case (.unknown(let text), _), (_, .unknown(let text)):
      return .unknown(expression?.text ?? text)
    case (.null, _), (_, .null): return Truth(!isEqual)
    case (.symbol(let a, let first), .symbol(let b, let second))
    where a != b && first != second
      && (first.map(context.isForeign) ?? false || second.map(context.isForeign) ?? false):
      // A member of a type that is in none of the files may have any value.
      return .unknown(expression?.text ?? a)
    case (.symbol(let a, _), .symbol(let b, _)):
      let same =
        SymbolName.plain(a) == SymbolName.plain(b) || SymbolName.match(a, among: [b]) != nil
        || SymbolName.match(b, among: [a]) != nil
      return Truth(isEqual == same)
    default:
      if let a = left.symbol, let b = right.symbol { return Truth(isEqual == (a == b)) }
      return .unknown(expression?.text ?? "")
    }
  }

  // MARK: `#if`

  private func compilation(_ condition: CodeExpression) -> Truth {
    switch condition.kind {
    case .boolean(let flag): return Truth(flag)
    case .prefix("!", let operand): return compilation(operand).negated
    case .infix("&&", let left, let right):
      return Truth.both(compilation(left), compilation(right))
    case .infix("||", let left, let right):
      return Truth.either(compilation(left), compilation(right))
    case .call(let callee, let arguments):
      let name = arguments.first?.value.text ?? ""
      switch callee.text {
      case "os": return Truth(name == "iOS")
      case "targetEnvironment": return .no
      case "canImport": return Truth(context.library.modules.contains(name))
      case "arch": return Truth(name == "arm64")
      case "swift", "compiler": return .yes
      default: return .unknown(condition.text)
      }
    case .name(let name):
      if let flag = context.interpreter.definitions[name] { return Truth(flag) }
      // Users have what was built for release.
      guard name == "DEBUG" else { return .unknown(name) }
      context.interpreter.questions.insert(.debugging)
      return .no
    default: return .unknown(condition.text)
    }
  }
}
