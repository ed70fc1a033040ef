/// Writes coverage into a mask.
struct MaskSink: CoverageSink {
  var mask: Mask

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    let start = mask.index(x: x, y: y)
    mask.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<start + count { bytes[index] = coverage }
    }
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    let start = mask.index(x: x, y: y)
    mask.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in 0..<coverage.count { bytes[start + index] = coverage[index] }
    }
  }
}
