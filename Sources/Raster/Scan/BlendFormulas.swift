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

  @inline(__always)
  static func darken(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    let least = pointwiseMin(s &* d.w, d &* s.w)
    return rounded(least &+ s &* (255 &- d.w) &+ d &* (255 &- s.w))
  }

  @inline(__always)
  static func lighten(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    let greatest = pointwiseMax(s &* d.w, d &* s.w)
    return rounded(greatest &+ s &* (255 &- d.w) &+ d &* (255 &- s.w))
  }

  @inline(__always)
  static func difference(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    // The same for colours; of alpha, which is not its own difference, the union.
    let common = pointwiseMin(s &* d.w, d &* s.w)
    var sum = (s &+ d) &* 255 &- common &* 2
    sum.w = (s.w &+ d.w) &* 255 &- s.w &* d.w
    return rounded(sum)
  }

  @inline(__always)
  static func exclusion(_ source: Pixel, _ destination: Pixel) -> Pixel {
    let (s, d) = (Wide(truncatingIfNeeded: source), Wide(truncatingIfNeeded: destination))
    var sum = (s &+ d) &* 255 &- pointwiseMin(s &* d &* 2, (s &+ d) &* 255)
    sum.w = (s.w &+ d.w) &* 255 &- s.w &* d.w
    return rounded(sum)
  }

  /// A mode whose formula takes each straight channel by itself.
  private static func apart(
    _ destination: UnsafeMutablePointer<Pixel>, _ source: UnsafePointer<Pixel>, _ count: Int,
    _ coverage: (Int) -> UInt8, _ formula: (Double, Double) -> Double
  ) {
    scaled(destination, source, count, coverage) { source, destination in
      ColorBlend.mixed(source, destination) { s, d in
        SIMD3(formula(s.x, d.x), formula(s.y, d.y), formula(s.z, d.z))
      }
    }
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
    case .darken: scaled(destination, source, count, coverage) { darken($0, $1) }
    case .lighten: scaled(destination, source, count, coverage) { lighten($0, $1) }
    case .hardLight: scaled(destination, source, count, coverage) { overlay($1, $0) }
    case .difference: scaled(destination, source, count, coverage) { difference($0, $1) }
    case .exclusion: scaled(destination, source, count, coverage) { exclusion($0, $1) }
    case .colorDodge: apart(destination, source, count, coverage, ColorBlend.dodge)
    case .colorBurn: apart(destination, source, count, coverage, ColorBlend.burn)
    case .softLight: apart(destination, source, count, coverage, ColorBlend.softLight)
    case .hue, .saturation, .color, .luminosity:
      scaled(destination, source, count, coverage) { source, destination in
        ColorBlend.mixed(source, destination) { ColorBlend.together($0, $1, mode) }
      }
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
