/// A gradient's stops ready to be asked: sorted, premultiplied, with what lies beyond them.
struct GradientRamp: Sendable {
  private struct Stop {
    var location: Double
    /// Premultiplied; red, green, blue, alpha in 0–255.
    var color: SIMD4<Double>
  }

  private let stops: [Stop]
  private let spread: GradientSpread

  init(_ stops: [GradientStop], spread: GradientSpread = .pad) {
    var sorted: [Stop] = []
    for stop in stops where !stop.location.isNaN {
      let color = stop.color
      func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
      let alpha = clamped(color.alpha)
      let entry = Stop(
        location: stop.location,
        color: SIMD4(
          clamped(color.red) * alpha, clamped(color.green) * alpha, clamped(color.blue) * alpha,
          alpha) * 255)
      // Few stops, mostly in order: insert where they belong, equals in the order given.
      let index = sorted.lastIndex { $0.location <= entry.location }.map { $0 + 1 } ?? 0
      sorted.insert(entry, at: index)
    }
    self.stops = sorted
    self.spread = spread
  }

  /// The colour at `t`, folded as the spread wants it; beyond the outermost stops their colour goes
  /// on. Where two stops share a location the later one begins.
  func color(at position: Double) -> Pixel {
    let t = spread == .pad ? position : spread.fold(position)
    guard let first = stops.first, let last = stops.last else { return .zero }
    guard t >= first.location else { return Self.rounded(first.color) }
    guard t < last.location else { return Self.rounded(last.color) }
    var index = 0
    while index + 1 < stops.count, stops[index + 1].location <= t { index += 1 }
    let a = stops[index]
    let b = stops[index + 1]
    let share = (t - a.location) / (b.location - a.location)
    return Self.rounded(a.color + (b.color - a.color) * share)
  }

  private static func rounded(_ color: SIMD4<Double>) -> Pixel {
    Pixel(
      UInt8(min(max(color.x, 0), 255) + 0.5), UInt8(min(max(color.y, 0), 255) + 0.5),
      UInt8(min(max(color.z, 0), 255) + 0.5), UInt8(min(max(color.w, 0), 255) + 0.5))
  }
}
