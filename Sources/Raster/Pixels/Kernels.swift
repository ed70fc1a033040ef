internal import RasterKernels
internal import Synchronization

/// The loops over pixels that are written for several instruction sets, and which of them run.
///
/// All sets give the same bytes; tests compare them with `reference`, which is plain Swift.
package enum Kernels {
  /// Which kernels run.
  package enum Level: Int, Sendable, CaseIterable {
    /// Plain Swift.
    case reference
    /// The instructions that every machine of an architecture has: SSE2, NEON.
    case baseline
    case avx2
    case avx512

    /// The levels that this machine can run.
    package static var available: [Level] {
      let best = Int(raster_kernels_best_level())
      return allCases.filter { $0.rawValue <= best + baseline.rawValue }
    }
  }

  /// Runs at most `level` from here on, on every thread: for tests that compare pixels.
  package static func use(_ level: Level) {
    chosen.store(level.rawValue, ordering: .relaxed)
  }

  /// The best of the machine until another is asked for; never changes a pixel.
  private static let chosen = Atomic<Int>(Level.avx512.rawValue)

  typealias Table = UnsafePointer<raster_kernels>

  /// The kernels to run now. Callers that make many short calls ask once.
  static var current: Table { tables[chosen.load(ordering: .relaxed)] }

  /// Asks for pixels that are about to be drawn on, so that they are in the cache by then.
  @inline(__always)
  static func prefetch(_ pixels: UnsafeMutablePointer<Pixel>, count: Int) {
    raster_prefetch(pixels, count * MemoryLayout<Pixel>.size)
  }

  /// Sums of the magnitudes of a row's bytes, read as signed: as they are, less the byte `pixelSize`
  /// before, less the byte above.
  package static func magnitudes(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int
  ) -> (none: UInt32, sub: UInt32, up: UInt32) {
    current.magnitudes(row, above: above, count: count, pixelSize: pixelSize)
  }

  /// Pixels less others, byte by byte, as `pixelSize` bytes each: 3 leaves out alpha.
  package static func differences(
    _ row: UnsafePointer<UInt32>, _ others: UnsafePointer<UInt32>, count: Int, pixelSize: Int,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    current.pointee.differences(row, others, count, pixelSize, out)
  }

  /// A bit for each pixel, from the lowest of a word on: whether it differs from the one before; the first one's is 1.
  ///
  /// - Parameter pixels: pixels with one more before them, which is read.
  package static func changes(
    _ pixels: UnsafePointer<UInt32>, count: Int, into bits: UnsafeMutablePointer<UInt64>
  ) {
    current.pointee.changes(pixels, count, bits)
  }

  /// The mean of a box's bytes, rounded to nearest.
  ///
  /// - Parameters:
  ///   - sum: Of the bytes.
  ///   - reciprocal: 2²⁴ over their number.
  @inline(__always)
  static func mean(_ sum: UInt32, reciprocal: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &* reciprocal &+ 8_388_608) &>> 24)
  }

  static func table(_ level: Level) -> Table { tables[level.rawValue] }

  /// By level; levels beyond the machine's are its best.
  ///
  /// `nonisolated(unsafe)`: made once and never written again.
  private nonisolated(unsafe) static let tables: [Table] = {
    let reference = UnsafeMutablePointer<raster_kernels>.allocate(capacity: 1)
    reference.initialize(to: ReferenceKernels.table)
    return [Table(reference)] + (0..<3).map { raster_kernels_of_level($0) }
  }()
}

extension UnsafePointer<raster_kernels> {
  /// One colour over a rectangle, whatever its alpha.
  @inline(__always)
  func paint(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, width: Int, height: Int, _ color: Pixel
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    let color32 = color.word
    if color.w == 255 {
      pointee.fill(words, stride, width, height, color32)
    } else if color32 != 0 {
      pointee.over(words, stride, width, height, color32)
    }
  }

  /// Replaces a run of pixels by one colour.
  @inline(__always)
  func fill(_ pixels: UnsafeMutablePointer<Pixel>, count: Int, _ color: Pixel) {
    fill(pixels, stride: 0, width: count, height: 1, color)
  }

  /// Replaces a rectangle by one colour.
  @inline(__always)
  func fill(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, width: Int, height: Int, _ color: Pixel
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    pointee.fill(words, stride, width, height, color.word)
  }

  /// Two rows of pixels in 1/256ths mixed by weights in 1/16384ths.
  @inline(__always)
  func mix(
    _ upper: UnsafePointer<SIMD4<UInt16>>, _ lower: UnsafePointer<SIMD4<UInt16>>,
    _ upperWeight: UInt32, _ lowerWeight: UInt32, _ out: UnsafeMutablePointer<Pixel>, count: Int
  ) {
    pointee.mix(
      UnsafeRawPointer(upper).assumingMemoryBound(to: UInt16.self),
      UnsafeRawPointer(lower).assumingMemoryBound(to: UInt16.self), upperWeight, lowerWeight,
      UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt8.self), count * 4)
  }

  /// Two rows of channels in 1/256ths mixed by weights in 1/16384ths.
  @inline(__always)
  func mix(
    _ upper: UnsafePointer<UInt16>, _ lower: UnsafePointer<UInt16>, _ upperWeight: UInt32,
    _ lowerWeight: UInt32, _ out: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    pointee.mix(upper, lower, upperWeight, lowerWeight, out, count)
  }

  /// Two rows of pixels mixed by weights in 1/16384ths.
  @inline(__always)
  func mix(
    _ upper: UnsafePointer<Pixel>, _ lower: UnsafePointer<Pixel>, _ upperWeight: UInt32,
    _ lowerWeight: UInt32, _ out: UnsafeMutablePointer<Pixel>, count: Int
  ) {
    pointee.mix_bytes(
      UnsafeRawPointer(upper).assumingMemoryBound(to: UInt8.self),
      UnsafeRawPointer(lower).assumingMemoryBound(to: UInt8.self), upperWeight, lowerWeight,
      UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt8.self), count * 4)
  }

  /// The colours of a gradient at positions.
  @inline(__always)
  func shade(
    _ gradient: raster_gradient, _ positions: UnsafeMutableBufferPointer<Double>,
    _ colors: UnsafeMutablePointer<Pixel>
  ) {
    guard let start = positions.baseAddress else { return }
    var gradient = gradient
    pointee.shade(
      &gradient, start, UnsafeMutableRawPointer(colors).assumingMemoryBound(to: UInt32.self),
      positions.count)
  }

  /// Positions on circles around one centre; see `raster_kernels`.
  @inline(__always)
  func circles(
    _ across: Span<Double>, down: Double, radius: Double, growth: Double,
    _ positions: UnsafeMutableBufferPointer<Double>
  ) {
    across.withUnsafeBufferPointer { across in
      guard let start = across.baseAddress, let positions = positions.baseAddress else { return }
      pointee.circles(start, down, radius, growth, positions, across.count)
    }
  }

  /// One colour over a rectangle through coverage bytes.
  @inline(__always)
  func paint(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, mask: UnsafePointer<UInt8>,
    maskStride: Int, width: Int, height: Int, _ color: Pixel
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    pointee.mask(
      words, stride, mask, maskStride, width, height, color.word)
  }

  /// One colour over a rectangle through the alpha of pixels.
  @inline(__always)
  func paint(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, stencil: UnsafePointer<Pixel>,
    stencilStride: Int, width: Int, height: Int, _ color: Pixel
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    let source = UnsafeRawPointer(stencil).assumingMemoryBound(to: UInt32.self)
    pointee.stencil(
      words, stride, source, stencilStride, width, height,
      color.word)
  }

  /// Pixels over a rectangle.
  @inline(__always)
  func blit(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, _ source: UnsafePointer<Pixel>,
    sourceStride: Int, width: Int, height: Int
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    let from = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
    pointee.blit(words, stride, from, sourceStride, width, height)
  }

  /// Pixels over a rectangle through coverage bytes.
  @inline(__always)
  func blit(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, _ source: UnsafePointer<Pixel>,
    sourceStride: Int, mask: UnsafePointer<UInt8>, maskStride: Int, width: Int, height: Int
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    let from = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
    pointee.blit_mask(words, stride, from, sourceStride, mask, maskStride, width, height)
  }

  /// Pixels over a rectangle, all at one coverage.
  @inline(__always)
  func blit(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, _ source: UnsafePointer<Pixel>,
    sourceStride: Int, coverage: UInt8, width: Int, height: Int
  ) {
    if coverage == 255 {
      blit(
        pixels, stride: stride, source, sourceStride: sourceStride, width: width, height: height)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { mask in
      guard let start = mask.baseAddress else { return }
      start.initialize(repeating: coverage, count: width)
      blit(
        pixels, stride: stride, source, sourceStride: sourceStride, mask: start, maskStride: 0,
        width: width, height: height)
    }
  }

  /// One colour over a rectangle through the coverage that a band's cells make.
  @inline(__always)
  func paint(
    _ pixels: UnsafeMutablePointer<Pixel>, stride: Int, _ band: raster_band,
    steps: UnsafePointer<Int32>, rows: Int, coverage: UnsafeMutablePointer<UInt8>, width: Int,
    _ color: Pixel, mirror: raster_mirror
  ) {
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    var (band, mirror) = (band, mirror)
    pointee.rows(
      &band, steps, rows, coverage, words, stride, width,
      color.word, &mirror)
  }

  /// Each colour of pixels becomes a sum of all three, by three rows of three weights in 1/65536ths.
  func mixChannels(_ pixels: UnsafeMutablePointer<Pixel>, count: Int, rows: [Int32]) {
    precondition(rows.count == 9, "three colours are made of three")
    let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    pointee.mix_channels(words, count, rows)
  }

  /// One step of a box average down columns; see `raster_kernels`.
  @inline(__always)
  func box(
    _ sums: UnsafeMutablePointer<UInt32>, entering: UnsafePointer<UInt8>,
    leaving: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>, count: Int,
    reciprocal: UInt32
  ) {
    pointee.box(sums, entering, leaving, out, count, reciprocal)
  }

  /// Sums of the magnitudes of a row's bytes, read as signed: unfiltered, less the byte
  /// `pixelSize` before, less the byte above.
  func magnitudes(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int
  ) -> (none: UInt32, sub: UInt32, up: UInt32) {
    var sums: (UInt32, UInt32, UInt32) = (0, 0, 0)
    withUnsafeMutableBytes(of: &sums) { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { sums in
        guard let sums = sums.baseAddress else { return }
        pointee.magnitudes(row, above, count, pixelSize, sums)
      }
    }
    return (sums.0, sums.1, sums.2)
  }
}
