import ScreenFormat

extension CodeEvaluator {
  /// Runs a loop over a list.
  func loop(
    _ name: String, _ sequence: CodeExpression, _ body: [CodeStatement], _ scope: CodeScope
  ) -> Flow {
    guard let elements = Self.elements(of: evaluate(sequence, scope)) else {
      if mentionsAppearance(body) {
        add(.refused("the loop's list '\(sequence.text)' is not known"))
      }
      return .end
    }
    for element in elements.prefix(CodeLimits.rounds) {
      let inner = CodeScope(outer: scope, depth: tests.count)
      bind(name, element, inner)
      switch run(body[...], inner) {
      case .result(let value): return .result(value)
      case .jump(isBreak: true): return .end
      case .jump, .end: break
      }
    }
    return .end
  }

  /// The elements of a list, a range or a dictionary; nil for other values.
  static func elements(of value: CodeValue) -> [CodeValue]? {
    switch value.plain {
    case .array(let elements): return elements
    // There is one window.
    case .system("windows"): return [.window]
    case .system("connectedScenes"): return [.system("scene")]
    case .dictionary(let members): return members.map { .array([$0.key, $0.value]) }
    case .object(let object) where object.className == CodeObject.range:
      guard let lower = object["lower"]?.double, let upper = object["upper"]?.double,
        upper - lower < Double(CodeLimits.rounds)
      else { return nil }
      return stride(from: lower, to: upper, by: 1).map { .number($0, isInteger: true) }
    default: return nil
    }
  }

  /// Runs a loop with a condition.
  func repetition(
    _ test: CodeExpression, _ body: [CodeStatement], _ steps: [CodeStatement], _ asksFirst: Bool,
    _ scope: CodeScope
  ) -> Flow {
    let start = place
    for round in 0..<CodeLimits.rounds {
      guard step() else { return .end }
      let inner = CodeScope(outer: scope, depth: tests.count)
      if asksFirst || round > 0 {
        switch truth(of: test, inner) {
        case .yes: break
        case .no: return .end
        case .traits, .unknown:
          if mentionsAppearance(body) {
            add(.refused("nothing here decides how often the loop runs: '\(test.text)'"))
          }
          return .end
        }
      }
      switch run(body[...], inner) {
      case .result(let value): return .result(value)
      case .jump(isBreak: true): return .end
      case .jump, .end: break
      }
      _ = run(steps[...], scope)
    }
    note("the loop has more than \(CodeLimits.rounds) rounds", at: start.position)
    return .end
  }
}
