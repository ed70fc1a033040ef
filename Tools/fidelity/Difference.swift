import Golden
import Raster

/// The pixels of two pictures of the same size that differ visibly.
///
/// A pixel differs if every pixel in the 3 × 3 neighbourhood of the other picture differs from it by
/// more than a number of levels in some channel. Both pictures are searched this way, so that small
/// shifts of edges do not count, but details of only one picture do.
struct Difference {
  /// The levels that show at a glance.
  static let visible = 16
  /// The levels of what may not be larger than a blob of `greatestBlob`.
  static let fine = 8
  /// In square points.
  static let greatestBlob = 2.0

  /// How many levels a pixel must be off.
  let threshold: Int
  let width: Int
  let height: Int
  /// Whether each pixel differs, in row order.
  private(set) var differs: [Bool]
  /// The number of pixels that were compared.
  private(set) var compared = 0
  /// The number of pixels that differ.
  private(set) var count = 0

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - isCompared: Whether each pixel is compared, in row order.
  ///   - threshold: How many levels a pixel must be off.
  init(_ ours: Pixmap, _ original: Pixmap, isCompared: [Bool], threshold: Int = visible) {
    self.threshold = threshold
    width = ours.width
    height = ours.height
    differs = [Bool](repeating: false, count: ours.width * ours.height)
    for y in 0..<height {
      for x in 0..<width where isCompared[y * width + x] {
        compared += 1
        guard
          hasNoMatch(x, y, of: ours, in: original)
            || hasNoMatch(x, y, of: original, in: ours)
        else { continue }
        differs[y * width + x] = true
        count += 1
      }
    }
  }

  /// The share of the compared pixels that differ, 0 to 1.
  var share: Double { compared == 0 ? 0 : Double(count) / Double(compared) }

  private func hasNoMatch(_ x: Int, _ y: Int, of a: Pixmap, in b: Pixmap) -> Bool {
    for row in max(0, y - 1)...min(b.height - 1, y + 1) {
      for column in max(0, x - 1)...min(b.width - 1, x + 1)
      where a.distance(x, y, to: b, column, row) <= threshold {
        return false
      }
    }
    return true
  }

  /// The connected areas of pixels that differ, those with the most pixels first.
  var blobs: [Blob] { blobs(labels: []).map(\.blob) }

  /// The same, where pixels of different labels are never one area.
  func blobs(labels: [UInt8]) -> [(label: UInt8, blob: Blob)] {
    let cells: [UInt8] = differs.map { $0 ? 1 : 0 }
    let found = cells.withUnsafeBufferPointer {
      BlobFinder.find(width: width, rows: 0..<height, cells: $0, marked: 1, labels: labels)
    }
    return found.sorted {
      let (one, other) = ($0.blob, $1.blob)
      return (other.count, one.box.minY, one.box.minX) < (one.count, other.box.minY, other.box.minX)
    }
  }
}
