import Raster
import Text

/// A font as texts use it: codes, widths and outlines.
final class PDFFont {
  /// A character of a string.
  struct Character {
    var code: UInt32
    /// In ems.
    var width: Double
    /// A single byte of 32, to which word spacing is added.
    var isSpace: Bool
  }

  enum Kind {
    case simple(FontEncoding)
    case composite(CharacterCodes)
    /// Each glyph is a content stream.
    case type3(Type3Font)
  }

  let kind: Kind
  private let program: FontProgram?
  /// The glyphs of codes, or of CIDs.
  private let glyphs: (UInt32) -> UInt32?
  private var known: [UInt32: UInt32?] = [:]
  private let widths: [Int: Double]
  private let standardWidth: Double?
  private let object: Int

  init(
    kind: Kind, program: FontProgram?, widths: [Int: Double], standardWidth: Double?, object: Int,
    glyphs: @escaping (UInt32) -> UInt32?
  ) {
    self.kind = kind
    self.program = program
    self.widths = widths
    self.standardWidth = standardWidth
    self.object = object
    self.glyphs = glyphs
  }

  /// The characters of a string, in order.
  func characters(_ string: [UInt8]) -> [Character] {
    switch kind {
    case .simple, .type3:
      return string.map { byte in
        Character(code: UInt32(byte), width: width(UInt32(byte)), isSpace: byte == 32)
      }
    case .composite(let codes):
      return codes.codes(in: string).map { code, length in
        let number = UInt32(codes.value(code, length: length) ?? 0)
        return Character(
          code: number, width: width(number), isSpace: length == 1 && code == 32)
      }
    }
  }

  private func width(_ code: UInt32) -> Double {
    if let width = widths[Int(code)] ?? standardWidth { return width }
    return glyph(code).flatMap { program?.advance(of: $0) } ?? 0
  }

  private func glyph(_ code: UInt32) -> UInt32? {
    if let found = known[code] { return found }
    let glyph = glyphs(code)
    known[code] = .some(glyph)
    return glyph
  }

  /// The contours of a character in ems, y up; nil where it shows nothing.
  func outline(_ code: UInt32) -> Path? {
    guard let program, let glyph = glyph(code) else { return nil }
    return program.outline(of: glyph)
  }
}

/// A font whose glyphs are drawn by contents.
struct Type3Font {
  /// By code.
  var glyphs: [PDFStream?]
  /// From glyph space to ems.
  var transform: Transform
  /// Nil for those of the page.
  var resources: PDFDictionary?
}
