internal import EmbeddedFonts

/// The bytes of a font file at an address that does not change while this object lives: FreeType
/// and HarfBuzz both read them in place.
///
/// `@unchecked Sendable`: the bytes are never written after `init`, and are freed only when the last
/// reference is gone.
final class FontData: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the embedded font that the bytes are; nil for those of other files.
  let embeddedIndex: Int?
  /// Whether the bytes live as long as the program.
  var isPermanent: Bool { embeddedIndex != nil }
  /// Whether the file is OpenType with outlines of PostScript.
  var hasCubicOutlines: Bool { bytes.starts(with: "OTTO".utf8) }
  private let owned: UnsafeMutableBufferPointer<UInt8>?

  /// The bytes of an embedded font, which live as long as the program.
  ///
  /// - Parameter index: in the order of embedding.
  init(embedded index: Int) {
    let font = embedded_font_at(CInt(index))
    self.bytes = UnsafeBufferPointer(start: font.bytes, count: font.length)
    self.embeddedIndex = index
    self.owned = nil
  }

  /// A copy of `bytes`.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(copy)
    self.embeddedIndex = nil
    self.owned = copy
  }

  deinit { owned?.deallocate() }
}
