/// How far the lens of a single shape moves the squares of a picture.
///
/// It is worked out at every second square of every second row, and lies on straight lines between those: it changes slowly,
/// and the direction takes four roots.
struct LensShifts {
  private let lens: GlassLens
  private let field: GlassField
  private let squaresPerPoint: Double
  /// How far to look to each side for the direction, in points.
  private let reach: Double
  /// The columns that nobody asks for.
  private let skipped: Range<Int>
  /// The square of the first node, and the number of nodes in a row.
  private let first: Int
  private let count: Int
  private var lines: (upper: Line, lower: Line)
  /// By square, from the first node's.
  private var shifts: [SIMD2<Double>]

  /// The nodes of a row.
  private struct Line {
    var row: Int?
    var nodes: [SIMD2<Double>]
  }

  /// Squares from node to node.
  private static let step = 2

  /// - Parameters:
  ///   - columns: the squares of each row.
  ///   - skipped: those of them that nobody asks for.
  init(
    _ lens: GlassLens, _ field: GlassField, squaresPerPoint: Double, reach: Double,
    columns: Range<Int>, skipping skipped: Range<Int>
  ) {
    (self.lens, self.field, self.squaresPerPoint) = (lens, field, squaresPerPoint)
    (self.reach, self.skipped) = (reach, skipped)
    // Nodes are counted from square 0, so that they move with the shape.
    first = Self.node(before: columns.lowerBound)
    count = (Self.node(before: columns.upperBound) - first) / Self.step + 2
    let line = Line(row: nil, nodes: [SIMD2<Double>](repeating: .zero, count: count))
    lines = (line, line)
    shifts = [SIMD2<Double>](repeating: .zero, count: (count - 1) * Self.step)
  }

  private static func node(before square: Int) -> Int { square & ~(step - 1) }

  /// Calls `body` with the shifts of a row, by column from the first, in squares: what shows comes from so far to the right and
  /// below. Rows are to be read from the top, since nodes are kept from one to the next.
  mutating func withRow(
    _ y: Int, _ body: (_ shifts: UnsafePointer<SIMD2<Double>>, _ first: Int) -> Void
  ) {
    let row = Self.node(before: y)
    if lines.upper.row != row {
      swap(&lines.upper, &lines.lower)
      if lines.upper.row != row { sample(row, into: &lines.upper) }
    }
    let isBetween = y != row
    if isBetween, lines.lower.row != row + Self.step { sample(row + Self.step, into: &lines.lower) }
    shifts.withUnsafeMutableBufferPointer { shifts in
      lines.upper.nodes.withUnsafeBufferPointer { upper in
        lines.lower.nodes.withUnsafeBufferPointer { lower in
          guard let to = shifts.baseAddress, let upper = upper.baseAddress,
            let lower = isBetween ? lower.baseAddress : upper
          else { return }
          var node = (upper[0] + lower[0]) / 2
          for index in 0..<count - 1 {
            let next = (upper[index + 1] + lower[index + 1]) / 2
            to[2 * index] = node
            to[2 * index + 1] = (node + next) / 2
            node = next
          }
          body(to, first)
        }
      }
    }
  }

  private func sample(_ y: Int, into line: inout Line) {
    line.row = y
    var index = 0
    while index < count {
      let x = first + index * Self.step
      if skipped.contains(x - Self.step), skipped.contains(x + Self.step) {
        line.nodes[index] = .zero
        index += 1
        continue
      }
      switch field.stretch(x: x, y: y, depth: lens.reach, distance: .infinity) {
      case .inside(let pixels), .outside(let pixels):
        let end = min(index + (pixels + Self.step - 1) / Self.step, count)
        while index < end {
          line.nodes[index] = .zero
          index += 1
        }
      case .edge(let sample):
        let shift = lens.shift(at: -sample.distance) * squaresPerPoint
        line.nodes[index] = field.wideNormal(x: x, y: y, reach: reach) * -shift
        index += 1
      }
    }
  }
}
