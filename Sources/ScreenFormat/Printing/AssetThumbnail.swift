package import Raster
import Symbols

/// Small pictures of images and symbols, for lists in which a person chooses one.
package enum AssetThumbnail {
  /// The side of the square that pictures fit into, in points.
  package static let side = 32.0
  /// Pixels a point.
  private static let scale = 2.0
  /// The size of the text that symbols go with, in points.
  private static let symbolSize = 22.0

  /// An image, shrunk where it is larger than the square.
  ///
  /// - Throws: `RasterizerError`.
  package static func picture(of image: Image) throws(RasterizerError) -> Pixmap {
    let size = fitted(image.size)
    var canvas = Canvas()
    canvas.image(image, in: Rect(origin: .zero, size: size))
    return try canvas.picture(width: size.width, height: size.height, scale: scale)
  }

  /// A symbol of the system in black; nil where nothing is drawn for the name.
  ///
  /// - Throws: `RasterizerError`.
  package static func picture(ofSymbol name: String) throws(RasterizerError) -> Pixmap? {
    guard let symbol = Symbol(name) else { return nil }
    let whole = symbol.size(pointSize: symbolSize)
    let shrink = fitted(whole).width / max(whole.width, 1)
    let shape = symbol.shape(pointSize: symbolSize * shrink)
    var canvas = Canvas()
    canvas.fill(shape, .black)
    return try canvas.picture(width: shape.size.width, height: shape.size.height, scale: scale)
  }

  /// A size that lies within the square, of the same ratio, and at least a point.
  private static func fitted(_ size: Size) -> Size {
    let shrink = min(1, side / max(size.width, 1), side / max(size.height, 1))
    return Size(width: max(1, size.width * shrink), height: max(1, size.height * shrink))
  }
}
