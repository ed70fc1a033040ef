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

  mutating func draw(
    _ source: UnsafePointer<Pixel>, stride: Int, rows: AxisMap,
    to result: UnsafeMutablePointer<Pixel>
  ) {
    let width = columns.taps.count
    let most = rows.taps.reduce(1) { max($0, Int($1.count)) }
    across = [Wide](repeating: .zero, count: most * width)
    lines = [Int32](repeating: -1, count: most)
    isEven = [Evenness](repeating: .uneven, count: most * runs.count)
    var weights: [UInt32] = []
    var slots: [Int] = []
    for (y, row) in rows.taps.enumerated() {
      let target = result + y * width
      if row.count == 0 {
        target.update(repeating: .zero, count: width)
        continue
      }
      if y > 0, row.count == 1, rows.taps[y - 1].count == 1, rows.taps[y - 1].first == row.first {
        target.update(from: target - width, count: width)
        continue
      }
      weights.removeAll(keepingCapacity: true)
      slots.removeAll(keepingCapacity: true)
      for tap in 0..<row.count {
        let line = row.first + tap
        let slot = Int(line) % most
        if lines[slot] != line {
          lines[slot] = line
          filterRow(source + Int(line) * stride, slot: slot)
        }
        slots.append(slot)
        weights.append(rows.weights[Int(row.weight + tap)])
      }
      for (index, run) in runs.enumerated() {
        var even = true
        for slot in slots where isEven[slot * runs.count + index] == .uneven { even = false }
        if !even {
          for slot in slots where isEven[slot * runs.count + index] == .even {
            fill(run.columns, slot: slot)
            isEven[slot * runs.count + index] = .filled
          }
        }
        let end = even ? run.columns.lowerBound + 1 : run.columns.upperBound
        mix(run.columns.lowerBound..<end, slots: slots, weights: weights, to: target)
        if even {
          let start = target + run.columns.lowerBound
          kernels.fill(start, count: run.columns.count, start.pointee)
        }
      }
    }
  }

  /// Mixes columns of the rows in use by their weights.
  private func mix(
    _ range: Range<Int>, slots: [Int], weights: [UInt32], to target: UnsafeMutablePointer<Pixel>
  ) {
    let width = columns.taps.count
    across.withUnsafeBufferPointer { across in
      guard let across = across.baseAddress else { return }
      // 14 bits of weight and 8 of fraction.
      let half = SIMD4<UInt32>(repeating: 1 << 21)
      switch slots.count {
      case 1, 2:
        let start = range.lowerBound
        let last = slots.count - 1
        kernels.mix(
          across + (slots[0] * width + start), across + (slots[last] * width + start), weights[0],
          last == 0 ? 0 : weights[1], target + start, count: range.count)
      default:
        for x in range {
          var sum = half
          for index in slots.indices {
            let part = SIMD4<UInt32>(truncatingIfNeeded: across[slots[index] * width + x])
            sum &+= part &* weights[index]
          }
          target[x] = Pixel(truncatingIfNeeded: sum &>> 22)
        }
      }
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
