/// One step of a picture. Lengths are points in the space that the transforms so far make.
///
/// What is large and not drawn by the thousand is held in a box, so that a list is short in memory.
public enum DrawCommand: Sendable, Hashable {
  case fill(Path, rule: FillRule, paint: Paint)
  indirect case stroke(Path, style: StrokeStyle, paint: Paint)
  /// Glyphs with their baseline at `origin`.
  indirect case glyphs(GlyphRun, origin: Point, color: Color)
  /// The image over `rect`: sliced if it has cap insets, else scaled whole. With a `tint` only the
  /// image's alpha counts, filled with that colour (a stencil).
  indirect case image(Image, rect: Rect, tint: Color?, opacity: Double)
  /// A blurred copy of the shape alone, moved by `offset`; the shape itself is not drawn.
  /// `blurRadius` is CoreGraphics': twice the standard deviation. With `knockout` nothing is drawn
  /// inside the shape itself.
  indirect case shadow(Path, color: Color, offset: Point, blurRadius: Double, knockout: Bool)
  /// The shadow that everything around the shape, moved by `offset`, throws into it; nothing is drawn
  /// outside the shape.
  indirect case innerShadow(Path, color: Color, offset: Point, blurRadius: Double)
  /// Replaces what lies below `path` by its blurred, saturated and tinted self; the blend mode does not count.
  indirect case backdrop(Path, BackdropEffect)

  /// Remembers transform, clip and blend mode until the matching `restore`.
  case save
  case restore
  /// What follows is mapped by this transform first, then by those before.
  indirect case concatenate(Transform)
  /// How fills, strokes, glyphs, images and shadows from here to the matching `restore` meet what
  /// lies below them. Within a layer the mode is normal again.
  case setBlendMode(BlendMode)
  /// Narrows what is drawn from here to the matching `restore`.
  indirect case clip(Path, rule: FillRule)
  /// What follows up to `endLayer` is drawn apart, then filtered, first filter first, faded to this
  /// opacity, and laid down as one in this blend mode, whatever mode is set. `copy`, `clear`,
  /// `sourceIn` and `destinationIn` act on all of the clip, also where the layer is empty.
  indirect case beginLayer(
    opacity: Double, blendMode: BlendMode = .normal, filters: [LayerFilter] = [])
  /// As `beginLayer` of full opacity, but the layer shows only where the mask image (its alpha, over `rect`) does.
  indirect case beginMaskedLayer(mask: Image, rect: Rect)
  case endLayer
}

/// What a translucent bar does to what it covers: blur, then saturate, then tints laid over in order.
public struct BackdropEffect: Sendable, Hashable {
  /// Standard deviation in points.
  public var sigma: Double
  /// 1 leaves colours as they are; 1.8 is UIKit's bars' (Apple's UIImageEffects sample).
  public var saturation: Double
  /// Laid over the blurred picture, first to last.
  public var tints: [Color]
  /// What lies beyond the surface, for the blur.
  public var edge: BlurEdge

  /// An effect of these parts.
  public init(
    sigma: Double, saturation: Double = 1.8, tints: [Color] = [], edge: BlurEdge = .extend
  ) {
    self.sigma = sigma
    self.saturation = saturation
    self.tints = tints
    self.edge = edge
  }
}
