/// A band along an outline, by thirds of a point from it, as the mean over pixels.
struct RimProfile: Sendable {
  static let step = 1.0 / 3
  /// The sums up to each third, in levels times points.
  private let sums: [Double]
  private let tailSums: [Double]

  init(_ steps: [Double], tail: [Double] = []) {
    func sums(_ steps: [Double]) -> [Double] {
      var sum = 0.0
      return [0]
        + steps.map {
          sum += $0 * Self.step; return sum
        }
    }
    self.sums = sums(steps)
    tailSums = sums(steps.map { _ in 0 } + tail)
  }

  /// How far it reaches, in points.
  var reach: Double { Double(max(sums.count, tailSums.count) - 1) * Self.step }

  /// The means of the band and of its tail over a stretch, as parts of the stretch that lies on its side of the outline.
  func mean(from start: Double, to end: Double) -> SIMD2<Double> {
    let start = max(0, start)
    guard end > start else { return .zero }
    let length = end - start
    return SIMD2(
      (Self.sum(sums, end) - Self.sum(sums, start)) / length,
      (Self.sum(tailSums, end) - Self.sum(tailSums, start)) / length)
  }

  private static func sum(_ sums: [Double], _ place: Double) -> Double {
    let steps = place / step
    guard steps < Double(sums.count - 1) else { return sums[sums.count - 1] }
    let index = Int(steps)
    return sums[index] + (sums[index + 1] - sums[index]) * (steps - Double(index))
  }
}
