/// A function that is asked for often: its values at even steps, and straight lines between them.
struct SampledCurve: Sendable {
  private let values: [SIMD2<Double>]
  private let start: Double
  private let stepsPerUnit: Double

  /// - Parameters:
  ///   - range: where it is asked for; beyond it, its ends are taken.
  ///   - steps: the number of steps.
  ///   - value: the function, or two of them.
  init(_ range: ClosedRange<Double>, steps: Int, _ value: (Double) -> SIMD2<Double>) {
    let length = range.upperBound - range.lowerBound
    start = range.lowerBound
    stepsPerUnit = Double(steps) / length
    values = (0...steps).map { value(range.lowerBound + Double($0) / Double(steps) * length) }
  }

  @inline(__always)
  func callAsFunction(_ x: Double) -> SIMD2<Double> {
    let place = min(max((x - start) * stepsPerUnit, 0), Double(values.count - 1))
    let index = min(Int(place), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }
}
