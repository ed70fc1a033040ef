/// Draws a bitmap through a column map and a row map. Premultiplied throughout, so that transparent
/// pixels lend no colour to their neighbours.
///
/// Scaling up interpolates between neighbours, scaling down averages the area under each pixel, and
/// pixels that fall on pixels are copied.
enum Resampler {
  /// - Complexity: O(source rows used × columns + area of the result), times the taps of a pixel.
  static func draw(_ source: Pixmap, columns: AxisMap, rows: AxisMap) -> Surface {
    let bounds = PixelRect(
      minX: columns.start, minY: rows.start, maxX: columns.end, maxY: rows.end)
    guard !bounds.isEmpty, source.width > 0, source.height > 0 else {
      return Surface(bounds: .empty)
    }
    var result = Surface(bounds: bounds)
    let original = Surface(
      bounds: PixelRect(minX: 0, minY: 0, maxX: source.width, maxY: source.height), pixmap: source)
    original.readPixels { from in
      result.withPixels { to in
        if columns.isCopy, rows.isCopy {
          copy(from, stride: source.width, columns: columns, rows: rows, to: to)
        } else {
          filter(from, stride: source.width, columns: columns, rows: rows, to: to)
        }
      }
    }
    return result
  }

  /// Every pixel is one of the source's.
  private static func copy(
    _ source: UnsafePointer<Pixel>, stride: Int, columns: AxisMap, rows: AxisMap,
    to result: UnsafeMutablePointer<Pixel>
  ) {
    let width = columns.taps.count
    for (y, row) in rows.taps.enumerated() {
      let line = source + Int(row.first) * stride
      let target = result + y * width
      if y > 0, rows.taps[y - 1].first == row.first {
        target.update(from: target - width, count: width)
        continue
      }
      for x in 0..<width { target[x] = line[Int(columns.taps[x].first)] }
    }
  }

  /// Across each source row that is used, then down. Between the two, channels are in 1/256ths.
  private static func filter(
    _ source: UnsafePointer<Pixel>, stride: Int, columns: AxisMap, rows: AxisMap,
    to result: UnsafeMutablePointer<Pixel>
  ) {
    let width = columns.taps.count
    var across: [SIMD4<UInt32>] = []
    /// The source row whose filtered columns start at `slot × width`, for the rows in use.
    var slots: [Int32] = []
    for (y, row) in rows.taps.enumerated() {
      let needed = Int(row.count)
      if slots.count < needed {
        slots.append(contentsOf: repeatElement(-1, count: needed - slots.count))
        across = []
      }
      if across.count < slots.count * width {
        across = [SIMD4<UInt32>](repeating: .zero, count: slots.count * width)
        for slot in slots.indices { slots[slot] = -1 }
      }
      for tap in 0..<row.count {
        let line = row.first + tap
        let slot = Int(line) % slots.count
        guard slots[slot] != line else { continue }
        slots[slot] = line
        filterRow(source + Int(line) * stride, columns: columns, into: &across, at: slot * width)
      }
      let target = result + y * width
      for x in 0..<width {
        var sum = SIMD4<UInt32>(repeating: 1 << 21)
        for tap in 0..<row.count {
          let slot = Int(row.first + tap) % slots.count
          sum &+= across[slot * width + x] &* rows.weights[Int(row.weight + tap)]
        }
        // 14 bits of weight and 8 of fraction.
        target[x] = Pixel(truncatingIfNeeded: sum &>> 22)
      }
    }
  }

  private static func filterRow(
    _ line: UnsafePointer<Pixel>, columns: AxisMap, into across: inout [SIMD4<UInt32>],
    at start: Int
  ) {
    for (x, column) in columns.taps.enumerated() {
      var sum = SIMD4<UInt32>(repeating: 32)
      for tap in 0..<column.count {
        let pixel = SIMD4<UInt32>(truncatingIfNeeded: line[Int(column.first + tap)])
        sum &+= pixel &* columns.weights[Int(column.weight + tap)]
      }
      across[start + x] = sum &>> 6
    }
  }
}
