import PNG
import Raster

/// The picture of a file.
struct DecodedPicture: Sendable {
  /// A picture in a store.
  struct Key: Hashable {
    var path: String
    /// Pixels for each of a drawing's points; nil for a bitmap, which has its own.
    var scale: Double?
    var limits: PNGLimits
  }

  var pixmap: Result<Pixmap, ImageFileProblem>
  /// Sentences about what is not drawn as the file says.
  var warnings: [String] = []
}

extension DecodedFiles {
  /// The picture of a file.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file as they are now.
  ///   - make: decodes or draws the file.
  func picture(
    _ key: DecodedPicture.Key, of file: [UInt8], make: () -> DecodedPicture
  ) -> DecodedPicture {
    if let known: DecodedPicture = value(key, of: file) { return known }
    let made = make()
    // Most problems are mended soon.
    guard case .success(let pixmap) = made.pixmap else { return made }
    keep(made, byteCount: pixmap.bytes.count, key, of: file)
    return made
  }
}
