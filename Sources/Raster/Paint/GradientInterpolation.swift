/// How the colours between two stops of a gradient are made.
///
/// They differ where the stops' alphas do: from white to transparent black, straight colours are grey in the
/// middle, premultiplied ones white.
public enum GradientInterpolation: String, Sendable, Hashable, CaseIterable {
  /// Of colours that were multiplied by their alphas: CSS, OpenType's colour glyphs, and CoreGraphics with
  /// `kCGGradientInterpolatesPremultiplied`.
  case premultiplied
  /// Of the components as they are given, multiplied by alpha afterwards: SVG, and CoreGraphics otherwise.
  case straight
}
