public import Raster
public import ScreenFormat

/// Which tolerance each pixel of a picture is judged by.
public struct PixelRegions: Sendable {
  /// The mark of pixels that are not compared.
  static let ignored = UInt8.max
  /// How many tolerances there can be: marks are bytes.
  static let limit = 255

  /// The picture's own, then those of parts of it.
  public private(set) var tolerances: [Tolerance]
  /// A mark for every pixel; empty where all have the first tolerance.
  private(set) var marks: [UInt8] = []
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// Pixels a point.
  let scale: Double

  /// One tolerance for a whole picture.
  public init(_ tolerance: Tolerance, width: Int, height: Int, scale: Double) {
    tolerances = [tolerance]
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The tolerance's mark, for `cover`; nil when there are too many.
  mutating func add(_ tolerance: Tolerance) -> UInt8? {
    guard tolerances.count < Self.limit else { return nil }
    tolerances.append(tolerance)
    return UInt8(tolerances.count - 1)
  }

  /// Leaves a rectangle of points out of comparison.
  public mutating func ignore(_ rect: Rect) { cover(rect, with: Self.ignored) }

  /// Marks a rectangle of points.
  mutating func cover(_ rect: Rect, with mark: UInt8) {
    if marks.isEmpty { marks = [UInt8](repeating: 0, count: width * height) }
    let box = PixelBox(rect, scale: scale, width: width, height: height)
    guard box.maxX > box.minX else { return }
    for y in box.minY..<box.maxY {
      for index in (y * width + box.minX)..<(y * width + box.maxX) { marks[index] = mark }
    }
  }

  /// Whether parts are judged in another way than the whole.
  var hasParts: Bool { !marks.isEmpty }

  /// The marks of a picture of another size; empty where all are 0.
  func marks(width: Int, height: Int) -> [UInt8] {
    guard hasParts, width != self.width || height != self.height else { return marks }
    return (0..<width * height).map { mark($0 % width, $0 / width) }
  }

  /// The mark of a pixel; of one outside, the picture's own.
  func mark(_ x: Int, _ y: Int) -> UInt8 {
    marks.isEmpty || x >= width || y >= height ? 0 : marks[y * width + x]
  }
}
