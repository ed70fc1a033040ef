/// How a picture is divided into squares, each of which becomes one pixel of a smaller picture.
struct SquareGrid: Sendable {
  /// In pixels.
  let side: Int
  /// The pixel that square (0, 0) begins with.
  let column: Int
  let row: Int

  /// The least deviation, in squares, that is left for the blur of the smaller picture (choice: from there on straight lines
  /// between squares are within two levels of the curve).
  private static let leastDeviation = 1.8
  /// The sums of larger squares have no room in 16 bits.
  private static let largestSide = 16
  /// 2²⁴ over the pixels of a square.
  private let reciprocal: UInt32

  /// The largest squares for a blur.
  ///
  /// - Parameters:
  ///   - sigma: the deviation, in pixels.
  ///   - x: the column that squares are counted from.
  ///   - y: the row that squares are counted from.
  init(forBlur sigma: Double, x: Int, y: Int) {
    let largest = min(sigma / Self.leastDeviation, Double(Self.largestSide))
    side = max(1, PixelRect.pixel(largest, .down))
    (column, row) = (x, y)
    reciprocal = UInt32(((1 << 24) + side * side / 2) / (side * side))
  }

  /// The blur, in squares, that is left of one in pixels: means of squares, and straight lines between them, blur, too.
  func blur(_ sigma: Double) -> GaussianBlur {
    let blurred = Double(side * side - 1) / 4
    return GaussianBlur(
      sigma: max(0, sigma * sigma - blurred).squareRoot() / Double(side), evenWidth: .mixed)
  }

  /// From pixels to squares.
  var toSquares: Transform {
    Transform.translation(x: -Double(column), y: -Double(row))
      .concatenating(.scale(x: 1 / Double(side), y: 1 / Double(side)))
  }

  /// The squares whose values those of an area's pixels lie between.
  func squares(around area: PixelRect) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    return PixelRect(
      minX: place(area.minX - column).square, minY: place(area.minY - row).square,
      maxX: place(area.maxX - 1 - column).square + 2, maxY: place(area.maxY - 1 - row).square + 2)
  }

  /// The pixels of squares.
  func pixels(of squares: PixelRect) -> PixelRect {
    PixelRect(
      minX: squares.minX * side + column, minY: squares.minY * side + row,
      maxX: squares.maxX * side + column, maxY: squares.maxY * side + row)
  }

  /// The mean of a square, rounded to nearest.
  ///
  /// - Parameter column: gives the sums of the square's columns.
  @inline(__always)
  fileprivate func mean(_ column: (Int) -> SIMD4<UInt16>) -> Pixel {
    var sum = column(0)
    for index in 1..<max(1, side) { sum &+= column(index) }
    let mean = (SIMD4<UInt32>(truncatingIfNeeded: sum) &* reciprocal &+ (1 << 23)) &>> 24
    return Pixel(truncatingIfNeeded: mean)
  }

  /// The square whose middle lies at a pixel's or before it, and how far the pixel is on the way to the next, in parts of
  /// twice the side.
  ///
  /// - Parameter distance: of the pixel from the first of square 0.
  func place(_ distance: Int) -> (square: Int, part: Int) {
    let (halves, whole) = (2 * distance + 1 - side, 2 * side)
    let part = (halves % whole + whole) % whole
    return ((halves - part) / whole, part)
  }
}

extension Surface {
  /// The means of squares.
  ///
  /// - Parameters:
  ///   - squares: the squares to be known.
  ///   - known: the pixels that there are; beyond them the nearest is repeated.
  func reduced(to squares: PixelRect, of grid: SquareGrid, known: PixelRect) -> Surface {
    var result = Surface(bounds: squares)
    result.touch(squares)
    let known = known.intersection(bounds)
    guard !known.isEmpty, !squares.isEmpty else { return result }
    let (whole, bounds) = (grid.pixels(of: squares), bounds)
    let left = min(max(whole.minX, known.minX), known.maxX - 1)
    let right = min(max(whole.maxX, left + 1), known.maxX)
    // The squares all of whose columns are known.
    let first = min(max((left - whole.minX + grid.side - 1) / grid.side, 0), squares.width)
    let last = min(max((right - whole.minX) / grid.side, first), squares.width)
    let count = (right - left) * 4
    var sums = [UInt16](repeating: 0, count: count)
    readPixels { source in
      result.withPixels { target in
        sums.withUnsafeMutableBufferPointer { channels in
          guard let channels = channels.baseAddress else { return }
          let sums = UnsafeRawPointer(channels).assumingMemoryBound(to: SIMD4<UInt16>.self)
          for square in 0..<squares.height {
            let top = whole.minY + square * grid.side
            for y in top..<top + grid.side {
              let held = min(max(y, known.minY), known.maxY - 1)
              let line = UnsafeRawPointer(
                source + ((held - bounds.minY) * bounds.width + left - bounds.minX)
              ).assumingMemoryBound(to: UInt8.self)
              if y == top {
                for index in 0..<count { channels[index] = UInt16(line[index]) }
              } else {
                for index in 0..<count { channels[index] &+= UInt16(line[index]) }
              }
            }
            let row = target + square * squares.width
            for column in 0..<squares.width where column < first || column >= last {
              let x = whole.minX + column * grid.side
              row[column] = grid.mean { sums[min(max(x + $0, left), right - 1) - left] }
            }
            var from = sums + (whole.minX + first * grid.side - left)
            for column in first..<last {
              row[column] = grid.mean { from[$0] }
              from += grid.side
            }
          }
        }
      }
    }
    return result
  }
}
