/// How large a picture a decoder accepts.
public struct PNGLimits: Sendable, Hashable {
  /// The longest side, in pixels.
  public var maximumSide: Int
  /// The most bytes of decoded RGBA.
  public var maximumBytes: Int

  /// 16,384 pixels a side and 256 MiB unless others are given.
  public init(maximumSide: Int = 16_384, maximumBytes: Int = 256 << 20) {
    self.maximumSide = maximumSide
    self.maximumBytes = maximumBytes
  }
}
