/// The colours beyond the ends of a gradient.
public enum GradientSpread: String, Sendable, Hashable, CaseIterable {
  /// The colours of the first and the last stop, as CoreGraphics does with both
  /// `drawsBeforeStartLocation` and `drawsAfterEndLocation`.
  case pad
  /// Starts again at location 0 (SVG's `spreadMethod="repeat"`).
  case `repeat`
  /// Goes back and forth between locations 0 and 1 (SVG's `reflect`).
  case reflect

  /// Where within 0–1 the colour at `t` is taken from. Numbers that are not finite go to 0.
  func fold(_ t: Double) -> Double {
    switch self {
    case .pad: return t
    case .repeat:
      let rest = t - t.rounded(.down)
      return rest.isFinite ? rest : 0
    case .reflect:
      let half = t * 0.5
      let rest = (half - half.rounded(.down)) * 2
      guard rest.isFinite else { return 0 }
      return rest > 1 ? 2 - rest : rest
    }
  }
}
