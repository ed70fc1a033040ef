/// An area of pixels that touch one another, by an edge or a corner.
public struct Blob: Sendable, Hashable {
  /// How many pixels.
  public var count: Int
  /// What holds them all.
  public var box: PixelBox
}

/// Finds the blobs of a picture row by row: runs of a row are joined with those they touch above.
struct BlobFinder {
  private struct Run {
    var start: Int
    /// One past the last.
    var end: Int
    var label: UInt8
    var blob: Int
  }

  private var parents: [Int] = []
  private var blobs: [Blob] = []
  private var labels: [UInt8] = []
  private var above: [Run] = []
  private var current: [Run] = []
  private var firstAbove = 0

  /// The blobs of each label, in the order in which they begin.
  ///
  /// - Parameters:
  ///   - cells: row by row; those of the value `marked` belong to blobs.
  ///   - labels: of every cell; empty where all have the label 0.
  static func find(
    width: Int, rows: Range<Int>, cells: UnsafeBufferPointer<UInt8>, marked: UInt8,
    labels: [UInt8] = []
  ) -> [(label: UInt8, blob: Blob)] {
    var finder = BlobFinder()
    for y in rows {
      finder.beginRow()
      let row = UnsafeBufferPointer(rebasing: cells[(y * width)..<((y + 1) * width)])
      var x = 0
      while x < width {
        guard row[x] == marked else {
          x += 1
          continue
        }
        let start = x
        let label = labels.isEmpty ? 0 : labels[y * width + x]
        x += 1
        while x < width, row[x] == marked, labels.isEmpty || labels[y * width + x] == label {
          x += 1
        }
        finder.add(start, x, row: y, label: label)
      }
    }
    return finder.blobs.indices.filter { finder.parents[$0] == $0 }.map {
      (finder.labels[$0], finder.blobs[$0])
    }
  }

  private mutating func beginRow() {
    swap(&above, &current)
    current.removeAll(keepingCapacity: true)
    firstAbove = 0
  }

  private mutating func add(_ start: Int, _ end: Int, row: Int, label: UInt8) {
    var blob = parents.count
    parents.append(blob)
    labels.append(label)
    blobs.append(
      Blob(
        count: end - start, box: PixelBox(minX: start, minY: row, maxX: end, maxY: row + 1)))
    // Runs above that end before this one begins touch nothing further right either.
    while firstAbove < above.count, above[firstAbove].end < start { firstAbove += 1 }
    var index = firstAbove
    while index < above.count, above[index].start <= end {
      if above[index].label == label { blob = join(above[index].blob, blob) }
      index += 1
    }
    current.append(Run(start: start, end: end, label: label, blob: blob))
  }

  private mutating func root(_ blob: Int) -> Int {
    var blob = blob
    while parents[blob] != blob {
      parents[blob] = parents[parents[blob]]
      blob = parents[blob]
    }
    return blob
  }

  /// The older of two blobs takes in the other.
  private mutating func join(_ a: Int, _ b: Int) -> Int {
    let (a, b) = (root(a), root(b))
    guard a != b else { return a }
    let (older, newer) = (min(a, b), max(a, b))
    parents[newer] = older
    blobs[older].count += blobs[newer].count
    blobs[older].box = blobs[older].box.union(blobs[newer].box)
    return older
  }
}
