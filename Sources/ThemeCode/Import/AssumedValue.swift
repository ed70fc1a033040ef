/// Values that depend on conditions which nothing decides.
enum AssumedValue {
  /// The value where all assumptions hold.
  static func taken(_ value: CodeValue) -> CodeValue {
    var value = value
    for test in assumptions(in: value) {
      value = TraitSplit.value(value, where: test, holds: !test.isUnlikely)
    }
    return value
  }

  /// The assumptions that a value depends on.
  static func assumptions(in value: CodeValue) -> [TraitTest] {
    var found: [TraitTest] = []
    var rest = value
    while found.count < CodeLimits.traitValues, let test = TraitSplit.test(in: rest),
      test.assumption != nil
    {
      found.append(test)
      rest = TraitSplit.value(rest, where: test, holds: !test.isUnlikely)
    }
    return found
  }
}
