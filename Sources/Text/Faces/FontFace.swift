internal import CFreeType
public import Raster
internal import Synchronization

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
  /// The file's own version string; empty when it has none.
  public let version: String
  /// Font units in an em.
  public let unitsPerEm: Int
  /// The file's own vertical measures.
  public let metrics: FontMetrics
  /// Middle of an underline below the baseline, as a fraction of the em; positive.
  public let underlinePosition: Double
  /// Thickness of an underline, as a fraction of the em.
  public let underlineThickness: Double

  /// Whether glyphs may have colours of their own.
  let hasColor: Bool
  /// Whether the face has the letters and signs of ASCII.
  let hasLatin: Bool
  /// How many named instances a variable font has.
  let instanceCount: Int
  /// The code pages that the file is made for (OS/2, `ulCodePageRange1`).
  let codePages: UInt32
  let shaper: Shaper
  let data: FontData
  /// Nil for embedded fonts with cubic outlines: their facts are known, and HarfBuzz gives outlines sooner than FreeType opens a
  /// font. Quadratic ones are FreeType's always: it rounds the points between two controls, which HarfBuzz does not.
  private let handle: Mutex<FaceHandle?>
  private let outlines = Mutex<[OutlineKey: GlyphOutline]>([:])
  private let colorGlyphs = Mutex<[UInt32: ColorGlyph?]>([:])
  private let hash = Mutex<String?>(nil)

  /// Opens face `index` of a file, reading it in place.
  ///
  /// - Parameter instance: one of a variable font's named instances, from 0; nil is its default.
  convenience init(
    data: FontData, index: Int = 0, instance: Int? = nil, label: String
  ) throws(FontError) {
    // As both libraries number instances: in the upper half, from 1.
    let index = index | (instance.map { $0 + 1 } ?? 0) << 16
    guard let handle = FaceHandle(data: data, index: index) else {
      throw .notAFont(label: label)
    }
    guard handle.isUsable else { throw .noOutlines(label: label) }
    var facts = handle.facts
    if facts.name.isEmpty { facts.name = label }
    if facts.family.isEmpty { facts.family = label }
    self.init(facts, data: data, index: index, handle: handle)
  }

  /// The embedded font at an index, in the order of embedding.
  convenience init(embedded index: Int) {
    let data = FontData(embedded: index)
    self.init(
      FaceFacts(embedded: index), data: data, index: 0,
      handle: data.hasCubicOutlines ? nil : FaceHandle(data: data, index: 0))
  }

  private init(
    _ facts: FaceFacts, data: FontData, index: Int, handle: consuming sending FaceHandle?
  ) {
    self.name = facts.name
    self.family = facts.family
    self.weight = facts.weight
    self.isItalic = facts.isItalic
    self.version = facts.version
    self.unitsPerEm = facts.unitsPerEm
    self.metrics = facts.metrics
    self.underlinePosition = facts.underlinePosition
    self.underlineThickness = facts.underlineThickness
    self.hasColor = facts.hasColor
    self.hasLatin = facts.hasLatin
    self.instanceCount = facts.instanceCount
    self.codePages = facts.codePages
    self.data = data
    self.shaper = Shaper(
      data: data, index: index, unitsPerEm: facts.unitsPerEm,
      restrainsAlternates: facts.family.hasPrefix("Inter"))
    self.handle = Mutex(handle)
  }

  /// SHA-256 of the file's bytes, 64 small hexadecimal digits; computed when asked.
  /// - Complexity: O(bytes) the first time.
  public var sha256: String {
    hash.withLock { known in
      if let known { return known }
      let digest = SHA256.hexadecimalDigest(of: data.bytes)
      known = digest
      return digest
    }
  }

  /// How many faces the file holds; 0 when it is no font.
  static func count(in data: FontData) -> Int { FaceHandle.faceCount(data) }

  /// The face's glyph for a character; nil when it has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    isPermanent ? shaper.glyph(for: scalar) : handle.withLock { $0?.glyph(for: scalar) }
  }

  /// The colours of a glyph; nil for those of outlines alone. Kept once read.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard hasColor else { return nil }
    if let known = colorGlyphs.withLock({ $0[glyph] }) { return known }
    let found = handle.withLock { $0?.colorGlyph(glyph) }
    colorGlyphs.withLock { $0[glyph] = found }
    return found
  }

  private struct OutlineKey: Hashable {
    var glyph: UInt32
    var embolden: Double
  }

  private func glyphOutline(of glyph: UInt32, embolden: Double) -> GlyphOutline {
    let key = OutlineKey(glyph: glyph, embolden: embolden)
    if let known = outlines.withLock({ $0[key] }) { return known }
    var outline = handle.withLock { $0?.outline(of: glyph) } ?? shaper.outline(of: glyph)
    if embolden != 0 {
      outline = outline.emboldened(
        by: embolden, capHeight: metrics.capHeight, em: Double(unitsPerEm))
    }
    outlines.withLock { $0[key] = outline }
    return outline
  }
}

extension FontFace: Hashable {
  /// Two faces are equal when they are the same object.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace: GlyphSource {
  /// Whether the face is one of those embedded in the program.
  public var isPermanent: Bool { data.isPermanent }

  /// The contours in font units, y up, stems thicker by `embolden` font units; kept once made.
  public func outline(of glyph: UInt32, embolden: Double) -> Path {
    glyphOutline(of: glyph, embolden: embolden).path
  }
}
