/// A constant and terms of a tableau's columns, sorted by column.
struct Expression {
  /// A column times a number.
  struct Term {
    var column: Int
    var coefficient: Double
  }

  /// What merging needs besides the expression; kept, so that it is allocated once.
  struct Scratch {
    fileprivate var terms: [Term] = []
    /// The columns that the last replacement brought into the expression.
    fileprivate(set) var added: [Int] = []
  }

  var constant: Double
  var terms: [Term] = []

  /// The place of a column in the terms; nil if it is not among them.
  func index(of column: Int) -> Int? {
    let place = place(of: column)
    return place < terms.count && terms[place].column == column ? place : nil
  }

  /// The place of a column in the terms, or where it would be.
  private func place(of column: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func negate() {
    constant = -constant
    for index in terms.indices { terms[index].coefficient *= -1 }
  }

  /// Makes it what one of its columns is as a sum of the others, where the expression was 0.
  mutating func solve(for column: Int) {
    guard let place = index(of: column) else { return }
    let factor = -1 / terms.remove(at: place).coefficient
    multiply(by: factor)
  }

  /// Makes what `leaving` is as a sum what one of the terms is instead.
  mutating func exchange(_ leaving: Int, forTermAt place: Int) {
    let factor = -1 / terms[place].coefficient
    // 0 = constant + terms - leaving
    var place = place
    while place + 1 < terms.count, terms[place + 1].column < leaving {
      terms[place] = terms[place + 1]
      place += 1
    }
    while place > 0, terms[place - 1].column > leaving {
      terms[place] = terms[place - 1]
      place -= 1
    }
    terms[place] = Term(column: leaving, coefficient: -1)
    multiply(by: factor)
  }

  private mutating func multiply(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }

  /// Puts another expression in the place of the term at an index.
  mutating func replaceTerm(at place: Int, by source: Expression, _ scratch: inout Scratch) {
    let factor = terms[place].coefficient
    constant = Self.snapped(constant + factor * source.constant)
    scratch.terms.removeAll(keepingCapacity: true)
    scratch.added.removeAll(keepingCapacity: true)
    var index = 0
    for term in source.terms {
      while index < terms.count, terms[index].column < term.column {
        if index != place { scratch.terms.append(terms[index]) }
        index += 1
      }
      var sum = factor * term.coefficient
      let isKnown = index < terms.count && terms[index].column == term.column
      if isKnown {
        sum += terms[index].coefficient
        index += 1
      }
      guard abs(sum) > Tableau.coefficientTolerance else { continue }
      scratch.terms.append(Term(column: term.column, coefficient: sum))
      if !isKnown { scratch.added.append(term.column) }
    }
    while index < terms.count {
      if index != place { scratch.terms.append(terms[index]) }
      index += 1
    }
    swap(&terms, &scratch.terms)
  }

  /// A constant without rounding errors around 0.
  private static func snapped(_ constant: Double) -> Double { abs(constant) < 1e-9 ? 0 : constant }
}
