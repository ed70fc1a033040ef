/// Runs of pixels composited; every product is a·b/255 exactly rounded, the same as
/// `PremultipliedColor.multiply`, whatever the vector width.
///
/// Pointers stop here and in the sinks around: callers hand whole areas that lie within a surface.
enum BlendKernels {
  typealias Wide = SIMD8<UInt16>

  /// a·b/255, rounded to nearest, lane by lane.
  @inline(__always)
  static func multiply(_ a: Wide, _ b: Wide) -> Wide {
    let t = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  @inline(__always)
  static func multiply(_ pixel: Pixel, _ factor: UInt8) -> Pixel {
    let a = SIMD4<UInt16>(truncatingIfNeeded: pixel)
    let t = a &* UInt16(factor) &+ 128
    return Pixel(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
  }

  /// Source-over of one pixel.
  @inline(__always)
  static func over(_ source: Pixel, _ destination: Pixel) -> Pixel {
    source &+ multiply(destination, 255 - source.w)
  }

  @inline(__always)
  static func fill(_ destination: UnsafeMutablePointer<Pixel>, count: Int, _ color: Pixel) {
    destination.update(repeating: color, count: count)
  }

  /// One colour over a run.
  static func over(_ destination: UnsafeMutablePointer<Pixel>, count: Int, _ color: Pixel) {
    if color.w == 255 {
      fill(destination, count: count, color)
      return
    }
    if color == Pixel(repeating: 0) { return }
    let wide = Wide(
      truncatingIfNeeded: SIMD8<UInt8>(lowHalf: color, highHalf: color))
    let keep = Wide(repeating: UInt16(255 - color.w))
    let raw = UnsafeMutableRawPointer(destination)
    var index = 0
    while index + 2 <= count {
      let below = Wide(
        truncatingIfNeeded: raw.loadUnaligned(fromByteOffset: index * 4, as: SIMD8<UInt8>.self))
      let sum = wide &+ multiply(below, keep)
      raw.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: sum), toByteOffset: index * 4,
        as: SIMD8<UInt8>.self)
      index += 2
    }
    if index < count { destination[index] = over(color, destination[index]) }
  }

  /// One colour over a run, through a coverage for each pixel.
  static func over(
    _ destination: UnsafeMutablePointer<Pixel>, _ color: Pixel, coverage: Span<UInt8>
  ) {
    for index in 0..<coverage.count {
      let level = coverage[index]
      if level == 0 { continue }
      let source = level == 255 ? color : multiply(color, level)
      destination[index] = source.w == 255 ? source : over(source, destination[index])
    }
  }

  /// A run of pixels over another, all at one coverage.
  static func over(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int,
    coverage: UInt8
  ) {
    for index in 0..<count where source[index] != .zero {
      let pixel = coverage == 255 ? source[index] : multiply(source[index], coverage)
      destination[index] = pixel.w == 255 ? pixel : over(pixel, destination[index])
    }
  }

  /// A run of pixels over another, through a coverage for each pixel.
  static func over(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>,
    coverage: Span<UInt8>
  ) {
    for index in 0..<coverage.count {
      let level = coverage[index]
      if level == 0 { continue }
      let pixel = level == 255 ? source[index] : multiply(source[index], level)
      destination[index] = pixel.w == 255 ? pixel : over(pixel, destination[index])
    }
  }

  /// (new·c + old·(255 − c))/255, rounded once, so that equal pixels stay as they are.
  @inline(__always)
  static func mix(_ new: Pixel, _ old: Pixel, _ coverage: UInt8) -> Pixel {
    let a = SIMD4<UInt16>(truncatingIfNeeded: new) &* UInt16(coverage)
    let b = SIMD4<UInt16>(truncatingIfNeeded: old) &* UInt16(255 - coverage)
    let t = a &+ b &+ 128
    return Pixel(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
  }
}
