import Constraints

/// Systems like those of layout, the same for the same seed.
struct RandomSystem {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

  /// A few variables and constraints with small numbers.
  ///
  /// - Parameter requiredShare: of 100 constraints, how many are required.
  mutating func system(priorities: [Double], requiredShare: Int = 40) -> LinearSystem {
    var system = LinearSystem()
    let variables = (0..<(1 + number(5))).map { _ in
      system.addVariable(isNonNegative: number(2) == 0)
    }
    for _ in 0..<(1 + number(9)) {
      var terms = [LinearSystem.Term(pick(variables), pick([1, 1, 1, -1, 2, 0.5]))]
      if number(3) > 0 { terms.append(LinearSystem.Term(pick(variables), pick([-1, -1, 1, -2]))) }
      if number(4) == 0 { terms.append(LinearSystem.Term(pick(variables), pick([-1, 1, 0.25]))) }
      system.add(
        terms, pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        Double(number(41) - 10),
        priority: number(100) < requiredShare ? LinearSystem.required : pick(priorities))
    }
    return system
  }
}
