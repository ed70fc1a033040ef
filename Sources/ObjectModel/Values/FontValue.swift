public import Text

/// A font as a document means it; which face that is depends on the look.
public enum FontValue: Sendable, Hashable {
  /// The look's own face. A `size` of 0 is the size the control would use itself.
  case system(size: Double, weight: FontWeight, italic: Bool)
  /// By PostScript or family name.
  case named(String, size: Double)
  case textStyle(String)

  /// The look's upright face, at a size in points.
  public static func system(_ size: Double, _ weight: FontWeight = .regular) -> FontValue {
    .system(size: size, weight: weight, italic: false)
  }
}
