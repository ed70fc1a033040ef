public import ObjectModel
public import Raster

/// A place of a screen that breaks a rule.
public struct AuditFinding: Sendable, Hashable {
  /// The colours that were compared, averages in linear light, and how they contrast by APCA.
  public struct Colors: Sendable, Hashable {
    /// The colour of the text or symbol as it shows.
    public var foreground: Color
    /// The colour that shows without it.
    public var background: Color
    /// The lightness contrast Lc of APCA-W3 0.1.9: positive for dark on light, negative for light on dark.
    public var lightnessContrast: Double
  }

  /// The rule.
  public var rule: AuditRule
  /// A sentence about the fault, with the measured value.
  public var message: String
  /// The id of the object, or of the nearest one around it that has one.
  public var id: String?
  /// The object's class.
  public var className: String
  /// The objects from the window down to this one.
  public var path: String
  /// Where a document describes the object, or the one that it is a part of.
  public var place: DocumentPlace?
  /// The text, symbol or target in the window, in points.
  public var frame: Rect
  /// The measured value in the rule's unit; nil where nothing is measured.
  public var value: Double?
  /// The least or, of overlaps, the greatest value that passes.
  public var threshold: Double?
  /// The colours; nil but for contrasts.
  public var colors: Colors?
}
