/// Solves the components of a system: required constraints in their order, then level by level the others.
struct ComponentSolver {
  let system: LinearSystem
  private let localIndices: [Int]
  private(set) var component = Components.Component()
  var tableau = Tableau()
  let limits: LinearSystem.Limits
  private var conflicts: [LinearSystem.Conflict] = []

  // One of each at a time; kept, so that they are allocated once.
  /// The terms of the constraint that is being added, one for each variable, sorted.
  var short: [Expression.Term] = []
  /// The same in columns that are neither basic nor defined.
  var expression = Expression(constant: 0)
  var objective = Expression(constant: 0)
  var errors: [Expression.Term] = []
  /// The constraints that are not required, from the highest priority on.
  var optional: [(priority: Double, index: Int)] = []

  init(_ system: LinearSystem, localIndices: [Int], _ limits: LinearSystem.Limits) {
    self.system = system
    self.localIndices = localIndices
    self.limits = limits
  }

  var isWithinLimits: Bool { tableau.isWithin(limits) }

  /// Puts a component's answer into a solution.
  ///
  /// - Returns: false if a limit is exceeded.
  mutating func solve(
    _ component: Components.Component, _ findings: LinearSystem.Findings,
    into solution: inout LinearSystem.Solution
  ) -> Bool {
    self.component = component
    restart(keepsReasons: findings.contains(.reasons))
    guard var hasConflicts = addRequired() else { return false }
    if hasConflicts, !tableau.keepsReasons {
      // Most systems have none; the steps are the same again, and now tell what contradicts what.
      restart(keepsReasons: true)
      guard let again = addRequired() else { return false }
      hasConflicts = again
    }
    guard addLevels(findings, &solution), settleRest(), isWithinLimits else { return false }
    solution.conflicts += conflicts
    let values = tableau.values()
    for (local, variable) in component.variables.enumerated() {
      let value = values[local]
      solution.values[variable] = value.isFinite ? value : 0
      guard findings.contains(.reasons) else { continue }
      solution.reasons[variable] = reasons(local)
      guard isWithinLimits else { return false }
    }
    solution.work = tableau.work
    return true
  }

  private mutating func restart(keepsReasons: Bool) {
    conflicts = []
    // Most constraints that are not required have two errors.
    tableau.removeAll(
      keepsReasons: keepsReasons, reserving: component.variables.count,
      and: component.constraints.count * 2)
    for variable in component.variables {
      tableau.addColumn(system.isNonNegative[variable] ? .restricted : .free, owner: nil)
    }
  }

  // MARK: Required constraints

  /// Adds the required constraints, but for those that contradict the ones before.
  ///
  /// - Returns: whether some do; nil if a limit is exceeded.
  private mutating func addRequired() -> Bool? {
    var hasConflicts = false
    for index in component.constraints
    where system.constraints[index].priority >= LinearSystem.required {
      switch require(system.constraints[index], index) {
      case true?: break
      case false?: hasConflicts = true
      case nil: return nil
      }
      guard isWithinLimits else { return nil }
    }
    return hasConflicts
  }

  /// Adds a required constraint if it contradicts none before it.
  ///
  /// - Returns: whether it was added; nil if a limit is exceeded.
  private mutating func require(_ constraint: LinearSystem.Constraint, _ index: Int) -> Bool? {
    // 0 = expression, with a slack that is taken off an inequality.
    let constant = readTerms(of: constraint)
    tableau.sum(short, constant: constant, into: &expression)
    let isInequality = constraint.relation != .equal
    guard isUsable() else {
      conflicts.append(LinearSystem.Conflict(broken: index, others: []))
      return false
    }
    if expression.terms.isEmpty {
      let isHeld =
        isInequality
        ? expression.constant >= -Tableau.tolerance
        : abs(expression.constant) <= Tableau.tolerance
      if !isHeld { addConflict(index) }
      return isHeld
    }
    let free = freeColumn()
    if isInequality {
      let slack = tableau.addColumn(.restricted, owner: index)
      if free == nil, expression.constant >= -Tableau.tolerance {
        expression.constant = max(0, expression.constant)
        tableau.addRow(slack, expression)
        return true
      }
      append(Expression.Term(column: slack, coefficient: -1))
    } else if tableau.keepsReasons {
      let marker = tableau.addColumn(.fixed, owner: index)
      append(Expression.Term(column: marker, coefficient: 1))
    }
    if let free {
      tableau.define(free, by: expression, or: short, constant: constant)
      return true
    }
    return makeZero(index)
  }

  /// Adds a term to the constraint, in both forms.
  mutating func append(_ term: Expression.Term) {
    expression.terms.append(term)
    short.append(term)
  }

  /// Makes the expression, which has no free column, 0 and keeps it there.
  ///
  /// - Returns: whether that can be; nil if a limit is exceeded.
  private mutating func makeZero(_ index: Int) -> Bool? {
    if expression.constant < 0 { expression.negate() }
    switch tableau.minimize(&expression, endsAtZero: true, limits) {
    case .zero: return true
    case .outOfWork: return nil
    case .least:
      guard expression.constant <= Tableau.tolerance else {
        addConflict(index)
        return false
      }
      // A sum of lengths is 0, and so is each: a row of one of them keeps the others.
      expression.constant = 0
      if let term = expression.terms.first(where: tableau.isOpen) {
        tableau.solve(expression, for: term.column)
      }
      return true
    }
  }

  private mutating func addConflict(_ index: Int) {
    var others = Set<Int>()
    var nonNegative: [LinearSystem.Variable] = []
    for term in expression.terms {
      if let owner = tableau.owner(term.column) {
        if owner != index { others.insert(owner) }
      } else {
        let variable = component.variables[component.variables.startIndex + term.column]
        nonNegative.append(LinearSystem.Variable(index: variable))
      }
    }
    conflicts.append(
      LinearSystem.Conflict(broken: index, others: others.sorted(), nonNegative: nonNegative))
  }

  // MARK: Expressions

  /// Reads a constraint's terms, turned so that an inequality holds where the sum is 0 or more.
  ///
  /// - Returns: what is added to them.
  mutating func readTerms(of constraint: LinearSystem.Constraint) -> Double {
    let sign = constraint.relation == .lessThanOrEqual ? -1.0 : 1
    short.removeAll(keepingCapacity: true)
    for term in constraint.terms {
      let column = localIndices[term.variable.index]
      let place = short.firstIndex { $0.column >= column } ?? short.endIndex
      let own = Expression.Term(column: column, coefficient: sign * term.coefficient)
      if place == short.endIndex {
        short.append(own)
      } else if short[place].column == column {
        short[place].coefficient += own.coefficient
      } else {
        short.insert(own, at: place)
      }
    }
    return -sign * constraint.constant
  }

  /// The free column of the expression that the fewest definitions contain and whose coefficient is not small; one of the
  /// constraint's own if there is any.
  func freeColumn() -> Int? {
    var greatest = 0.0
    for term in expression.terms where tableau.kind(term.column) == .free {
      greatest = max(greatest, abs(term.coefficient))
    }
    guard greatest > 0 else { return nil }
    var best: (column: Int, isOwn: Bool, useCount: Int)?
    for term in expression.terms where tableau.kind(term.column) == .free {
      // A small divisor makes rounding errors large.
      guard abs(term.coefficient) >= greatest / 10 else { continue }
      let isOwn = short.contains { $0.column == term.column }
      let useCount = tableau.useCount(term.column)
      if let best {
        guard isOwn == best.isOwn ? useCount < best.useCount : isOwn else { continue }
      }
      best = (term.column, isOwn, useCount)
    }
    return best?.column
  }

  /// Whether the expression's numbers are in bounds: chains of factors may overflow what single constraints can't.
  func isUsable() -> Bool {
    let limit = LinearSystem.greatestNumber * LinearSystem.greatestNumber
    return abs(expression.constant) <= limit
      && expression.terms.allSatisfy { abs($0.coefficient) <= limit }
  }

  /// The constraints in the row of a variable, in order: those that hold exactly and decide it.
  private mutating func reasons(_ local: Int) -> [Int] {
    tableau.sum(
      [Expression.Term(column: local, coefficient: 1)], constant: 0, into: &expression)
    return Set(expression.terms.compactMap { tableau.owner($0.column) }).sorted()
  }
}
