/// Finds the blobs of a picture row by row. Runs of a row are joined with the runs they touch above.
package struct BlobFinder {
  private struct Run {
    var start: Int
    /// One past the last pixel.
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

  /// Returns the blobs of each label, in the order of their first pixels. Pixels of different labels
  /// belong to different blobs.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - rows: The rows to search.
  ///   - cells: A value for every pixel, in row order.
  ///   - marked: The value of the pixels that belong to blobs.
  ///   - labels: The label of every pixel; empty if all have the label 0.
  /// - Complexity: O(pixels).
  package static func find(
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
    // Runs above that end before this one begins touch none further right either.
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

  /// Merges two blobs into the older one, and returns it.
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
