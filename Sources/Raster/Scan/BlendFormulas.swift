/// The blend modes on premultiplied pixels. Sums are whole numbers in 1/255ths of a byte step and are
/// rounded once, to nearest, the same on every machine.
enum BlendFormulas {
  typealias Wide = SIMD4<UInt32>

  /// n/255 to nearest, for n up to 65025 and somewhat beyond; never more than 255.
  @inline(__always)
  static func rounded(_ n: Wide) -> Pixel {
    let quotient = ((n &+ 128) &* 257) &>> 16
    return Pixel(truncatingIfNeeded: pointwiseMin(quotient, Wide(repeating: 255)))
  }

  @inline(__always)
  static func multiply(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    return rounded(s &* d &+ s &* (255 &- d.w) &+ d &* (255 &- s.w))
  }

  @inline(__always)
  static func screen(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    return rounded((s &+ d) &* 255 &- s &* d)
  }

  @inline(__always)
  static func overlay(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    // A channel beyond its alpha counts as its alpha: differences stay above zero.
    let lightS = s.w &- pointwiseMin(s, Wide(repeating: s.w))
    let lightD = d.w &- pointwiseMin(d, Wide(repeating: d.w))
    let dark = s &* d &* 2
    let light = s.w &* d.w &- pointwiseMin(lightS &* lightD &* 2, Wide(repeating: s.w &* d.w))
    let isDark = d &* 2 .<= Wide(repeating: d.w)
    let blended = light.replacing(with: dark, where: isDark)
    return rounded(blended &+ s &* (255 &- d.w) &+ d &* (255 &- s.w))
  }

  @inline(__always)
  static func plusLighter(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let sum = source &+ destination
    return sum.replacing(with: Pixel(repeating: 255), where: sum .< source)
  }

  @inline(__always)
  static func sourceAtop(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    return rounded(s &* d.w &+ d &* (255 &- s.w))
  }

  /// Blends a run of sources into pixels, through a coverage for each.
  static func blend(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, count: Int,
    mode: BlendMode, coverage: (Int) -> UInt8
  ) {
    switch mode {
    case .normal: scaled(destination, source, count, coverage) { BlendKernels.over($0, $1) }
    case .multiply: scaled(destination, source, count, coverage) { multiply($0, $1) }
    case .screen: scaled(destination, source, count, coverage) { screen($0, $1) }
    case .overlay: scaled(destination, source, count, coverage) { overlay($0, $1) }
    case .plusLighter: scaled(destination, source, count, coverage) { plusLighter($0, $1) }
    case .sourceAtop: scaled(destination, source, count, coverage) { sourceAtop($0, $1) }
    case .destinationOut:
      scaled(destination, source, count, coverage) { BlendKernels.multiply($1, 255 - $0.w) }
    case .copy: mixed(destination, source, count, coverage) { source, _ in source }
    case .clear: mixed(destination, source, count, coverage) { _, _ in .zero }
    case .destinationIn:
      mixed(destination, source, count, coverage) { BlendKernels.multiply($1, $0.w) }
    case .sourceIn:
      mixed(destination, source, count, coverage) { BlendKernels.multiply($0, $1.w) }
    }
  }

  /// Coverage weakens the source.
  @inline(__always)
  private static func scaled(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, _ count: Int,
    _ coverage: (Int) -> UInt8, _ formula: (Pixel, Pixel) -> Pixel
  ) {
    for index in 0..<count {
      let level = coverage(index)
      if level == 0 { continue }
      let pixel = level == 255 ? source[index] : BlendKernels.multiply(source[index], level)
      destination[index] = formula(pixel, destination[index])
    }
  }

  /// Coverage says how much of the result replaces what was there.
  @inline(__always)
  private static func mixed(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, _ count: Int,
    _ coverage: (Int) -> UInt8, _ formula: (Pixel, Pixel) -> Pixel
  ) {
    for index in 0..<count {
      let level = coverage(index)
      if level == 0 { continue }
      let below = destination[index]
      destination[index] = BlendKernels.mix(formula(source[index], below), below, level)
    }
  }
}
