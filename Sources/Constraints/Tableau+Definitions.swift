extension Tableau {
  /// Defines a free column: `expression` is 0 and contains it.
  ///
  /// - Parameter short: another expression that is 0, in defined and basic columns too; used if it contains the column.
  mutating func define(
    _ column: Int, by expression: Expression, or short: [Expression.Term], constant: Double
  ) {
    var own = definition(of: column, by: short, constant: constant)
    let uses = columns[column].uses
    if own == nil || uses.count > 0 {
      var whole = expression
      whole.solve(for: column)
      if own == nil { own = whole }
      // Definitions that contain it are older, and may not refer to it.
      replaceInDefinitions(column, uses, by: whole)
    }
    guard let own else { return }
    columns[column].definition = definitions.count
    for term in own.terms { noteUse(of: term.column, in: definitions.count) }
    definitions.append(Definition(column: column, expression: own))
    termCount += own.terms.count
  }

  /// A free column as a sum of what is in an expression that is 0; nil if it is not in there, or less than others, or others
  /// are not defined yet.
  private func definition(
    of column: Int, by short: [Expression.Term], constant: Double
  ) -> Expression? {
    var factor = 0.0
    var greatest = 0.0
    for term in short {
      greatest = max(greatest, abs(term.coefficient))
      if term.column == column {
        factor = term.coefficient
      } else if columns[term.column].kind == .free, columns[term.column].definition == nil {
        return nil
      }
    }
    // A small divisor makes rounding errors large.
    guard factor != 0, abs(factor) * 10 >= greatest else { return nil }
    var result = Expression(constant: -constant / factor)
    result.terms.reserveCapacity(short.count - 1)
    for term in short where term.column != column {
      result.terms.append(
        Expression.Term(column: term.column, coefficient: -term.coefficient / factor))
    }
    return result
  }

  private mutating func replaceInDefinitions(
    _ column: Int, _ uses: IndexLists.List, by source: Expression
  ) {
    columns[column].uses = IndexLists.List()
    var place = uses.first
    while let use = lists[place] {
      place = use.next
      guard let term = definitions[use.index].expression.index(of: column) else { continue }
      let count = definitions[use.index].expression.terms.count
      work += count + source.terms.count
      definitions[use.index].expression.replaceTerm(at: term, by: source, &scratch)
      termCount += definitions[use.index].expression.terms.count - count
      for added in scratch.added { noteUse(of: added, in: use.index) }
    }
    lists.recycle(uses)
  }

  private mutating func noteUse(of column: Int, in definition: Int) {
    guard columns[column].kind == .free, columns[column].definition == nil else { return }
    lists.append(definition, to: &columns[column].uses)
  }
}
