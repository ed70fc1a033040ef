public import Raster

/// The source of an image.
public indirect enum ImageSource: Sendable, Hashable {
  /// A bitmap of a file, with its name in the document.
  case bitmap(Image, name: String)
  /// A vector image of a file, with its name in the document. Drawn for each size.
  case vector(VectorImage, name: String)
  /// A system symbol.
  case symbol(SymbolImage)
  /// Drawing operations in a canvas of `size` points, drawn at the screen's scale.
  case drawing([DrawingOperation], size: Size)
  /// A colour that fills `size` points.
  case color(ColorValue, size: Size)
  case animated([ImageValue], duration: Double)
  /// A source that depends on traits.
  case adaptive(Adaptive<ImageSource>)

  /// The image of a file, with all that came with its pixels; nil for drawings, colours and animations.
  package var file: Image? {
    switch self {
    case .bitmap(let image, _): image
    case .vector(let vector, _): vector.sample
    case .adaptive(let sources): sources.standard.file
    case .symbol, .drawing, .color, .animated: nil
    }
  }

  /// The size in points.
  package var size: Size {
    switch self {
    case .bitmap(let image, _): image.size
    case .vector(let vector, _): vector.size
    case .symbol(let symbol): symbol.size
    case .drawing(_, let size), .color(_, let size): size
    case .animated(let frames, _): frames.first?.size ?? .zero
    case .adaptive(let sources): sources.standard.size
    }
  }
}

/// An image as documents write it: a source, cap insets, and resizing and rendering modes.
public struct ImageValue: Sendable, Hashable {
  /// The source.
  public var source: ImageSource
  /// The document's cap insets, in points; nil uses those of the file.
  package var ownCapInsets: EdgeInsets?
  /// The resizing of the interior: tiled or stretched.
  public var resizingMode: Image.ResizingMode
  /// Template, original or automatic.
  public var renderingMode: Image.RenderingMode

  /// The first iOS version whose images have rendering modes, from files or documents.
  package static let firstSystemOfRenderingModes = 7

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - source: the source of its pixels.
  ///   - capInsets: in points; nil uses those of the file.
  ///   - resizingMode: tiles the interior by default.
  ///   - renderingMode: automatic by default.
  public init(
    source: ImageSource, capInsets: EdgeInsets? = nil, resizingMode: Image.ResizingMode = .tile,
    renderingMode: Image.RenderingMode = .automatic
  ) {
    self.source = source
    ownCapInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
  }

  /// Cap insets in points, from the document, else from the file's asset catalog; nil draws the
  /// image whole.
  public var capInsets: EdgeInsets? { ownCapInsets ?? source.file?.capInsets }

  /// The size in points, for the screen's traits.
  public var size: Size { source.size }

  /// Whether the image has no pixels, as `UIImage()`: nothing is drawn in its place.
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The image for an object with these traits.
  package func adapted(to traits: Traits) -> ImageValue {
    var result = self
    switch source {
    case .adaptive(let sources): result.source = sources.value(in: traits)
    case .symbol(let symbol): result.source = .symbol(symbol.adapted(to: traits))
    case .bitmap, .vector, .drawing, .color, .animated: break
    }
    return result
  }
}
