/// Receives the rows of a resampled image, from the top.
protocol ResamplingTarget {
  /// Memory for the pixels of a row, counted from the image's first.
  mutating func row(_ y: Int) -> UnsafeMutablePointer<Pixel>
  /// Draws these columns of the row: the pixels written there, or one colour.
  func write(_ row: UnsafeMutablePointer<Pixel>, _ columns: Range<Int>, color: Pixel?)
  /// Draws a row equal to the one before; false when the caller is to write its runs again.
  func repeatLast(_ row: UnsafeMutablePointer<Pixel>) -> Bool
  /// Draws a transparent row.
  func skip(_ row: UnsafeMutablePointer<Pixel>)
}

/// Puts an image into a surface of its own.
struct CopyingTarget: ResamplingTarget {
  let pixels: UnsafeMutablePointer<Pixel>
  let width: Int
  private let kernels = Kernels.current

  init(pixels: UnsafeMutablePointer<Pixel>, width: Int) {
    self.pixels = pixels
    self.width = width
  }

  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + y * width }

  func write(_ row: UnsafeMutablePointer<Pixel>, _ columns: Range<Int>, color: Pixel?) {
    if let color { kernels.fill(row + columns.lowerBound, count: columns.count, color) }
  }

  func repeatLast(_ row: UnsafeMutablePointer<Pixel>) -> Bool {
    row.update(from: row - width, count: width)
    return true
  }

  func skip(_ row: UnsafeMutablePointer<Pixel>) { row.update(repeating: .zero, count: width) }
}

/// Lays an image down row by row, so that no more than one is ever held.
struct BlendingTarget: ResamplingTarget {
  /// The image's first pixel on a surface of `stride` pixels a row.
  let pixels: UnsafeMutablePointer<Pixel>
  let stride: Int
  let width: Int
  let height: Int
  /// Room for one row.
  let line: UnsafeMutablePointer<Pixel>
  private var destination: UnsafeMutablePointer<Pixel>
  private let kernels = Kernels.current

  init(
    pixels: UnsafeMutablePointer<Pixel>, stride: Int, width: Int, height: Int,
    line: UnsafeMutablePointer<Pixel>
  ) {
    self.pixels = pixels
    self.stride = stride
    self.width = width
    self.height = height
    self.line = line
    self.destination = pixels
  }

  mutating func row(_ y: Int) -> UnsafeMutablePointer<Pixel> {
    destination = pixels + y * stride
    // While the row is worked out, the next one's pixels can come.
    if y + 1 < height {
      Kernels.prefetch(destination + stride, count: width)
    }
    return line
  }

  func write(_ row: UnsafeMutablePointer<Pixel>, _ columns: Range<Int>, color: Pixel?) {
    let target = destination + columns.lowerBound
    if let color {
      kernels.paint(target, stride: 0, width: columns.count, height: 1, color)
    } else {
      kernels.blit(
        target, stride: 0, row + columns.lowerBound, sourceStride: 0, width: columns.count,
        height: 1)
    }
  }

  func repeatLast(_ row: UnsafeMutablePointer<Pixel>) -> Bool { false }

  func skip(_ row: UnsafeMutablePointer<Pixel>) {}
}
