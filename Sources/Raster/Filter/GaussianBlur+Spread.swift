internal import Glibc

extension GaussianBlur {
  /// The blur of a mask within `visible`, the same as if all around it were blurred too.
  ///
  /// Rows without a part of the mask are not averaged across, and columns that do not show are not averaged
  /// down: wide blurs cost time and memory by what shows, not by the square of their reach.
  ///
  /// - Parameters:
  ///   - mask: What is blurred, as far as it is within reach.
  ///   - outside: The value everywhere beyond the mask.
  ///   - visible: The pixels of the result.
  func spread(_ mask: Mask, outside: UInt8, over visible: PixelRect) -> Mask {
    guard !visible.isEmpty else { return Mask(bounds: .empty) }
    // Beyond both, all values are `outside`.
    let blurred = mask.bounds.isEmpty ? visible : mask.bounds.expanded(by: reach).union(visible)
    let window = visible.expanded(by: reach).intersection(blurred)
    var bytes = [UInt8](repeating: outside, count: visible.width * window.height)
    let rows = mask.bounds.intersection(window)
    if !rows.isEmpty {
      bytes.withUnsafeMutableBufferPointer { target in
        guard let start = target.baseAddress else { return }
        spreadAcross(
          mask, rows, outside: outside, window: window, visible: visible,
          into: start + (rows.minY - window.minY) * visible.width)
      }
    }
    BoxBlur.down(&bytes, rowBytes: visible.width, height: window.height, boxes: boxes)
    let top = (visible.minY - window.minY) * visible.width
    return Mask(
      bounds: visible, bytes: Array(bytes[top..<top + visible.width * visible.height]))
  }

  /// Averages rows of a mask across, and keeps the columns that show.
  ///
  /// - Parameters:
  ///   - rows: The part of the mask within the window.
  ///   - target: Rows as wide as `visible`, from the first of `rows` on.
  private func spreadAcross(
    _ mask: Mask, _ rows: PixelRect, outside: UInt8, window: PixelRect, visible: PixelRect,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let widest = boxes.reduce(1) { max($0, $1.width) }
    var line = [UInt8](repeating: outside, count: window.width)
    var padded = [UInt8](repeating: outside, count: window.width + widest)
    let (width, hidden) = (visible.width, visible.minX - window.minX)
    mask.bytes.withUnsafeBufferPointer { source in
      line.withUnsafeMutableBufferPointer { line in
        padded.withUnsafeMutableBufferPointer { padded in
          guard var row = source.baseAddress, let first = line.baseAddress else { return }
          row += mask.index(x: rows.minX, y: rows.minY)
          var to = target
          for y in rows.minY..<rows.maxY {
            // Most rows of a control's shape are like the one above.
            if y > rows.minY, memcmp(row, row - mask.bounds.width, rows.width) == 0 {
              to.update(from: to - width, count: width)
            } else {
              line.update(repeating: outside)
              (first + (rows.minX - window.minX)).update(from: row, count: rows.width)
              for box in boxes { BoxBlur.across(line, padded, box: box) }
              to.update(from: first + hidden, count: width)
            }
            row += mask.bounds.width
            to += width
          }
        }
      }
    }
  }
}
