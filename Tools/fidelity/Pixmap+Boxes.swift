import Golden
import Raster

extension PixelBox {
  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { width == 0 || height == 0 }

  /// Creates a box of all pixels that a rectangle of points touches, clipped to a picture.
  ///
  /// - Parameter scale: Pixels per point.
  init(touching rect: Rect, scale: Double, in pixmap: Pixmap) {
    let minX = min(max(Int((rect.minX * scale).rounded(.down)), 0), pixmap.width)
    let minY = min(max(Int((rect.minY * scale).rounded(.down)), 0), pixmap.height)
    self.init(
      minX: minX, minY: minY,
      maxX: min(max(Int((rect.maxX * scale).rounded(.up)), minX), pixmap.width),
      maxY: min(max(Int((rect.maxY * scale).rounded(.up)), minY), pixmap.height))
  }
}

extension Pixmap {
  /// A copy of the pixels in a box that lies inside the picture.
  func cropped(to box: PixelBox) -> Pixmap {
    var cropped: [UInt8] = []
    cropped.reserveCapacity(box.width * box.height * 4)
    for y in box.minY..<box.maxY {
      cropped += bytes[(y * width + box.minX) * 4..<(y * width + box.maxX) * 4]
    }
    return Pixmap(width: box.width, height: box.height, bytes: cropped)
  }

  /// The largest difference of a colour channel between a pixel and one of another picture, 0 to 255.
  func distance(_ x: Int, _ y: Int, to other: Pixmap, _ otherX: Int, _ otherY: Int) -> Int {
    let i = (y * width + x) * 4
    let j = (otherY * other.width + otherX) * 4
    return max(
      abs(Int(bytes[i]) - Int(other.bytes[j])), abs(Int(bytes[i + 1]) - Int(other.bytes[j + 1])),
      abs(Int(bytes[i + 2]) - Int(other.bytes[j + 2])))
  }
}
