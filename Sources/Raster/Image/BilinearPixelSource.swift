/// A surface seen through a transform that turns or mirrors it: each pixel's centre is looked up and
/// interpolated between the four nearest.
struct BilinearPixelSource: PixelSource {
  let surface: Surface
  /// From device pixels to the surface's own.
  let inverse: Transform
  /// Whether the surface repeats in both directions; otherwise its edge pixels do.
  let repeats: Bool

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    let (width, height) = (surface.bounds.width, surface.bounds.height)
    guard width > 0, height > 0 else { return }
    surface.readPixels { pixels in
      for index in 0..<count {
        let p = inverse.apply(Point(x: Double(x + index) + 0.5, y: Double(y) + 0.5))
        run[index] = Self.pixel(
          at: Point(x: p.x - 0.5, y: p.y - 0.5), of: pixels, width: width, height: height,
          repeats: repeats)
      }
    }
  }

  /// The pixel at a place, in pixels from the middle of the first, between the four nearest.
  @inline(__always)
  static func pixel(
    at place: Point, of pixels: UnsafePointer<Pixel>, width: Int, height: Int, repeats: Bool
  ) -> Pixel {
    let (left, right, shareX) = neighbours(place.x, width, repeats: repeats)
    let (top, bottom, shareY) = neighbours(place.y, height, repeats: repeats)
    return mix(
      mix(pixels[top * width + left], pixels[top * width + right], shareX),
      mix(pixels[bottom * width + left], pixels[bottom * width + right], shareX), shareY)
  }

  /// Likewise where edge pixels repeat, with fewer steps for places about the picture.
  @inline(__always)
  static func pixel(
    at place: SIMD2<Double>, of pixels: UnsafePointer<Pixel>, width: Int, height: Int
  ) -> Pixel {
    let farthest = CoordinateLimit.farthest
    guard place.x.magnitude < farthest, place.y.magnitude < farthest else {
      return pixel(
        at: Point(x: place.x, y: place.y), of: pixels, width: width, height: height, repeats: false)
    }
    let (left, shareX) = floor(place.x)
    let (top, shareY) = floor(place.y)
    let upper = pixels + min(max(top, 0), height - 1) * width
    let lower = pixels + min(max(top + 1, 0), height - 1) * width
    let (first, second) = (min(max(left, 0), width - 1), min(max(left + 1, 0), width - 1))
    let pixels = (upper[first], upper[second], lower[first], lower[second])
    // Most of what is looked at is flat, and mixing equal pixels changes nothing.
    guard
      pixels.0.word != pixels.1.word || pixels.0.word != pixels.2.word
        || pixels.0.word != pixels.3.word
    else { return pixels.0 }
    return mix(mix(pixels.0, pixels.1, shareX), mix(pixels.2, pixels.3, shareX), shareY)
  }

  /// A number rounded down, and how far it is on the way to the next, 0–255.
  @inline(__always)
  private static func floor(_ position: Double) -> (first: Int, share: UInt8) {
    let towardZero = Int(truncatingIfNeeded: Int64(position))
    let first = towardZero - (Double(towardZero) > position ? 1 : 0)
    let part = (position - Double(first)) * 255 + 0.5
    return (first, UInt8(truncatingIfNeeded: Int32(part)))
  }

  /// The two pixels around a position and the share of the second, 0–255.
  @inline(__always)
  static func neighbours(
    _ position: Double, _ size: Int, repeats: Bool
  ) -> (left: Int, right: Int, share: UInt8) {
    let farthest = CoordinateLimit.farthest
    guard !position.isNaN else { return (0, 0, 0) }
    let held = min(max(position, -farthest), farthest)
    // Rounding down takes a call where there is no instruction for it.
    let towardZero = Int(held)
    let first = Double(towardZero) > held ? towardZero - 1 : towardZero
    let share = Color.byte(held - Double(first))
    if repeats {
      let low = ((first % size) + size) % size
      return (low, (low + 1) % size, share)
    }
    return (min(max(first, 0), size - 1), min(max(first + 1, 0), size - 1), share)
  }

  @inline(__always)
  private static func mix(_ a: Pixel, _ b: Pixel, _ share: UInt8) -> Pixel {
    share == 0 ? a : BlendKernels.mix(b, a, share)
  }
}
