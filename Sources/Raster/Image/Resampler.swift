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
    let count = bounds.width * bounds.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.withMemoryRebound(to: Pixel.self) { to in
        source.bytes.withUnsafeBytes { from in
          from.withMemoryRebound(to: Pixel.self) { from in
            guard let from = from.baseAddress, let to = to.baseAddress else { return }
            if columns.isCopy, rows.isCopy {
              copy(from, stride: source.width, columns: columns, rows: rows, to: to)
            } else {
              var filter = ResamplingFilter(columns: columns)
              var target = CopyingTarget(pixels: to, width: bounds.width)
              filter.draw(from, stride: source.width, rows: rows, to: &target)
            }
          }
        }
      }
      initialized = count
    }
    return Surface(
      bounds: bounds, pixmap: Pixmap(width: bounds.width, height: bounds.height, bytes: bytes))
  }

  /// Lays a drawn bitmap over pixels, `stride` a row, the maps' first on the first.
  ///
  /// - Complexity: `draw`'s, without anything of the size of the result.
  static func composite(
    _ source: Pixmap, columns: AxisMap, rows: AxisMap, over pixels: UnsafeMutablePointer<Pixel>,
    stride: Int
  ) {
    guard source.width > 0, source.height > 0 else { return }
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: columns.taps.count) { line in
      source.bytes.withUnsafeBytes { from in
        from.withMemoryRebound(to: Pixel.self) { from in
          guard let from = from.baseAddress, let line = line.baseAddress else { return }
          var filter = ResamplingFilter(columns: columns)
          var target = BlendingTarget(
            pixels: pixels, stride: stride, width: columns.taps.count, height: rows.taps.count,
            line: line)
          filter.draw(from, stride: source.width, rows: rows, to: &target)
        }
      }
    }
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
}
