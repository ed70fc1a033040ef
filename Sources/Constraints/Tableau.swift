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

  private(set) var kinds: [Kind]
  /// The constraints that columns belong to, by their indices; nil of variables.
  private(set) var owners: [Int?]
  /// The basic column of each row.
  private(set) var basics: [Int] = []
  private(set) var rows: [Expression] = []
  /// The row of each column; nil unless it is basic.
  private(set) var rowOfColumn: [Int?]
  /// The rows that contain each column, and some that did; a row may be listed twice. Of a free column that is not
  /// defined, the definitions that contain it.
  private var rowsOfColumn: [[Int]]
  /// What free columns are, in the order of definition: each in columns that were defined before it, and others that are not
  /// free, basic or not.
  private var definitions: [(column: Int, expression: Expression)] = []
  /// The definition of each column; nil unless it is free and defined.
  private var definitionOfColumn: [Int?]
  /// The number of terms that were added up.
  private(set) var work = 0

  /// Whether fixed columns stay in the rows, to tell what decided a value.
  let keepsReasons: Bool
  private var scratch = Expression.Scratch()
  private var sums: [Double]

  init(isNonNegative: [Bool], keepsReasons: Bool) {
    self.keepsReasons = keepsReasons
    kinds = isNonNegative.map { $0 ? .restricted : .free }
    owners = [Int?](repeating: nil, count: kinds.count)
    rowOfColumn = [Int?](repeating: nil, count: kinds.count)
    definitionOfColumn = rowOfColumn
    rowsOfColumn = [[Int]](repeating: [], count: kinds.count)
    sums = [Double](repeating: 0, count: kinds.count)
  }

  /// Adds a column that is in no row.
  mutating func addColumn(_ kind: Kind, owner: Int) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rowOfColumn.append(nil)
    definitionOfColumn.append(nil)
    rowsOfColumn.append([])
    sums.append(0)
    return kinds.count - 1
  }

  /// Whether a column is free and defined.
  func isDefined(_ column: Int) -> Bool { definitionOfColumn[column] != nil }

  /// The values of all columns.
  func values() -> [Double] {
    var result = [Double](repeating: 0, count: kinds.count)
    for (row, basic) in basics.enumerated() { result[basic] = rows[row].constant }
    for (column, expression) in definitions {
      result[column] = expression.terms.reduce(expression.constant) {
        $0 + $1.coefficient * result[$1.column]
      }
    }
    return result
  }

  /// Whether a column that is not basic may change.
  func isOpen(_ term: Expression.Term) -> Bool { kinds[term.column] != .fixed }

  /// The sum of terms in columns that are neither basic nor defined.
  mutating func expression(_ terms: [Expression.Term], constant: Double) -> Expression {
    var result = Expression(constant: constant)
    var touched: [Int] = []
    // Definitions still to be put in, the last of them first, so that each is put in once.
    var open: [Int] = []
    for term in terms { put(term, into: &result, &touched, &open) }
    while let last = open.indices.max(by: { open[$0] < open[$1] }) {
      let index = open[last]
      open.remove(at: last)
      let (column, expression) = definitions[index]
      let factor = sums[column]
      sums[column] = 0
      guard factor != 0 else { continue }
      result.constant += factor * expression.constant
      for term in expression.terms {
        put(
          Expression.Term(column: term.column, coefficient: factor * term.coefficient),
          into: &result, &touched, &open)
      }
    }
    touched.sort()
    for column in touched {
      // A column that is listed twice has been taken, and is 0.
      if abs(sums[column]) > Self.coefficientTolerance {
        result.terms.append(Expression.Term(column: column, coefficient: sums[column]))
      }
      sums[column] = 0
    }
    return result
  }

  private mutating func put(
    _ term: Expression.Term, into result: inout Expression, _ touched: inout [Int],
    _ open: inout [Int]
  ) {
    work += 1
    if let definition = definitionOfColumn[term.column] {
      if !open.contains(definition) { open.append(definition) }
      sums[term.column] += term.coefficient
    } else if let row = rowOfColumn[term.column] {
      result.constant += term.coefficient * rows[row].constant
      work += rows[row].terms.count
      for inner in rows[row].terms {
        touched.append(inner.column)
        sums[inner.column] += term.coefficient * inner.coefficient
      }
    } else if kinds[term.column] != .fixed || keepsReasons {
      touched.append(term.column)
      sums[term.column] += term.coefficient
    }
  }

  /// Defines a free column: `expression` is 0 and contains it.
  ///
  /// - Parameter short: another expression that is 0, in defined and basic columns too; used if it contains the column.
  mutating func define(
    _ column: Int, by expression: Expression, or short: [Expression.Term], constant: Double
  ) {
    let whole = expression.solved(for: column)
    var own = whole
    let factor = short.reduce(0) { $0 + ($1.column == column ? $1.coefficient : 0) }
    let greatest = short.lazy.map { abs($0.coefficient) }.max() ?? 0
    let isFree = short.allSatisfy {
      kinds[$0.column] != .free || $0.column == column || definitionOfColumn[$0.column] != nil
    }
    // A small divisor makes rounding errors large.
    if isFree, abs(factor) * 10 >= greatest, factor != 0 {
      own = Expression(
        constant: -constant / factor,
        terms: short.filter { $0.column != column }.map {
          Expression.Term(column: $0.column, coefficient: -$0.coefficient / factor)
        })
    }
    // Definitions that contain it are older, and may not refer to it.
    for index in rowsOfColumn[column] {
      guard let place = definitions[index].expression.index(of: column) else { continue }
      work += definitions[index].expression.terms.count + whole.terms.count
      definitions[index].expression.replaceTerm(at: place, by: whole, &scratch)
      noteUse(of: scratch.added, in: index)
    }
    rowsOfColumn[column] = []
    definitionOfColumn[column] = definitions.count
    definitions.append((column, own))
    noteUse(of: own.terms.map(\.column), in: definitions.count - 1)
  }

  private mutating func noteUse(of columns: [Int], in definition: Int) {
    for column in columns where kinds[column] == .free && definitionOfColumn[column] == nil {
      rowsOfColumn[column].append(definition)
    }
  }

  /// About how many rows contain a column.
  func useCount(_ column: Int) -> Int { rowsOfColumn[column].count }

  /// Adds the row of a column that is in no row.
  mutating func addRow(_ basic: Int, _ expression: Expression) {
    rowOfColumn[basic] = rows.count
    basics.append(basic)
    rows.append(expression)
    for term in expression.terms { rowsOfColumn[term.column].append(rows.count - 1) }
  }

  /// Makes a restricted column basic: `expression` is 0 and contains it.
  mutating func solve(_ expression: Expression, for column: Int) {
    addRow(column, expression.solved(for: column))
    substitute(column)
  }

  /// Makes `column` basic in a row in place of its basic column.
  mutating func pivot(row: Int, column: Int, _ objective: inout Expression) {
    let leaving = basics[row]
    var expression = rows[row]
    // 0 = constant + terms - leaving
    expression.terms.insert(
      Expression.Term(column: leaving, coefficient: -1), at: expression.place(of: leaving))
    rows[row] = expression.solved(for: column)
    basics[row] = column
    rowOfColumn[leaving] = nil
    rowOfColumn[column] = row
    rowsOfColumn[leaving].append(row)
    substitute(column)
    replace(column, in: &objective, by: rows[row])
  }

  /// Replaces a basic column in all rows by its own.
  private mutating func substitute(_ column: Int) {
    guard let own = rowOfColumn[column] else { return }
    let source = rows[own]
    let users = rowsOfColumn[column]
    rowsOfColumn[column] = []
    for row in users where row != own {
      guard let index = rows[row].index(of: column) else { continue }
      work += rows[row].terms.count + source.terms.count
      rows[row].replaceTerm(at: index, by: source, &scratch)
      for added in scratch.added { rowsOfColumn[added].append(row) }
    }
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
  mutating func fix(_ column: Int) {
    let isFree = kinds[column] == .free
    kinds[column] = .fixed
    // Free columns are in definitions, where fixed ones are left out.
    guard !keepsReasons, !isFree else { return }
    for row in rowsOfColumn[column] {
      if let index = rows[row].index(of: column) {
        rows[row].terms.remove(at: index)
      }
    }
    rowsOfColumn[column] = []
  }

  /// The row that limits how far a column can grow, with the limit: the first to reach 0, of several the one whose
  /// basic column has the least index. Nil if nothing limits it.
  mutating func limit(of column: Int) -> (row: Int, length: Double)? {
    var best: (row: Int, length: Double)?
    for row in rowsOfColumn[column] where kinds[basics[row]] == .restricted {
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
