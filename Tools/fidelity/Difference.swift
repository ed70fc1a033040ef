import Raster

/// Which pixels of two pictures of one size are visibly different.
///
/// A pixel is when every pixel of the other picture's 3×3 neighbourhood differs from it by more than
/// `threshold` levels in some channel, seen from either picture: small shifts of edges do not count,
/// what only one picture has does.
struct Difference {
  static let threshold = 16

  let width: Int
  let height: Int
  /// By pixel, row by row.
  private(set) var differs: [Bool]
  /// How many pixels were compared.
  private(set) var compared = 0
  private(set) var count = 0

  /// - Parameter isCompared: by pixel; false where it is masked.
  init(_ ours: Pixmap, _ original: Pixmap, isCompared: [Bool]) {
    width = ours.width
    height = ours.height
    differs = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width where isCompared[y * width + x] {
        compared += 1
        guard
          Self.isAlone(x, y, of: ours, in: original) || Self.isAlone(x, y, of: original, in: ours)
        else { continue }
        differs[y * width + x] = true
        count += 1
      }
    }
  }

  /// The share of compared pixels that differ.
  var share: Double { compared == 0 ? 0 : Double(count) / Double(compared) }

  private static func isAlone(_ x: Int, _ y: Int, of a: Pixmap, in b: Pixmap) -> Bool {
    for row in max(0, y - 1)...min(b.height - 1, y + 1) {
      for column in max(0, x - 1)...min(b.width - 1, x + 1)
      where a.distance(x, y, to: b, column, row) <= threshold {
        return false
      }
    }
    return true
  }

  /// Connected differing pixels (by sides and corners), the most first.
  func blobs() -> [(count: Int, area: PixelArea)] {
    var seen = [Bool](repeating: false, count: differs.count)
    var blobs: [(count: Int, area: PixelArea)] = []
    for start in differs.indices where differs[start] && !seen[start] {
      var blob = (
        count: 0, area: PixelArea(minX: width, minY: height, maxX: 0, maxY: 0)
      )
      var pending = [start]
      seen[start] = true
      while let index = pending.popLast() {
        let (x, y) = (index % width, index / width)
        blob.count += 1
        blob.area.minX = min(blob.area.minX, x)
        blob.area.minY = min(blob.area.minY, y)
        blob.area.maxX = max(blob.area.maxX, x + 1)
        blob.area.maxY = max(blob.area.maxY, y + 1)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let next = row * width + column
            guard differs[next], !seen[next] else { continue }
            seen[next] = true
            pending.append(next)
          }
        }
      }
      blobs.append(blob)
    }
    return blobs.sorted {
      $0.count != $1.count
        ? $0.count > $1.count
        : ($0.area.minY, $0.area.minX) < ($1.area.minY, $1.area.minX)
    }
  }
}
