/// A bitmap with what UIKit remembers beside the pixels: scale, slicing and rendering mode.
public struct Image: Sendable, Hashable {
  /// How the middle of a sliced image fills more room than it has.
  public enum ResizingMode: String, Sendable, Hashable, CaseIterable { case tile, stretch }

  /// Whether the colours count or only the alpha, as `UIImageRenderingMode`.
  public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private enum Pixels: Sendable, Hashable {
    case unpacked(Pixmap)
    case packed(PackedPixmap)
  }

  private var pixels: Pixels
  /// The bitmap. One that is packed is unpacked for it.
  public var pixmap: Pixmap {
    get {
      switch pixels {
      case .unpacked(let pixmap): pixmap
      case .packed(let packed): packed.pixmap
      }
    }
    set { pixels = .unpacked(newValue) }
  }
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
    pixels = .unpacked(pixmap)
    self.scale = scale
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
    self.sampling = sampling
    self.alignmentInsets = alignmentInsets
  }

  /// An image whose bitmap is unpacked when it is drawn.
  public init(packed: PackedPixmap, scale: Double = 1) {
    self.init(pixmap: Pixmap(width: 0, height: 0), scale: scale)
    pixels = .packed(packed)
  }

  /// The bitmap that is unpacked when it is drawn; nil for one that is at hand.
  package var packed: PackedPixmap? {
    if case .packed(let packed) = pixels { packed } else { nil }
  }

  /// Exchanges the bitmap for one that is unpacked when it is drawn.
  package mutating func replacePixels(by packed: PackedPixmap) { pixels = .packed(packed) }

  /// Pixels across.
  public var pixelWidth: Int {
    switch pixels {
    case .unpacked(let pixmap): pixmap.width
    case .packed(let packed): packed.width
    }
  }

  /// Pixels down.
  public var pixelHeight: Int {
    switch pixels {
    case .unpacked(let pixmap): pixmap.height
    case .packed(let packed): packed.height
    }
  }

  /// In points.
  public var size: Size {
    Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }
}
