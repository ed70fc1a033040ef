/// How a translucent bar changes the picture below it: blurred, then saturated, then covered with tints in
/// order.
public struct BackdropEffect: Sendable, Hashable {
  /// Standard deviation in points.
  public var sigma: Double
  /// 1 leaves colours as they are; 1.8 is UIKit's bars' (Apple's UIImageEffects sample).
  public var saturation: Double
  /// A change of the blurred picture's colours; nil, the default, for none.
  public var tone: ColorTone?
  /// Laid over the blurred picture, first to last.
  public var tints: [Color]
  /// How the blur treats pixels beyond the surface.
  public var edge: BlurEdge
  /// Whether pixels to the left and right of the shape do not blur into it; false by default.
  public var isBoundedAcross = false

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - sigma: Standard deviation of the blur, in points.
  ///   - saturation: 1 leaves colours as they are.
  ///   - tints: Colours laid over the blurred picture, first to last.
  ///   - edge: How the blur treats pixels beyond the surface.
  public init(
    sigma: Double, saturation: Double = 1.8, tints: [Color] = [], edge: BlurEdge = .extend
  ) {
    self.sigma = sigma
    self.saturation = saturation
    self.tints = tints
    self.edge = edge
  }
}
