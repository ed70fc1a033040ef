import Raster

/// The state that operators set, and that `q` and `Q` save and restore (ISO 32000-1, 8.4).
struct GraphicsState {
  /// From user space to pixels.
  var transform: Transform
  /// The bounds of the clip, in pixels.
  var clip: Rect
  var fill = PaintColor()
  var stroke = PaintColor()
  /// 0–1.
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var line = StrokeStyle()
  var blendMode = BlendMode.normal
  var softMask: SoftMask?
  var text = TextState()
}

/// A colour or pattern to paint with.
struct PaintColor {
  var space = ColorSpace.gray
  var components: [Double] = [0]
  var pattern: PDFObject?
  /// The number of the pattern's object.
  var patternNumber: Int?
}

/// The text state (9.3).
struct TextState {
  var font: SelectedFont?
  var size = 0.0
  var characterSpacing = 0.0
  var wordSpacing = 0.0
  /// 1 is as wide as the font.
  var stretch = 1.0
  var leading = 0.0
  var rise = 0.0
  /// 0 fills, 1 strokes, 2 does both, 3 shows nothing; 4 to 7 clip too.
  var mode = 0
}

/// A font that is read when it first shows something: what it lacks does not matter before.
final class SelectedFont {
  let entry: PDFObject
  /// The font, if it can be read; nil until it was tried.
  var font: PDFFont??

  init(_ entry: PDFObject) { self.entry = entry }
}

/// A group that lets through where it is light, or opaque (11.6.5). Drawn when first needed.
final class SoftMask {
  let group: PDFStream
  let isLuminosity: Bool
  /// The colour around the group, for luminosity.
  let backdrop: Color
  /// From 0–1 to 0–1.
  let transfer: PDFFunction?
  /// The matrix of user space when the mask was set.
  let transform: Transform
  /// Drawn already; nil inside where it lets nothing through.
  var image: MaskImage??

  init(
    group: PDFStream, isLuminosity: Bool, backdrop: Color, transfer: PDFFunction?,
    transform: Transform
  ) {
    self.group = group
    self.isLuminosity = isLuminosity
    self.backdrop = backdrop
    self.transfer = transfer
    self.transform = transform
  }
}

/// A picture whose alpha masks, with the pixels it covers.
struct MaskImage {
  var pixmap: Pixmap
  var area: Rect
}
