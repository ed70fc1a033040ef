import PNG
import Raster

/// What is drawn in place of an image that can't be loaded: a grey box with a cross.
enum MissingImage {
  /// The size where no file tells one, in points: that of an icon in a bar.
  static let standardSize = Size(width: 24, height: 24)

  private static let fill = Color(white: 0.5, alpha: 0.25)
  private static let line = Color(white: 0.5)
  /// The greatest side of a first picture, in pixels.
  private static let sampleSide = 128.0

  /// The box.
  ///
  /// - Parameters:
  ///   - size: the image's own, in points; nil where it is not known.
  ///   - scale: the screen's scale.
  ///   - limits: the largest picture.
  static func box(_ size: Size?, scale: Double, _ limits: SurfaceLimits) -> VectorImage {
    let size = size ?? standardSize
    let greatest = min(
      Double(limits.side - 1) / max(size.width, size.height),
      (Double(AssetLibrary.pngLimits(limits).maximumBytes / 4) / (size.width * size.height))
        .squareRoot() * 0.999)
    let sampleScale = min(scale, sampleSide / max(size.width, size.height), greatest)
    var sample = Image(packed: picture(size, sampleScale, line: scale), scale: sampleScale)
    // A template would be a plain box.
    sample.renderingMode = .alwaysOriginal
    return VectorImage(sample: sample, size: size, scale: scale, greatestScale: greatest) {
      picture(size, $0, line: scale)
    }
  }

  /// - Parameter line: the width of lines, in pixels.
  private static func picture(_ size: Size, _ scale: Double, line: Double) -> PackedPixmap {
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let height = max(1, Int((size.height * scale).rounded(.up)))
    return PackedPixmap(width: width, height: height) {
      let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let style = StrokeStyle(width: line)
      var path = Path(rect: bounds.insetBy(x: line / 2, y: line / 2))
      path.move(to: bounds.origin)
      path.line(to: Point(x: bounds.maxX, y: bounds.maxY))
      path.move(to: Point(x: bounds.maxX, y: bounds.minY))
      path.line(to: Point(x: bounds.minX, y: bounds.maxY))
      var canvas = Canvas()
      canvas.fill(bounds, fill)
      canvas.stroke(path, Self.line, style: style)
      do throws(RasterizerError) {
        return .success(
          try Rasterizer().render(canvas.displayList, width: width, height: height, scale: 1))
      } catch {
        return .failure(PackedPixmap.Failure(reason: error.description))
      }
    }
  }
}
