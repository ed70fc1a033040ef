/// The fonts a picture may use: the embedded faces, and any added from files.
public struct FontBook: Sendable {
  /// What is known of a face.
  public struct FaceInfo: Sendable, Hashable {
    /// PostScript name.
    public var name: String
    /// Family name.
    public var family: String
    /// Weight.
    public var weight: FontWeight
    /// Whether the letters lean.
    public var isItalic: Bool
    /// The file's own version string.
    public var version: String
    /// SHA-256 of the file's bytes, in hexadecimal.
    public var sha256: String
    /// What the face was added as; nil for embedded ones.
    public var label: String?
  }

  /// The embedded faces alone.
  public static let embedded = FontBook()

  /// The embedded faces; each is opened when first used.
  public init() {}

  /// Every face, embedded ones first, then added ones in order.
  /// - Complexity: opens and hashes every face.
  public var faces: [FaceInfo] { [] }

  /// Every name that `font(named:size:)` understands, sorted.
  public var names: [String] { [] }

  /// Adds a font file's faces; a later face takes the place of an earlier one of the same name.
  ///
  /// - Parameters:
  ///   - bytes: the whole file (TrueType, OpenType or a collection).
  ///   - label: what messages call the file.
  /// - Returns: the PostScript names of the faces added.
  /// - Throws: `FontError` when the file is no usable font.
  public mutating func add(fontFile bytes: [UInt8], label: String) throws(FontError) -> [String] {
    throw .notAFont(label: label)
  }

  /// The stand-in for a system font.
  ///
  /// - Parameters:
  ///   - family: which era's font.
  ///   - size: points an em.
  ///   - weight: weights that the embedded files lack are made by thickening or thinning outlines.
  ///   - italic: the leaning face.
  public func systemFont(
    _ family: SystemFontFamily, size: Double, weight: FontWeight, italic: Bool = false
  ) -> Font {
    Font(
      face: FontFace(
        name: "", family: "", weight: weight, isItalic: italic, version: "", unitsPerEm: 1000,
        metrics: FontMetrics(
          ascender: 0.952, descender: 0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)),
      size: size)
  }

  /// The font of a PostScript name or family name (then its regular face), in any capitals; UIKit's
  /// usual names (`HelveticaNeue-Light`, …) give embedded stand-ins. Nil when no face has the name.
  public func font(named name: String, size: Double) -> Font? { nil }
}
