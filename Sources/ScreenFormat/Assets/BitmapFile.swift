import JPEG
import ObjectModel
package import PNG
package import Raster

/// Reads bitmap files by what their bytes are; names may be wrong.
package enum BitmapFile {
  /// A picture with what is not drawn as the file says, as sentences.
  struct Picture {
    var pixmap: Pixmap
    var warnings: [String] = []
  }

  /// The picture of a file.
  ///
  /// - Parameter name: The name of the file in messages.
  /// - Returns: The picture, or the reason why there is none as a sentence.
  package static func picture(
    _ bytes: [UInt8], _ name: String, _ limits: PNGLimits = PNGLimits()
  ) -> Result<Pixmap, Problem> {
    decode(bytes, name, limits).map(\.pixmap).mapError { Problem(sentence: $0.message) }
  }

  /// A file that holds no picture that can be read.
  package struct Problem: Error, Equatable {
    /// The reason.
    package var sentence: String
  }

  static func decode(
    _ bytes: [UInt8], _ path: String, _ limits: PNGLimits
  ) -> Result<Picture, ImageFileProblem> {
    if JPEG.isJPEG(bytes) {
      do throws(JPEGError) {
        let photo = try JPEG.decode(
          bytes, maximumSide: limits.maximumSide, maximumBytes: limits.maximumBytes)
        return .success(
          Picture(pixmap: photo.pixmap, warnings: photo.warnings))
      } catch {
        return .failure(.damaged(path: path, reason: error.reason))
      }
    }
    if let format = otherFormat(bytes) {
      return .failure(.otherFormat(path: path, format: format))
    }
    do throws(PNGError) {
      var picture = Picture(pixmap: try PNG.decode(bytes, limits: limits))
      switch PNG.profile(in: bytes).map({ ColorProfile(icc: $0) }) {
      case nil, .sRGB?: break
      case .displayP3?: picture.pixmap.convertFromDisplayP3()
      case .other(let name)?: picture.warnings = [ColorProfile.warning(name)]
      }
      return .success(picture)
    } catch {
      guard error == .notAPNG else { return .failure(.broken(path: path, error)) }
      return .failure(
        .damaged(
          path: path, reason: bytes.isEmpty ? "the file is empty" : "it is neither PNG nor JPEG"))
    }
  }

  /// The picture of a file, or the reason why there is none.
  static func contents(_ bytes: [UInt8], _ path: String, _ limits: PNGLimits) -> DecodedPicture {
    switch decode(bytes, path, limits) {
    case .success(let picture):
      DecodedPicture(pixmap: .success(picture.pixmap), warnings: picture.warnings)
    case .failure(let problem): DecodedPicture(pixmap: .failure(problem))
    }
  }

  /// The size of a file's picture in pixels, by its header; nil where that tells none, or a size beyond the limits.
  static func size(of bytes: [UInt8], _ limits: PNGLimits) -> (width: Int, height: Int)? {
    guard let size = JPEG.isJPEG(bytes) ? JPEG.size(of: bytes) : PNG.size(of: bytes),
      size.width > 0, size.height > 0, max(size.width, size.height) <= limits.maximumSide,
      size.width * size.height <= limits.maximumBytes / 4
    else { return nil }
    return size
  }

  /// The name of a format that is not read, by the first bytes.
  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    func has(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: Array(text.utf8))
    }
    if has("RIFF", at: 0), has("WEBP", at: 8) { return "WebP" }
    if has("ftyp", at: 4) {
      if ["heic", "heix", "mif1", "msf1", "hevc"].contains(where: { has($0, at: 8) }) {
        return "HEIC"
      }
      if has("avif", at: 8) { return "AVIF" }
    }
    if has("GIF8", at: 0) { return "GIF" }
    if has("II*\0", at: 0) || has("MM\0*", at: 0) { return "TIFF" }
    if has("BM", at: 0) { return "BMP" }
    return nil
  }
}
