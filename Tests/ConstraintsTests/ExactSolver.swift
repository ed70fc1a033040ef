import Constraints

/// A second solver, as plain as can be: whole tableaus of fractions, one linear program after the other, each kept by an
/// equation while the next is solved.
struct ExactSolver {
  /// The values by variable, and what was broken of the required constraints.
  struct Answer {
    var values: [Fraction]
    var broken: [Int]
  }

  /// Rows of an equation system over columns that are 0 or more: coefficients, and last the constant.
  private var rows: [[Fraction]] = []
  private var columnCount: Int
  /// For each variable its column, and that of its negative part unless it is 0 or more.
  private let columns: [(positive: Int, negative: Int?)]

  private init(_ system: LinearSystem) { self.init(isNonNegative: system.isNonNegative) }

  /// - Parameter isNonNegative: for each variable whether it is 0 or more.
  init(isNonNegative: [Bool]) {
    var count = 0
    columns = isNonNegative.map { isNonNegative in
      defer { count += isNonNegative ? 1 : 2 }
      return (count, isNonNegative ? nil : count + 1)
    }
    columnCount = count
  }

  /// The one answer of a system.
  static func answer(_ system: LinearSystem) throws(Fraction.Overflow) -> Answer {
    var solver = ExactSolver(system)
    var broken: [Int] = []
    for (index, constraint) in system.constraints.enumerated()
    where constraint.priority >= LinearSystem.required {
      var next = solver
      next.add(constraint.terms, constraint.relation, constraint.constant)
      if try next.least([:]) == nil { broken.append(index) } else { solver = next }
    }
    let priorities = Set(system.constraints.map(\.priority))
      .filter { $0 < LinearSystem.required }.sorted(by: >)
    for priority in priorities {
      var cost: [Int: Fraction] = [:]
      for constraint in system.constraints where constraint.priority == priority {
        let errors = solver.addWithErrors(
          constraint.terms, constraint.relation, constraint.constant)
        for error in errors { cost[error] = .one }
      }
      try solver.keepLeast(cost)
    }
    var copy = LinearSystem()
    let variables = system.isNonNegative.map { _ in copy.addVariable() }
    for index in variables.indices {
      var cost: [Int: Fraction] = [:]
      for error in solver.addWithErrors([LinearSystem.Term(variables[index])], .equal, 0) {
        cost[error] = .one
      }
      try solver.keepLeast(cost)
    }
    return Answer(values: try solver.values() ?? [], broken: broken)
  }

  /// Whether required constraints can hold together.
  static func isFeasible(
    _ system: LinearSystem, _ indices: some Sequence<Int>
  ) throws(Fraction.Overflow) -> Bool {
    var solver = ExactSolver(system)
    for index in indices {
      let constraint = system.constraints[index]
      solver.add(constraint.terms, constraint.relation, constraint.constant)
    }
    return try solver.least([:]) != nil
  }

  private mutating func addColumn() -> Int {
    for index in rows.indices { rows[index].insert(.zero, at: columnCount) }
    columnCount += 1
    return columnCount - 1
  }

  /// Factors of variables, by their index.
  typealias Terms = [(variable: Int, factor: Fraction)]

  private static func exact(_ terms: [LinearSystem.Term]) -> Terms {
    terms.map { ($0.variable.index, Fraction(exactly: $0.coefficient)) }
  }

  private func row(_ terms: Terms, _ constant: Fraction) -> [Fraction] {
    var row = [Fraction](repeating: .zero, count: columnCount + 1)
    for (variable, factor) in terms {
      let (positive, negative) = columns[variable]
      row[positive] = (try? row[positive] + factor) ?? .zero
      if let negative { row[negative] = -row[positive] }
    }
    row[columnCount] = constant
    return row
  }

  private mutating func add(
    _ terms: [LinearSystem.Term], _ relation: LinearSystem.Relation, _ constant: Double
  ) { add(Self.exact(terms), relation, Fraction(exactly: constant)) }

  /// Adds a required constraint.
  mutating func add(
    _ terms: Terms, _ relation: LinearSystem.Relation, _ constant: Fraction
  ) {
    let slack = relation == .equal ? nil : addColumn()
    var row = row(terms, constant)
    if let slack { row[slack] = Fraction(relation == .lessThanOrEqual ? 1 : -1) }
    rows.append(row)
  }

  /// Adds an equation with its errors, and returns the columns of those that count.
  private mutating func addWithErrors(
    _ terms: [LinearSystem.Term], _ relation: LinearSystem.Relation, _ constant: Double
  ) -> [Int] { addWithErrors(Self.exact(terms), relation, Fraction(exactly: constant)) }

  mutating func addWithErrors(
    _ terms: Terms, _ relation: LinearSystem.Relation, _ constant: Fraction
  ) -> [Int] {
    let above = addColumn()
    let below = addColumn()
    var row = row(terms, constant)
    row[above] = Fraction(-1)
    row[below] = .one
    rows.append(row)
    switch relation {
    case .equal: return [above, below]
    case .lessThanOrEqual: return [above]
    case .greaterThanOrEqual: return [below]
    }
  }

  mutating func keepLeast(_ cost: [Int: Fraction]) throws(Fraction.Overflow) {
    guard !cost.isEmpty, let (value, _) = try least(cost) else { return }
    var row = [Fraction](repeating: .zero, count: columnCount + 1)
    for (column, factor) in cost { row[column] = factor }
    row[columnCount] = value
    rows.append(row)
  }

  /// The values of the variables; nil if nothing holds all equations.
  func values() throws(Fraction.Overflow) -> [Fraction]? {
    guard let (_, values) = try least([:]) else { return nil }
    var result: [Fraction] = []
    for (positive, negative) in columns {
      result.append(try values[positive] - (negative.map { values[$0] } ?? .zero))
    }
    return result
  }

  /// The least cost with the values of the columns; nil if nothing holds all equations.
  private func least(
    _ cost: [Int: Fraction]
  ) throws(Fraction.Overflow) -> (cost: Fraction, values: [Fraction])? {
    // One artificial column for each row, behind the others.
    let width = columnCount + rows.count
    var table: [[Fraction]] = []
    for (index, row) in rows.enumerated() {
      let isNegative = row[columnCount].isNegative
      var line = row.dropLast().map { isNegative ? -$0 : $0 }
      line += [Fraction](repeating: .zero, count: rows.count)
      line[columnCount + index] = .one
      line.append(isNegative ? -row[columnCount] : row[columnCount])
      table.append(line)
    }
    var basics = rows.indices.map { columnCount + $0 }
    let artificial = Dictionary(
      uniqueKeysWithValues: rows.indices.map { (columnCount + $0, Fraction.one) })
    try Self.simplex(&table, &basics, artificial, among: columnCount, width)
    for (index, basic) in basics.enumerated() where basic >= columnCount {
      if !table[index][width].isZero { return nil }
      // A row of zeros is an equation that follows from others; others leave an artificial column.
      if let column = (0..<columnCount).first(where: { !table[index][$0].isZero }) {
        try Self.pivot(&table, &basics, index, column)
      }
    }
    try Self.simplex(&table, &basics, cost, among: columnCount, width)
    var values = [Fraction](repeating: .zero, count: columnCount)
    var sum = Fraction.zero
    for (index, basic) in basics.enumerated() where basic < columnCount {
      values[basic] = table[index][width]
      if let factor = cost[basic] { sum = try sum + factor * table[index][width] }
    }
    return (sum, values)
  }

  /// Bland's rule.
  private static func simplex(
    _ table: inout [[Fraction]], _ basics: inout [Int], _ cost: [Int: Fraction], among count: Int,
    _ width: Int
  ) throws(Fraction.Overflow) {
    while true {
      var entering: Int?
      for column in 0..<count where !basics.contains(column) {
        var reduced = cost[column] ?? .zero
        for (index, basic) in basics.enumerated() {
          if let factor = cost[basic] { reduced = try reduced - factor * table[index][column] }
        }
        if reduced.isNegative {
          entering = column
          break
        }
      }
      guard let entering else { return }
      var leaving: (row: Int, ratio: Fraction)?
      for index in table.indices where table[index][entering].isPositive {
        let ratio = try table[index][width] / table[index][entering]
        if let known = leaving {
          let isLess = try Fraction.isLess(ratio, known.ratio)
          guard isLess || ratio == known.ratio && basics[index] < basics[known.row] else {
            continue
          }
        }
        leaving = (index, ratio)
      }
      guard let leaving else { return }
      try pivot(&table, &basics, leaving.row, entering)
    }
  }

  private static func pivot(
    _ table: inout [[Fraction]], _ basics: inout [Int], _ row: Int, _ column: Int
  ) throws(Fraction.Overflow) {
    let divisor = table[row][column]
    for index in table[row].indices where !table[row][index].isZero {
      table[row][index] = try table[row][index] / divisor
    }
    for other in table.indices where other != row && !table[other][column].isZero {
      let factor = table[other][column]
      for index in table[other].indices where !table[row][index].isZero {
        table[other][index] = try table[other][index] - factor * table[row][index]
      }
    }
    basics[row] = column
  }
}
