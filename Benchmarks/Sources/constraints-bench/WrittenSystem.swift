import Constraints

/// A system as lines say it: `variables 0110`, a 1 for each that has to be 0 or more, and lines of
/// `constraint PRIORITY WEIGHT RELATION CONSTANT INDEX FACTOR INDEX FACTOR …`. The weight is for solvers without levels.
struct WrittenSystem {
  private struct Constraint {
    var terms: [(variable: Int, factor: Double)]
    var relation: LinearSystem.Relation
    var constant: Double
    var priority: Double
  }

  private var isNonNegative: [Bool]
  private var constraints: [Constraint] = []

  init(variables words: [Substring]) { isNonNegative = words[1].map { $0 == "1" } }

  mutating func add(constraint words: [Substring]) {
    let numbers = words.map { Double($0) ?? 0 }
    let relation: LinearSystem.Relation =
      switch words[3] {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    let terms = stride(from: 5, to: words.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
    constraints.append(
      Constraint(terms: terms, relation: relation, constant: numbers[4], priority: numbers[1]))
  }

  func linearSystem() -> LinearSystem {
    var system = LinearSystem()
    let variables = isNonNegative.map { system.addVariable(isNonNegative: $0) }
    for constraint in constraints {
      system.add(
        constraint.terms.map { LinearSystem.Term(variables[$0.variable], $0.factor) },
        constraint.relation, constraint.constant, priority: constraint.priority)
    }
    return system
  }
}
