import Raster

/// Where the ink of a text lies in an area: what is not the area's most common colour.
struct Ink {
  /// Edges in pixels; fractions come from the coverage of the outermost column or row.
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// Ink in each row of the area, the whole being 1.
  let rows: [Double]

  /// Pixels with less coverage than this are no ink.
  private static let least = 0.15

  /// Nil when the area is empty or of one colour.
  init?(_ pixmap: Pixmap, in area: PixelArea) {
    guard !area.isEmpty else { return nil }
    var counts: [PremultipliedColor: Int] = [:]
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { counts[pixmap[x, y], default: 0] += 1 }
    }
    let common = counts.max { a, b in
      a.value != b.value ? a.value < b.value : Self.sum(a.key) < Self.sum(b.key)
    }
    guard let background = common?.key else { return nil }
    var paper = Pixmap(width: 1, height: 1)
    paper[0, 0] = background

    var full = 0
    var coverage = [Double](repeating: 0, count: area.width * area.height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        let distance = pixmap.distance(area.minX + x, area.minY + y, to: paper, 0, 0)
        full = max(full, distance)
        coverage[y * area.width + x] = Double(distance)
      }
    }
    guard full > Difference.threshold else { return nil }
    coverage = coverage.map { $0 / Double(full) < Self.least ? 0 : $0 / Double(full) }

    let columnPeaks = (0..<area.width).map { x in
      (0..<area.height).map { coverage[$0 * area.width + x] }.max() ?? 0
    }
    let rowPeaks = (0..<area.height).map { y in
      coverage[y * area.width..<(y + 1) * area.width].max() ?? 0
    }
    guard let first = columnPeaks.firstIndex(where: { $0 > 0 }),
      let last = columnPeaks.lastIndex(where: { $0 > 0 }),
      let highest = rowPeaks.firstIndex(where: { $0 > 0 }),
      let lowest = rowPeaks.lastIndex(where: { $0 > 0 })
    else { return nil }
    left = Double(area.minX + first) + 1 - columnPeaks[first]
    right = Double(area.minX + last) + columnPeaks[last]
    top = Double(area.minY + highest) + 1 - rowPeaks[highest]
    bottom = Double(area.minY + lowest) + rowPeaks[lowest]
    let total = coverage.reduce(0, +)
    rows = (0..<area.height).map { y in
      coverage[y * area.width..<(y + 1) * area.width].reduce(0, +) / total
    }
  }

  private static func sum(_ color: PremultipliedColor) -> Int {
    Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
  }

  /// How far down these rows have to be moved to lie best over the others, in pixels.
  ///
  /// Letters of two fonts end at different places, but lie on one baseline: this is told by the sum
  /// of squares of what is left, over shifts of a tenth of a pixel.
  func verticalShift(to other: Ink) -> Double {
    func row(_ rows: [Double], _ position: Double) -> Double {
      let low = Int(position.rounded(.down))
      let part = position - Double(low)
      func at(_ index: Int) -> Double { rows.indices.contains(index) ? rows[index] : 0 }
      return at(low) * (1 - part) + at(low + 1) * part
    }
    var best = (shift: 0.0, error: Double.infinity)
    for step in -80...80 {
      let shift = Double(step) / 10
      var error = 0.0
      for index in -8..<(rows.count + 8) {
        let rest = row(rows, Double(index) - shift) - row(other.rows, Double(index))
        error += rest * rest
      }
      if error < best.error { best = (shift, error) }
    }
    return best.shift
  }
}
