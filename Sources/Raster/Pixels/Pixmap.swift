/// A picture of premultiplied RGBA bytes in sRGB, rows from the top, no padding between rows.
public struct Pixmap: Sendable, Hashable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// `width × height × 4` bytes: red, green, blue, alpha; colour premultiplied.
  public var bytes: [UInt8]

  /// A transparent pixmap.
  /// - Precondition: `width` and `height` are not negative and their product × 4 fits an `Int`;
  ///   callers check sizes that come from outside.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixmap's sides are not negative")
    self.width = width
    self.height = height
    self.bytes = LargePages.zeros(count: width * height * 4)
  }

  /// - Precondition: `bytes` holds exactly `width × height × 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a pixmap's bytes fill its rows exactly")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The pixel at column `x`, row `y`.
  /// - Precondition: the pixel lies inside.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
      let i = (y * width + x) * 4
      return PremultipliedColor(
        red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
      let i = (y * width + x) * 4
      bytes[i] = newValue.red
      bytes[i + 1] = newValue.green
      bytes[i + 2] = newValue.blue
      bytes[i + 3] = newValue.alpha
    }
  }

  /// The bytes, without a second hold on them: they can be changed in place.
  package consuming func takeBytes() -> [UInt8] { bytes }

  /// Makes every pixel this colour.
  /// - Complexity: O(pixels).
  public mutating func fill(_ color: PremultipliedColor) {
    let pixel = SIMD4(color.red, color.green, color.blue, color.alpha)
    bytes.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { $0.update(repeating: pixel) }
    }
  }
}
