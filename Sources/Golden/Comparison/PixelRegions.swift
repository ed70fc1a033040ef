public import Raster
public import ScreenFormat

/// The tolerance of each pixel of a picture.
public struct PixelRegions: Sendable {
  /// The mark of pixels that are not compared.
  static let ignored = UInt8.max
  /// The largest number of tolerances, because marks are bytes.
  static let limit = 255

  /// The tolerance of the whole picture, then those of parts of it.
  public private(set) var tolerances: [Tolerance]
  /// The index of the tolerance of every pixel, in row order; empty if all have the first one.
  private(set) var marks: [UInt8] = []
  /// The width of the picture, in pixels.
  let width: Int
  /// The height of the picture, in pixels.
  let height: Int
  /// Pixels per point.
  let scale: Double

  /// Creates regions with one tolerance for the whole picture.
  ///
  /// - Parameters:
  ///   - tolerance: The tolerance.
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  ///   - scale: Pixels per point.
  public init(_ tolerance: Tolerance, width: Int, height: Int, scale: Double) {
    tolerances = [tolerance]
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Adds a tolerance and returns its mark for `cover`; nil if there are too many.
  mutating func add(_ tolerance: Tolerance) -> UInt8? {
    guard tolerances.count < Self.limit else { return nil }
    tolerances.append(tolerance)
    return UInt8(tolerances.count - 1)
  }

  /// Excludes a rectangle, in points, from the comparison.
  public mutating func ignore(_ rect: Rect) { cover(rect, with: Self.ignored) }

  /// Sets the mark of the pixels in a rectangle, in points.
  mutating func cover(_ rect: Rect, with mark: UInt8) {
    if marks.isEmpty { marks = [UInt8](repeating: 0, count: width * height) }
    let box = PixelBox(rect, scale: scale, width: width, height: height)
    guard box.maxX > box.minX else { return }
    for y in box.minY..<box.maxY {
      for index in (y * width + box.minX)..<(y * width + box.maxX) { marks[index] = mark }
    }
  }

  /// Whether some pixels have another tolerance than the first.
  var hasParts: Bool { !marks.isEmpty }

  /// The marks for a picture of another size; empty if all are 0.
  func marks(width: Int, height: Int) -> [UInt8] {
    guard hasParts, width != self.width || height != self.height else { return marks }
    return (0..<width * height).map { mark($0 % width, $0 / width) }
  }

  /// The mark of a pixel; 0 for pixels outside the picture.
  func mark(_ x: Int, _ y: Int) -> UInt8 {
    marks.isEmpty || x >= width || y >= height ? 0 : marks[y * width + x]
  }
}
