/// How large a picture may get, so that a wrong number in a document is an error and not an
/// exhausted machine.
public struct SurfaceLimits: Sendable, Hashable {
  /// The longest side, in pixels.
  public var side: Int
  /// The most bytes of one picture; layers together may take as much again.
  public var bytes: Int

  /// 16 384 pixels a side and 256 MiB: several times the largest device at three pixels a point.
  public init(side: Int = 16_384, bytes: Int = 256 << 20) {
    self.side = side
    self.bytes = bytes
  }
}

/// Why a picture was not drawn.
public enum RasterizerError: Error, Sendable, Hashable {
  /// A side is zero or negative; in pixels.
  case emptySurface(width: Int, height: Int)
  /// A side or the number of bytes is beyond the limits; in pixels.
  case surfaceTooLarge(width: Int, height: Int, limits: SurfaceLimits)
  /// The scale is zero, negative, infinite or NaN.
  case invalidScale(Double)
  /// Layers and clips that are open at the same time would need this many bytes.
  case layersTooLarge(bytes: Int, limits: SurfaceLimits)
}
