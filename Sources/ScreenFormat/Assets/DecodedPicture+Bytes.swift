import PNG
import Raster

/// A picture as bytes: side lengths, warnings, and the pixels in runs, since most of an icon is clear or of one colour.
extension DecodedPicture {
  /// The most pixels of a run or of a row of single ones.
  private static let longest = 128

  /// The picture as bytes; nil for a file that could not be drawn.
  var bytes: [UInt8]? {
    guard case .success(let pixmap) = pixmap else { return nil }
    var result: [UInt8] = []
    func append(_ number: Int) {
      for shift in stride(from: 0, to: 32, by: 8) {
        result.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    append(pixmap.width)
    append(pixmap.height)
    append(warnings.count)
    for warning in warnings {
      append(warning.utf8.count)
      result += Array(warning.utf8)
    }
    pixmap.bytes.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var start = 0
      while start < pixels.count {
        var end = start + 1
        let limit = min(pixels.count, start + Self.longest)
        if end < limit, pixels[end] == pixels[start] {
          while end < limit, pixels[end] == pixels[start] { end += 1 }
          // 128…255: a pixel that is there 1…128 times.
          result.append(UInt8(Self.longest + end - start - 1))
          result += bytes[4 * start..<4 * start + 4]
        } else {
          while end < limit, end + 1 >= pixels.count || pixels[end] != pixels[end + 1] { end += 1 }
          // 0…127: 1…128 pixels that follow.
          result.append(UInt8(end - start - 1))
          result += bytes[4 * start..<4 * end]
        }
        start = end
      }
    }
    return result
  }

  /// The side lengths of a picture that `bytes` gave; nil where they can't be read.
  static func size(of bytes: [UInt8], _ limits: PNGLimits) -> (width: Int, height: Int)? {
    guard bytes.count >= 8 else { return nil }
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(0), number(4))
    guard max(width, height) <= limits.maximumSide, width * height * 4 <= limits.maximumBytes
    else { return nil }
    return (width, height)
  }

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - bytes: what `bytes` gave; for others the result is nil.
  ///   - limits: the largest picture.
  init?(bytes: [UInt8], _ limits: PNGLimits) {
    var rest = bytes[...]
    func number() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest.removeFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let width = number(), let height = number(), let count = number(),
      count <= rest.count, max(width, height) <= limits.maximumSide,
      width * height * 4 <= limits.maximumBytes
    else { return nil }
    var warnings: [String] = []
    for _ in 0..<count {
      guard let length = number(), length <= rest.count else { return nil }
      warnings.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest.removeFirst(length)
    }
    var isWhole = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isWhole = rest.withUnsafeBytes { runs in
        Self.fill(UnsafeMutableRawBufferPointer(buffer), runs)
      }
      count = isWhole ? width * height * 4 : 0
    }
    guard isWhole else { return nil }
    self.init(
      pixmap: .success(Pixmap(width: width, height: height, bytes: pixels)), warnings: warnings)
  }

  /// Writes the pixels of runs.
  ///
  /// - Returns: whether they fill the picture exactly.
  private static func fill(
    _ pixels: UnsafeMutableRawBufferPointer, _ runs: UnsafeRawBufferPointer
  ) -> Bool {
    let target = pixels.bindMemory(to: UInt32.self)
    var (place, offset) = (0, 0)
    while offset < runs.count {
      let head = Int(runs[offset])
      offset += 1
      let isRun = head >= longest
      let count = head % longest + 1
      let length = isRun ? 4 : 4 * count
      guard runs.count - offset >= length, target.count - place >= count,
        let start = target.baseAddress
      else { return false }
      if isRun {
        let pixel = runs.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        (start + place).update(repeating: pixel, count: count)
      } else {
        UnsafeMutableRawBufferPointer(start: start + place, count: length)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: runs[offset..<offset + length]))
      }
      offset += length
      place += count
    }
    return place == target.count
  }
}
