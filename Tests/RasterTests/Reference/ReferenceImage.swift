import Raster

/// Images pixel by pixel: each device pixel is taken back to the bitmap.
enum ReferenceImage {
  /// Premultiplied channels, 0–255, not rounded.
  typealias Channels = SIMD4<Double>

  static func channels(_ c: PremultipliedColor) -> Channels {
    Channels(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
  }

  /// The pixel at a column and row, the edge's own beyond it.
  static func held(_ bitmap: Pixmap, _ x: Int, _ y: Int) -> Channels {
    channels(bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)])
  }

  /// The pixel that a place of the bitmap lies in.
  static func nearest(_ bitmap: Pixmap, _ p: Point) -> Channels {
    held(bitmap, Int(p.x.rounded(.down)), Int(p.y.rounded(.down)))
  }

  /// Between the four nearest centres, by distance.
  static func bilinear(_ bitmap: Pixmap, _ p: Point) -> Channels {
    let (u, v) = (p.x - 0.5, p.y - 0.5)
    let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (fx, fy) = (u - Double(x), v - Double(y))
    let top = held(bitmap, x, y) * (1 - fx) + held(bitmap, x + 1, y) * fx
    let bottom = held(bitmap, x, y + 1) * (1 - fx) + held(bitmap, x + 1, y + 1) * fx
    return top * (1 - fy) + bottom * fy
  }

  /// The mean over a rectangle of the bitmap, of what of it lies within.
  static func average(_ bitmap: Pixmap, _ rect: Rect) -> Channels {
    var sum = Channels.zero
    var area = 0.0
    for y in 0..<bitmap.height {
      let tall = min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y))
      guard tall > 0 else { continue }
      for x in 0..<bitmap.width {
        let wide = min(rect.maxX, Double(x + 1)) - max(rect.minX, Double(x))
        guard wide > 0 else { continue }
        sum += held(bitmap, x, y) * (wide * tall)
        area += wide * tall
      }
    }
    return sum / area
  }

  /// The greatest difference between a pixel and what it should be, in levels.
  static func distance(_ pixel: PremultipliedColor, _ expected: Channels) -> Double {
    let difference = channels(pixel) - expected
    return (0..<4).reduce(0) { max($0, difference[$1].magnitude) }
  }

  /// A repeatable bitmap of any colours, some transparent.
  static func noise(width: Int, height: Int, _ noise: inout Noise) -> Pixmap {
    var result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[x, y] = noise.color() }
    }
    return result
  }
}

extension Noise {
  /// Any premultiplied colour; opaque and transparent ones often.
  mutating func color() -> PremultipliedColor {
    let alpha: UInt8 =
      switch UInt8.random(in: 0..<8, using: &self) {
      case 0: 0
      case 1, 2: 255
      default: .random(in: 0...255, using: &self)
      }
    return PremultipliedColor(
      red: .random(in: 0...alpha, using: &self), green: .random(in: 0...alpha, using: &self),
      blue: .random(in: 0...alpha, using: &self), alpha: alpha)
  }

  mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(x: .random(in: range, using: &self), y: .random(in: range, using: &self))
  }
}
