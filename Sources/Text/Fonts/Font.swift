public import Raster

/// A face at a size, with the adjustments that make a substitute look like the system's font.
public struct Font: Sendable, Hashable {
  /// The face that has the outlines.
  public let face: FontFace
  /// In points an em.
  public var size: Double
  /// Stem thickness added to the face's own, as a fraction of the em; negative thins.
  public var embolden: Double
  /// Added to every advance, as a fraction of the em.
  public var tracking: Double
  /// Measures that lines of this font use, as fractions of the em.
  public var metrics: FontMetrics
  /// Room between this font's lines beyond their height, in points (`UIFont.leading`); less than 0 where
  /// they stand closer.
  public var leading: Double = 0
  /// Outlines and advances are the face's own times this: brings a substitute's capitals to the height
  /// of the font it replaces.
  var glyphScale: Double = 1
  /// Not nil: ASCII has Helvetica Neue's advances, Roman's mixed with this share of Bold's.
  var helveticaNeueBoldShare: Double?
  /// How wide glyphs are drawn, as a share of the face's width.
  var widthShare = 1.0
  /// Faces for characters that neither this face nor the embedded ones have.
  var fallback: FallbackFaces?
  /// The language of the text (BCP 47); nil for English.
  var language: String?

  /// Advances are the face's own for each glyph alone, neither kerned nor scaled with the outlines: as
  /// UIKit set Helvetica up to iOS 6.
  var hasNominalAdvances = false

  /// All digits are as wide as each other (`kNumberSpacingType`), where the face has such digits.
  public var hasTabularDigits = false

  /// A font with the face's own metrics unless others are given.
  public init(
    face: FontFace, size: Double, embolden: Double = 0, tracking: Double = 0,
    metrics: FontMetrics? = nil
  ) {
    self.face = face
    self.size = size
    self.embolden = embolden
    self.tracking = tracking
    self.metrics = metrics ?? face.metrics
  }

  /// Height of a line above the baseline, in points.
  public var ascender: Double { metrics.ascender * size }
  /// Depth of a line below the baseline, in points; positive.
  public var descender: Double { metrics.descender * size }
  /// UIFont's `lineHeight`: ascender, descender and line gap, in points.
  public var lineHeight: Double {
    (metrics.ascender + metrics.descender + metrics.lineGap) * size
  }
  /// Height of a flat capital, in points.
  public var capHeight: Double { metrics.capHeight * size }
  /// Height of a flat small letter, in points.
  public var xHeight: Double { metrics.xHeight * size }

  /// The same font at another size, in points.
  public func withSize(_ size: Double) -> Font {
    var copy = self
    copy.size = size
    return copy
  }

  /// The glyph's contours in points, y down, the origin on the baseline; emboldened and scaled.
  /// Fill with the non-zero rule.
  /// - Complexity: O(points); the face keeps outlines it has read.
  public func outline(of glyph: UInt32) -> Path {
    scaled.outline(of: glyph)
  }

  /// The font as `GlyphRun` draws it: everything that the shapes of its glyphs depend on.
  public var scaled: ScaledFont {
    ScaledFont(
      source: face, size: size, scale: unitScale, embolden: embolden * unitsPerEm / glyphScale,
      widthShare: widthShare)
  }

  /// Points a font unit.
  var unitScale: Double { size * glyphScale / unitsPerEm }

  private var unitsPerEm: Double { Double(face.unitsPerEm) }
}

extension GlyphRun {
  /// Creates a run of a font's glyphs.
  public init(font: Font, glyphs: [Glyph]) {
    self.init(font: font.scaled, glyphs: glyphs)
  }
}
