@testable import Raster

/// Box blurs the plain way: every pixel adds up its window.
enum ReferenceBlur {
  /// One channel through all boxes, across then down, each mean rounded to nearest (a half upward).
  static func blur(
    _ bytes: [UInt8], width: Int, height: Int, boxes: [GaussianBlur.Box], edge: BlurEdge
  ) -> [UInt8] {
    func pass(_ source: [Int], _ box: GaussianBlur.Box, acrossRows: Bool) -> [Int] {
      (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        var sum = 0
        for offset in -box.before...box.after {
          var (u, v) = acrossRows ? (x + offset, y) : (x, y + offset)
          if edge == .clear, u < 0 || v < 0 || u >= width || v >= height { continue }
          u = min(max(u, 0), width - 1)
          v = min(max(v, 0), height - 1)
          sum += source[v * width + u]
        }
        return (2 * sum + box.width) / (2 * box.width)
      }
    }
    var values = bytes.map { Int($0) }
    for box in boxes { values = pass(values, box, acrossRows: true) }
    for box in boxes { values = pass(values, box, acrossRows: false) }
    return values.map { UInt8($0) }
  }
}
