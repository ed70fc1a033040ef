/// A pixmap somewhere on the device: the picture itself or a layer over part of it.
struct Surface: Sendable {
  let bounds: PixelRect
  var pixmap: Pixmap
  /// All that was drawn on since the surface was made lies within.
  var touched = PixelRect.empty

  /// Transparent.
  init(bounds: PixelRect) {
    self.bounds = bounds
    self.pixmap = Pixmap(width: max(0, bounds.width), height: max(0, bounds.height))
  }

  init(bounds: PixelRect, pixmap: Pixmap) {
    self.bounds = bounds
    self.pixmap = pixmap
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
    let count = bounds.width * bounds.height
    withPixels { pixels in
      for index in 0..<count { pixels[index] = BlendKernels.multiply(pixels[index], level) }
    }
  }

  /// The pixels of `area`, the nearest of this surface's own where it reaches beyond them.
  func extended(to area: PixelRect) -> Surface {
    var result = Surface(bounds: area)
    guard !bounds.isEmpty else { return result }
    let inside = area.intersection(bounds)
    readPixels { from in
      result.withPixels { to in
        for y in area.minY..<area.maxY {
          let row = from + (min(max(y, bounds.minY), bounds.maxY - 1) - bounds.minY) * bounds.width
          let target = to + (y - area.minY) * area.width
          for x in area.minX..<area.maxX where x < inside.minX || x >= inside.maxX {
            target[x - area.minX] = row[min(max(x, bounds.minX), bounds.maxX - 1) - bounds.minX]
          }
          if !inside.isEmpty {
            (target + (inside.minX - area.minX)).update(
              from: row + (inside.minX - bounds.minX), count: inside.width)
          }
        }
      }
    }
    return result
  }
}

/// A surface as a source of colours: layers, drawn images and patterns are laid down with it.
struct SurfaceSource: PixelSource {
  let surface: Surface

  func constant(y: Int) -> Pixel? { nil }

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    let bounds = surface.bounds
    let start = (y - bounds.minY) * bounds.width + (x - bounds.minX)
    surface.readPixels { pixels in
      run.withUnsafeMutableBufferPointer { run in
        run.baseAddress?.update(from: pixels + start, count: count)
      }
    }
  }
}

extension Pixel {
  init(_ color: PremultipliedColor) {
    self.init(color.red, color.green, color.blue, color.alpha)
  }

  init(_ color: Color) { self.init(PremultipliedColor(color)) }
}
