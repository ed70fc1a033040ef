import PNG
import Raster

/// The size of a picture in pixels, and what was read for it.
struct PictureHeader: Sendable {
  var width: Int
  var height: Int
  /// The drawing, if it was read.
  var drawing: VectorDrawing?
  /// The picture that an earlier run has kept, as bytes, if that was read.
  var kept: [UInt8]?
}

/// A file with a picture, which is read when it is needed.
struct PictureSource: Sendable {
  let path: String
  let loader: any AssetLoader
  /// The largest picture.
  let limits: PNGLimits
  let decodedFiles: DecodedFiles?
  /// The bytes of the file, if they are held.
  private var held: [UInt8]?
  /// The file as a drawing, if it is held.
  private var drawing: VectorDrawing?
  /// The picture of an earlier run, if it is held.
  private var kept: [UInt8]?

  init(path: String, loader: any AssetLoader, limits: PNGLimits, decodedFiles: DecodedFiles?) {
    self.path = path
    self.loader = loader
    self.limits = limits
    self.decodedFiles = decodedFiles
  }

  /// The same file with what was read of it.
  ///
  /// - Parameter kept: the picture of an earlier run, for whoever asks for no other scale.
  func holding(
    _ bytes: [UInt8], _ drawing: VectorDrawing?, kept: [UInt8]? = nil
  ) -> PictureSource {
    var result = self
    result.held = bytes
    result.drawing = drawing
    result.kept = kept
    return result
  }

  /// The bytes of the file.
  func bytes() -> Result<[UInt8], ImageFileProblem> {
    if let held { return .success(held) }
    do throws(AssetError) {
      return .success(try loader.read(path))
    } catch {
      return .failure(.unreadable(path: path, error))
    }
  }

  /// The file as a drawing.
  func vector(of bytes: [UInt8]) -> VectorFile {
    VectorFile(
      path: path, bytes: bytes, limits: limits, decodedFiles: decodedFiles, known: drawing)
  }

  /// The size of the picture as the file's beginning tells it; nil where only the whole file does.
  ///
  /// - Parameter scale: pixels for each of a drawing's points; nil for a bitmap.
  func header(of bytes: [UInt8], _ scale: Double?) -> PictureHeader? {
    guard let scale else {
      return BitmapFile.size(of: bytes, limits).map {
        PictureHeader(width: $0.width, height: $0.height)
      }
    }
    guard case .success(let header) = vector(of: bytes).header(scale: scale), header.width > 0,
      header.height > 0
    else { return nil }
    return header
  }

  /// The picture.
  ///
  /// - Parameter scale: pixels for each of a drawing's points; nil for a bitmap.
  func picture(of bytes: [UInt8], _ scale: Double?) -> DecodedPicture {
    if let scale { return vector(of: bytes).picture(scale: scale, kept: kept) }
    let key = DecodedPicture.Key(path: path, scale: nil, limits: limits)
    func make() -> DecodedPicture { BitmapFile.contents(bytes, path, limits) }
    return decodedFiles?.picture(key, of: bytes, make: make) ?? make()
  }
}
