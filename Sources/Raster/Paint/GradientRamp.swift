/// A gradient's stops ready to be asked: sorted, premultiplied, with what lies beyond them.
struct GradientRamp: Sendable {
  /// Premultiplied; red, green, blue, alpha in 0–255.
  private typealias Channels = SIMD4<Double>

  /// What lies between two stops.
  private struct Segment {
    var start: Double
    var end: Double
    var width: Double
    var color: Channels
    var change: Channels
  }

  private let segments: [Segment]
  private let start: Double
  private let end: Double
  private let before: Pixel
  private let after: Pixel
  private let spread: GradientSpread

  init(_ stops: [GradientStop], spread: GradientSpread = .pad) {
    var sorted: [(location: Double, color: Channels)] = []
    for stop in stops where !stop.location.isNaN {
      // Few stops, mostly in order: insert where they belong, equals in the order given.
      let index = sorted.lastIndex { $0.location <= stop.location }.map { $0 + 1 } ?? 0
      sorted.insert((stop.location, Self.premultiplied(stop.color)), at: index)
    }
    segments = zip(sorted, sorted.dropFirst()).map { a, b in
      Segment(
        start: a.location, end: b.location, width: b.location - a.location, color: a.color,
        change: b.color - a.color)
    }
    start = sorted.first?.location ?? 0
    end = sorted.last?.location ?? 0
    before = sorted.first.map { Self.rounded($0.color) } ?? .zero
    after = sorted.last.map { Self.rounded($0.color) } ?? .zero
    self.spread = spread
  }

  /// The colour at `t`, folded as the spread wants it; beyond the outermost stops their colour goes
  /// on. Where two stops share a location the later one begins.
  func color(at position: Double) -> Pixel {
    let t = spread == .pad ? position : spread.fold(position)
    guard t >= start else { return before }
    for segment in segments where t < segment.end {
      let share = (t - segment.start) / segment.width
      return Self.rounded(segment.color + segment.change * share)
    }
    return after
  }

  private static func premultiplied(_ color: Color) -> Channels {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = clamped(color.alpha)
    return Channels(
      clamped(color.red) * alpha, clamped(color.green) * alpha, clamped(color.blue) * alpha, alpha)
      * 255
  }

  private static func rounded(_ color: Channels) -> Pixel {
    // What is no number counts as nothing.
    let atLeast = color.replacing(with: 0, where: .!(color .>= 0))
    let inside = atLeast.replacing(with: 255, where: atLeast .> 255) + 0.5
    return Pixel(UInt8(inside.x), UInt8(inside.y), UInt8(inside.z), UInt8(inside.w))
  }
}
