import PNG
import Raster

/// A vector file and what was drawn of it before: for other screens, or in earlier runs.
struct VectorFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// The largest picture.
  let limits: PNGLimits
  let decodedFiles: DecodedFiles?
  /// The drawing, if it was read before.
  var known: VectorDrawing?

  private struct DrawingKey: Hashable {
    var path: String
  }

  /// The file as a drawing.
  func drawing() -> Result<VectorDrawing, ImageFileProblem> {
    if let known { return .success(known) }
    let key = DrawingKey(path: path)
    if let known: VectorDrawing = decodedFiles?.value(key, of: bytes) { return .success(known) }
    let result = VectorDrawing.read(bytes, path)
    if case .success(let drawing) = result {
      decodedFiles?.keep(drawing, byteCount: Self.treeShare * bytes.count, key, of: bytes)
    }
    return result
  }

  /// The bytes that a drawing takes for each byte of its file, roughly.
  static let treeShare = 8

  /// The picture at a scale.
  ///
  /// - Parameters:
  ///   - scale: pixels for each of the drawing's points.
  ///   - kept: the picture that an earlier run has kept, if the header was read from it.
  func picture(scale: Double, kept: [UInt8]? = nil) -> DecodedPicture {
    func make() -> DecodedPicture {
      (kept ?? earlierBytes(scale)).flatMap { DecodedPicture(bytes: $0, limits) } ?? drawn(scale)
    }
    let key = DecodedPicture.Key(path: path, scale: scale, limits: limits)
    return decodedFiles?.picture(key, of: bytes, make: make) ?? make()
  }

  /// The size of the picture at a scale.
  ///
  /// - Complexity: reads the drawing, unless an earlier run has drawn it.
  func header(scale: Double) -> Result<PictureHeader, ImageFileProblem> {
    if let kept = earlierBytes(scale), let size = DecodedPicture.size(of: kept, limits) {
      return .success(PictureHeader(width: size.width, height: size.height, kept: kept))
    }
    return drawing().flatMap { drawing in
      if let problem = drawing.problem(path, scale: scale, limits) { return .failure(problem) }
      let size = drawing.pixelSize(scale: scale)
      return .success(PictureHeader(width: size.width, height: size.height, drawing: drawing))
    }
  }

  /// The picture that an earlier run has drawn, as bytes.
  private func earlierBytes(_ scale: Double) -> [UInt8]? {
    decodedFiles?.drawnPictures?.picture(of: bytes, at: path, parts(scale))
  }

  private func drawn(_ scale: Double) -> DecodedPicture {
    switch drawing().flatMap({ $0.picture(path, scale: scale, limits) }) {
    case .failure(let problem): return DecodedPicture(pixmap: .failure(problem))
    case .success(let picture):
      let result = DecodedPicture(pixmap: .success(picture.pixmap), warnings: picture.warnings)
      if let store = decodedFiles?.drawnPictures, let bytes = result.bytes {
        store.keep(bytes, of: self.bytes, at: path, parts(scale))
      }
      return result
    }
  }

  /// Everything that a picture depends on beside the bytes of the file: the format, which the name tells,
  /// and the scale. Colours are the file's own.
  private func parts(_ scale: Double) -> [String] {
    [VectorDrawing.fileExtension(path) ?? "", "\(scale)"]
  }
}
