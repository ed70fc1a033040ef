internal import Raster

/// PNG's filters: a row as differences from its left or upper neighbours, which compress better.
enum PNGFilter {
  /// Writes the filter's number and the filtered row, of three bytes a pixel where all are opaque, else of four.
  ///
  /// None, sub and up are tried; the one whose bytes, read as signed, have the least sum of
  /// magnitudes wins (the heuristic of PNG's specification).
  ///
  /// - Parameters:
  ///   - above: the row above; black for the first one, of the alpha that is left out or of none.
  ///   - zeros: pixels that are 0, as many.
  /// - Precondition: `target` has one byte more than the row.
  static func write(
    _ row: UnsafeBufferPointer<UInt32>, above: UnsafeBufferPointer<UInt32>,
    zeros: UnsafeBufferPointer<UInt32>, isOpaque: Bool, isFiltered: Bool,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let row = row.baseAddress, let above = above.baseAddress, let zeros = zeros.baseAddress,
      let out = target.baseAddress.map({ $0 + 1 })
    else { return }
    let size = isOpaque ? 3 : 4
    let width = (target.count - 1) / size
    let filter = isFiltered ? best(row, above: above, width: width, isOpaque: isOpaque) : 0
    target[0] = filter
    if filter != 1 {
      Kernels.differences(
        row, filter == 0 ? zeros : above, count: width, pixelSize: size, into: out)
    } else {
      Kernels.differences(row, zeros, count: 1, pixelSize: size, into: out)
      Kernels.differences(row + 1, row, count: width - 1, pixelSize: size, into: out + size)
    }
  }

  /// The number of the filter with the least magnitudes: none where others have no less, up where sub has not.
  private static func best(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int, isOpaque: Bool
  ) -> UInt8 {
    let count = width * MemoryLayout<UInt32>.size
    var (none, sub, up) = row.withMemoryRebound(to: UInt8.self, capacity: count) { row in
      above.withMemoryRebound(to: UInt8.self, capacity: count) { above in
        Kernels.magnitudes(row, above: above, count: count, pixelSize: 4)
      }
    }
    if isOpaque {
      // Alpha of 255 is 1 as a magnitude, less that of a neighbour nothing.
      none -= UInt32(width)
      sub -= 1
    }
    if none <= up && none <= sub { return 0 }
    return up <= sub ? 2 : 1
  }

  /// Writes a row that is like the one above: differences of zero.
  static func writeSame(into target: UnsafeMutableBufferPointer<UInt8>) {
    target.update(repeating: 0)
    target[0] = 2
  }
}
