/// A connected area of pixels: each touches another one by an edge or a corner.
public struct Blob: Sendable, Hashable {
  /// The number of pixels.
  public var count: Int
  /// The bounding box of the pixels.
  public var box: PixelBox
}
