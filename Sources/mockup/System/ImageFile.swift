import FileSystem
import PNG
import Process
import Raster
import ScreenFormat

/// Reads PNG files that the command line names.
enum ImageFile {
  /// A file that is no readable PNG.
  struct Failure: ErrorWithMessage {
    var path: String
    var reason: PNGError

    var message: ErrorMessage {
      ErrorMessage("cannot read '\(path)': \(reason.reason)", .missingInput)
    }
  }

  /// Reads two PNG files. Files with the same bytes are decoded once.
  ///
  /// - Throws: `InputError` or `Failure`.
  static func readPair(_ first: String, _ second: String) throws -> (Pixmap, Pixmap) {
    let bytes = try (
      InputFile.read(first, waitsForOthers: true), InputFile.read(second, waitsForOthers: true)
    )
    let picture = try decode(bytes.0, path: first)
    return (picture, bytes.0 == bytes.1 ? picture : try decode(bytes.1, path: second))
  }

  private static func decode(_ bytes: [UInt8], path: String) throws(Failure) -> Pixmap {
    do {
      return try PNG.decode(bytes)
    } catch {
      throw Failure(path: InputFile.label(of: path), reason: error)
    }
  }
}
