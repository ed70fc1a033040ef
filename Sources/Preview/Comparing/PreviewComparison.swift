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
  /// The size of the other picture in points.
  private let size: Size
  let scale: Double

  /// Compares two pictures, point by point: the other one is scaled to the pixels of the first.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point of the first picture.
  ///   - expectedScale: Those of the other one; nil for the same.
  /// - Throws: `PNGError`, or `RasterizerError` for one that would be too large.
  init(
    actual: Pixmap, expected: Pixmap, tolerance: Tolerance, scale: Double,
    expectedScale: Double? = nil
  ) throws {
    self.scale = scale
    let expectedScale = expectedScale ?? scale
    size = Size(
      width: Double(expected.width) / expectedScale, height: Double(expected.height) / expectedScale
    )
    let expected = try Self.scaled(expected, from: expectedScale, to: scale)
    let regions = PixelRegions(
      tolerance, width: actual.width, height: actual.height, scale: scale)
    comparison = PixelComparison.compare(actual: actual, expected: expected, regions: regions)
    difference = try comparison.map {
      try PNG.encode($0.picture(expected: expected), compression: .fastest)
    }
    self.expected = try PNG.encode(expected, compression: .fastest)
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
