/// A pixmap somewhere on the device: the picture itself or a layer over part of it.
struct Surface: Sendable {
  /// The pixels that may be drawn on.
  let limit: PixelRect
  /// The pixels that `pixmap` holds: all of `limit`, or of a layer, which grows as it is drawn on, a part.
  private(set) var bounds: PixelRect
  var pixmap: Pixmap
  /// The pixels that have been written. All others are of the ground's colour and their bytes undefined, so that
  /// parts that are not drawn on need no memory.
  private(set) var touched: PixelRect
  /// What is below everything that is drawn: nothing, or the colour that was last filled in all over.
  private var ground = Pixel.zero

  /// A transparent surface that holds all of its pixels.
  init(bounds: PixelRect) {
    self.limit = bounds
    self.bounds = bounds
    pixmap = Self.uncleared(bounds)
    touched = .empty
  }

  /// A picture in one colour, in large pages.
  init(picture bounds: PixelRect, ground: Pixel) {
    self.limit = bounds
    self.bounds = bounds
    pixmap = Pixmap(
      width: bounds.width, height: bounds.height,
      bytes: LargePages.uninitialized(count: bounds.width * bounds.height * 4))
    touched = .empty
    self.ground = ground
  }

  init(bounds: PixelRect, pixmap: Pixmap) {
    self.limit = bounds
    self.bounds = bounds
    self.pixmap = pixmap
    self.touched = bounds
  }

  /// A transparent layer that holds no pixels yet: its clip may be the screen, and its content a switch.
  init(layerWithin limit: PixelRect) {
    self.limit = limit
    bounds = .empty
    pixmap = Self.uncleared(.empty)
    touched = .empty
  }

  /// A pixmap whose bytes are yet to be written.
  private static func uncleared(_ bounds: PixelRect) -> Pixmap {
    let (width, height) = (max(0, bounds.width), max(0, bounds.height))
    return Pixmap(
      width: width, height: height, bytes: .uninitialized(count: width * height * 4))
  }

  /// Makes the pixels of `area` defined, before they are read or drawn on. May change the `bounds` of a
  /// layer.
  mutating func touch(_ area: PixelRect) {
    let old = touched
    let new = old.union(area.intersection(limit))
    guard new != old else { return }
    if bounds.intersection(new) != new { grow(toHold: new) }
    touched = new
    let (bounds, kernels, ground) = (bounds, Kernels.current, ground)
    withPixels { pixels in
      func clear(_ area: PixelRect) {
        let start = (area.minY - bounds.minY) * bounds.width + (area.minX - bounds.minX)
        kernels.fill(
          pixels + start, stride: bounds.width, width: area.width, height: area.height, ground)
      }
      new.around(old, clear)
    }
  }

  /// Makes all pixels this colour. Each is written when something is drawn on it, or at the end: windows, views and tables
  /// often fill the same picture.
  mutating func fill(_ pixel: Pixel) {
    ground = pixel
    touched = .empty
  }

  /// Moves what is drawn into a pixmap that holds `area`.
  ///
  /// - Complexity: With a quarter of room on each side, what is drawn piece by piece is moved as often as
  ///   the logarithm of its size says, so that all moves together cost what the last of them does.
  private mutating func grow(toHold area: PixelRect) {
    let (old, kept) = (self, touched)
    bounds = PixelRect(
      minX: area.minX - area.width / 4, minY: area.minY - area.height / 4,
      maxX: area.maxX + area.width / 4, maxY: area.maxY + area.height / 4
    ).intersection(limit)
    pixmap = Self.uncleared(bounds)
    if !kept.isEmpty { copy(kept, of: old) }
  }

  /// Copies the pixels of `area`, which both surfaces hold.
  mutating func copy(_ area: PixelRect, of other: Surface) {
    let (bounds, otherBounds) = (bounds, other.bounds)
    other.readPixels { from in
      withPixels { to in
        for y in area.minY..<area.maxY {
          let source = (y - otherBounds.minY) * otherBounds.width + area.minX - otherBounds.minX
          let target = (y - bounds.minY) * bounds.width + area.minX - bounds.minX
          (to + target).update(from: from + source, count: area.width)
        }
      }
    }
  }

  /// The pixels, row by row without padding.
  mutating func withPixels(_ body: (UnsafeMutablePointer<Pixel>) -> Void) {
    let count = pixmap.width * pixmap.height
    guard count > 0 else { return }
    // An array's bytes start at 16-byte boundaries, so they may be seen as 4-byte pixels.
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      bytes.baseAddress?.withMemoryRebound(to: Pixel.self, capacity: count) { body($0) }
    }
  }

  /// As `withPixels`, for reading.
  func readPixels(_ body: (UnsafePointer<Pixel>) -> Void) {
    let count = pixmap.width * pixmap.height
    guard count > 0 else { return }
    pixmap.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress?.withMemoryRebound(to: Pixel.self, capacity: count) { body($0) }
    }
  }
}

extension Surface {
  /// Multiplies every pixel by an opacity of 0–1.
  mutating func fade(_ opacity: Double) {
    let level = Color.byte(opacity)
    guard level < 255 else { return }
    let (bounds, touched) = (bounds, touched)
    withPixels { pixels in
      for y in touched.minY..<touched.maxY {
        let row = pixels + ((y - bounds.minY) * bounds.width - bounds.minX)
        for x in touched.minX..<touched.maxX { row[x] = BlendKernels.multiply(row[x], level) }
      }
    }
  }

  /// A surface of the pixels of `area`; beyond the bounds the nearest pixel is repeated.
  func extended(to area: PixelRect) -> Surface {
    var result = Surface(bounds: area)
    guard !bounds.isEmpty else {
      result.touch(area)
      return result
    }
    // All of it is written below.
    result.touched = area
    // The pixels on each side that the bounds have none for, and those between them.
    let left = min(max(0, bounds.minX - area.minX), area.width)
    let right = min(max(0, area.maxX - bounds.maxX), area.width)
    let middle = area.width - left - right
    readPixels { from in
      result.withPixels { to in
        for y in area.minY..<area.maxY {
          let row = from + (min(max(y, bounds.minY), bounds.maxY - 1) - bounds.minY) * bounds.width
          let target = to + (y - area.minY) * area.width
          target.update(repeating: row[0], count: left)
          if middle > 0 {
            (target + left).update(from: row + max(0, area.minX - bounds.minX), count: middle)
          }
          (target + left + middle).update(repeating: row[bounds.width - 1], count: right)
        }
      }
    }
    return result
  }
}
