internal import RasterKernels

/// The colours of a gradient at positions along it, from sorted stops.
struct GradientSampler: Sendable {
  /// Red, green, blue, alpha in 0–255.
  private typealias Channels = SIMD4<Double>

  /// Between each stop and the next.
  private let segments: [raster_segment]
  private let start: Double
  private let before: Pixel
  private let after: Pixel
  private let spread: GradientSpread

  /// Locations are clamped to this many lengths of the gradient either side, so that all differences are
  /// numbers.
  private static let farthest = 1e100

  init(
    _ stops: [GradientStop], spread: GradientSpread = .pad,
    interpolation: GradientInterpolation = .premultiplied
  ) {
    var sorted: [(location: Double, color: Color)] = stops.lazy.filter { !$0.location.isNaN }.map {
      (min(max($0.location, -Self.farthest), Self.farthest), $0.color)
    }
    if !zip(sorted, sorted.dropFirst()).allSatisfy({ $0.location <= $1.location }) {
      // Equals in the order given.
      sorted = sorted.enumerated().sorted { a, b in
        (a.element.location, a.offset) < (b.element.location, b.offset)
      }.map(\.element)
    }
    segments = zip(sorted, sorted.dropFirst()).map { a, b in
      // Of one alpha, both ways are the same.
      let isStraight = interpolation == .straight && a.color.alpha != b.color.alpha
      let channels = isStraight ? Self.straight : Self.premultiplied
      let color = channels(a.color)
      let change = channels(b.color) - color
      return raster_segment(
        start: a.location, end: b.location, width: b.location - a.location,
        color: (color.x, color.y, color.z, color.w),
        change: (change.x, change.y, change.z, change.w), is_straight: isStraight)
    }
    start = sorted.first?.location ?? 0
    before = sorted.first.map { Self.rounded(Self.premultiplied($0.color)) } ?? .zero
    after = sorted.last.map { Self.rounded(Self.premultiplied($0.color)) } ?? .zero
    self.spread = spread
  }

  /// Positions that are worked out together: what fits the nearest cache with their colours.
  private static let block = 128

  /// The colours of `count` pixels at the positions that `place` writes: of some pixels at a time, the
  /// first of which has the index that it is called with.
  ///
  /// Positions are folded into 0–1 by the spread; beyond the outermost stops the colour is theirs.
  /// Where two stops share a location the later one begins, and NaN is nothing.
  @inline(__always)
  func fill(
    _ run: inout [Pixel], count: Int, place: (Int, UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    let kernels = Kernels.current
    run.withUnsafeMutableBufferPointer { run in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.block) { block in
        segments.withUnsafeBufferPointer { segments in
          guard let run = run.baseAddress else { return }
          let gradient = raster_gradient(
            segments: segments.baseAddress, count: segments.count, start: start,
            before: before.word,
            after: after.word)
          for index in stride(from: 0, to: count, by: Self.block) {
            let positions = UnsafeMutableBufferPointer(
              rebasing: block[..<min(Self.block, count - index)])
            place(index, positions)
            if spread != .pad {
              for position in positions.indices where !positions[position].isNaN {
                positions[position] = spread.fold(positions[position])
              }
            }
            kernels.shade(gradient, positions, run + index)
          }
        }
      }
    }
  }

  /// The colours of `count` pixels; see `fill`.
  @inline(__always)
  func colors(
    count: Int, place: (Int, UnsafeMutableBufferPointer<Double>) -> Void
  ) -> [Pixel] {
    var colors = [Pixel](repeating: .zero, count: count)
    fill(&colors, count: count, place: place)
    return colors
  }

  private static func premultiplied(_ color: Color) -> Channels {
    let alpha = clamped(color.alpha)
    return Channels(
      clamped(color.red) * alpha, clamped(color.green) * alpha, clamped(color.blue) * alpha, alpha)
      * 255
  }

  private static func straight(_ color: Color) -> Channels {
    Channels(clamped(color.red), clamped(color.green), clamped(color.blue), clamped(color.alpha))
      * 255
  }

  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  private static func rounded(_ color: Channels) -> Pixel {
    Pixel(
      UInt8(color.x + 0.5), UInt8(color.y + 0.5), UInt8(color.z + 0.5), UInt8(color.w + 0.5))
  }
}
