/// Filters a bitmap across each source row that is used, then down. Between the two, channels are in
/// 1/256ths.
///
/// Where a row of the source is one colour under a whole run of columns, as the middles of slices
/// mostly are, so is the result: one pixel is worked out and the run filled with it.
struct ResamplingFilter {
  private typealias Wide = SIMD4<UInt16>

  /// Neighbouring columns of one kind.
  private struct Run {
    var columns: Range<Int>
    /// Source pixels a column: none, one as it is, or 2 for any more.
    var kind: Int32
    /// The source pixels that any of them takes.
    var source: ClosedRange<Int>
  }

  private let columns: AxisMap
  private let kernels = Kernels.current
  private var runs: [Run] = []
  /// The filtered columns of the source rows in use, and which rows those are.
  private var across: [Wide] = []
  private var lines: [Int32] = []
  /// For each row in use and each run: all its columns have the first one's colour. Then only the
  /// first is written at once, the others when a row is not even.
  private var isEven: [Evenness] = []

  private enum Evenness { case uneven, even, filled }

  init(columns: AxisMap) {
    self.columns = columns
    for (x, taps) in columns.taps.enumerated() {
      let kind = min(taps.count, 2)
      let first = Int(taps.first)
      let last = max(first, Int(taps.first + taps.count) - 1)
      if let run = runs.last, run.kind == kind {
        runs[runs.count - 1].columns = run.columns.lowerBound..<x + 1
        runs[runs.count - 1].source =
          min(run.source.lowerBound, first)...max(run.source.upperBound, last)
      } else {
        runs.append(Run(columns: x..<x + 1, kind: kind, source: first...last))
      }
    }
  }

  /// Filters all rows from the first to the last for a target.
  mutating func draw(
    _ source: UnsafePointer<Pixel>, stride: Int, rows: AxisMap,
    to target: inout some ResamplingTarget
  ) {
    let width = columns.taps.count
    let most = rows.taps.reduce(1) { max($0, Int($1.count)) }
    across = [Wide](repeating: .zero, count: most * width)
    lines = [Int32](repeating: -1, count: most)
    isEven = [Evenness](repeating: .uneven, count: most * runs.count)
    let pieces = runs.map(\.columns)
    var slots = [Int](repeating: 0, count: most)
    var colors = [Pixel?](repeating: nil, count: runs.count)
    for (y, row) in rows.taps.enumerated() {
      let line = target.row(y)
      if row.count == 0 {
        target.skip(line)
        continue
      }
      if y > 0, row.count == 1, rows.taps[y - 1].count == 1, rows.taps[y - 1].first == row.first {
        target.repeatLast(line, pieces, colors: colors)
        continue
      }
      for tap in 0..<row.count {
        let index = row.first + tap
        let slot = Int(index) % most
        if lines[slot] != index {
          lines[slot] = index
          filterRow(source + Int(index) * stride, slot: slot)
        }
        slots[Int(tap)] = slot
      }
      let used = slots[..<Int(row.count)]
      for (index, piece) in pieces.enumerated() {
        let first = Int(row.weight)
        if isEven(used, run: index) {
          colors[index] = across.withUnsafeBufferPointer {
            color(piece.lowerBound, of: $0, used, rows.weights, from: first)
          }
        } else {
          colors[index] = nil
          fillEven(used, run: index)
          mix(piece, used, rows.weights, from: first, to: line)
        }
        target.take(line, piece, color: colors[index])
      }
    }
  }

  /// True when a run is one colour in all these source rows.
  private func isEven(_ slots: ArraySlice<Int>, run: Int) -> Bool {
    for tap in slots.indices where isEven[slots[tap] * runs.count + run] == .uneven {
      return false
    }
    return true
  }

  /// Writes a run of one colour out in those source rows where only its first column is.
  private mutating func fillEven(_ slots: ArraySlice<Int>, run: Int) {
    for tap in slots.indices where isEven[slots[tap] * runs.count + run] == .even {
      fill(runs[run].columns, slot: slots[tap])
      isEven[slots[tap] * runs.count + run] = .filled
    }
  }

  /// A column of source rows mixed by weights, the first of which is `weights[first]`.
  private func color(
    _ column: Int, of across: UnsafeBufferPointer<Wide>, _ slots: ArraySlice<Int>,
    _ weights: [UInt32], from first: Int
  ) -> Pixel {
    // 14 bits of weight and 8 of fraction.
    var sum = SIMD4<UInt32>(repeating: 1 << 21)
    for tap in slots.indices {
      let part = SIMD4<UInt32>(
        truncatingIfNeeded: across[slots[tap] * columns.taps.count + column])
      sum &+= part &* weights[first + tap]
    }
    return Pixel(truncatingIfNeeded: sum &>> 22)
  }

  /// Columns mixed as `color` does one.
  private func mix(
    _ range: Range<Int>, _ slots: ArraySlice<Int>, _ weights: [UInt32], from first: Int,
    to target: UnsafeMutablePointer<Pixel>
  ) {
    let width = columns.taps.count
    across.withUnsafeBufferPointer { across in
      guard slots.count <= 2, let across = across.baseAddress else {
        for x in range { target[x] = color(x, of: across, slots, weights, from: first) }
        return
      }
      let last = slots.count - 1
      kernels.mix(
        across + (slots[0] * width + range.lowerBound),
        across + (slots[last] * width + range.lowerBound), weights[first],
        last == 0 ? 0 : weights[first + 1], target + range.lowerBound, count: range.count)
    }
  }

  private mutating func filterRow(_ line: UnsafePointer<Pixel>, slot: Int) {
    let width = columns.taps.count
    for (index, run) in runs.enumerated() {
      let first = line[run.source.lowerBound]
      var even = run.kind > 0
      var pixel = run.source.lowerBound
      while even, pixel < run.source.upperBound {
        pixel += 1
        even = line[pixel] == first
      }
      isEven[slot * runs.count + index] = even ? .even : .uneven
      let start = slot * width
      if even {
        across[start + run.columns.lowerBound] = Wide(truncatingIfNeeded: first) &<< 8
      } else if run.kind == 1 {
        copy(line, run.columns, start: start)
      } else {
        filter(line, run.columns, start: start)
      }
    }
  }

  /// Gives all columns of an even run the first one's colour.
  private mutating func fill(_ range: Range<Int>, slot: Int) {
    let start = slot * columns.taps.count
    across.withUnsafeMutableBufferPointer { across in
      guard let base = across.baseAddress else { return }
      let first = base + start + range.lowerBound
      first.update(repeating: first.pointee, count: range.count)
    }
  }

  private mutating func copy(_ line: UnsafePointer<Pixel>, _ range: Range<Int>, start: Int) {
    columns.taps.withUnsafeBufferPointer { taps in
      across.withUnsafeMutableBufferPointer { across in
        for x in range {
          across[start + x] = Wide(truncatingIfNeeded: line[Int(taps[x].first)]) &<< 8
        }
      }
    }
  }

  private mutating func filter(_ line: UnsafePointer<Pixel>, _ range: Range<Int>, start: Int) {
    columns.taps.withUnsafeBufferPointer { taps in
      columns.weights.withUnsafeBufferPointer { weights in
        across.withUnsafeMutableBufferPointer { across in
          for x in range {
            let column = taps[x]
            var sum = SIMD4<UInt32>(repeating: 32)
            for tap in 0..<column.count {
              let pixel = SIMD4<UInt32>(truncatingIfNeeded: line[Int(column.first + tap)])
              sum &+= pixel &* weights[Int(column.weight + tap)]
            }
            across[start + x] = Wide(truncatingIfNeeded: sum &>> 6)
          }
        }
      }
    }
  }
}
