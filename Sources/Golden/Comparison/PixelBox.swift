public import Raster

/// The position of a pixel.
public struct PixelPlace: Sendable, Hashable {
  /// The column, from the left.
  public var x: Int
  /// The row, from the top.
  public var y: Int
}

/// A rectangle of whole pixels, without those at its right and bottom edges.
public struct PixelBox: Sendable, Hashable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// One past the last column.
  public var maxX: Int
  /// One past the last row.
  public var maxY: Int

  /// The smallest box that contains both.
  public func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The box in points, for a scale in pixels per point.
  public func points(scale: Double) -> Rect {
    Rect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(maxX - minX) / scale,
      height: Double(maxY - minY) / scale)
  }

  /// Creates a box of the pixels whose centres lie in a rectangle of points, clipped to a picture.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - scale: Pixels per point.
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  init(_ rect: Rect, scale: Double, width: Int, height: Int) {
    func pixel(_ coordinate: Double, _ limit: Int) -> Int {
      Int(min(Double(limit), max(0, (coordinate * scale - 0.5).rounded(.up))))
    }
    minX = pixel(rect.minX, width)
    minY = pixel(rect.minY, height)
    maxX = max(minX, pixel(rect.maxX, width))
    maxY = max(minY, pixel(rect.maxY, height))
  }

  /// Creates a box from its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
