internal import Glibc

/// Running box averages over bytes; sums are whole numbers, divided with rounding to nearest.
enum BoxBlur {
  /// ⌊2²⁴/width⌉: sum × this, plus a half, shifted, is the rounded mean for every box that a blur
  /// uses, and exactly v for width equal values v.
  @inline(__always)
  private static func reciprocal(_ width: Int) -> UInt32 {
    UInt32((16_777_216 + width / 2) / width)
  }

  /// All boxes along each row.
  static func across(
    _ bytes: inout [UInt8], width: Int, height: Int, channels: Int, boxes: [GaussianBlur.Box]
  ) {
    let widest = boxes.reduce(1) { max($0, $1.width) }
    // The row with its edges repeated on both sides, so that the loop has no cases.
    var padded = [UInt8](repeating: 0, count: (width + widest) * channels)
    // Most rows of a control's shape are like the one above: those are copied, not averaged again.
    let rowBytes = width * channels
    var before = [UInt8](repeating: 0, count: rowBytes)
    bytes.withUnsafeMutableBufferPointer { bytes in
      before.withUnsafeMutableBufferPointer { before in
        padded.withUnsafeMutableBufferPointer { padded in
          for y in 0..<height {
            let row = UnsafeMutableBufferPointer(
              rebasing: bytes[y * rowBytes..<(y + 1) * rowBytes])
            if y > 0, isAlike(UnsafeRawBufferPointer(row), UnsafeRawBufferPointer(before)) {
              _ = row.update(fromContentsOf: bytes[(y - 1) * rowBytes..<y * rowBytes])
              continue
            }
            _ = before.update(fromContentsOf: row)
            for box in boxes {
              for channel in 0..<channels {
                across(row, padded, width: width, channels: channels, channel: channel, box: box)
              }
            }
          }
        }
      }
    }
  }

  /// One box along a row of bytes.
  ///
  /// - Parameter padded: Storage of a box more than the row.
  static func across(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ padded: UnsafeMutableBufferPointer<UInt8>,
    box: GaussianBlur.Box
  ) {
    across(row, padded, width: row.count, channels: 1, channel: 0, box: box)
  }

  private static func across(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ padded: UnsafeMutableBufferPointer<UInt8>,
    width: Int, channels: Int, channel: Int, box: GaussianBlur.Box
  ) {
    let factor = reciprocal(box.width)
    let first = row[channel]
    let last = row[(width - 1) * channels + channel]
    var index = 0
    while index < box.before {
      padded[index] = first
      index += 1
    }
    for x in 0..<width { padded[index &+ x] = row[x &* channels &+ channel] }
    index += width
    let length = width + box.width - 1
    while index < length {
      padded[index] = last
      index += 1
    }
    var sum: UInt32 = 0
    for position in 0..<box.width - 1 { sum &+= UInt32(padded[position]) }
    for x in 0..<width {
      sum &+= UInt32(padded[x &+ box.width &- 1])
      row[x &* channels &+ channel] = Kernels.mean(sum, reciprocal: factor)
      sum &-= UInt32(padded[x])
    }
  }

  /// All boxes down the columns, in turn; a sum for every byte of a row moves down with the box.
  static func down(
    _ bytes: inout [UInt8], rowBytes: Int, height: Int, boxes: [GaussianBlur.Box]
  ) {
    guard let kernels = boxes.isEmpty ? nil : Kernels.current else { return }
    var other = [UInt8].uninitialized(count: bytes.count)
    var sums = [UInt32](repeating: 0, count: rowBytes)
    for box in boxes {
      bytes.withUnsafeBufferPointer { source in
        other.withUnsafeMutableBufferPointer { target in
          sums.withUnsafeMutableBufferPointer { sums in
            guard let source = source.baseAddress, let target = target.baseAddress,
              let sums = sums.baseAddress
            else { return }
            sums.update(repeating: 0, count: rowBytes)
            func start(_ y: Int) -> UnsafePointer<UInt8> {
              source + min(max(y, 0), height - 1) * rowBytes
            }
            for y in -box.before..<box.after {
              let row = start(y)
              for x in 0..<rowBytes { sums[x] &+= UInt32(row[x]) }
            }
            let factor = reciprocal(box.width)
            for y in 0..<height {
              kernels.box(
                sums, entering: start(y + box.after), leaving: start(y - box.before),
                target + y * rowBytes, count: rowBytes, reciprocal: factor)
            }
          }
        }
      }
      swap(&bytes, &other)
    }
  }

  /// All boxes along the rows of pixels. Most rows under a bar are like the one above: one of them is averaged.
  static func acrossPixels(
    _ bytes: inout [UInt8], width: Int, height: Int, boxes: [GaussianBlur.Box]
  ) {
    let rowBytes = width * 4
    // Where among the rows that differ from the one above each row is.
    var places: [Int] = []
    var distinct = bytes.withUnsafeBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count) { distinct, count in
        let target = UnsafeMutableRawBufferPointer(distinct)
        for y in 0..<height {
          let row = UnsafeRawBufferPointer(rebasing: bytes[(y * rowBytes)...].prefix(rowBytes))
          if y == 0
            || !isAlike(row, UnsafeRawBufferPointer(rebasing: target[(count - rowBytes)..<count]))
          {
            UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(from: row)
            count += rowBytes
          }
          places.append(count / rowBytes - 1)
        }
      }
    }
    let count = distinct.count / rowBytes
    guard count < height else {
      acrossDistinctPixels(&bytes, width: width, height: height, boxes: boxes)
      return
    }
    acrossDistinctPixels(&distinct, width: width, height: count, boxes: boxes)
    bytes.withUnsafeMutableBytes { bytes in
      distinct.withUnsafeBytes { distinct in
        for (y, place) in places.enumerated() {
          UnsafeMutableRawBufferPointer(rebasing: bytes[(y * rowBytes)...]).copyMemory(
            from: UnsafeRawBufferPointer(
              rebasing: distinct[(place * rowBytes)...].prefix(rowBytes)))
        }
      }
    }
  }

  private static func isAlike(
    _ row: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer
  ) -> Bool {
    guard let start = row.baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, row.count) == 0
  }

  /// Down the columns of the picture turned over its diagonal.
  private static func acrossDistinctPixels(
    _ bytes: inout [UInt8], width: Int, height: Int, boxes: [GaussianBlur.Box]
  ) {
    var turned = [UInt8].uninitialized(count: bytes.count)
    transpose(bytes, into: &turned, width: width, height: height)
    down(&turned, rowBytes: height * 4, height: width, boxes: boxes)
    transpose(turned, into: &bytes, width: height, height: width)
  }

  /// Columns of four-byte pixels become rows, in squares that stay in the cache.
  private static func transpose(
    _ bytes: [UInt8], into turned: inout [UInt8], width: Int, height: Int
  ) {
    let side = 16
    bytes.withUnsafeBytes { bytes in
      turned.withUnsafeMutableBytes { turned in
        bytes.withMemoryRebound(to: UInt32.self) { from in
          turned.withMemoryRebound(to: UInt32.self) { to in
            guard let from = from.baseAddress, let to = to.baseAddress else { return }
            for top in stride(from: 0, to: height, by: side) {
              for left in stride(from: 0, to: width, by: side) {
                let bottom = min(top + side, height)
                for x in left..<min(left + side, width) {
                  var y = top
                  while y < bottom {
                    to[x &* height &+ y] = from[y &* width &+ x]
                    y &+= 1
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
