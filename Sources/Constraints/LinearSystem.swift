/// Linear constraints between variables, as layout needs them: required ones that always hold, and others that hold as
/// far as those of higher priorities let them.
///
/// Priorities are levels that are compared in order: any error at a higher level weighs more than all errors below. Within
/// a level the sum of errors is least. Where that leaves a choice, each variable in turn, in the order in which they were
/// added, is as near to 0 as the ones before it allow, so that every system has one answer.
public struct LinearSystem: Sendable {
  /// A variable of a system.
  public struct Variable: Sendable, Hashable {
    /// The index among the system's variables, in the order of addition.
    public let index: Int
  }

  /// A variable times a number.
  public struct Term: Sendable, Hashable {
    /// The variable.
    public var variable: Variable
    /// The number.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How a sum of terms relates to a constant (NSLayoutConstraint.Relation).
  public enum Relation: Sendable, Hashable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The sum of terms, a relation, a constant, and a priority.
  public struct Constraint: Sendable, Hashable {
    /// What is added up.
    public var terms: [Term]
    /// How the sum relates to the constant.
    public var relation: Relation
    /// What the sum is compared with.
    public var constant: Double
    /// The level; `LinearSystem.required` and above always hold.
    public var priority: Double
  }

  /// The priority of constraints that always hold (UILayoutPriority.required).
  public static let required = 1000.0
  /// The least priority that decides. Levels below are wishes: they choose among answers, and a variable that only they
  /// decide is ambiguous.
  public static let leastDeciding = 1.0
  /// The largest number, besides 0, that a constraint may hold, and the inverse of the least.
  public static let greatestNumber = 1e9

  /// Whether each variable has to be 0 or more, by its index.
  public private(set) var isNonNegative: [Bool] = []
  /// The constraints, in the order of addition.
  public private(set) var constraints: [Constraint] = []

  /// Creates a system without variables.
  public init() {}

  /// Adds a variable.
  ///
  /// - Parameter isNonNegative: whether 0 is its least value, as of a length.
  public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    return Variable(index: self.isNonNegative.count - 1)
  }

  /// Adds a constraint: the sum of `terms` relates to `constant`. Terms of one variable are added up.
  ///
  /// Of required constraints in conflict, the one that was added last is broken.
  ///
  /// - Returns: the index among the constraints; nil, and nothing is added, if a number is not finite or out of bounds.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required
  ) -> Int? {
    guard Self.isUsable(constant), priority.isFinite else { return nil }
    for term in terms {
      guard Self.isUsable(term.coefficient), isNonNegative.indices.contains(term.variable.index)
      else { return nil }
    }
    constraints.append(
      Constraint(terms: terms, relation: relation, constant: constant, priority: priority))
    return constraints.count - 1
  }

  private static func isUsable(_ number: Double) -> Bool {
    number == 0 || abs(number) <= greatestNumber && abs(number) * greatestNumber >= 1
  }
}

extension LinearSystem {
  /// What is found out besides values; each costs time.
  public struct Findings: OptionSet, Sendable {
    /// One bit for each finding.
    public let rawValue: Int
    /// Creates a set of findings.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The constraints that decide each variable.
    public static let reasons = Findings(rawValue: 1)
    /// The variables that more than one value would suit.
    public static let ambiguity = Findings(rawValue: 2)
  }

  /// The most that solving a system may take, counted in integers: on every machine the same systems exceed it.
  public struct Limits: Sendable, Hashable {
    /// The number of terms that are added up.
    public var work: Int
    /// The number of terms that are kept at a time, some 40 bytes each.
    public var terms: Int

    /// Creates limits; nothing is limited that is not named.
    public init(work: Int = .max, terms: Int = .max) {
      self.work = work
      self.terms = terms
    }
  }

  /// Required constraints that can't hold together; none of them can be left out.
  public struct Conflict: Sendable, Hashable {
    /// The constraint that is broken, by its index.
    public var broken: Int
    /// The constraints that it contradicts, by their indices, in order.
    public var others: [Int]
    /// The variables in the conflict that have to be 0 or more, in order.
    public var nonNegative: [Variable]

    /// Creates a conflict.
    public init(broken: Int, others: [Int], nonNegative: [Variable] = []) {
      self.broken = broken
      self.others = others
      self.nonNegative = nonNegative
    }
  }

  /// The answer of a system.
  public struct Solution: Sendable {
    /// The values by variable; finite.
    public internal(set) var values: [Double]
    /// The conflicts, in the order of what was broken.
    public internal(set) var conflicts: [Conflict] = []
    /// For each variable the constraints that decide it, by their indices, in order; empty unless asked for.
    public internal(set) var reasons: [[Int]] = []
    /// The variables that more than one value would suit, wishes aside, in order; empty unless asked for.
    public internal(set) var ambiguous: [Variable] = []
    /// The number of terms that were added up: the same on every machine.
    public internal(set) var work = 0

    /// The value of a variable.
    public func value(_ variable: Variable) -> Double { values[variable.index] }
  }

  /// How far the values are from holding a constraint; 0 if they do.
  public func error(of constraint: Constraint, in solution: Solution) -> Double {
    let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * solution.value($1.variable) }
    let difference = sum - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// The one answer of the system. Variables that no constraint joins are solved apart.
  ///
  /// - Parameters:
  ///   - limits: the most that solving it may take.
  ///   - findings: what to find out besides values.
  /// - Returns: nil if a limit is exceeded.
  /// - Complexity: for systems of layout about O(constraints × constraints) within each component.
  public func solution(_ limits: Limits = Limits(), findings: Findings = []) -> Solution? {
    var solution = Solution(values: [Double](repeating: 0, count: isNonNegative.count))
    if findings.contains(.reasons) {
      solution.reasons = [[Int]](repeating: [], count: isNonNegative.count)
    }
    let components = Components(self)
    var solver = ComponentSolver(
      self, localIndices: components.localIndices, limits)
    for component in components.list {
      guard solver.solve(component, findings, into: &solution) else {
        return nil
      }
    }
    solution.conflicts.sort { $0.broken < $1.broken }
    solution.ambiguous.sort { $0.index < $1.index }
    return solution
  }
}
