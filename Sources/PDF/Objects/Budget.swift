/// The work and memory that reading and drawing a file may still take, shared by all its parts. Work is counted, not timed: the
/// same file is refused on every machine, or on none.
final class Budget {
  /// Arrays and dictionaries, or forms and patterns, within one another.
  static let depthLimit = 64
  /// Objects that cross references name.
  static let objectLimit = 1_000_000
  /// Bytes of unpacked streams, images, masks and layers.
  static let byteLimit = 256 << 20
  /// Bytes that one filter unpacks: while they grow they take twice as many.
  static let filterLimit = 128 << 20
  /// Nanoseconds on a slow machine, about.
  private static let workLimit = 2_000_000_000

  private var bytes = Budget.byteLimit
  private var work = Budget.workLimit

  /// The part of the file that is being read or drawn, or that could not be; nil outside of objects.
  private(set) var place: PDFError.Place?

  /// Does the work of a part. After an error it stays the place.
  func at<Result>(
    _ part: PDFError.Place, _ body: () throws(PDFError) -> Result
  ) throws(PDFError) -> Result {
    let outer = place
    // An object that is written within another has no number.
    place = part == .object(0) ? outer : part
    let result = try body()
    place = outer
    return result
  }

  /// Does the work of a whole file. An error of a bound tells the place.
  func located<Result>(_ body: () throws(PDFError) -> Result) throws(PDFError) -> Result {
    do throws(PDFError) {
      return try body()
    } catch .tooComplex(let bound, nil) {
      throw .tooComplex(bound, in: place)
    }
  }

  /// How many bytes are left.
  var remainingBytes: Int { bytes }

  func take(bytes count: Int) throws(PDFError) {
    guard count <= bytes else { throw .tooComplex(.memory) }
    bytes -= count
  }

  /// Checks memory that is needed for a moment only.
  func check(bytes count: Double) throws(PDFError) {
    guard count <= Double(bytes) else { throw .tooComplex(.memory) }
  }

  /// - Parameter amount: in nanoseconds; see `Work`.
  func take(work amount: Double) throws(PDFError) {
    guard amount < Double(work) else { throw .tooComplex(.work) }
    work -= Int(max(amount, 0))
  }
}

/// The cost of steps, in nanoseconds of a release build, rounded up.
enum Work {
  /// A byte of the file that is looked at.
  static let byte = 5.0
  /// An operator with its operands.
  static let step = 300.0
  /// A line or curve of a path.
  static let segment = 60.0
  /// The length of an outline, for each pixel.
  static let outlinePixel = 60.0
  /// A pixel of a plain fill.
  static let pixel = 0.4
  /// A pixel of an image, pattern or gradient.
  static let shadedPixel = 6.0
  /// A pixel of the box around a mesh's triangle.
  static let meshPixel = 8.0
  /// A pixel of a mask or layer.
  static let layerPixel = 3.0
  /// A byte of a text's codes.
  static let character = 900.0
  /// A value of a function.
  static let function = 150.0
}
