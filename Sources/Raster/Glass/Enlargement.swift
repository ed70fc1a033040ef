/// A picture of squares at its full size: between the middles of squares it is a straight line.
///
/// Rows are to be read from the top, since those of the squares are kept from one to the next.
struct Enlargement {
  private let grid: SquareGrid
  private let bounds: PixelRect
  /// Rows of channels, in 1/256ths.
  private let values: [UInt16]
  private let channels: Int
  /// The pixels of a row.
  let columns: Range<Int>
  private var lines: (upper: Line, lower: Line)

  /// A row of squares at its full width.
  private struct Line {
    var square: Int?
    var values: [UInt16]
  }

  /// A whole, in weights of a kernel.
  private static let shift: UInt32 = 14
  private static let whole: UInt32 = 1 << shift
  /// The weight of a part of the way from one square to the next.
  private var unit: UInt32 { Self.whole / UInt32(2 * grid.side) }

  /// - Parameters:
  ///   - values: rows of channels of the squares, in 1/256ths.
  ///   - bounds: the squares; `grid.squares(around:)` of what is read lies within them.
  ///   - channels: the number of channels, 1 or 4.
  ///   - columns: the pixels of each row.
  init(
    _ values: [UInt16], bounds: PixelRect, of grid: SquareGrid, channels: Int, columns: Range<Int>
  ) {
    precondition(channels == 1 || channels == 4, "a row is a mask's or a picture's")
    (self.values, self.bounds, self.grid) = (values, bounds, grid)
    (self.channels, self.columns) = (channels, columns)
    let line = Line(square: nil, values: [UInt16](repeating: 0, count: columns.count * channels))
    lines = (line, line)
  }

  /// - Parameter bytes: rows of bytes of the squares.
  init(
    _ bytes: [UInt8], bounds: PixelRect, of grid: SquareGrid, channels: Int, columns: Range<Int>
  ) {
    self.init(
      bytes.map { UInt16($0) << 8 }, bounds: bounds, of: grid, channels: channels, columns: columns)
  }

  /// Writes the bytes of a row.
  mutating func read(y: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    let (square, part) = grid.place(y - grid.row)
    if lines.upper.square != square {
      swap(&lines.upper, &lines.lower)
      if lines.upper.square != square { widen(square, into: &lines.upper) }
    }
    if part > 0, lines.lower.square != square + 1 { widen(square + 1, into: &lines.lower) }
    let weight = UInt32(part) * unit
    let count = columns.count * channels
    lines.upper.values.withUnsafeBufferPointer { upper in
      lines.lower.values.withUnsafeBufferPointer { lower in
        guard let upper = upper.baseAddress, let lower = lower.baseAddress else { return }
        Kernels.current.mix(
          upper, part > 0 ? lower : upper, Self.whole - weight, weight, bytes, count: count)
      }
    }
  }

  /// Likewise of four channels, as pixels.
  mutating func read(y: Int, into pixels: UnsafeMutablePointer<Pixel>) {
    read(y: y, into: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self))
  }

  private func widen(_ square: Int, into line: inout Line) {
    line.square = square
    line.values.withUnsafeMutableBufferPointer { line in
      values.withUnsafeBufferPointer { values in
        guard let to = line.baseAddress, let values = values.baseAddress,
          square >= bounds.minY, square < bounds.maxY
        else { return }
        let unit = unit
        let from = values + (square - bounds.minY) * bounds.width * channels
        let first = grid.place(columns.lowerBound - grid.column).square - bounds.minX
        if grid.side == 1 {
          to.update(from: from + first * channels, count: columns.count * channels)
        } else if channels == 4 {
          let from = UnsafeRawPointer(from).assumingMemoryBound(to: SIMD4<UInt16>.self)
          let to = UnsafeMutableRawPointer(to).assumingMemoryBound(to: SIMD4<UInt16>.self)
          if grid.side == 2 {
            widenPairs(from, to)
            return
          }
          forEachSquare { columns, square, weight in
            let left = SIMD4<UInt32>(truncatingIfNeeded: from[square])
            let right = SIMD4<UInt32>(truncatingIfNeeded: from[square &+ 1])
            var sum = left &* (Self.whole &- weight) &+ right &* weight &+ Self.whole / 2
            let step = (right &- left) &* (2 &* unit)
            for column in columns {
              to[column] = SIMD4(truncatingIfNeeded: sum &>> Self.shift)
              sum &+= step
            }
          }
        } else {
          forEachSquare { columns, square, weight in
            let (left, right) = (UInt32(from[square]), UInt32(from[square &+ 1]))
            var sum = left &* (Self.whole &- weight) &+ right &* weight &+ Self.whole / 2
            let step = (right &- left) &* (2 &* unit)
            for column in columns {
              to[column] = UInt16(truncatingIfNeeded: sum &>> Self.shift)
              sum &+= step
            }
          }
        }
      }
    }
  }

  /// Likewise of squares of two pixels, whose middles are a quarter and three quarters of the way from one to the next.
  private func widenPairs(
    _ from: UnsafePointer<SIMD4<UInt16>>, _ to: UnsafeMutablePointer<SIMD4<UInt16>>
  ) {
    /// A quarter of the way from the first to the second, rounded to nearest.
    @inline(__always)
    func quarter(_ near: SIMD4<UInt32>, _ far: SIMD4<UInt32>) -> SIMD4<UInt16> {
      SIMD4(truncatingIfNeeded: (near &+ near &+ near &+ far &+ 2) &>> 2)
    }
    var (square, part) = grid.place(columns.lowerBound - grid.column)
    square -= bounds.minX
    var column = 0
    var left = SIMD4<UInt32>(truncatingIfNeeded: from[square])
    if part == 3, columns.count > 0 {
      let right = SIMD4<UInt32>(truncatingIfNeeded: from[square + 1])
      to[0] = quarter(right, left)
      (column, square, left) = (1, square + 1, right)
    }
    while column < columns.count {
      let right = SIMD4<UInt32>(truncatingIfNeeded: from[square + 1])
      to[column] = quarter(left, right)
      if column + 1 < columns.count { to[column + 1] = quarter(right, left) }
      (column, square, left) = (column + 2, square + 1, right)
    }
  }

  /// Tells, for each square, the columns between its middle and that of the next, and the first one's weight of the next.
  @inline(__always)
  private func forEachSquare(
    _ body: (_ columns: Range<Int>, _ square: Int, _ weight: UInt32) -> Void
  ) {
    var (square, part) = grid.place(columns.lowerBound - grid.column)
    square -= bounds.minX
    var column = 0
    while column < columns.count {
      let end = min(column + (2 * grid.side - part + 1) / 2, columns.count)
      body(column..<end, square, UInt32(part) &* unit)
      part += 2 * (end - column) - 2 * grid.side
      square += 1
      column = end
    }
  }
}
