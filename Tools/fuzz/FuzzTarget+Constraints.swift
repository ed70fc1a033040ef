import Constraints

extension FuzzTarget {
  /// The most variables and constraints of a system.
  private static let limits = (variables: 24, constraints: 60)
  private static let priorities: [Double] = [1000, 1000, 1000, 750, 250, 999, 50, 1, 0.5]

  /// A system of constraints has one answer, that of finite numbers, within its work.
  static let constraints = FuzzTarget(name: "constraints") { bytes in
    var bytes = FuzzBytes(bytes)
    var system = LinearSystem()
    let count = 1 + Int(bytes.byte()) % limits.variables
    let variables = (0..<count).map { _ in
      system.addVariable(isNonNegative: bytes.byte() & 1 == 0)
    }
    for _ in 0..<limits.constraints where !bytes.isAtEnd {
      let terms = (0...Int(bytes.byte()) % 4).map { _ in
        LinearSystem.Term(
          variables[Int(bytes.byte()) % count], Double(Int8(bitPattern: bytes.byte())))
      }
      let relations: [LinearSystem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      system.add(
        terms, relations[Int(bytes.byte()) % relations.count], bytes.coordinate(),
        priority: priorities[Int(bytes.byte()) % priorities.count])
    }
    let limits = LinearSystem.Limits(work: 20_000_000)
    guard let solution = system.solution(limits, findings: [.reasons, .ambiguity]) else { return }
    precondition(solution.values.allSatisfy(\.isFinite), "an answer is finite")
    let again = system.solution(limits)
    precondition(again?.values == solution.values, "a system has one answer")
    let known = system.constraints.indices
    for conflict in solution.conflicts {
      precondition(known.contains(conflict.broken), "a conflict is of the system's constraints")
      precondition(conflict.others.allSatisfy(known.contains), "and so are the others")
    }
  }
}
