import Controls
import ObjectModel
import Raster
import ScreenFormat

/// The output of `mockup diff`.
package struct DiffReport {
  private let comparison: PixelComparison?
  private let actual: (width: Int, height: Int)
  private let expected: (width: Int, height: Int)
  private let scale: Double
  /// The unit of lengths: points where the scale is known, else pixels.
  private let unit: String

  /// Creates a report.
  ///
  /// - Parameter scale: Pixels a point; nil where nobody knows, so that lengths are in pixels.
  package init(
    _ comparison: PixelComparison?, actual: (Int, Int), expected: (Int, Int), scale: Double?
  ) {
    self.comparison = comparison
    self.actual = actual
    self.expected = expected
    self.scale = scale ?? 1
    unit = scale == nil ? "px" : "pt"
  }

  package var text: String {
    guard let comparison else { return "The pictures are the same.\n" }
    var lines: [String] = []
    if actual != expected {
      lines.append(
        "\(actual.width) × \(actual.height) pixels instead of "
          + "\(expected.width) × \(expected.height)")
    }
    if let first = comparison.first, let box = comparison.box {
      lines.append(
        "\(Wording.count(comparison.count, "pixel", does: "differ")), channels by up to "
          + "\(comparison.largest), in \(Wording.count(comparison.blobCount, "place")), the largest "
          + "of \(shortest(area(comparison))) \(unit)²")
      let rect = box.points(scale: scale)
      lines.append(
        "inside [\(numbers(rect).map(shortest).joined(separator: ", "))] \(unit), first at pixel "
          + "(\(first.x), \(first.y))")
    }
    if comparison.toleratedCount > 0 {
      lines.append(
        "\(Wording.count(comparison.toleratedCount, "pixel", does: "differ")) within what they may")
    }
    if comparison.gates.isEmpty { lines.append("The pictures differ no more than they may.") }
    return lines.joined(separator: "\n") + "\n"
  }

  package var json: String {
    func size(_ size: (width: Int, height: Int)) -> DocumentValue {
      .numbers([Double(size.width), Double(size.height)])
    }
    var members: [(String, DocumentValue)] = [
      ("same", .bool(comparison == nil)),
      ("passes", .bool(comparison?.gates.isEmpty ?? true)),
      ("differentPixels", .number(Double(comparison?.count ?? 0))),
      ("toleratedPixels", .number(Double(comparison?.toleratedCount ?? 0))),
      ("largestChannelDifference", .number(Double(comparison?.largest ?? 0))),
      ("sizes", .array([size(actual), size(expected)])), ("unit", .string(unit)),
    ]
    if let comparison, let first = comparison.first, let box = comparison.box {
      members += [
        ("first", .numbers([Double(first.x), Double(first.y)])),
        ("box", .numbers(numbers(box.points(scale: scale)))),
        ("places", .number(Double(comparison.blobCount))),
        ("largestBlob", .number(area(comparison))),
      ]
    }
    return DocumentValue.object(members).json + "\n"
  }

  private func numbers(_ rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }

  private func area(_ comparison: PixelComparison) -> Double {
    Double(comparison.blobs.first?.count ?? 0) / (scale * scale)
  }
}
