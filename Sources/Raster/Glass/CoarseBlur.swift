/// A wide blur, made of a smaller picture: each of its pixels is the mean of a square, and between them it is a straight line.
struct CoarseBlur {
  private let small: Surface
  private let factor: Int
  /// The pixel of the picture that the small one is counted from.
  private let column: Int
  private let row: Int

  /// Deviations of so many pixels are left after making the picture smaller.
  private static let deviation = 6.0
  private static let largestFactor = 8

  /// How far the picture has to be known around what shows.
  static func reach(_ sigma: Double) -> Int {
    let factor = Self.factor(sigma)
    return (GaussianBlur(sigma: sigma / Double(factor), evenWidth: .shifted).reach + 2) * factor
  }

  private static func factor(_ sigma: Double) -> Int {
    max(1, min(largestFactor, Int(sigma / deviation)))
  }

  /// - Parameters:
  ///   - picture: beyond its bounds the nearest pixel is repeated.
  ///   - sigma: the deviation, in pixels.
  ///   - shown: the pixels to be known.
  ///   - origin: the corner of a square, so that what moves with it is blurred the same way.
  init(_ picture: Surface, sigma: Double, over shown: PixelRect, origin: (x: Int, y: Int)) {
    let factor = Self.factor(sigma)
    (self.factor, column, row) = (factor, origin.x, origin.y)
    let blur = GaussianBlur(sigma: sigma / Double(factor), evenWidth: .shifted)
    func square(_ pixel: Int, _ origin: Int) -> Int {
      let distance = pixel - origin
      return distance >= 0 ? distance / factor : -((factor - 1 - distance) / factor)
    }
    // One more on each side, since values between squares depend on both.
    let seen = PixelRect(
      minX: square(shown.minX, column) - 1, minY: square(shown.minY, row) - 1,
      maxX: square(shown.maxX - 1, column) + 2, maxY: square(shown.maxY - 1, row) + 2)
    let bounds = seen.expanded(by: blur.reach)
    let whole = PixelRect(
      minX: bounds.minX * factor + column, minY: bounds.minY * factor + row,
      maxX: bounds.maxX * factor + column, maxY: bounds.maxY * factor + row)
    var small = Surface(bounds: bounds)
    small.touch(bounds)
    Self.average(picture, into: &small, whole, factor)
    blur.apply(to: &small)
    self.small = small
  }

  /// Writes the mean of each square.
  private static func average(
    _ picture: Surface, into small: inout Surface, _ whole: PixelRect, _ factor: Int
  ) {
    let (from, to) = (picture.bounds, small.bounds)
    guard !from.isEmpty else { return }
    let half = UInt32(factor * factor / 2)
    let inverse = UInt32(factor * factor)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: to.width)
    picture.readPixels { source in
      small.withPixels { target in
        for squareRow in 0..<to.height {
          for index in sums.indices { sums[index] = .zero }
          for inner in 0..<factor {
            let y = min(max(whole.minY + squareRow * factor + inner, from.minY), from.maxY - 1)
            let line = source + (y - from.minY) * from.width
            var x = whole.minX
            for square in 0..<to.width {
              var sum = SIMD4<UInt32>.zero
              for _ in 0..<factor {
                let column = min(max(x, from.minX), from.maxX - 1) - from.minX
                sum &+= SIMD4<UInt32>(
                  UInt32(line[column].x), UInt32(line[column].y), UInt32(line[column].z),
                  UInt32(line[column].w))
                x += 1
              }
              sums[square] &+= sum
            }
          }
          let out = target + squareRow * to.width
          for square in 0..<to.width {
            let sum = sums[square] &+ half
            out[square] = Pixel(
              UInt8(sum.x / inverse), UInt8(sum.y / inverse), UInt8(sum.z / inverse),
              UInt8(sum.w / inverse))
          }
        }
      }
    }
  }

  /// Writes the levels of a row's pixels from `x` on.
  func read(x: Int, y: Int, into levels: inout [PixelLevels], count: Int) {
    let scale = 1 / Float(factor)
    let bounds = small.bounds
    func place(_ pixel: Int, _ origin: Int) -> (square: Int, share: Float) {
      let place = (Float(pixel - origin) + 0.5) * scale - 0.5
      let square = place.rounded(.down)
      return (Int(square), place - square)
    }
    let (squareY, down) = place(y, row)
    small.readPixels { pixels in
      let first = pixels + ((squareY - bounds.minY) * bounds.width - bounds.minX)
      let second = first + bounds.width
      func line(_ square: Int) -> SIMD4<Float> {
        let upper = PixelLevels(levelsOf: first[square])
        return upper + (PixelLevels(levelsOf: second[square]) - upper) * down
      }
      var (square, across) = place(x, column)
      var (left, right) = (line(square), line(square + 1))
      for index in 0..<count {
        levels[index] = left + (right - left) * across
        across += scale
        if across >= 1 - scale / 4 {
          across -= 1
          square += 1
          left = right
          // Of the last pixel there may be no square beyond.
          if index + 1 < count { right = line(square + 1) }
        }
      }
    }
  }
}
