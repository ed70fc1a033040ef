public import Raster
import ScreenFormat

/// The differences of two pictures.
public struct PixelComparison: Sendable {
  /// The result of comparing one pixel.
  enum State: UInt8 {
    /// The bytes are the same.
    case same = 0
    /// The difference is within the tolerance of a pixel.
    case tolerated
    /// The difference is one of antialiasing, which is allowed.
    case antialiased
    /// The pixel is not compared.
    case ignored
    /// The difference exceeds the tolerance of a pixel.
    case different
  }

  /// A limit that the difference exceeds.
  public enum Gate: Sendable, Hashable {
    /// The pictures have different sizes.
    case size
    /// More pixels differ than the limit allows.
    case count(Int, limit: Int)
    /// A connected area of pixels that differ is larger than the limit, in points².
    case blob(Double, limit: Double)
  }

  /// The number of blobs that are kept, the largest ones.
  static let blobLimit = 32

  /// The larger width of the two pictures, in pixels.
  public let width: Int
  /// The larger height of the two pictures, in pixels.
  public let height: Int
  /// The number of pixels that differ by more than their tolerance, including all that only one of the
  /// pictures has.
  public private(set) var count = 0
  /// The number of pixels whose bytes differ within their tolerance, or that are not compared.
  public private(set) var toleratedCount = 0
  /// The largest difference of a channel, 0 to 255.
  public private(set) var largest = 0
  /// The first pixel that differs, in row order.
  public private(set) var first: PixelPlace?
  /// The bounding box of the pixels that differ.
  public private(set) var box: PixelBox?
  /// The largest connected areas of pixels that differ, largest first; at most 32.
  public private(set) var blobs: [Blob] = []
  /// The number of connected areas.
  public private(set) var blobCount = 0
  /// The limits that are exceeded. The comparison passes if there are none.
  public private(set) var gates: [Gate] = []

  /// The `State` of every pixel, in row order.
  var states: [UInt8]

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - actual: The picture to test.
  ///   - expected: The golden.
  ///   - regions: The tolerance of each pixel.
  /// - Returns: The differences, or nil if size and all pixels are the same.
  /// - Complexity: O(pixels). Identical pictures are only read.
  public static func compare(
    actual: Pixmap, expected: Pixmap, regions: PixelRegions
  ) -> PixelComparison? {
    PixelGrid.with(actual) { actual in
      PixelGrid.with(expected) { expected in
        actual.isEqual(expected) ? nil : PixelComparison(actual, expected, regions)
      }
    }
  }

  /// Whether two pictures have the same size and the same pixels.
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
    var judge = PixelJudge(actual: actual, expected: expected, regions: regions)
    // Moved out of `self`, so that its bytes are written in place.
    var states: [UInt8] = []
    swap(&states, &self.states)
    states.withUnsafeMutableBufferPointer { states in
      for y in 0..<height {
        var row = RowFindings()
        let common = y < sharedRows ? shared : 0
        if common == 0 || actual.isRowEqual(y, expected, count: common) {
          // The row is the same.
        } else if judge.isExact {
          for x in 0..<common where actual[x, y] != expected[x, y] {
            states[y &* width &+ x] = State.different.rawValue
            row.note(x, PixelGrid.distance(actual[x, y], expected[x, y]))
          }
          counts[0] += row.count
        } else {
          for x in 0..<common where actual[x, y] != expected[x, y] {
            let (state, distance) = judge.compare(x, y)
            states[y &* width &+ x] = state.rawValue
            guard state == .different else {
              toleratedCount += 1
              continue
            }
            row.note(x, distance)
            counts[Int(regions.mark(x, y))] += 1
          }
        }
        // Pixels that only one of the pictures has.
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

  /// Finds blobs, and checks the limits of each tolerance.
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

/// The differences in one row.
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

/// Compares single pixels by their tolerances.
private struct PixelJudge {
  let actual: PixelGrid
  let expected: PixelGrid
  let regions: PixelRegions
  private let antialiasing: AntialiasingDetector
  private var colors: ColorDifference?
  /// Whether no pixel has a tolerance.
  let isExact: Bool

  init(actual: PixelGrid, expected: PixelGrid, regions: PixelRegions) {
    self.actual = actual
    self.expected = expected
    self.regions = regions
    antialiasing = AntialiasingDetector(first: actual, second: expected)
    let tolerance = regions.tolerances[0]
    isExact =
      !regions.hasParts && tolerance.perPixel == 0 && tolerance.perceptual == nil
      && !tolerance.antialiasing
  }

  mutating func compare(_ x: Int, _ y: Int) -> (PixelComparison.State, Int) {
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
    if tolerance.antialiasing, antialiasing.explains(x, y) { return (.antialiased, distance) }
    return (.different, distance)
  }
}
