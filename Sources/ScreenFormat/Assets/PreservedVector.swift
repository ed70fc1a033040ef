import PNG
import Raster

/// A vector file that is drawn in each size in which it is shown.
struct PreservedVector: Sendable {
  /// A small picture of the drawing: nobody knows yet in which size it is shown.
  var sample: Image
  /// In points.
  var size: Size
  /// Pixels for each of the drawing's points in the largest picture, for one that is too large in its own size.
  var greatestScale: Double
  /// Draws it at a scale; nil where it can't be drawn.
  var draw: @Sendable (_ scale: Double) -> PackedPixmap?

  /// The greatest side of a sample, in pixels.
  private static let sampleSide = 128.0

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - scale: the screen's scale.
  ///   - pictures: counts what is drawn of it, and notes what can't be.
  static func read(
    _ source: PictureSource, scale: Double, _ pictures: PictureFiles
  ) -> Result<Self, ImageFileProblem> {
    source.bytes().flatMap { bytes in
      source.vector(of: bytes).drawing().map { (source: source.holding(bytes, $0), drawing: $0) }
    }.flatMap { source, drawing in
      let limits = source.limits
      let fits = drawing.problem(source.path, scale: scale, limits) == nil
      let own = drawing.pixelSize(scale: scale)
      let side = max(drawing.size.width, drawing.size.height)
      // A pixel less to either side, since sides are rounded up.
      let largestScale = min(
        Double(limits.maximumSide - 1) / side,
        (Double(limits.maximumBytes / 4) / (drawing.size.width * drawing.size.height))
          .squareRoot() * 0.999)
      let sampleScale = min(scale, sampleSide / side)
      return pictures.picture(source, scale: sampleScale).map { packed in
        let sample = Image(packed: packed, scale: sampleScale)
        return Self(
          sample: sample,
          size: Size(width: Double(own.width) / scale, height: Double(own.height) / scale),
          greatestScale: fits ? .infinity : largestScale
        ) { scale in
          guard drawing.problem(source.path, scale: scale, limits) == nil else { return nil }
          let size = drawing.pixelSize(scale: scale)
          guard size.width > 0, size.height > 0 else { return nil }
          return pictures.unpacking(source.path, width: size.width, height: size.height) {
            source.bytes().map { bytes in
              let picture = source.picture(of: bytes, scale)
              guard case .failure = picture.pixmap else { return picture }
              // What takes too much work in this size is shown as it is in another one.
              return enlarged(sample, size) ?? picture
            }
          }
        }
      }
    }
  }

  /// The sample in another size; nil where it can't be drawn either.
  private static func enlarged(
    _ sample: Image, _ size: (width: Int, height: Int)
  ) -> DecodedPicture? {
    guard case .success? = sample.packed?.unpacked() else { return nil }
    var canvas = Canvas()
    canvas.image(
      sample, in: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    let pixmap = try? Rasterizer().render(
      canvas.displayList, width: size.width, height: size.height, scale: 1)
    return pixmap.map { DecodedPicture(pixmap: .success($0)) }
  }
}
