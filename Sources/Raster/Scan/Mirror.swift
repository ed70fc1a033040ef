internal import RasterKernels

/// How a shape that is its own mirror image lies on the pixels.
struct Mirror: Sendable {
  /// Twice the position of the middle between left and right, a whole number; nil: that half is not
  /// mirrored.
  var x: Int?
  /// The same from top to bottom.
  var y: Int?

  /// A middle farther than this from a whole or half pixel is not on it: mirrored edges are then off
  /// by a thousandth of a level at most.
  private static let snap = 1.0 / 1_048_576

  /// The mirror of a shape with these bounds; nil when its middles fall between pixels.
  init?(_ bounds: Rect) {
    func double(_ sum: Double) -> Int? {
      let whole = sum.rounded()
      guard (sum - whole).magnitude <= Self.snap, whole.magnitude < CoordinateLimit.farthest else {
        return nil
      }
      return Int(whole)
    }
    x = double(bounds.minX + bounds.maxX)
    y = double(bounds.minY + bounds.maxY)
    if x == nil, y == nil { return nil }
  }

  /// The pixels of a shape with these bounds, which are their own mirror image: where an edge lies within
  /// `snap` of a whole pixel, nothing but that sliver is left out.
  func area(of bounds: Rect) -> PixelRect {
    var area = PixelRect.enclosing(bounds)
    if let x {
      area.minX = max(area.minX, x - area.maxX)
      area.maxX = x - area.minX
    }
    if let y {
      area.minY = max(area.minY, y - area.maxY)
      area.maxY = y - area.minY
    }
    return area
  }

  /// The image of pixels on the other side of the middles that are named; a middle that does not mirror has none.
  func image(of area: PixelRect, leftToRight: Bool, topToBottom: Bool) -> PixelRect {
    var image = area
    if let x, leftToRight { (image.minX, image.maxX) = (x - area.maxX, x - area.minX) }
    if let y, topToBottom { (image.minY, image.maxY) = (y - area.maxY, y - area.minY) }
    return image
  }

  /// The part of `area` that the rest is the image of: a pixel that a middle goes through belongs to it.
  func original(of area: PixelRect) -> PixelRect {
    var part = area
    if let x { part.maxX = Self.half(x) }
    if let y { part.maxY = Self.half(y) }
    return part
  }

  /// The images of `area`'s pixels, a part of `original`.
  func images(of area: PixelRect, original: PixelRect) -> raster_mirror {
    var images = raster_mirror()
    if let x {
      images.columns = x - original.maxX - area.minX
      images.reach = x - 1 - 2 * area.minX
    }
    if let y {
      images.rows = max(0, y - original.maxY - area.minY)
      images.down = y - 1 - 2 * area.minY
    }
    return images
  }

  /// Rounded up.
  fileprivate static func half(_ double: Int) -> Int { (double + 1) >> 1 }
}
