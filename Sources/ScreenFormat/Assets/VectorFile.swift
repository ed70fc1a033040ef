import PNG
import Raster

/// A vector file and what was drawn of it before: for other screens, or in earlier runs.
struct VectorFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// The largest picture.
  let limits: PNGLimits
  let decodedFiles: DecodedFiles?

  private struct DrawingKey: Hashable {
    var path: String
  }

  /// The file as a drawing.
  func drawing() -> Result<VectorDrawing, ImageFileProblem> {
    let key = DrawingKey(path: path)
    if let known: VectorDrawing = decodedFiles?.value(key, of: bytes) { return .success(known) }
    let result = VectorDrawing.read(bytes, path)
    if case .success(let drawing) = result {
      decodedFiles?.keep(drawing, byteCount: Self.treeShare * bytes.count, key, of: bytes)
    }
    return result
  }

  /// The bytes that a drawing takes for each byte of its file, roughly.
  private static let treeShare = 8

  /// The picture at a scale.
  ///
  /// - Parameter scale: pixels for each of the drawing's points.
  func picture(scale: Double) -> DecodedPicture {
    func make() -> DecodedPicture { earlier(scale) ?? drawn(scale) }
    let key = DecodedPicture.Key(path: path, scale: scale, limits: limits)
    return decodedFiles?.picture(key, of: bytes, make: make) ?? make()
  }

  /// The picture that an earlier run has drawn.
  private func earlier(_ scale: Double) -> DecodedPicture? {
    decodedFiles?.drawnPictures?.picture(of: bytes, at: path, parts(scale))
      .flatMap { DecodedPicture(bytes: $0, limits) }
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

/// A vector file that is drawn in each size in which it is shown.
struct PreservedVector: Sendable {
  /// The drawing at the screen's scale, or a small picture of a large one: nobody knows yet in which size it is shown.
  var sample: Image
  /// In points.
  var size: Size
  /// Sentences about what is not drawn as the file says.
  var warnings: [String]
  /// The bytes of the drawing's pixels at the screen's scale; of the sample for one that is too large for them.
  var byteCount: Int
  /// Pixels for each of the drawing's points in the largest picture, for one that is too large in its own size.
  var greatestScale: Double
  /// Draws it at a scale; nil where it can't be drawn.
  var draw: @Sendable (_ scale: Double) -> Pixmap?

  /// The greatest side of a sample, in pixels.
  private static let sampleSide = 128.0

  /// Reads a file, and draws a sample of it, which tells what can't be drawn.
  ///
  /// - Parameter scale: the screen's scale.
  static func read(_ file: VectorFile, scale: Double) -> Result<Self, ImageFileProblem> {
    file.drawing().flatMap { drawing in
      let fits = drawing.problem(file.path, scale: scale, file.limits) == nil
      let own = drawing.pixelSize(scale: scale)
      let side = max(drawing.size.width, drawing.size.height)
      // A pixel less to either side, since sides are rounded up.
      let largestScale = min(
        Double(file.limits.maximumSide - 1) / side,
        (Double(file.limits.maximumBytes / 4) / (drawing.size.width * drawing.size.height))
          .squareRoot() * 0.999)
      let sampleScale = min(scale, sampleSide / side)
      let picture = file.picture(scale: sampleScale)
      return picture.pixmap.map { pixmap in
        Self(
          sample: Image(pixmap: pixmap, scale: sampleScale),
          size: Size(width: Double(own.width) / scale, height: Double(own.height) / scale),
          warnings: picture.warnings,
          byteCount: fits ? own.width * own.height * 4 : pixmap.bytes.count,
          greatestScale: fits ? .infinity : largestScale
        ) { scale in
          guard drawing.problem(file.path, scale: scale, file.limits) == nil else { return nil }
          return try? file.picture(scale: scale).pixmap.get()
        }
      }
    }
  }
}
