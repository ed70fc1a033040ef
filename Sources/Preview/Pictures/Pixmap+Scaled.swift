import Raster

extension Pixmap {
  /// The picture with other pixels a point.
  func scaled(from: Double, to scale: Double) throws -> Pixmap {
    guard from != scale else { return self }
    let image = Image(pixmap: self, scale: from)
    let width = max(1, (image.size.width * scale).rounded())
    let height = max(1, (image.size.height * scale).rounded())
    var canvas = Canvas()
    canvas.image(image, in: Rect(x: 0, y: 0, width: width, height: height))
    return try canvas.picture(width: width, height: height)
  }
}
