/// How a path is outlined; lengths are in the path's own units.
public struct StrokeStyle: Sendable, Hashable {
  public enum Cap: String, Sendable, Hashable, CaseIterable { case butt, round, square }
  public enum Join: String, Sendable, Hashable, CaseIterable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The longest miter, as a multiple of the width, before a corner is bevelled (CoreGraphics: 10).
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty draws a solid line.
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
