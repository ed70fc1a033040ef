import ObjectModel
import Raster

/// An image or drawing that is made of wrong parts, or too large.
enum DrawingProblem: DocumentProblem {
  case emptyAnimation
  /// A side is longer than `limit` points.
  case imageTooLarge(Size, limit: Double)
  case tooManyBytes(Int, limit: Int)
  /// All images of a screen together; in bytes.
  case tooManyImages(drawn: Int, limit: Int)
  case tooManyOperations(limit: Int)
  /// Dashes of no length at all.
  case emptyDash
  case badStops(colors: Int, locations: Int)
  case badPathData(SVGPathError)
  /// A coordinate is greater than `limit` points.
  case pathTooLarge(limit: Double)

  var message: String {
    switch self {
    case .emptyAnimation:
      "an animated image needs images"
    case .imageTooLarge(let size, let limit):
      "an image of \(shortest(size.width)) × \(shortest(size.height)) points is too large; "
        + "at most \(shortest(limit)) a side"
    case .tooManyBytes(let bytes, let limit):
      "the image needs \(bytes) bytes of pixels; the limit is \(limit)"
    case .tooManyImages(let drawn, let limit):
      "with this image, drawn images come to \(Wording.mebibytes(drawn)) of pixels; "
        + "a screen may take \(Wording.mebibytes(limit))"
    case .tooManyOperations(let limit):
      "the drawing comes to more than \(limit) operations, repetitions counted"
    case .emptyDash:
      "a dash pattern needs a length greater than 0"
    case .badStops(let colors, let locations):
      "a gradient needs two or more colours and as many rising locations; found "
        + "\(Wording.count(colors, "colour")) and \(Wording.count(locations, "location"))"
    case .badPathData(let error):
      "this is not SVG path data: " + Self.reason(error)
    case .pathTooLarge(let limit):
      "the path leaves the range from -\(shortest(limit)) to \(shortest(limit))"
    }
  }

  private static func reason(_ error: SVGPathError) -> String {
    switch error {
    case .expectedMove(let offset): "expected M at character \(offset + 1)"
    case .expectedCommand(let offset): "expected a command letter at character \(offset + 1)"
    case .expectedNumber(let offset): "expected a number at character \(offset + 1)"
    case .expectedFlag(let offset): "expected 0 or 1 at character \(offset + 1)"
    case .numberOutOfRange(let offset): "the number at character \(offset + 1) is too large"
    }
  }
}
