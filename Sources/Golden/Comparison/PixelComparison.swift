public import Raster
import ScreenFormat

/// What two pictures that are not the same differ in.
public struct PixelComparison: Sendable {
  /// What became of a pixel.
  enum State: UInt8 {
    case same = 0
    /// Within the tolerance of a pixel.
    case tolerated
    /// Different only in an edge's smoothing, where that is allowed.
    case smoothed
    case ignored
    case different
  }

  /// A bound that the difference goes over.
  public enum Gate: Sendable, Hashable {
    /// The pictures have different sizes.
    case size
    /// More pixels differ than may.
    case count(Int, limit: Int)
    /// Pixels that differ cover more of one place than may, in points².
    case blob(Double, limit: Double)
  }

  /// How many of the largest blobs are kept.
  static let blobLimit = 32

  /// Pixels across both pictures.
  public let width: Int
  /// Pixels down both pictures.
  public let height: Int
  /// Pixels that differ by more than their tolerance; where sizes differ, all that only one has.
  public private(set) var count = 0
  /// Pixels whose bytes differ, within their tolerance or where nothing is compared.
  public private(set) var toleratedCount = 0
  /// The greatest difference of a channel of any pixel that differs.
  public private(set) var largest = 0
  /// The first pixel that differs, row by row.
  public private(set) var first: PixelPlace?
  /// What holds all pixels that differ.
  public private(set) var box: PixelBox?
  /// The largest areas of pixels that differ, the largest first.
  public private(set) var blobs: [Blob] = []
  /// How many such areas there are.
  public private(set) var blobCount = 0
  /// Every bound that is exceeded; without one the pictures pass.
  public private(set) var gates: [Gate] = []

  /// A `State` for every pixel.
  var states: [UInt8]

  /// Compares two pictures.
  ///
  /// - Returns: nil where size and every pixel are the same.
  /// - Complexity: O(pixels); pictures that are the same are only read.
  public static func compare(
    actual: Pixmap, expected: Pixmap, regions: PixelRegions
  ) -> PixelComparison? {
    PixelGrid.with(actual) { actual in
      PixelGrid.with(expected) { expected in
        actual.isEqual(expected) ? nil : PixelComparison(actual, expected, regions)
      }
    }
  }

  /// Whether size and every pixel are the same.
  static func areSame(_ a: Pixmap, _ b: Pixmap) -> Bool {
    PixelGrid.with(a) { a in PixelGrid.with(b) { b in a.isEqual(b) } }
  }

  private init(_ actual: PixelGrid, _ expected: PixelGrid, _ regions: PixelRegions) {
    width = max(actual.width, expected.width)
    height = max(actual.height, expected.height)
    states = [UInt8](repeating: State.same.rawValue, count: width * height)
    let shared = min(actual.width, expected.width)
    let sharedRows = min(actual.height, expected.height)
    var counts = [Int](repeating: 0, count: regions.tolerances.count)
    var judge = Judge(actual: actual, expected: expected, regions: regions)
    // Taken out, so that its bytes are written in place.
    var states: [UInt8] = []
    swap(&states, &self.states)
    states.withUnsafeMutableBufferPointer { states in
      for y in 0..<height {
        var row = RowFindings()
        let common = y < sharedRows ? shared : 0
        if common == 0 || actual.isRowEqual(y, expected, count: common) {
          // Nothing of it differs.
        } else if judge.isExact {
          for x in 0..<common where actual[x, y] != expected[x, y] {
            states[y &* width &+ x] = State.different.rawValue
            row.note(x, PixelGrid.distance(actual[x, y], expected[x, y]))
          }
          counts[0] += row.count
        } else {
          for x in 0..<common where actual[x, y] != expected[x, y] {
            let (state, distance) = judge.judge(x, y)
            states[y &* width &+ x] = state.rawValue
            guard state == .different else {
              toleratedCount += 1
              continue
            }
            row.note(x, distance)
            counts[Int(regions.mark(x, y))] += 1
          }
        }
        // What only one of the pictures has.
        for x in common..<width {
          states[y &* width &+ x] = State.different.rawValue
          row.note(x, 255)
        }
        add(row, y)
      }
    }
    swap(&states, &self.states)
    if actual.width != expected.width || actual.height != expected.height { gates = [.size] }
    measure(counts, regions)
  }

  private mutating func add(_ row: RowFindings, _ y: Int) {
    guard row.count > 0 else { return }
    count += row.count
    largest = max(largest, row.largest)
    if first == nil { first = PixelPlace(x: row.first, y: y) }
    let found = PixelBox(minX: row.first, minY: y, maxX: row.last + 1, maxY: y + 1)
    box = box?.union(found) ?? found
  }

  /// Finds blobs, and what each tolerance says of its pixels.
  private mutating func measure(_ counts: [Int], _ regions: PixelRegions) {
    guard let box else { return }
    let found = states.withUnsafeBufferPointer { states in
      BlobFinder.find(
        width: width, rows: box.minY..<box.maxY, cells: states,
        marked: State.different.rawValue, labels: regions.marks(width: width, height: height))
    }
    blobCount = found.count
    blobs = Array(
      found.map(\.blob).sorted { ($1.count, $0.box.minY) < ($0.count, $1.box.minY) }
        .prefix(Self.blobLimit))
    let pixelsAPoint = regions.scale * regions.scale
    for (index, tolerance) in regions.tolerances.enumerated() {
      if let limit = tolerance.maxDifferentPixels, counts[index] > limit {
        gates.append(.count(counts[index], limit: limit))
      }
      let area = found.filter { $0.label == index }.map(\.blob.count).max() ?? 0
      if let limit = tolerance.largestBlob, Double(area) / pixelsAPoint > limit {
        gates.append(.blob(Double(area) / pixelsAPoint, limit: limit))
      }
    }
  }
}

/// What differs in one row.
private struct RowFindings {
  var count = 0
  var largest = 0
  var first = 0
  var last = 0

  mutating func note(_ x: Int, _ distance: Int) {
    if count == 0 { first = x }
    last = x
    count &+= 1
    largest = max(largest, distance)
  }
}

/// Judges one pixel after another.
private struct Judge {
  let actual: PixelGrid
  let expected: PixelGrid
  let regions: PixelRegions
  private let smoothing: Smoothing
  private var colors: ColorDifference?
  /// Whether every pixel that is not the same differs.
  let isExact: Bool

  init(actual: PixelGrid, expected: PixelGrid, regions: PixelRegions) {
    self.actual = actual
    self.expected = expected
    self.regions = regions
    smoothing = Smoothing(first: actual, second: expected)
    let tolerance = regions.tolerances[0]
    isExact =
      !regions.hasParts && tolerance.perPixel == 0 && tolerance.perceptual == nil
      && !tolerance.antialiasing
  }

  mutating func judge(_ x: Int, _ y: Int) -> (PixelComparison.State, Int) {
    let (a, b) = (actual[x, y], expected[x, y])
    let distance = PixelGrid.distance(a, b)
    let mark = regions.mark(x, y)
    guard mark != PixelRegions.ignored else { return (.ignored, 0) }
    let tolerance = regions.tolerances[Int(mark)]
    if distance <= tolerance.perPixel { return (.tolerated, distance) }
    if let limit = tolerance.perceptual {
      let colors = self.colors ?? ColorDifference()
      self.colors = colors
      if colors.difference(a, b) <= limit { return (.tolerated, distance) }
    }
    if tolerance.antialiasing, smoothing.explains(x, y) { return (.smoothed, distance) }
    return (.different, distance)
  }
}
