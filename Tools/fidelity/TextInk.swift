import Golden
import Raster

/// The glyphs of a text in an area: all pixels that do not have the most common colour of the area.
struct TextInk {
  /// The left edge, in pixels. The fraction comes from the coverage of the outermost column.
  let left: Double
  /// The right edge, in pixels.
  let right: Double
  /// The top edge, in pixels.
  let top: Double
  /// The bottom edge, in pixels.
  let bottom: Double
  /// The share of the coverage in each row of the area; the sum is 1.
  let rows: [Double]

  /// Pixels with less coverage count as background.
  private static let minimumCoverage = 0.15

  /// Measures the text in a box. Returns nil if the box is empty or of one colour.
  init?(_ pixmap: Pixmap, in area: PixelBox) {
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
    coverage = coverage.map { $0 / Double(full) < Self.minimumCoverage ? 0 : $0 / Double(full) }

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

  /// The distance, in pixels, by which these rows have to move down to match the others best.
  ///
  /// Glyphs of two fonts have different extents, but share a baseline. The best match has the least sum
  /// of squared differences, over shifts of a tenth of a pixel.
  func verticalShift(to other: TextInk) -> Double {
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
