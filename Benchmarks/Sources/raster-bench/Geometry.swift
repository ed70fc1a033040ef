import Raster

/// The generator that every program of the benchmark draws its geometry from: a 32-bit linear
/// congruential one.
struct Generator {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// A whole number from `low` to `high`, both included.
  mutating func next(_ low: Int, _ high: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return low + (Int(state >> 16) * (high - low + 1)) >> 16
  }

  /// Three bytes of colour.
  mutating func color(alpha: Double = 1) -> Color {
    let red = next(0, 255)
    let green = next(0, 255)
    let blue = next(0, 255)
    return Color(bytes: red, green, blue, alpha: alpha)
  }
}

/// The benchmark's fixed images.
enum Pictures {
  /// How many of a pixel's 4 × 4 subsamples `isInside` holds for, in eighths of a pixel.
  private static func samples(_ x: Int, _ y: Int, _ isInside: (Int, Int) -> Bool) -> Int {
    var count = 0
    for sy in 0..<4 {
      for sx in 0..<4 where isInside((x * 4 + sx) * 2 + 1, (y * 4 + sy) * 2 + 1) { count += 1 }
    }
    return count
  }

  private static func premultiplied(_ channel: Int, _ alpha: Int) -> UInt8 {
    UInt8((channel * alpha + 127) / 255)
  }

  /// 40 × 40 with rounded corners, for slices.
  static var ninePatch: Pixmap {
    var bytes: [UInt8] = []
    for y in 0..<40 {
      for x in 0..<40 {
        let count = samples(x, y) { vx, vy in
          let dx = vx < 80 ? 80 - vx : vx > 240 ? vx - 240 : 0
          let dy = vy < 80 ? 80 - vy : vy > 240 ? vy - 240 : 0
          return dx * dx + dy * dy <= 6400
        }
        let alpha = (count * 230 + 8) / 16
        bytes += [255 - 2 * y, 250 - 3 * y, 245 - 4 * y].map { premultiplied($0, alpha) }
        bytes.append(UInt8(alpha))
      }
    }
    return Pixmap(width: 40, height: 40, bytes: bytes)
  }

  /// 60 × 60, a disc within a ring; only alpha counts.
  static var stencil: Pixmap {
    var bytes: [UInt8] = []
    for y in 0..<60 {
      for x in 0..<60 {
        let count = samples(x, y) { vx, vy in
          let square = (vx - 240) * (vx - 240) + (vy - 240) * (vy - 240)
          return square <= 6400 || (25600...50176).contains(square)
        }
        bytes += [UInt8](repeating: UInt8((count * 255 + 8) / 16), count: 4)
      }
    }
    return Pixmap(width: 60, height: 60, bytes: bytes)
  }

  /// 200 × 200, opaque in the middle, clear at the corners.
  static var disc: Pixmap {
    var bytes: [UInt8] = []
    for y in 0..<200 {
      for x in 0..<200 {
        let square = (x - 100) * (x - 100) + (y - 100) * (y - 100)
        let alpha = square < 4900 ? 255 : square >= 10000 ? 0 : (10000 - square) * 255 / 5100
        bytes += [x * 255 / 199, y * 255 / 199, (x ^ y) & 255].map { premultiplied($0, alpha) }
        bytes.append(UInt8(alpha))
      }
    }
    return Pixmap(width: 200, height: 200, bytes: bytes)
  }
}

extension Path {
  /// A rectangle with smoothed corners as the benchmark defines it: 4 lines and 12 cubics.
  init(squircle rect: Rect, radius: Double) {
    let corner: [(Double, Double)] = [
      (1.6, 0), (1.03995, 0), (0.75993, 0), (0.54602, 0.10900), (0.35786, 0.20487),
      (0.20487, 0.35786), (0.10900, 0.54602), (0, 0.75993), (0, 1.03995), (0, 1.6),
    ]
    self.init()
    move(to: Point(x: rect.minX + 1.6 * radius, y: rect.minY))
    for index in 0..<4 {
      let isRight = index < 2
      let isBottom = index == 1 || index == 2
      let points = (index % 2 == 0 ? corner : corner.reversed()).map { u, v in
        Point(
          x: isRight ? rect.maxX - u * radius : rect.minX + u * radius,
          y: isBottom ? rect.maxY - v * radius : rect.minY + v * radius)
      }
      line(to: points[0])
      for start in [1, 4, 7] {
        cubic(control1: points[start], control2: points[start + 1], to: points[start + 2])
      }
    }
    close()
  }
}
