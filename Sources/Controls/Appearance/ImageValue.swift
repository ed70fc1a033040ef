public import Raster

/// An image as a document means it: a source, and how UIKit is told to treat it.
public indirect enum ImageSource: Sendable, Hashable {
  /// Pixels from a file; `name` is what the document called it.
  case bitmap(Image, name: String)
  /// Drawn when used, at the screen's scale, in a canvas of `size` points.
  case drawing([DrawingOperation], size: Size)
  /// One colour over `size` points.
  case color(ColorValue, size: Size)
  case animated([ImageValue], duration: Double)
}

public struct ImageValue: Sendable, Hashable {
  public var source: ImageSource
  /// In points; nil draws the image whole.
  public var capInsets: EdgeInsets?
  public var resizingMode: Image.ResizingMode
  public var renderingMode: Image.RenderingMode

  public init(
    source: ImageSource, capInsets: EdgeInsets? = nil, resizingMode: Image.ResizingMode = .tile,
    renderingMode: Image.RenderingMode = .automatic
  ) {
    self.source = source
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
  }

  /// In points.
  public var size: Size {
    switch source {
    case .bitmap(let image, _): image.size
    case .drawing(_, let size), .color(_, let size): size
    case .animated(let frames, _): frames.first?.size ?? .zero
    }
  }
}
