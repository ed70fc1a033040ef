/// A band along an outline by steps from it, as the mean over pixels.
struct RimProfile: Sendable {
  /// In points.
  private let step: Double
  /// The sums up to each step, in levels times points.
  private let sums: [Double]
  private let tailSums: [Double]

  /// - Parameter step: in points; without it a third.
  init(_ steps: [Double], tail: [Double] = [], step: Double = 1.0 / 3) {
    self.step = step
    func sums(_ steps: [Double]) -> [Double] {
      var sum = 0.0
      return [0]
        + steps.map {
          sum += $0 * step; return sum
        }
    }
    self.sums = sums(steps)
    tailSums = sums(steps.map { _ in 0 } + tail)
  }

  /// How far it reaches, in points.
  var reach: Double { Double(max(sums.count, tailSums.count) - 1) * step }

  /// The means of the band and of its tail over a stretch, as parts of the stretch that lies on its side of the outline.
  func mean(from start: Double, to end: Double) -> SIMD2<Double> {
    let start = max(0, start)
    guard end > start else { return .zero }
    let length = end - start
    return SIMD2(
      (total(sums, end) - total(sums, start)) / length,
      (total(tailSums, end) - total(tailSums, start)) / length)
  }

  /// The sum of the band over a stretch, in levels times points.
  func sum(from start: Double, to end: Double) -> Double {
    end > max(0, start) ? total(sums, end) - total(sums, max(0, start)) : 0
  }

  private func total(_ sums: [Double], _ place: Double) -> Double {
    let steps = place / step
    guard steps < Double(sums.count - 1) else { return sums[sums.count - 1] }
    let index = Int(steps)
    return sums[index] + (sums[index + 1] - sums[index]) * (steps - Double(index))
  }
}
