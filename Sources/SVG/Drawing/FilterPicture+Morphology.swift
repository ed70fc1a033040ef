import Raster

extension FilterPicture {
  /// Each channel's greatest or least value around each pixel (`feMorphology`).
  ///
  /// - Parameters:
  ///   - x: pixels to either side.
  ///   - y: pixels above and below.
  ///   - grows: whether the greatest counts.
  /// - Complexity: O(pixels), whatever the radii.
  func spread(x: Int, y: Int, grows: Bool) -> FilterPicture {
    var result = self
    let (width, height) = (pixmap.width, pixmap.height)
    if x > 0 {
      for row in 0..<height {
        for channel in 0..<4 {
          result.spread(
            first: row * width * 4 + channel, step: 4, count: width, radius: x, grows: grows)
        }
      }
    }
    if y > 0 {
      for column in 0..<width * 4 {
        result.spread(first: column, step: width * 4, count: height, radius: y, grows: grows)
      }
    }
    return result
  }

  /// The extremes of one line of bytes, after van Herk (1992): with the extremes from the beginnings of blocks, and up to
  /// their ends, each window takes one comparison. Beyond the picture all is clear.
  private mutating func spread(first: Int, step: Int, count: Int, radius: Int, grows: Bool) {
    let size = 2 * radius + 1
    let length = (count + 2 * radius + size - 1) / size * size
    var line = [UInt8](repeating: 0, count: length)
    for index in 0..<count { line[index + radius] = pixmap.bytes[first + index * step] }
    func extreme(_ a: UInt8, _ b: UInt8) -> UInt8 { grows ? max(a, b) : min(a, b) }
    var (onward, back) = (line, line)
    for index in 1..<length where index % size != 0 {
      onward[index] = extreme(onward[index - 1], line[index])
    }
    for index in (0..<length - 1).reversed() where index % size != size - 1 {
      back[index] = extreme(back[index + 1], line[index])
    }
    for index in 0..<count {
      pixmap.bytes[first + index * step] = extreme(back[index], onward[index + size - 1])
    }
  }
}
