/// How far glass bends what lies below it.
struct GlassLens {
  /// The shifts at even depths, of a shape of the size that was measured.
  private let shifts: [Double]
  /// Regular shapes that are smaller than those that were measured bend in proportion, and clear ones of any size.
  private let stretch: Double
  /// The depth, in points, from which on nothing is bent.
  let reach: Double
  /// The farthest that content comes from, in points.
  let farthest: Double

  /// - Parameters:
  ///   - variant: regular or clear.
  ///   - half: half of the shorter side, in points.
  init(_ variant: Glass.Variant, half: Double) {
    var (first, second) = (GlassFigures.clearLens.shift, GlassFigures.clearLens.shift)
    var share = 0.0
    var stretch = half / GlassFigures.clearLens.half
    if variant == .regular {
      let rows = GlassFigures.lens
      let index = rows.lastIndex { $0.half <= half } ?? 0
      let next = min(index + 1, rows.count - 1)
      (first, second) = (rows[index].shift, rows[next].shift)
      stretch = 1
      if half < rows[0].half {
        second = first
        stretch = half / rows[0].half
      } else if next > index {
        share = (half - rows[index].half) / (rows[next].half - rows[index].half)
      }
    }
    self.stretch = max(stretch, 0)
    reach = max(first.end, second.end) * self.stretch
    farthest = max(first.greatest, second.greatest) * self.stretch
    let count = Int(max(first.end, second.end) * Self.steps) + 2
    shifts = (0..<count).map { index in
      let depth = Double(index) / Self.steps
      let shift = first(depth)
      return shift + (second(depth) - shift) * share
    }
  }

  /// The number of shifts a point of depth.
  private static let steps = 32.0

  /// How much farther inside the content comes from that shows at a depth; both in points.
  func shift(at depth: Double) -> Double {
    guard depth < reach, stretch > 0 else { return 0 }
    let place = max(depth, 0) / stretch * Self.steps
    let index = Int(place)
    guard index + 1 < shifts.count else { return 0 }
    return (shifts[index] + (shifts[index + 1] - shifts[index]) * (place - Double(index))) * stretch
  }
}
