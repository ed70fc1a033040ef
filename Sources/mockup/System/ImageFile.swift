import FileSystem
import PNG
import Raster

/// A picture as the command line names it.
enum ImageFile {
  /// Why a file gives no picture.
  struct Failure: Error {
    var path: String
    var reason: PNGError
  }

  /// Reads two PNG files; two that are the same, byte by byte, are decoded once.
  static func readPair(_ first: String, _ second: String) throws -> (Pixmap, Pixmap) {
    let bytes = try (InputFile.read(first), InputFile.read(second))
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
