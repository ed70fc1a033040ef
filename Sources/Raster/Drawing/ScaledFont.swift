/// A face at a size: all that the shapes of its glyphs depend on.
public struct ScaledFont: Sendable {
  /// Where the outlines come from.
  public let source: any GlyphSource
  /// The size asked for, in points an em.
  public var size: Double
  /// Points a font unit. A substitute for another face may be drawn larger or smaller than its em and
  /// `size` say.
  public var scale: Double
  /// Added to the thickness of stems, in font units; negative thins them.
  public var embolden: Double
  /// How wide glyphs are drawn, as a share of their own width.
  public var widthShare: Double

  /// Creates a font from a face.
  ///
  /// - Parameters:
  ///   - source: The face.
  ///   - size: The size asked for, in points an em.
  ///   - scale: Points a font unit.
  ///   - embolden: Added to the thickness of stems, in font units; negative thins them.
  ///   - widthShare: How wide glyphs are drawn, as a share of their own width.
  public init(
    source: any GlyphSource, size: Double, scale: Double, embolden: Double = 0,
    widthShare: Double = 1
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.embolden = embolden
    self.widthShare = widthShare
  }

  /// The glyph's contours in points, y down, the origin on the baseline. Fill with the non-zero rule.
  /// - Complexity: O(points); faces keep outlines they have read.
  public func outline(of glyph: UInt32) -> Path {
    source.outline(of: glyph, embolden: embolden)
      .transformed(by: Transform(a: scale * widthShare, b: 0, c: 0, d: -scale, tx: 0, ty: 0))
  }
}

extension ScaledFont: Hashable {
  /// Two fonts are equal when they show the same face, the same object, alike.
  public static func == (a: ScaledFont, b: ScaledFont) -> Bool {
    a.source === b.source && a.size == b.size && a.scale == b.scale && a.embolden == b.embolden
      && a.widthShare == b.widthShare
  }

  /// Hashes the face's identity and how it is shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(scale)
    hasher.combine(embolden)
    hasher.combine(widthShare)
  }
}
