public import Raster

/// An image as a document means it: a source, and how UIKit is told to treat it.
public indirect enum ImageSource: Sendable, Hashable {
  /// Pixels from a file; `name` is what the document called it.
  case bitmap(Image, name: String)
  /// Drawn anew in every size it is shown in; `name` is what the document called it.
  case vector(VectorImage, name: String)
  /// Drawn when used, at the screen's scale, in a canvas of `size` points.
  case drawing([DrawingOperation], size: Size)
  /// One colour over `size` points.
  case color(ColorValue, size: Size)
  case animated([ImageValue], duration: Double)
  /// Another file for other traits.
  case adaptive(Adaptive<ImageSource>)

  /// Of a file, in its own size; nil of what the document draws itself.
  package var file: Image? {
    switch self {
    case .bitmap(let image, _): image
    case .vector(let vector, _): vector.image
    case .adaptive(let sources): sources.standard.file
    case .drawing, .color, .animated: nil
    }
  }

  /// In points.
  package var size: Size {
    switch self {
    case .bitmap(let image, _): image.size
    case .vector(let vector, _): vector.image.size
    case .drawing(_, let size), .color(_, let size): size
    case .animated(let frames, _): frames.first?.size ?? .zero
    case .adaptive(let sources): sources.standard.size
    }
  }
}

/// An image, and how UIKit is told to treat it.
public struct ImageValue: Sendable, Hashable {
  /// Where its pixels come from.
  public var source: ImageSource
  /// Cap insets that the document gives, in points; nil leaves those of the file.
  public var ownCapInsets: EdgeInsets?
  /// What its middle does in more room.
  public var resizingMode: Image.ResizingMode
  /// Whether it is a stencil.
  public var renderingMode: Image.RenderingMode

  /// With all its values.
  public init(
    source: ImageSource, capInsets: EdgeInsets? = nil, resizingMode: Image.ResizingMode = .tile,
    renderingMode: Image.RenderingMode = .automatic
  ) {
    self.source = source
    ownCapInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
  }

  /// Cap insets in points, from the document, else from the file's asset catalogue; nil draws the image
  /// whole.
  public var capInsets: EdgeInsets? { ownCapInsets ?? source.file?.capInsets }

  /// In points; of one that differs between traits, for the screen's.
  public var size: Size { source.size }

  /// As an object with these traits shows it.
  package func adapted(to traits: Traits) -> ImageValue {
    guard case .adaptive(let sources) = source else { return self }
    var result = self
    result.source = sources.value(in: traits)
    return result
  }
}
