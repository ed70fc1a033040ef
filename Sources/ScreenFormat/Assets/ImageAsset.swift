import ObjectModel
import Raster
import Symbols

/// An image that a document names.
indirect enum ImageAsset: Sendable, Hashable {
  case bitmap(Image)
  /// A vector drawing of a catalogue, drawn anew for every size.
  case vector(VectorImage)
  /// A symbol of a catalogue.
  case symbol(Symbol)
  /// An image of a catalogue that differs by traits.
  case adaptive(Adaptive<ImageAsset>)

  /// The image in its own size, for the screen's traits.
  var image: Image {
    switch self {
    case .symbol(let symbol): Self.image(of: symbol)
    case .bitmap(let image): image
    case .vector(let vector): vector.image
    case .adaptive(let assets): assets.standard.image
    }
  }

  /// Pixels a point of a symbol, which is drawn so on contact sheets only.
  private static let symbolScale = 2.0

  private static func image(of symbol: Symbol) -> Image {
    let scale = symbolScale
    let shape = symbol.shape(pointSize: SymbolConfiguration.defaultPointSize)
    var canvas = Canvas()
    canvas.fill(shape, .black)
    let pixmap = try? Rasterizer().render(
      canvas.displayList, width: Int((shape.size.width * scale).rounded(.up)),
      height: Int((shape.size.height * scale).rounded(.up)), scale: scale)
    return Image(
      pixmap: pixmap ?? Pixmap(width: 0, height: 0), scale: scale, renderingMode: .alwaysTemplate)
  }
}
