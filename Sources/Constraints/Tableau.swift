/// A simplex tableau with sparse rows: basic columns as sums of those that are not basic, which are 0.
///
/// Columns are the variables of a component in their order, and after them slacks and errors of constraints. Ties go by
/// index everywhere, so that the same steps are taken on every machine.
struct Tableau {
  enum Kind {
    /// Any number. It is basic as soon as a row contains it, and no row of a restricted column does.
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
  /// The rows that contain each column, and some that did; a row may be listed twice.
  private var rowsOfColumn: [[Int]]
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
    rowsOfColumn = [[Int]](repeating: [], count: kinds.count)
    sums = [Double](repeating: 0, count: kinds.count)
  }

  /// Adds a column that is in no row.
  mutating func addColumn(_ kind: Kind, owner: Int) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rowOfColumn.append(nil)
    rowsOfColumn.append([])
    sums.append(0)
    return kinds.count - 1
  }

  /// The value of a column.
  func value(_ column: Int) -> Double { rowOfColumn[column].map { rows[$0].constant } ?? 0 }

  /// Whether a column that is not basic may change.
  func isOpen(_ term: Expression.Term) -> Bool { kinds[term.column] != .fixed }

  /// The sum of terms in columns that are not basic.
  mutating func expression(_ terms: [Expression.Term], constant: Double) -> Expression {
    var result = Expression(constant: constant)
    var touched: [Int] = []
    for term in terms {
      guard let row = rowOfColumn[term.column] else {
        if kinds[term.column] == .fixed, !keepsReasons { continue }
        touched.append(term.column)
        sums[term.column] += term.coefficient
        continue
      }
      result.constant += term.coefficient * rows[row].constant
      work += rows[row].terms.count
      for inner in rows[row].terms {
        touched.append(inner.column)
        sums[inner.column] += term.coefficient * inner.coefficient
      }
    }
    work += terms.count
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

  /// About how many rows contain a column.
  func useCount(_ column: Int) -> Int { rowsOfColumn[column].count }

  /// Adds the row of a column that is in no row.
  mutating func addRow(_ basic: Int, _ expression: Expression) {
    rowOfColumn[basic] = rows.count
    basics.append(basic)
    rows.append(expression)
    for term in expression.terms { rowsOfColumn[term.column].append(rows.count - 1) }
  }

  /// Makes a column basic: `expression` is 0 and contains it.
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
    kinds[column] = .fixed
    guard !keepsReasons else { return }
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
