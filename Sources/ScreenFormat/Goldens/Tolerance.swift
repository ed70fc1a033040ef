/// The differences between a picture and its golden that are accepted; by default none.
public struct Tolerance: Sendable, Hashable {
  /// The greatest difference of any channel of a pixel, 0–255.
  public var perPixel = 0
  /// The greatest difference of a pixel's colour in CIEDE2000's ΔE, 0–100; nil compares channels
  /// only.
  public var perceptual: Double?
  /// Whether differences in the antialiasing of edges are accepted.
  public var antialiasing = false
  /// The number of pixels that may differ; nil for any number.
  public var maxDifferentPixels: Int? = 0
  /// The greatest area of connected pixels that differ, in square points; nil for any area.
  public var largestBlob: Double?

  /// Creates a tolerance that accepts no difference.
  public init() {}

  /// No difference in any byte.
  public static let exact = Tolerance()
}
