/// How a path is outlined; lengths are in the path's own units.
public struct StrokeStyle: Sendable, Hashable {
  /// How open ends look: cut off, rounded, or longer by half a width.
  public enum Cap: String, Sendable, Hashable, CaseIterable { case butt, round, square }
  /// How corners look: pointed, rounded or cut off.
  public enum Join: String, Sendable, Hashable, CaseIterable { case miter, round, bevel }

  /// How wide the line is, half on each side of the path.
  public var width: Double
  /// The look of open ends and of dashes.
  public var cap: Cap
  /// The look of corners.
  public var join: Join
  /// The longest miter, as a multiple of the width, before a corner is bevelled (CoreGraphics: 10).
  public var miterLimit: Double
  /// Whether a miter that is too long is cut off at half its greatest length from the corner, rather than bevelled
  /// (SVG 2: `miter-clip`).
  public var clipsMiters: Bool
  /// Lengths of dashes and gaps in turn; empty draws a solid line.
  public var dash: [Double]
  /// How far into the dashes the line starts.
  public var dashPhase: Double

  /// A style; CoreGraphics' defaults.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    clipsMiters: Bool = false, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.clipsMiters = clipsMiters
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
