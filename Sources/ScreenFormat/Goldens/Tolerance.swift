/// How far a picture may lie from its golden. Unless told otherwise, not at all.
public struct Tolerance: Sendable, Hashable {
  /// A pixel whose channels all differ by no more than this is the same.
  public var perPixel = 0
  /// A pixel whose colour differs by no more than this in CIEDE2000's ΔE is the same; nil leaves
  /// colours to `perPixel` alone.
  public var perceptual: Double?
  /// Whether a pixel that differs only in how an edge was smoothed is the same.
  public var antialiasing = false
  /// How many pixels may differ; nil sets no bound.
  public var maxDifferentPixels: Int? = 0
  /// The greatest area, in points², of pixels that differ and touch one another; nil sets no bound.
  public var largestBlob: Double?

  /// Not at all.
  public init() {}

  /// Bytes have to be the same.
  public static let exact = Tolerance()
}
