/// Why a font file was refused.
public enum FontError: Error, Sendable, Hashable {
  /// FreeType does not know the format, or the file is damaged.
  case notAFont(label: String)
  /// The file holds bitmaps only, or no Unicode characters.
  case noOutlines(label: String)
}
