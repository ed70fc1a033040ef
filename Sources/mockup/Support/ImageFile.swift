import FileSystem
import Raster

/// A picture as the command line names it.
enum ImageFile {
  /// Why a file gives no picture.
  struct Failure: Error {
    var path: String
    var reason: PNGError
  }

  /// Reads a PNG file.
  static func read(_ path: String, limits: PNGLimits = PNGLimits()) throws -> Pixmap {
    let bytes = try InputFile.read(path)
    do {
      return try PNG.decode(bytes, limits: limits)
    } catch {
      throw Failure(path: InputFile.label(of: path), reason: error)
    }
  }
}
