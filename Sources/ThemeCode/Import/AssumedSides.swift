import ScreenFormat

/// What code sets on either side of conditions that nothing decides.
struct AssumedSides {
  /// The target of a value, whatever the assumptions.
  private struct Target: Hashable {
    var proxy: CodeProxy
    var property: String
    var axes: [String]
  }

  private var values: [Target: [(assumptions: [TraitTest], value: CodeValue)]] = [:]

  /// Notes a value that a rule is given on one side, or on both.
  mutating func note(_ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue) {
    let (target, assumptions) = Self.target(proxy, setter)
    values[target, default: []].append((assumptions, value))
  }

  /// The assumptions on which a value depends: those whose other side sets no such value, or another one.
  func open(_ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue) -> [TraitTest] {
    let (target, assumptions) = Self.target(proxy, setter)
    return assumptions.filter { test in
      let others = (values[target] ?? []).filter { side in
        test.negated.map { side.assumptions.contains($0) } == true
      }
      return others.isEmpty || !others.allSatisfy { ValueComparison.areSame($0.value, value) }
    }
  }

  /// Whether something sets such a value where the assumptions hold.
  func isSetElsewhere(_ proxy: CodeProxy, _ setter: CodeSetter) -> Bool {
    let (target, _) = Self.target(proxy, setter)
    return values[target]?.contains { !$0.assumptions.contains(where: \.isUnlikely) } ?? false
  }

  private static func target(
    _ proxy: CodeProxy, _ setter: CodeSetter
  ) -> (Target, assumptions: [TraitTest]) {
    var plain = proxy
    plain.traits.removeAll { $0.assumption != nil }
    let axes = setter.axes.map { "\($0.label) \($0.value.symbol ?? "")" }
    return (
      Target(proxy: plain, property: setter.property, axes: axes),
      proxy.traits.filter { $0.assumption != nil }
    )
  }
}
