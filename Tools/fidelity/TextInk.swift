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
  /// The edges of each letter or group of touching letters, in pixels, from left to right.
  let letters: [Letter]

  /// A stretch of columns with ink.
  struct Letter {
    var left: Double
    var right: Double
    var middle: Double { (left + right) / 2 }
  }

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
    guard full > Difference.visible else { return nil }
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
    letters = Self.letters(columnPeaks, from: area.minX)
    let total = coverage.reduce(0, +)
    rows = (0..<area.height).map { y in
      coverage[y * area.width..<(y + 1) * area.width].reduce(0, +) / total
    }
  }

  /// The stretches of columns with ink; fractions come from the coverage of their outermost columns.
  private static func letters(_ peaks: [Double], from left: Int) -> [Letter] {
    var letters: [Letter] = []
    var first: Int?
    for column in 0...peaks.count {
      let hasInk = column < peaks.count && peaks[column] > 0
      if hasInk {
        first = first ?? column
      } else if let begin = first {
        letters.append(
          Letter(
            left: Double(left + begin) + 1 - peaks[begin],
            right: Double(left + column) - 1 + peaks[column - 1]))
        first = nil
      }
    }
    return letters
  }

  /// The most that letters are taken to be off, in points; more means that other letters touch.
  private static let mostOff = 2.0

  /// Measures that tell a text from one in another face, letter by letter: how far the middles of letters are off
  /// once the whole text lies right, which advances cause, and how much wider or narrower the letters are,
  /// which outlines cause.
  ///
  /// - Returns: roots of mean squares, in points; nil with fewer than three letters, or where the two do
  ///   not fall into the same ones.
  func causes(of other: TextInk, scale: Double) -> (advances: Double, outlines: Double)? {
    guard letters.count == other.letters.count, letters.count > 2 else { return nil }
    let pairs = zip(letters, other.letters)
    let moves = pairs.map { ($0.middle - $1.middle) / scale }
    let mean = moves.reduce(0, +) / Double(moves.count)
    let rests = moves.map { $0 - mean }
    let widths = pairs.map { (($0.right - $0.left) - ($1.right - $1.left)) / scale }
    guard (rests + widths).allSatisfy({ abs($0) < Self.mostOff }) else { return nil }
    func root(_ values: [Double]) -> Double {
      (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
    }
    return (root(rests), root(widths))
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
