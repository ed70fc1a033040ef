/// The samplers of a picture's latest gradients, so that fills that share their stops share a sampler.
struct GradientSamplers {
  private struct Entry {
    let stops: [GradientStop]
    let spread: GradientSpread
    let interpolation: GradientInterpolation
    let sampler: GradientSampler
  }

  /// The latest first.
  private var entries: [Entry] = []

  /// The number of samplers that are kept (choice).
  static let most = 8
  /// Gradients of fewer stops are made faster than they are looked for (measured).
  static let fewest = 16

  /// The sampler of some stops, made unless it is known.
  mutating func sampler(
    _ stops: [GradientStop], spread: GradientSpread, interpolation: GradientInterpolation
  ) -> GradientSampler {
    if stops.count < Self.fewest {
      return GradientSampler(stops, spread: spread, interpolation: interpolation)
    }
    // Arrays that share their storage are compared at once.
    if let index = entries.firstIndex(where: {
      $0.spread == spread && $0.interpolation == interpolation && $0.stops == stops
    }) {
      let entry = entries.remove(at: index)
      entries.insert(entry, at: 0)
      return entry.sampler
    }
    let sampler = GradientSampler(stops, spread: spread, interpolation: interpolation)
    if entries.count == Self.most { entries.removeLast() }
    entries.insert(
      Entry(stops: stops, spread: spread, interpolation: interpolation, sampler: sampler), at: 0)
    return sampler
  }
}
