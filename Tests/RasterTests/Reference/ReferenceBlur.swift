@testable import Raster

/// Box blurs the plain way: every pixel adds up its window.
enum ReferenceBlur {
  /// One channel through all boxes, across then down, each mean rounded to nearest (a half upward).
  /// Surroundings that are clear are so much emptiness that no box sees its end.
  static func blur(
    _ bytes: [UInt8], width: Int, height: Int, boxes: [GaussianBlur.Box], edge: BlurEdge
  ) -> [UInt8] {
    if edge == .clear {
      let room = boxes.reduce(0) { $0 + $1.width }
      let (wide, tall) = (width + 2 * room, height + 2 * room)
      var roomy = [UInt8](repeating: 0, count: wide * tall)
      for y in 0..<height {
        for x in 0..<width { roomy[(y + room) * wide + x + room] = bytes[y * width + x] }
      }
      roomy = blur(roomy, width: wide, height: tall, boxes: boxes, edge: .extend)
      return (0..<width * height).map { index in
        roomy[(index / width + room) * wide + index % width + room]
      }
    }
    func pass(_ source: [Int], _ box: GaussianBlur.Box, acrossRows: Bool) -> [Int] {
      (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        var sum = 0
        for offset in -box.before...box.after {
          var (u, v) = acrossRows ? (x + offset, y) : (x, y + offset)
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
