/// Vertical measures of a font, as fractions of the em (multiply by a size for points).
public struct FontMetrics: Sendable, Hashable {
  /// Height of a line above the baseline.
  public var ascender: Double
  /// Depth of a line below the baseline; positive.
  public var descender: Double
  /// Extra room between lines.
  public var lineGap: Double
  /// Height of a flat capital.
  public var capHeight: Double
  /// Height of a flat small letter.
  public var xHeight: Double

  /// Measures as fractions of the em.
  public init(
    ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
