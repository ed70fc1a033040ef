/// Where a blitter gets colours that differ from pixel to pixel.
protocol PixelSource {
  /// The colours of the rows, where each row is of one colour; nil where rows are not.
  var rowColors: RowColors? { get }
  /// Writes the premultiplied colours of a run of device pixels.
  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int)
}

extension PixelSource {
  var rowColors: RowColors? { nil }
}

/// A colour for each of some rows of device pixels.
struct RowColors {
  /// The row of the first colour.
  let firstRow: Int
  let colors: [Pixel]
}

/// The same colour everywhere.
struct ConstantPixelSource: PixelSource {
  let color: Pixel

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    for index in 0..<count { run[index] = color }
  }
}
