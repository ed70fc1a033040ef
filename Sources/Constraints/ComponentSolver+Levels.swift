extension ComponentSolver {
  /// Adds the constraints that are not required, from the highest priority on.
  ///
  /// - Returns: false if a limit is exceeded.
  mutating func addLevels(
    _ findings: LinearSystem.Findings, _ solution: inout LinearSystem.Solution
  ) -> Bool {
    optional.removeAll(keepingCapacity: true)
    optional.reserveCapacity(component.constraints.count)
    for index in component.constraints {
      let priority = system.constraints[index].priority
      if priority < LinearSystem.required { optional.append((priority, index)) }
    }
    optional.sort { $0.priority > $1.priority || $0.priority == $1.priority && $0.index < $1.index }
    var hasLookedForAmbiguity = !findings.contains(.ambiguity)
    // Mostly everything is decided before the wishes.
    var open: [Bool]?
    var start = 0
    while start < optional.count || !hasLookedForAmbiguity {
      let priority = start < optional.count ? optional[start].priority : 0
      if !hasLookedForAmbiguity, priority < LinearSystem.leastDeciding {
        hasLookedForAmbiguity = true
        guard let variables = ambiguousVariables() else { return false }
        solution.ambiguous += variables
      }
      guard tableau.findsOpenColumn() else { return isWithinLimits }
      if priority < LinearSystem.leastDeciding, open == nil { open = tableau.openColumns() }
      errors.removeAll(keepingCapacity: true)
      while start < optional.count, optional[start].priority == priority {
        addOptional(system.constraints[optional[start].index], optional[start].index, open)
        guard isWithinLimits else { return false }
        start += 1
      }
      if !minimizeErrors() { return false }
    }
    return true
  }

  /// Makes the sum of the errors least, and keeps it there.
  ///
  /// - Returns: false if a limit is exceeded.
  private mutating func minimizeErrors() -> Bool {
    guard !errors.isEmpty else { return isWithinLimits }
    tableau.sum(errors, constant: 0, into: &objective)
    guard tableau.minimize(&objective, limits) == .least else { return false }
    tableau.fixCosts(objective)
    return true
  }

  /// Adds a constraint, and its errors to those that are there.
  ///
  /// - Parameter open: whether each column may still change, if that is known.
  private mutating func addOptional(
    _ constraint: LinearSystem.Constraint, _ index: Int, _ open: [Bool]?
  ) {
    let constant = readTerms(of: constraint)
    if let open, !short.contains(where: { open[$0.column] }) { return }
    addOptional(constant: constant, isEquality: constraint.relation == .equal, owner: index)
  }

  /// Adds the wish that a variable is at a place, and its errors to those that are there.
  private mutating func addWish(_ local: Int, at place: Double) {
    short.removeAll(keepingCapacity: true)
    short.append(Expression.Term(column: local, coefficient: 1))
    // Not negated: the sign of a 0 would be another.
    addOptional(constant: 0 - place, isEquality: true, owner: nil)
  }

  /// Adds the constraint whose terms were read last, unless nothing can change it any more.
  private mutating func addOptional(constant: Double, isEquality: Bool, owner: Int?) {
    tableau.sum(short, constant: constant, into: &expression)
    guard expression.terms.contains(where: tableau.isOpen), isUsable() else { return }
    // expression = above - below; an inequality is broken below only.
    let above = tableau.addColumn(.restricted, owner: owner)
    let below = tableau.addColumn(.restricted, owner: owner)
    if let free = freeColumn() {
      append(Expression.Term(column: above, coefficient: -1))
      append(Expression.Term(column: below, coefficient: 1))
      tableau.define(free, by: expression, or: short, constant: constant)
    } else if expression.constant >= 0 {
      expression.terms.append(Expression.Term(column: below, coefficient: 1))
      tableau.addRow(above, expression)
    } else {
      expression.negate()
      expression.terms.append(Expression.Term(column: above, coefficient: 1))
      tableau.addRow(below, expression)
    }
    if isEquality { errors.append(Expression.Term(column: above, coefficient: 1)) }
    errors.append(Expression.Term(column: below, coefficient: 1))
  }

  // MARK: What is left open

  /// Brings each variable that may still change as near to 0 as those before it allow.
  ///
  /// - Returns: false if a limit is exceeded.
  mutating func settleRest() -> Bool {
    let open = tableau.openColumns()
    for local in 0..<component.variables.count where open[local] {
      let kind = tableau.kind(local)
      guard kind != .fixed else { continue }
      guard tableau.isSum(local) else {
        tableau.fix(local)
        continue
      }
      errors.removeAll(keepingCapacity: true)
      if kind == .free {
        addWish(local, at: 0)
      } else {
        errors.append(Expression.Term(column: local, coefficient: 1))
      }
      if !minimizeErrors() { return false }
    }
    return true
  }

  /// The variables that more than one value would suit; nil if a limit is exceeded.
  private mutating func ambiguousVariables() -> [LinearSystem.Variable]? {
    var result: [LinearSystem.Variable] = []
    for (local, variable) in component.variables.enumerated() where tableau.kind(local) != .fixed {
      guard let isOpen = canChange(local) else { return nil }
      if isOpen { result.append(LinearSystem.Variable(index: variable)) }
    }
    return result
  }

  /// Whether a variable has more than one value; nil if a limit is exceeded.
  private mutating func canChange(_ local: Int) -> Bool? {
    let own = [Expression.Term(column: local, coefficient: 1)]
    tableau.sum(own, constant: 0, into: &expression)
    if expression.terms.contains(where: { tableau.kind($0.column) == .free }) { return true }
    guard expression.terms.contains(where: tableau.isOpen) else { return false }
    let now = expression.constant
    for direction in [1.0, -1] {
      // A wish to be elsewhere moves it, if anything can.
      var copy = self
      copy.tableau.countCopy()
      copy.errors = []
      copy.addWish(local, at: now + direction)
      let isFound = copy.minimizeErrors()
      tableau.work = copy.tableau.work
      guard isFound else { return nil }
      copy.tableau.sum(own, constant: -now, into: &copy.expression)
      if abs(copy.expression.constant) > Tableau.tolerance { return true }
    }
    return false
  }
}
