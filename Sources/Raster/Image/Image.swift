/// A bitmap with what UIKit remembers beside the pixels: scale, slicing and rendering mode.
public struct Image: Sendable, Hashable {
  /// How the middle of a sliced image fills more room than it has.
  public enum ResizingMode: String, Sendable, Hashable, CaseIterable { case tile, stretch }

  /// Whether the colours count or only the alpha, as `UIImageRenderingMode`.
  public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The bitmap.
  public var pixmap: Pixmap
  /// Pixels a point.
  public var scale: Double
  /// In points; nil is an image without slices, drawn whole.
  public var capInsets: EdgeInsets?
  /// How the middle fills; only with `capInsets`.
  public var resizingMode: ResizingMode
  /// The mode that the image asks for. `Canvas` ignores it: an image is a template when it is drawn with a
  /// tint.
  public var renderingMode: RenderingMode
  /// How the bitmap is scaled and turned.
  public var sampling: Sampling
  /// How far a shadow and the like reach inward from the edges, in points: what lies within them is
  /// lined up with other things. Drawing takes no notice.
  public var alignmentInsets: EdgeInsets

  /// An image of a bitmap.
  public init(
    pixmap: Pixmap, scale: Double = 1, capInsets: EdgeInsets? = nil,
    resizingMode: ResizingMode = .stretch, renderingMode: RenderingMode = .automatic,
    sampling: Sampling = .automatic, alignmentInsets: EdgeInsets = .zero
  ) {
    self.pixmap = pixmap
    self.scale = scale
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
    self.sampling = sampling
    self.alignmentInsets = alignmentInsets
  }

  /// In points.
  public var size: Size {
    Size(width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
  }
}
