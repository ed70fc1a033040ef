internal import Raster

/// PNG's filters: a row as differences from its left or upper neighbours, which compress better.
enum PNGFilter {
  /// Writes the filter's number and the filtered row.
  ///
  /// None, sub and up are tried; the one whose bytes, read as signed, have the least sum of
  /// magnitudes wins (the heuristic of PNG's specification).
  /// - Precondition: `target` has one byte more than `row`, `above` as many.
  static func write(
    _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelSize: Int,
    isFiltered: Bool, into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let count = row.count
    let output = UnsafeMutableBufferPointer(rebasing: target[1...])
    guard isFiltered else {
      target[0] = 0
      _ = output.update(from: row)
      return
    }
    guard let start = row.baseAddress, let before = above.baseAddress else { return }
    let (none, sub, up) = Kernels.magnitudes(
      start, above: before, count: count, pixelSize: pixelSize)
    if none <= up && none <= sub {
      target[0] = 0
      _ = output.update(from: row)
    } else if up <= sub {
      target[0] = 2
      for i in 0..<count { output[i] = row[i] &- above[i] }
    } else {
      target[0] = 1
      for i in 0..<min(pixelSize, count) { output[i] = row[i] }
      for i in pixelSize..<max(pixelSize, count) { output[i] = row[i] &- row[i - pixelSize] }
    }
  }

  /// Writes a row that is like the one above: differences of zero.
  static func writeSame(into target: UnsafeMutableBufferPointer<UInt8>) {
    target.update(repeating: 0)
    target[0] = 2
  }
}
