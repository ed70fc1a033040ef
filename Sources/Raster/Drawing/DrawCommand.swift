/// One step of a picture. Lengths are points in the current space: the transforms so far apply.
///
/// Cases with large values that are not drawn by the thousand are `indirect`, which keeps lists small in
/// memory.
public enum DrawCommand: Sendable, Hashable {
  /// Fills the inside of a path.
  case fill(Path, rule: FillRule, paint: Paint)
  /// Draws along a path.
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
  /// Glass: what lies below shows through it, within all open layers.
  indirect case glass(Glass)
  /// Draws what follows up to the matching `endGlassContent` only where the last glass of this state came out dark, or light:
  /// its own colours may depend on the ground, and those of what lies on it with them. Content of both kinds is recorded.
  case beginGlassContent(isDark: Bool)
  case endGlassContent

  /// Remembers transform, clip and blend mode until the matching `restore`.
  case save
  /// Goes back to the state of the matching `save`; nothing without one.
  case restore
  /// Maps everything up to the matching `restore` by this transform, before the transforms so far.
  indirect case concatenate(Transform)
  /// How fills, strokes, glyphs, images and shadows from here to the matching `restore` meet what
  /// lies below them. Within a layer the mode is normal again.
  case setBlendMode(BlendMode)
  /// Narrows what is drawn from here to the matching `restore`.
  indirect case clip(Path, rule: FillRule)
  /// Draws everything up to `endLayer` into a layer. The layer is then filtered, first filter first, faded
  /// to `opacity` (0–1) and composited as one in this blend mode, whatever mode is set. `copy`, `clear`,
  /// `sourceIn` and `destinationIn` act on all of the clip, also where the layer is empty.
  indirect case beginLayer(
    opacity: Double, blendMode: BlendMode = .normal, filters: [LayerFilter] = [])
  /// As `beginLayer` of full opacity, but the layer shows only where the mask image (its alpha, over `rect`) does.
  indirect case beginMaskedLayer(mask: Image, rect: Rect)
  /// Composites the innermost open layer; nothing without one.
  case endLayer
}
