import FileSystem
import Golden
import Loading
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// The differences between a picture and another one, as a report shows them.
struct PreviewComparison: Sendable {
  /// The picture that another one is compared with.
  enum Other: Sendable, Equatable {
    /// Its golden.
    case golden
    /// Another picture of the page, by its number.
    case picture(Int)
    /// The picture that was dropped on the page.
    case dropped
    /// The same picture with the files of the revision that the page compares with.
    case revision

    /// Reads what a page asks for; nil for anything else.
    init?(_ members: DocumentObject) {
      switch members["with"]?.string {
      case "golden": self = .golden
      case "dropped": self = .dropped
      case "revision": self = .revision
      case nil:
        guard let number = members["with"]?.integer else { return nil }
        self = .picture(number)
      default: return nil
      }
    }
  }

  /// Where the other picture lies over the first one.
  struct Placement: Sendable, Equatable {
    /// Whether it is made as wide as the first one; otherwise a point is a point.
    var fitsWidth = false
    /// The distance of its top left corner from that of the first one, in points.
    var offset = Point.zero

    /// As large as it is, at the top.
    init() {}

    /// Reads what a page asks for; what is missing is as at the start.
    init(_ members: DocumentObject) {
      fitsWidth = members["fit"]?.value == .bool(true)
      let numbers = (members["offset"]?.array ?? []).compactMap(\.number)
      if numbers.count == 2, numbers.allSatisfy(\.isFinite) {
        offset = Point(x: numbers[0], y: numbers[1])
      }
    }
  }

  /// The other picture.
  enum Expected {
    /// With its pixels a point.
    case picture(Pixmap, scale: Double)
    /// There is none, for a reason.
    case none(reason: String)

    /// The golden of a picture.
    static func golden(of item: GoldenCase, scale: Double) throws -> Expected {
      let path = item.files(scale: scale).image
      guard FileAssets().exists(path) else {
        return .none(reason: "There is no golden at \(path).")
      }
      return .picture(try PNG.decode(InputFile.read(path)), scale: scale)
    }
  }

  /// Sides count as equal within this share, since points need not be whole.
  private static let sideTolerance = 0.01

  /// The pixels a point of a picture of unknown origin: those with which it is as large as the picture that it is compared
  /// with, else those of the device with a screen of so many pixels, else the other picture's.
  ///
  /// - Parameters:
  ///   - size: the other picture's, in points.
  ///   - scale: the other picture's pixels a point.
  static func scale(of picture: Pixmap, beside size: Size, scale: Double) -> Double {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let ratios = (width / size.width, height / size.height)
    if abs(ratios.0 - ratios.1) <= sideTolerance * ratios.0,
      RenderOptions.scales.contains(ratios.0)
    {
      return ratios.0
    }
    let device = Device.all.first { device in
      let sides = (device.size.width * device.scale, device.size.height * device.scale)
      return (width == sides.0 && height == sides.1) || (width == sides.1 && height == sides.0)
    }
    return device?.scale ?? scale
  }

  private let expected: [UInt8]
  /// Nil if the pictures are the same.
  private let difference: [UInt8]?
  private let comparison: PixelComparison?
  /// The size of the other picture in points, as it is and as it is shown.
  private let ownSize: Size
  private let size: Size
  let scale: Double

  /// Compares two pictures, point by point: the other one is scaled to the pixels of the first.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point of the first picture.
  ///   - expectedScale: Those of the other one; nil for the same.
  ///   - placement: Where the other one lies.
  /// - Throws: `PNGError`, or `RasterizerError` for one that would be too large.
  init(
    actual: Pixmap, expected: Pixmap, tolerance: Tolerance, scale: Double,
    expectedScale: Double? = nil, placement: Placement = Placement()
  ) throws {
    self.scale = scale
    let ownScale = expectedScale ?? scale
    let expectedScale =
      placement.fitsWidth ? scale * Double(expected.width) / Double(actual.width) : ownScale
    ownSize = Self.size(of: expected, scale: ownScale)
    size = Self.size(of: expected, scale: expectedScale)
    let whole = try Self.scaled(expected, from: expectedScale, to: scale)
    let expected = try Self.moved(whole, by: placement.offset, scale, within: actual)
    let regions = PixelRegions(
      tolerance, width: actual.width, height: actual.height, scale: scale)
    comparison = PixelComparison.compare(actual: actual, expected: expected, regions: regions)
    difference = try comparison.map {
      try PNG.encode($0.picture(expected: expected), compression: .fastest)
    }
    self.expected = try PNG.encode(whole, compression: .fastest)
  }

  private static func size(of picture: Pixmap, scale: Double) -> Size {
    Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
  }

  /// A picture at another place of its plane, by whole pixels; what lies left of the plane or above it is cut off.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - other: The picture that it lies over, from which it goes no further away than that is large.
  private static func moved(
    _ picture: Pixmap, by offset: Point, _ scale: Double, within other: Pixmap
  ) throws -> Pixmap {
    func pixels(_ distance: Double, _ size: Int) -> Double {
      min(max((distance * scale).rounded(), -Double(size)), Double(size))
    }
    let (x, y) = (pixels(offset.x, other.width), pixels(offset.y, other.height))
    guard x != 0 || y != 0 else { return picture }
    var canvas = Canvas()
    let size = Self.size(of: picture, scale: 1)
    canvas.image(
      Image(pixmap: picture, scale: 1), in: Rect(origin: Point(x: x, y: y), size: size))
    return try canvas.picture(
      width: max(1, size.width + x), height: max(1, size.height + y))
  }

  /// A picture with other pixels a point.
  static func scaled(_ picture: Pixmap, from: Double, to scale: Double) throws -> Pixmap {
    guard from != scale else { return picture }
    let image = Image(pixmap: picture, scale: from)
    let width = max(1, (image.size.width * scale).rounded())
    let height = max(1, (image.size.height * scale).rounded())
    var canvas = Canvas()
    canvas.image(image, in: Rect(x: 0, y: 0, width: width, height: height))
    return try canvas.picture(width: width, height: height)
  }

  /// A file by its name in addresses; nil for any other.
  func file(_ name: String) -> [UInt8]? {
    switch name {
    case "expected.png": expected
    case "difference.png": difference
    default: nil
    }
  }

  /// Whether a pixel differs.
  var differs: Bool { comparison != nil }

  /// The bytes of the files.
  var byteCount: Int { expected.count + (difference?.count ?? 0) }

  /// The comparison for the page.
  func written(id: Int) -> DocumentValue { .object([("id", .number(Double(id)))] + members) }

  /// What the page gets of the comparison. Places and sizes are in points.
  var members: [(String, DocumentValue)] {
    var members: [(String, DocumentValue)] = [
      ("isSame", .bool(comparison == nil)),
      ("size", .numbers([size.width, size.height])),
      ("ownSize", .numbers([ownSize.width, ownSize.height])),
      ("passes", .bool(comparison?.gates.isEmpty ?? true)),
    ]
    if let comparison {
      let whole = [Double(comparison.width) / scale, Double(comparison.height) / scale]
      members += [
        ("wholeSize", .numbers(whole)),
        ("count", .number(Double(comparison.count))),
        ("largest", .number(Double(comparison.largest))),
        ("placeCount", .number(Double(comparison.blobCount))),
        ("isOtherSize", .bool(comparison.gates.contains(.size))),
        (
          "places",
          .array(
            comparison.blobs.map { blob in
              DocumentPrinter.frame(blob.box.points(scale: scale))
            })
        ),
      ]
    }
    return members
  }
}

/// The last comparisons of a preview, by their numbers.
struct PreviewComparisons: Sendable {
  /// The number of comparisons that are kept: those of a page that is being shown, and the one before.
  private static let limit = 4

  /// The picture that was dropped on the page last.
  var dropped: Pixmap?
  private var kept: [(id: Int, comparison: PreviewComparison)] = []
  private var count = 0

  /// Keeps a comparison.
  ///
  /// - Returns: Its number.
  mutating func keep(_ comparison: PreviewComparison) -> Int {
    count += 1
    kept = kept.suffix(Self.limit - 1) + [(count, comparison)]
    return count
  }

  package subscript(id: Int) -> PreviewComparison? { kept.first { $0.id == id }?.comparison }
}
