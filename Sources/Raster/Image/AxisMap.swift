/// The source pixels and weights for each device column (or row) of a drawn image.
///
/// Slices, tiles and plain scaling are separable: a map of columns and a map of rows describe the
/// whole drawing.
struct AxisMap: Sendable, Hashable {
  /// Source pixels `first..<first + count` with weights from `weight` on.
  struct Taps: Sendable, Hashable {
    var first: Int32
    var count: Int32
    var weight: Int32

    /// The source pixels; empty for a transparent device pixel.
    var source: ClosedRange<Int> { Int(first)...max(Int(first), Int(first) + Int(count) - 1) }
  }

  /// The sum of the weights for each device pixel.
  static let one: UInt32 = 1 << 14

  /// The device pixel of `taps[0]`.
  private(set) var start: Int
  private(set) var taps: [Taps] = []
  private(set) var weights: [UInt32] = []

  let sampling: Image.Sampling

  /// A map for device pixels from `start` on; pieces are added in order.
  ///
  /// - Parameter count: the number of device pixels.
  init(start: Int, count: Int, sampling: Image.Sampling = .automatic) {
    self.start = start
    self.sampling = sampling
    taps.reserveCapacity(count)
    // Most pixels lie between two.
    weights.reserveCapacity(2 * count)
  }

  var end: Int { start + taps.count }

  /// True when every device pixel is a copy of one source pixel.
  var isCopy: Bool { weights.count == taps.count && taps.allSatisfy { $0.count == 1 } }

  /// The distance below which a position counts as that of a whole source pixel.
  private static let snap = 1.0 / 256

  /// Adds the device pixels `end..<through`, of a piece that covers `target` (device pixels, any
  /// edges) with the source pixels `source`. Nothing outside `source` is touched, so that
  /// neighbouring slices never bleed into each other.
  mutating func append(
    through: Int, target: ClosedRange<Double>, source: ClosedRange<Double>, bitmap: Int
  ) {
    let length = target.upperBound - target.lowerBound
    // No length, or one too small to divide by, shows the first pixel.
    let quotient = (source.upperBound - source.lowerBound) / length
    let ratio = quotient.isFinite ? quotient : 0
    let low = Int(source.lowerBound.rounded(.down))
    let lowest = min(max(low, 0), bitmap - 1)
    let highest = min(max(Int(source.upperBound.rounded(.up)) - 1, lowest), bitmap - 1)
    guard through > end else { return }
    func place(_ pixel: Int) -> Double {
      let place = source.lowerBound + (Double(pixel) - target.lowerBound) * ratio
      return place.isFinite ? place : source.lowerBound
    }
    if sampling == .nearest {
      while end < through {
        appendNearest(at: place(end) + ratio / 2, lowest: lowest, highest: highest)
      }
    } else if interpolates(ratio) {
      appendInterpolated(end..<through, lowest: lowest, highest: highest) {
        place($0) + ratio / 2 - 0.5
      }
    } else {
      while end < through {
        let from = place(end)
        appendAverage(from: from, to: from + ratio, lowest: lowest, highest: highest)
      }
    }
  }

  /// Leaves the device pixels `end..<through` transparent.
  mutating func appendNothing(through: Int) {
    while end < through {
      taps.append(Taps(first: 0, count: 0, weight: Int32(weights.count)))
    }
  }

  private func interpolates(_ ratio: Double) -> Bool {
    switch sampling {
    case .automatic: ratio <= 1 + Self.snap
    case .nearest, .bilinear: true
    case .areaAverage: false
    }
  }

  private mutating func appendNearest(at place: Double, lowest: Int, highest: Int) {
    let pixel = min(max(place, Double(lowest)), Double(highest))
    taps.append(Taps(first: Int32(pixel), count: 1, weight: Int32(weights.count)))
    weights.append(Self.one)
  }

  /// Weighs two neighbours by distance for device pixels around `center` in the source.
  @inline(__always)
  private mutating func appendInterpolated(
    _ pixels: Range<Int>, lowest: Int, highest: Int, center: (Int) -> Double
  ) {
    // Room for the most, so that nothing grows in between.
    let (firstTap, firstWeight) = (taps.count, weights.count)
    taps.append(
      contentsOf: repeatElement(Taps(first: 0, count: 1, weight: 0), count: pixels.count))
    weights.append(contentsOf: repeatElement(Self.one, count: 2 * pixels.count))
    var weight = firstWeight
    taps.withUnsafeMutableBufferPointer { taps in
      weights.withUnsafeMutableBufferPointer { weights in
        // Not `min` and `max`, which look out for NaN: there is none here.
        let (low, high) = (Double(lowest), Double(highest))
        for index in 0..<pixels.count {
          let place = center(pixels.lowerBound + index)
          let held = place < low ? low : place < high ? place : high
          let left = Int32(held)
          let share = held - Double(left)
          var tap = Taps(first: left, count: 1, weight: Int32(truncatingIfNeeded: weight))
          if share >= Self.snap, share <= 1 - Self.snap {
            let right = UInt32(share * Double(Self.one) + 0.5)
            tap.count = 2
            weights[weight] = Self.one - right
            weights[weight + 1] = right
            weight += 2
          } else {
            if share > 0.5 { tap.first += 1 }
            weight += 1
          }
          taps[firstTap + index] = tap
        }
      }
    }
    weights.removeLast(weights.count - weight)
  }

  /// Weighs all source pixels under a device pixel by the area that they cover.
  private mutating func appendAverage(from: Double, to: Double, lowest: Int, highest: Int) {
    let start = min(max(from, Double(lowest)), Double(highest))
    let stop = max(min(to, Double(highest + 1)), start)
    let first = Int(start)
    let last = max(first, min(Int(stop.rounded(.up)) - 1, highest))
    let weight = Int32(weights.count)
    let total = stop - start
    // Weights are differences of a rounded running sum: they add up to one whatever their number.
    var used: UInt32 = 0
    for pixel in first...last {
      let share = total > 0 ? (min(Double(pixel + 1), stop) - start) / total : 1
      let sum = pixel == last ? Self.one : min(UInt32(share * Double(Self.one) + 0.5), Self.one)
      weights.append(sum - used)
      used = sum
    }
    taps.append(Taps(first: Int32(first), count: Int32(last - first + 1), weight: weight))
  }
}
