public import Text

/// A font as documents write it. The look decides on the face.
public enum FontValue: Sendable, Hashable {
  /// The system font of the look, in points; a `size` of 0 is the control's default.
  case system(size: Double, weight: FontWeight, italic: Bool)
  /// A font by its PostScript or family name, in points; a `size` of 0 is the control's default.
  case named(String, size: Double)
  case textStyle(String)

  /// The upright system font, at a size in points.
  public static func system(_ size: Double, _ weight: FontWeight = .regular) -> FontValue {
    .system(size: size, weight: weight, italic: false)
  }
}
