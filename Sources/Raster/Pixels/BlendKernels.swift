/// Runs of pixels composited; every product is a·b/255 exactly rounded, the same as
/// `PremultipliedColor.multiply`, whatever the vector width.
///
/// Pointers stop here and in the sinks around: callers hand whole areas that lie within a surface.
enum BlendKernels {
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
    Kernels.current.paint(destination, stride: 0, width: count, height: 1, color)
  }

  /// One colour over a run, through a coverage for each pixel.
  static func over(
    _ destination: UnsafeMutablePointer<Pixel>, _ color: Pixel, coverage: Span<UInt8>
  ) {
    coverage.withUnsafeBufferPointer { levels in
      guard let start = levels.baseAddress else { return }
      Kernels.current.paint(
        destination, stride: 0, mask: start, maskStride: 0, width: levels.count, height: 1, color)
    }
  }

  /// A run of pixels over another, all at one coverage.
  static func over(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int,
    coverage: UInt8
  ) {
    Kernels.current.blit(
      destination, stride: 0, source, sourceStride: 0, coverage: coverage, width: count, height: 1)
  }

  /// A run of pixels over another, through a coverage for each pixel.
  static func over(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>,
    coverage: Span<UInt8>
  ) {
    coverage.withUnsafeBufferPointer { levels in
      guard let start = levels.baseAddress else { return }
      Kernels.current.blit(
        destination, stride: 0, source, sourceStride: 0, mask: start, maskStride: 0,
        width: levels.count, height: 1)
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
