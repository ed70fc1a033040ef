/// Filters a bitmap across each source row that is used, then down. Between the two, channels are in
/// 1/256ths.
///
/// Columns that are the source's pixels as they are, as the caps of slices mostly, are mixed straight
/// from the source. Where a row of it is one colour under a whole run of columns, as the middles of
/// slices mostly are, so is the result: one pixel is worked out and the run filled with it.
struct ResamplingFilter {
  private typealias Wide = SIMD4<UInt16>

  private enum Kind {
    /// Nothing is drawn.
    case empty
    /// The source's pixels one after the other.
    case copied
    /// Whatever else.
    case mixed
  }

  /// Neighbouring columns of one kind.
  private struct Run {
    var columns: Range<Int>
    var kind: Kind
    /// The source pixels that any of them takes.
    var source: ClosedRange<Int>

    /// Makes the next column part of the run, if it is of its kind.
    mutating func takeIn(_ next: Run) -> Bool {
      var next = next
      // A pixel again and again before the next is mixed in, or after, belongs to what is mixed.
      if next.source.lowerBound == source.upperBound {
        if kind == .copied, columns.count == 1, next.kind != .empty { kind = .mixed }
        if kind == .mixed, next.kind == .copied { next.kind = .mixed }
      }
      guard kind == next.kind,
        kind != .copied || next.source.lowerBound == source.upperBound + 1
      else { return false }
      columns = columns.lowerBound..<next.columns.upperBound
      let first = min(source.lowerBound, next.source.lowerBound)
      source = first...max(source.upperBound, next.source.upperBound)
      return true
    }
  }

  /// The state of a run in a source row.
  private enum Evenness {
    /// One colour.
    case even
    case uneven
    /// Its columns are in `across`, whatever they are.
    case filtered
  }

  /// The bitmap and the weights of its rows.
  private struct Source {
    var pixels: UnsafePointer<Pixel>
    var stride: Int
    var weights: UnsafeBufferPointer<UInt32>

    func row(_ index: Int32) -> UnsafePointer<Pixel> { pixels + Int(index) * stride }
  }

  private let columns: AxisMap
  private let kernels = Kernels.current
  private var runs: [Run] = []
  /// Which source rows are in use: `lines[row % lines.count]` is the row.
  private var lines: [Int32] = []
  /// For each row in use and each run.
  private var evenness: [Evenness] = []
  /// The filtered columns of the rows in use; none until a run is not one colour.
  private var across: [Wide] = []

  init(columns: AxisMap) {
    self.columns = columns
    runs.reserveCapacity(3)
    guard let first = columns.taps.first else { return }
    var run = Run(columns: 0..<1, kind: kind(first), source: first.source)
    for column in 1..<columns.taps.count {
      let taps = columns.taps[column]
      let next = Run(columns: column..<column + 1, kind: kind(taps), source: taps.source)
      if !run.takeIn(next) {
        runs.append(run)
        run = next
      }
    }
    runs.append(run)
  }

  private func kind(_ taps: AxisMap.Taps) -> Kind {
    // With nearest-pixel sampling neighbours are seldom equal or consecutive for long.
    taps.count == 0 ? .empty : taps.count == 1 && columns.sampling != .nearest ? .copied : .mixed
  }

  /// Filters all rows from the first to the last for a target.
  mutating func draw(
    _ pixels: UnsafePointer<Pixel>, stride: Int, rows: AxisMap,
    to target: inout some ResamplingTarget
  ) {
    let most = rows.taps.reduce(1) { max($0, Int($1.count)) }
    lines = [Int32](repeating: -1, count: most)
    evenness = [Evenness](repeating: .uneven, count: most * runs.count)
    across = []
    rows.weights.withUnsafeBufferPointer { weights in
      let source = Source(pixels: pixels, stride: stride, weights: weights)
      var last = AxisMap.Taps(first: -1, count: 0, weight: 0)
      for y in rows.taps.indices {
        let row = rows.taps[y]
        let line = target.row(y)
        let isLast = row.count == 1 && last.count == 1 && row.first == last.first
        last = row
        if row.count == 0 {
          target.skip(line)
          continue
        }
        if isLast, target.repeatLast(line) { continue }
        for index in row.first..<row.first + row.count { enter(source.row(index), index) }
        for index in runs.indices {
          let color = color(ofRun: index, row, source)
          if color == nil, !isLast { mix(index, row, source, to: line) }
          target.write(line, runs[index].columns, color: color)
        }
      }
    }
  }

  private func slot(_ row: Int32) -> Int { lines.count == 1 ? 0 : Int(row) % lines.count }

  /// Finds out where a source row is even, when it is not in use yet.
  private mutating func enter(_ line: UnsafePointer<Pixel>, _ row: Int32) {
    let slot = slot(row)
    guard lines[slot] != row else { return }
    lines[slot] = row
    for index in runs.indices where runs[index].kind == .mixed {
      let source = runs[index].source
      let first = line[source.lowerBound].word
      var pixel = source.upperBound
      while pixel > source.lowerBound, line[pixel].word == first {
        pixel -= 1
      }
      evenness[slot * runs.count + index] = pixel == source.lowerBound ? .even : .uneven
    }
  }

  /// The colour of all of a run's columns; nil when they differ, or may.
  private func color(ofRun index: Int, _ row: AxisMap.Taps, _ source: Source) -> Pixel? {
    let run = runs[index]
    switch run.kind {
    case .empty: return .zero
    case .copied: return nil
    case .mixed:
      // An even row that was filtered, with one beside it that is not even, counts as that.
      for line in row.first..<row.first + row.count
      where evenness[slot(line) * runs.count + index] != .even { return nil }
      return color(run.source.lowerBound, row, source)
    }
  }

  /// A pixel of the source's rows, mixed by their weights.
  private func color(_ column: Int, _ row: AxisMap.Taps, _ source: Source) -> Pixel {
    var sum = WeightedPixels()
    for tap in 0..<row.count {
      sum.add(source.row(row.first + tap)[column], source.weights[Int(row.weight + tap)])
    }
    return sum.mean
  }

  /// Mixes the columns of a run.
  private mutating func mix(
    _ index: Int, _ row: AxisMap.Taps, _ source: Source, to target: UnsafeMutablePointer<Pixel>
  ) {
    let run = runs[index]
    let range = run.columns
    let out = target + range.lowerBound
    let (first, last) = (row.first, row.first + row.count - 1)
    let weight = source.weights[Int(row.weight)]
    let lastWeight = row.count == 1 ? 0 : source.weights[Int(row.weight) + 1]
    if run.kind == .copied {
      let column = run.source.lowerBound
      if row.count <= 2 {
        kernels.mix(
          source.row(first) + column, source.row(last) + column, weight, lastWeight, out,
          count: range.count)
      } else {
        for index in range.indices {
          target[index] = color(column + index - range.lowerBound, row, source)
        }
      }
      return
    }
    for line in first...last { filter(source.row(line), index, slot: slot(line)) }
    let width = columns.taps.count
    across.withUnsafeBufferPointer { across in
      guard row.count <= 2, let across = across.baseAddress else {
        for x in range { target[x] = color(x, of: across, row, source.weights) }
        return
      }
      kernels.mix(
        across + (slot(first) * width + range.lowerBound),
        across + (slot(last) * width + range.lowerBound), weight, lastWeight, out,
        count: range.count)
    }
  }

  /// A column of filtered rows mixed by their weights.
  private func color(
    _ column: Int, of across: UnsafeBufferPointer<Wide>, _ row: AxisMap.Taps,
    _ weights: UnsafeBufferPointer<UInt32>
  ) -> Pixel {
    // 14 bits of weight and 8 of fraction.
    var sum = SIMD4<UInt32>(repeating: 1 << 21)
    for tap in 0..<row.count {
      let place = slot(row.first + tap) * columns.taps.count + column
      let part = SIMD4<UInt32>(truncatingIfNeeded: across[place])
      sum &+= part &* weights[Int(row.weight + tap)]
    }
    return Pixel(truncatingIfNeeded: sum &>> 22)
  }

  /// Filters a run of a source row, when it is not yet.
  private mutating func filter(_ line: UnsafePointer<Pixel>, _ index: Int, slot: Int) {
    let width = columns.taps.count
    guard evenness[slot * runs.count + index] != .filtered else { return }
    evenness[slot * runs.count + index] = .filtered
    if across.isEmpty { across = [Wide](repeating: .zero, count: lines.count * width) }
    columns.taps.withUnsafeBufferPointer { taps in
      columns.weights.withUnsafeBufferPointer { weights in
        across.withUnsafeMutableBufferPointer { across in
          for x in runs[index].columns {
            let column = taps[x]
            var sum = SIMD4<UInt32>(repeating: 32)
            for tap in 0..<column.count {
              let pixel = SIMD4<UInt32>(truncatingIfNeeded: line[Int(column.first + tap)])
              sum &+= pixel &* weights[Int(column.weight + tap)]
            }
            across[slot * width + x] = Wide(truncatingIfNeeded: sum &>> 6)
          }
        }
      }
    }
  }
}

/// Pixels added up by weights of which all are `AxisMap.one`.
private struct WeightedPixels {
  /// Red and blue, and green and alpha: 32 bits each. Begins at a half, to round.
  private var even: UInt64 = half
  private var odd: UInt64 = half

  private static let half = UInt64(AxisMap.one / 2) * 0x1_0000_0001

  @inline(__always)
  mutating func add(_ pixel: Pixel, _ weight: UInt32) {
    let word = UInt64(pixel.word)
    even &+= (word & 0xFF | (word & 0xFF_0000) &<< 16) &* UInt64(weight)
    odd &+= ((word & 0xFF00) &>> 8 | (word & 0xFF00_0000) &<< 8) &* UInt64(weight)
  }

  /// Rounded to bytes.
  var mean: Pixel {
    let low: UInt64 = 0xFF_0000_00FF
    let (even, odd) = (even &>> 14 & low, odd &>> 14 & low)
    let word = even | even &>> 16 | (odd | odd &>> 16) &<< 8
    return unsafeBitCast(UInt32(truncatingIfNeeded: word), to: Pixel.self)
  }
}
