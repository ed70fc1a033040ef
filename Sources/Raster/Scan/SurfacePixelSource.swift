/// The pixels of a surface, for compositing layers, images and patterns.
struct SurfacePixelSource: PixelSource {
  let surface: Surface

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
