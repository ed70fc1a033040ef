public import Raster

/// Where two pictures differ, pixel by pixel.
public struct PixelComparison: Sendable {
  /// A pixel's place.
  public struct Place: Sendable, Hashable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int
  }

  /// How many pixels differ; where sizes differ, every pixel that only one picture has is one.
  public private(set) var count = 0
  /// The greatest difference of any channel.
  public private(set) var largest = 0
  /// The first pixel that differs, row by row.
  public private(set) var first: Place?
  /// As large as both pictures: the expected one faintly, what differs in red.
  public private(set) var picture: Pixmap

  /// Compares every channel of every pixel.
  /// - Complexity: O(pixels).
  public init(actual: Pixmap, expected: Pixmap) {
    picture = Pixmap(
      width: max(actual.width, expected.width), height: max(actual.height, expected.height))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let index = (y * picture.width + x) * 4
        let difference = Self.difference(actual, expected, x, y)
        if difference == 0 {
          for channel in 0..<3 {
            let value = expected.bytes[(y * expected.width + x) * 4 + channel]
            picture.bytes[index + channel] = 255 - (255 - value) / 4
          }
        } else {
          count += 1
          largest = max(largest, difference)
          first = first ?? Place(x: x, y: y)
          picture.bytes[index] = 255
        }
        picture.bytes[index + 3] = 255
      }
    }
  }

  private static func difference(_ a: Pixmap, _ b: Pixmap, _ x: Int, _ y: Int) -> Int {
    guard x < min(a.width, b.width), y < min(a.height, b.height) else { return 255 }
    let i = (y * a.width + x) * 4
    let j = (y * b.width + x) * 4
    var largest = 0
    for channel in 0..<4 {
      largest = max(largest, abs(Int(a.bytes[i + channel]) - Int(b.bytes[j + channel])))
    }
    return largest
  }
}
