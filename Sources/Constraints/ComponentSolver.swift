/// Solves one component of a system: its required constraints in their order, then level by level the others.
struct ComponentSolver {
  private let system: LinearSystem
  private let component: Components.Component
  private let localIndices: [Int]
  private var tableau: Tableau
  private var workLimit = Int.max
  private var conflicts: [LinearSystem.Conflict] = []

  init(_ system: LinearSystem, _ component: Components.Component, localIndices: [Int]) {
    self.system = system
    self.component = component
    self.localIndices = localIndices
    tableau = Tableau(isNonNegative: [], keepsReasons: false)
  }

  /// Puts the component's answer into a solution.
  ///
  /// - Returns: false if the work exceeds its limit.
  mutating func solve(
    _ findings: LinearSystem.Findings, workLimit: Int, into solution: inout LinearSystem.Solution
  ) -> Bool {
    self.workLimit = workLimit - solution.work
    restart(keepsReasons: findings.contains(.reasons))
    guard var hasConflicts = addRequired() else { return false }
    if hasConflicts, !tableau.keepsReasons {
      // Most systems have none; the steps are the same again, and now tell what contradicts what.
      restart(keepsReasons: true)
      guard let again = addRequired() else { return false }
      hasConflicts = again
    }
    guard addLevels(findings, &solution), settleRest() else { return false }
    solution.conflicts += conflicts
    solution.work += tableau.work
    let values = tableau.values()
    for (local, variable) in component.variables.enumerated() {
      let value = values[local]
      solution.values[variable] = value.isFinite ? value : 0
      if findings.contains(.reasons) { solution.reasons[variable] = reasons(local) }
    }
    return true
  }

  private mutating func restart(keepsReasons: Bool) {
    conflicts = []
    tableau = Tableau(
      isNonNegative: component.variables.map { system.isNonNegative[$0] },
      keepsReasons: keepsReasons)
  }

  // MARK: Required constraints

  /// Adds the required constraints, but for those that contradict the ones before.
  ///
  /// - Returns: whether some do; nil if the work exceeds its limit.
  private mutating func addRequired() -> Bool? {
    var hasConflicts = false
    for index in component.constraints {
      let constraint = system.constraints[index]
      guard constraint.priority >= LinearSystem.required else { continue }
      switch require(constraint, index) {
      case true?: break
      case false?: hasConflicts = true
      case nil: return nil
      }
      guard tableau.work <= workLimit else { return nil }
    }
    return hasConflicts
  }

  /// Adds a required constraint if it contradicts none before it.
  ///
  /// - Returns: whether it was added; nil if the work exceeds its limit.
  private mutating func require(_ constraint: LinearSystem.Constraint, _ index: Int) -> Bool? {
    // 0 = expression, with a slack that is taken off an inequality.
    var (short, constant) = terms(constraint)
    var expression = tableau.expression(short, constant: constant)
    let isInequality = constraint.relation != .equal
    guard Self.isUsable(expression) else {
      conflicts.append(LinearSystem.Conflict(broken: index, others: []))
      return false
    }
    if expression.terms.isEmpty {
      let isHeld =
        isInequality
        ? expression.constant >= -Tableau.tolerance
        : abs(expression.constant) <= Tableau.tolerance
      if !isHeld { addConflict(expression, index) }
      return isHeld
    }
    let free = freeColumn(expression, short)
    if isInequality {
      let slack = tableau.addColumn(.restricted, owner: index)
      if free == nil, expression.constant >= -Tableau.tolerance {
        expression.constant = max(0, expression.constant)
        tableau.addRow(slack, expression)
        return true
      }
      expression.terms.append(Expression.Term(column: slack, coefficient: -1))
      short.append(Expression.Term(column: slack, coefficient: -1))
    } else if tableau.keepsReasons {
      let marker = tableau.addColumn(.fixed, owner: index)
      expression.terms.append(Expression.Term(column: marker, coefficient: 1))
      short.append(Expression.Term(column: marker, coefficient: 1))
    }
    if let free {
      tableau.define(free, by: expression, or: short, constant: constant)
      return true
    }
    if expression.constant < 0 {
      expression.negate()
    }
    switch tableau.minimize(&expression, endsAtZero: true, workLimit: workLimit) {
    case .zero: return true
    case .outOfWork: return nil
    case .least:
      guard expression.constant <= Tableau.tolerance else {
        addConflict(expression, index)
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

  private mutating func addConflict(_ expression: Expression, _ index: Int) {
    var others = Set<Int>()
    var nonNegative: [LinearSystem.Variable] = []
    for term in expression.terms {
      if let owner = tableau.owners[term.column] {
        if owner != index { others.insert(owner) }
      } else {
        nonNegative.append(LinearSystem.Variable(index: component.variables[term.column]))
      }
    }
    conflicts.append(
      LinearSystem.Conflict(broken: index, others: others.sorted(), nonNegative: nonNegative))
  }

  // MARK: Levels

  private mutating func addLevels(
    _ findings: LinearSystem.Findings, _ solution: inout LinearSystem.Solution
  ) -> Bool {
    let optional = component.constraints
      .filter { system.constraints[$0].priority < LinearSystem.required }
      .sorted {
        let (a, b) = (system.constraints[$0].priority, system.constraints[$1].priority)
        return a > b || a == b && $0 < $1
      }
    var hasLookedForAmbiguity = !findings.contains(.ambiguity)
    var start = 0
    while start < optional.count || !hasLookedForAmbiguity {
      let priority = start < optional.count ? system.constraints[optional[start]].priority : 0
      if !hasLookedForAmbiguity, priority < LinearSystem.leastDeciding {
        hasLookedForAmbiguity = true
        guard let variables = ambiguousVariables() else { return false }
        solution.ambiguous += variables
      }
      var end = start
      while end < optional.count, system.constraints[optional[end]].priority == priority {
        end += 1
      }
      if start < end, !addLevel(optional[start..<end]) { return false }
      start = end
    }
    return true
  }

  /// Makes the sum of errors of constraints least, and keeps it there.
  ///
  /// - Returns: false if the work exceeds its limit.
  private mutating func addLevel(_ indices: ArraySlice<Int>) -> Bool {
    var errors: [Int] = []
    for index in indices { errors += addOptional(system.constraints[index], index) }
    return minimize(errors.map { Expression.Term(column: $0, coefficient: 1) })
  }

  private mutating func minimize(_ terms: [Expression.Term]) -> Bool {
    var objective = tableau.expression(terms, constant: 0)
    guard tableau.minimize(&objective, workLimit: workLimit) == .least else { return false }
    tableau.fixCosts(objective)
    return true
  }

  /// Adds a constraint with its errors, which are 0 where it holds.
  ///
  /// - Returns: the columns of the errors; none for a constraint that nothing can change any more.
  private mutating func addOptional(
    _ constraint: LinearSystem.Constraint, _ index: Int
  ) -> [Int] {
    let (terms, constant) = terms(constraint)
    return addOptional(
      terms, constant: constant, isEquality: constraint.relation == .equal, index)
  }

  private mutating func addOptional(
    _ terms: [Expression.Term], constant: Double, isEquality: Bool, _ index: Int
  ) -> [Int] {
    let expression = tableau.expression(terms, constant: constant)
    guard expression.terms.contains(where: tableau.isOpen), Self.isUsable(expression) else {
      return []
    }
    // expression = above - below; an inequality is broken below only.
    let above = tableau.addColumn(.restricted, owner: index)
    let below = tableau.addColumn(.restricted, owner: index)
    var row = expression
    if let free = freeColumn(row, terms) {
      let errors = [
        Expression.Term(column: above, coefficient: -1),
        Expression.Term(column: below, coefficient: 1),
      ]
      row.terms += errors
      tableau.define(free, by: row, or: terms + errors, constant: constant)
    } else if row.constant >= 0 {
      row.terms.append(Expression.Term(column: below, coefficient: 1))
      tableau.addRow(above, row)
    } else {
      row.negate()
      row.terms.append(Expression.Term(column: above, coefficient: 1))
      tableau.addRow(below, row)
    }
    return isEquality ? [above, below] : [below]
  }

  // MARK: What is left open

  /// Brings each variable that may still change as near to 0 as those before it allow.
  ///
  /// - Returns: false if the work exceeds its limit.
  private mutating func settleRest() -> Bool {
    for local in component.variables.indices where tableau.kinds[local] != .fixed {
      if tableau.rowOfColumn[local] == nil, !tableau.isDefined(local) {
        tableau.fix(local)
        continue
      }
      let own = [Expression.Term(column: local, coefficient: 1)]
      guard tableau.kinds[local] == .free else {
        if !minimize(own) { return false }
        continue
      }
      let errors = addOptional(own, constant: 0, isEquality: true, -1)
      if !minimize(errors.map { Expression.Term(column: $0, coefficient: 1) }) { return false }
    }
    return true
  }

  /// The variables that more than one value would suit; nil if the work exceeds its limit.
  private mutating func ambiguousVariables() -> [LinearSystem.Variable]? {
    var result: [LinearSystem.Variable] = []
    for (local, variable) in component.variables.enumerated()
    where tableau.kinds[local] != .fixed {
      guard let isOpen = canChange(local) else { return nil }
      if isOpen { result.append(LinearSystem.Variable(index: variable)) }
    }
    return result
  }

  /// Whether a variable has more than one value; nil if the work exceeds its limit.
  private mutating func canChange(_ local: Int) -> Bool? {
    let own = [Expression.Term(column: local, coefficient: 1)]
    let now = tableau.expression(own, constant: 0)
    if now.terms.contains(where: { tableau.kinds[$0.column] == .free }) { return true }
    guard now.terms.contains(where: tableau.isOpen) else { return false }
    for direction in [1.0, -1] {
      // A wish to be elsewhere moves it, if anything can.
      var copy = self
      let errors = copy.addOptional(
        own, constant: -now.constant - direction, isEquality: true, -1)
      guard copy.minimize(errors.map { Expression.Term(column: $0, coefficient: 1) }) else {
        return nil
      }
      let moved = copy.tableau.expression(own, constant: -now.constant).constant
      if abs(moved) > Tableau.tolerance { return true }
    }
    return false
  }

  // MARK: Expressions

  /// A constraint's terms, one for each variable, sorted, and what is added to them; turned so that an inequality holds
  /// where the sum is 0 or more.
  private func terms(
    _ constraint: LinearSystem.Constraint
  ) -> (terms: [Expression.Term], constant: Double) {
    let sign = constraint.relation == .lessThanOrEqual ? -1.0 : 1
    var result: [Expression.Term] = []
    for term in constraint.terms {
      let column = localIndices[term.variable.index]
      let place = result.firstIndex { $0.column >= column } ?? result.endIndex
      if place < result.endIndex, result[place].column == column {
        result[place].coefficient += sign * term.coefficient
      } else {
        result.insert(
          Expression.Term(column: column, coefficient: sign * term.coefficient), at: place)
      }
    }
    return (result, -sign * constraint.constant)
  }

  /// The free column of an expression that the fewest definitions contain and whose coefficient is not small; one of
  /// `short` if there is any.
  private func freeColumn(_ expression: Expression, _ short: [Expression.Term]) -> Int? {
    let free = expression.terms.filter { tableau.kinds[$0.column] == .free }
    guard let greatest = free.lazy.map({ abs($0.coefficient) }).max() else { return nil }
    // A small divisor makes rounding errors large.
    let usable = free.filter { abs($0.coefficient) >= greatest / 10 }
    let own = usable.filter { term in short.contains { $0.column == term.column } }
    return (own.isEmpty ? usable : own)
      .min { tableau.useCount($0.column) < tableau.useCount($1.column) }?.column
  }

  /// Chains of factors may overflow what single constraints can't.
  private static func isUsable(_ expression: Expression) -> Bool {
    let limit = LinearSystem.greatestNumber * LinearSystem.greatestNumber
    return abs(expression.constant) <= limit
      && expression.terms.allSatisfy { abs($0.coefficient) <= limit }
  }

  /// The constraints in the row of a variable, in order: those that hold exactly and decide it.
  private mutating func reasons(_ local: Int) -> [Int] {
    let own = tableau.expression([Expression.Term(column: local, coefficient: 1)], constant: 0)
    return Set(own.terms.compactMap { tableau.owners[$0.column] }).filter { $0 >= 0 }.sorted()
  }
}
