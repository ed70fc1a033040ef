/// A simplex tableau with sparse rows: basic columns as sums of those that are not basic, which are 0.
///
/// Free columns are no part of it. Once a constraint contains one, it is defined by that constraint, in the constraint's own
/// columns: a chain of a hundred views has a hundred short definitions, which no step of the simplex method touches.
///
/// Columns are the variables of a component in their order, and after them slacks and errors of constraints. Ties go by
/// index everywhere, so that the same steps are taken on every machine.
struct Tableau {
  enum Kind {
    /// Any number. It is defined as soon as a constraint contains it, and no row does.
    case free
    /// 0 or more.
    case restricted
    /// Stays 0.
    case fixed
  }

  /// Coefficients below this are rounding errors of those of layout, which are near 1.
  static let coefficientTolerance = 1e-9
  /// Distances below this hold a constraint, in points. Rounding errors are about 1e-12 at the size of screens.
  static let tolerance = 1e-7

  struct Column {
    var kind: Kind
    /// The constraint that it belongs to, by its index; nil of variables.
    let owner: Int?
    /// The row; nil unless it is basic.
    var row: Int?
    /// The definition; nil unless it is free and defined.
    var definition: Int?
    /// The rows that contain it, and some that did; a row may be listed twice. Of a free column that is not defined, the
    /// definitions that contain it.
    var uses = IndexLists.List()
    /// What it is multiplied by in the expression that is being made.
    var sum = 0.0
  }

  struct Definition {
    let column: Int
    var expression: Expression
  }

  var columns: [Column] = []
  var lists = IndexLists()
  /// The basic column of each row.
  private(set) var basics: [Int] = []
  private(set) var rows: [Expression] = []
  /// What free columns are, in the order of definition: each in columns that were defined before it, and others that are not
  /// free, basic or not.
  var definitions: [Definition] = []
  /// The number of terms that were added up, in all components.
  var work = 0
  /// The number of terms of rows and definitions.
  var termCount = 0
  /// Whether fixed columns stay in the rows, to tell what decided a value.
  private(set) var keepsReasons = false

  var scratch = Expression.Scratch()
  /// The columns of the expression that is being made.
  private var touched: [Int] = []
  /// Whether a row is among those that are looked at.
  private var isListed: [Bool] = []
  /// Definitions still to be put into it.
  private var open: [Int] = []

  /// Makes it empty; what it took of memory is kept.
  ///
  /// - Parameters:
  ///   - variables: how many columns of variables there will be.
  ///   - others: how many other columns there will be, about.
  mutating func removeAll(keepsReasons: Bool, reserving variables: Int, and others: Int) {
    self.keepsReasons = keepsReasons
    columns.removeAll(keepingCapacity: true)
    columns.reserveCapacity(variables + others)
    lists.removeAll()
    basics.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    definitions.removeAll(keepingCapacity: true)
    basics.reserveCapacity(variables)
    rows.reserveCapacity(variables)
    definitions.reserveCapacity(variables)
    termCount = 0
  }

  /// Adds a column that is in no row.
  @discardableResult
  mutating func addColumn(_ kind: Kind, owner: Int?) -> Int {
    columns.append(Column(kind: kind, owner: owner))
    return columns.count - 1
  }

  /// Whether no limit is exceeded.
  func isWithin(_ limits: LinearSystem.Limits) -> Bool {
    work <= limits.work && termCount <= limits.terms
  }

  /// Counts what a copy of the tableau takes.
  mutating func countCopy() { work += columns.count + termCount }

  func kind(_ column: Int) -> Kind { columns[column].kind }

  /// The constraint that a column belongs to, by its index; nil of variables.
  func owner(_ column: Int) -> Int? { columns[column].owner }

  /// Whether a column is a sum of others.
  func isSum(_ column: Int) -> Bool {
    columns[column].row != nil || columns[column].definition != nil
  }

  /// The values of all columns.
  func values() -> [Double] {
    var result = [Double](repeating: 0, count: columns.count)
    for (row, basic) in basics.enumerated() { result[basic] = rows[row].constant }
    for definition in definitions {
      let expression = definition.expression
      result[definition.column] = expression.terms.reduce(expression.constant) {
        $0 + $1.coefficient * result[$1.column]
      }
    }
    return result
  }

  /// Whether a column that is not basic may change.
  func isOpen(_ term: Expression.Term) -> Bool { columns[term.column].kind != .fixed }

  /// Whether anything may still change: a column that is neither a sum nor kept at 0.
  mutating func findsOpenColumn() -> Bool {
    let first = columns.firstIndex { $0.kind != .fixed && $0.row == nil && $0.definition == nil }
    work += (first ?? columns.count) / 8
    return first != nil
  }

  /// Whether each column may still change.
  ///
  /// - Complexity: O(terms of rows and definitions).
  func openColumns() -> [Bool] {
    var result = columns.map { $0.kind != .fixed && $0.row == nil && $0.definition == nil }
    for (row, basic) in basics.enumerated() {
      result[basic] = rows[row].terms.contains { result[$0.column] }
    }
    for definition in definitions {
      result[definition.column] = definition.expression.terms.contains { result[$0.column] }
    }
    return result
  }

  /// Makes an expression the sum of terms and a constant, in columns that are neither basic nor defined.
  mutating func sum(_ terms: [Expression.Term], constant: Double, into result: inout Expression) {
    result.constant = constant
    result.terms.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    for term in terms { put(term, into: &result) }
    // The last definition first, so that each is put in once.
    while let last = open.indices.max(by: { open[$0] < open[$1] }) {
      work += open.count
      open.swapAt(last, open.count - 1)
      let definition = definitions[open.removeLast()]
      let factor = columns[definition.column].sum
      columns[definition.column].sum = 0
      guard factor != 0 else { continue }
      result.constant += factor * definition.expression.constant
      for term in definition.expression.terms {
        put(
          Expression.Term(column: term.column, coefficient: factor * term.coefficient),
          into: &result)
      }
    }
    touched.sort()
    // With room for the errors of a constraint.
    result.terms.reserveCapacity(touched.count + 2)
    for column in touched {
      let sum = columns[column].sum
      // A column that is listed twice has been taken, and is 0.
      if abs(sum) > Self.coefficientTolerance {
        result.terms.append(Expression.Term(column: column, coefficient: sum))
      }
      columns[column].sum = 0
    }
  }

  private mutating func put(_ term: Expression.Term, into result: inout Expression) {
    work += 1
    if let definition = columns[term.column].definition {
      if !open.contains(definition) { open.append(definition) }
      columns[term.column].sum += term.coefficient
    } else if let row = columns[term.column].row {
      result.constant += term.coefficient * rows[row].constant
      work += rows[row].terms.count
      for inner in rows[row].terms {
        touched.append(inner.column)
        columns[inner.column].sum += term.coefficient * inner.coefficient
      }
    } else if columns[term.column].kind != .fixed || keepsReasons {
      touched.append(term.column)
      columns[term.column].sum += term.coefficient
    }
  }

  /// About how many rows contain a column.
  func useCount(_ column: Int) -> Int { columns[column].uses.count }

  /// Adds the row of a column that is in no row.
  mutating func addRow(_ basic: Int, _ expression: Expression) {
    columns[basic].row = rows.count
    for term in expression.terms { lists.append(rows.count, to: &columns[term.column].uses) }
    basics.append(basic)
    rows.append(expression)
    termCount += expression.terms.count
    if isListed.count < rows.count { isListed.append(false) }
  }

  /// Makes a restricted column basic: `expression` is 0 and contains it.
  mutating func solve(_ expression: Expression, for column: Int) {
    var row = expression
    row.solve(for: column)
    addRow(column, row)
    substitute(column)
  }

  /// Makes the column of a row's term basic in place of the row's basic column.
  mutating func pivot(row: Int, column: Int, _ objective: inout Expression) {
    guard let place = rows[row].index(of: column) else { return }
    let leaving = basics[row]
    rows[row].exchange(leaving, forTermAt: place)
    basics[row] = column
    columns[leaving].row = nil
    columns[column].row = row
    lists.append(row, to: &columns[leaving].uses)
    substitute(column)
    replace(column, in: &objective, by: rows[row])
  }

  /// Replaces a basic column in all rows by its own.
  private mutating func substitute(_ column: Int) {
    guard let own = columns[column].row else { return }
    let source = rows[own]
    let uses = columns[column].uses
    columns[column].uses = IndexLists.List()
    var place = uses.first
    while let use = lists[place] {
      place = use.next
      guard use.index != own, let term = rows[use.index].index(of: column) else { continue }
      let count = rows[use.index].terms.count
      work += count + source.terms.count
      rows[use.index].replaceTerm(at: term, by: source, &scratch)
      termCount += rows[use.index].terms.count - count
      for added in scratch.added { lists.append(use.index, to: &columns[added].uses) }
    }
    lists.recycle(uses)
  }

  /// Replaces a column in an expression that is in no row.
  private mutating func replace(
    _ column: Int, in expression: inout Expression, by source: Expression
  ) {
    guard let index = expression.index(of: column) else { return }
    work += expression.terms.count + source.terms.count
    expression.replaceTerm(at: index, by: source, &scratch)
  }

  /// Keeps a column at 0 from here on.
  mutating func fix(_ column: Int) { fix([column]) }

  /// Keeps columns at 0 from here on. All are taken out of a row at once: rows and columns may be as many as each other.
  mutating func fix(_ fixed: [Int]) {
    var users: [Int] = []
    for column in fixed {
      let isFree = columns[column].kind == .free
      columns[column].kind = .fixed
      // Free columns are in definitions, where fixed ones are left out.
      guard !keepsReasons, !isFree else { continue }
      let uses = columns[column].uses
      columns[column].uses = IndexLists.List()
      var place = uses.first
      while let use = lists[place] {
        place = use.next
        work += 1
        if !isListed[use.index] {
          isListed[use.index] = true
          users.append(use.index)
        }
      }
      lists.recycle(uses)
    }
    for row in users {
      isListed[row] = false
      let count = rows[row].terms.count
      work += count
      rows[row].terms.removeAll { columns[$0.column].kind == .fixed }
      termCount += rows[row].terms.count - count
    }
  }

  /// The row that limits how far a column can grow, with the limit: the first to reach 0, of several the one whose
  /// basic column has the least index. Nil if nothing limits it.
  mutating func limit(of column: Int) -> (row: Int, length: Double)? {
    var best: (row: Int, length: Double)?
    var place = columns[column].uses.first
    while let use = lists[place] {
      place = use.next
      let row = use.index
      guard columns[basics[row]].kind == .restricted else { continue }
      work += 1
      guard let index = rows[row].index(of: column) else { continue }
      let coefficient = rows[row].terms[index].coefficient
      guard coefficient < -Self.coefficientTolerance else { continue }
      let length = max(0, rows[row].constant) / -coefficient
      if let known = best {
        let isNearer =
          length < known.length || length == known.length && basics[row] < basics[known.row]
        guard isNearer else { continue }
      }
      best = (row, length)
    }
    return best
  }
}
