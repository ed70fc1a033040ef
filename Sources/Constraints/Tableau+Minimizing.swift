extension Tableau {
  /// What minimizing came to.
  enum Minimum {
    /// The expression is as small as it gets.
    case least
    /// The expression reached 0, and was made a row.
    case zero
    /// A limit is exceeded.
    case outOfWork
  }

  /// Steps without progress after which columns are chosen by index only, so that no step is taken twice (Bland's rule).
  private static let patience = 20

  /// Moves to where an expression of open restricted columns, which is never negative, is least.
  ///
  /// - Parameter endsAtZero: whether the expression is kept at 0, by a row of its own, once it is there.
  mutating func minimize(
    _ objective: inout Expression, endsAtZero: Bool = false, _ limits: LinearSystem.Limits
  ) -> Minimum {
    var stalled = 0
    while true {
      guard isWithin(limits) else { return .outOfWork }
      guard let entering = entering(objective, byIndex: stalled > Self.patience) else {
        return .least
      }
      let limit = limit(of: entering.column)
      if endsAtZero {
        let length = max(0, objective.constant) / -entering.coefficient
        if limit.map({ length <= $0.length }) ?? true {
          solve(objective, for: entering.column)
          return .zero
        }
      }
      guard let limit else {
        // The expression would fall without end: rounding errors, since it is a sum of lengths.
        fix(entering.column)
        remove(entering.column, from: &objective)
        continue
      }
      stalled = limit.length > Self.coefficientTolerance ? 0 : stalled + 1
      pivot(row: limit.row, column: entering.column, &objective)
    }
  }

  /// The column that makes an expression smaller by growing: the fastest, of several the first; or just the first.
  private func entering(_ objective: Expression, byIndex: Bool) -> Expression.Term? {
    var best: Expression.Term?
    for term in objective.terms
    where term.coefficient < -Self.coefficientTolerance && kind(term.column) == .restricted {
      if byIndex { return term }
      if let known = best, known.coefficient <= term.coefficient { continue }
      best = term
    }
    return best
  }

  /// Keeps the columns at 0 by which an expression would grow, which is as small as it gets.
  mutating func fixCosts(_ objective: Expression) {
    fix(
      objective.terms.filter { isOpen($0) && $0.coefficient > Self.coefficientTolerance }
        .map(\.column))
  }

  private func remove(_ column: Int, from expression: inout Expression) {
    expression.terms.removeAll { $0.column == column }
  }
}
