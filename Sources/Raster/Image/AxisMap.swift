/// How the columns (or rows) of a drawn image come from those of its bitmap: for each device pixel a
/// few source pixels and their weights. Slices, tiles and plain scaling are all separable, so a
/// column map and a row map together say everything.
struct AxisMap: Sendable, Hashable {
  /// Source pixels `first..<first + count` with weights from `weight` on.
  struct Taps: Sendable, Hashable {
    var first: Int32
    var count: Int32
    var weight: Int32
  }

  /// The sum of every pixel's weights.
  static let one: UInt32 = 1 << 14

  /// The device pixel of `taps[0]`.
  private(set) var start: Int
  private(set) var taps: [Taps] = []
  private(set) var weights: [UInt32] = []

  private let sampling: Image.Sampling

  /// A map for device pixels from `start` on; pieces are added in order.
  init(start: Int, sampling: Image.Sampling = .automatic) {
    self.start = start
    self.sampling = sampling
  }

  var end: Int { start + taps.count }

  /// True when every device pixel is one source pixel as it is.
  var isCopy: Bool { weights.count == taps.count && taps.allSatisfy { $0.count == 1 } }

  /// A position nearer than this to a whole source pixel is on it.
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
    if through > end {
      taps.reserveCapacity(taps.count + through - end)
      weights.reserveCapacity(weights.count + 2 * (through - end))
    }
    while end < through {
      let place = source.lowerBound + (Double(end) - target.lowerBound) * ratio
      let from = place.isFinite ? place : source.lowerBound
      if sampling == .nearest {
        appendNearest(at: from + ratio / 2, lowest: lowest, highest: highest)
      } else if interpolates(ratio) {
        appendInterpolated(
          center: from + ratio / 2 - 0.5, lowest: lowest, highest: highest)
      } else {
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

  /// Two neighbours by distance.
  private mutating func appendInterpolated(center: Double, lowest: Int, highest: Int) {
    let held = min(max(center, Double(lowest)), Double(highest))
    let left = min(Int(held), highest)
    let share = held - Double(left)
    let weight = Int32(weights.count)
    if share < Self.snap {
      taps.append(Taps(first: Int32(left), count: 1, weight: weight))
      weights.append(Self.one)
    } else if share > 1 - Self.snap {
      taps.append(Taps(first: Int32(left + 1), count: 1, weight: weight))
      weights.append(Self.one)
    } else {
      let right = UInt32(share * Double(Self.one) + 0.5)
      taps.append(Taps(first: Int32(left), count: 2, weight: weight))
      weights.append(Self.one - right)
      weights.append(right)
    }
  }

  /// All source pixels under the device pixel, by how much of it they cover.
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
