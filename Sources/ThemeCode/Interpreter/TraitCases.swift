/// The cases that a condition tells apart by traits: for each, whether it holds. No two are true at once, and one is.
struct TraitCases {
  /// Tests that are all true, with what the condition is then.
  struct Case {
    var tests: [TraitTest]
    var holds: Bool
  }

  private(set) var cases: [Case]

  /// The greatest number of cases, since each runs code of its own.
  private static let limit = 16

  private init(_ cases: [Case]) { self.cases = cases }

  /// The two cases of a test.
  init(_ test: TraitTest) {
    cases = [Case(tests: [test], holds: true)]
    if let negated = test.negated { cases.append(Case(tests: [negated], holds: false)) }
  }

  /// Whether the condition is the same in all cases; nil if it is not.
  var same: Bool? {
    guard let first = cases.first, cases.allSatisfy({ $0.holds == first.holds }) else { return nil }
    return first.holds
  }

  var negated: TraitCases {
    TraitCases(cases.map { Case(tests: $0.tests, holds: !$0.holds) })
  }

  /// The cases of both conditions together; nil if these are too many.
  func and(_ other: TraitCases) -> TraitCases? {
    var result: [Case] = []
    for first in cases {
      guard first.holds else {
        result.append(first)
        continue
      }
      for second in other.cases {
        guard let tests = Self.both(first.tests, second.tests) else { continue }
        result.append(Case(tests: tests, holds: second.holds))
      }
    }
    return result.count <= Self.limit ? TraitCases(result) : nil
  }

  /// The cases within others; nil for one that is never true there.
  static func both(_ first: [TraitTest], _ second: [TraitTest]) -> [TraitTest]? {
    var result = first
    for test in second {
      if let known = result.first(where: { $0.key == test.key }) {
        guard known.value == test.value else { return nil }
      } else {
        result.append(test)
      }
    }
    return result
  }

  /// The value that each case has; nil without one.
  static func value(_ values: [(tests: [TraitTest], value: CodeValue)]) -> CodeValue? {
    guard let last = values.last else { return nil }
    return values.dropLast().reversed().reduce(last.value) { next, item in
      item.tests.reversed().reduce(item.value) { .conditional($1, $0, next) }
    }
  }

  /// A value where the condition holds, and another one elsewhere.
  func value(_ first: CodeValue, else second: CodeValue) -> CodeValue {
    Self.value(cases.map { ($0.tests, $0.holds ? first : second) }) ?? first
  }
}
