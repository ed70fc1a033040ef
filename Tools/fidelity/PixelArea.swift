import Raster

/// A rectangle of whole pixels; the ends are not part of it.
struct PixelArea: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { width == 0 || height == 0 }

  /// Every pixel that `rect` (in points) touches, cut to the pixmap.
  init(_ rect: Rect, scale: Double, in pixmap: Pixmap) {
    minX = min(max(Int((rect.minX * scale).rounded(.down)), 0), pixmap.width)
    minY = min(max(Int((rect.minY * scale).rounded(.down)), 0), pixmap.height)
    maxX = min(max(Int((rect.maxX * scale).rounded(.up)), minX), pixmap.width)
    maxY = min(max(Int((rect.maxY * scale).rounded(.up)), minY), pixmap.height)
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}

extension Pixmap {
  /// The pixels of an area that lies inside.
  func cropped(to area: PixelArea) -> Pixmap {
    var cropped: [UInt8] = []
    cropped.reserveCapacity(area.width * area.height * 4)
    for y in area.minY..<area.maxY {
      cropped += bytes[(y * width + area.minX) * 4..<(y * width + area.maxX) * 4]
    }
    return Pixmap(width: area.width, height: area.height, bytes: cropped)
  }

  /// The greatest difference of any colour channel between a pixel and one of another pixmap.
  func distance(_ x: Int, _ y: Int, to other: Pixmap, _ otherX: Int, _ otherY: Int) -> Int {
    let i = (y * width + x) * 4
    let j = (otherY * other.width + otherX) * 4
    return max(
      abs(Int(bytes[i]) - Int(other.bytes[j])), abs(Int(bytes[i + 1]) - Int(other.bytes[j + 1])),
      abs(Int(bytes[i + 2]) - Int(other.bytes[j + 2])))
  }
}
