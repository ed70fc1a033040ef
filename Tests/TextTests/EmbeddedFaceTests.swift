import Raster
import Testing

@testable import Text

/// What the tables and HarfBuzz tell of an embedded font is what FreeType finds in its file.
@Suite struct EmbeddedFaceTests {
  /// More glyphs than any embedded font has.
  private static let glyphs: Range<UInt32> = 0..<4000

  private struct NotOpened: Error {}

  private func opened(_ face: FontFace) throws -> FaceHandle {
    guard let handle = FaceHandle(data: face.data, index: 0), handle.isUsable else {
      throw NotOpened()
    }
    return handle
  }

  @Test(arguments: 0..<EmbeddedFaces.shared.count)
  func `an embedded font has the facts of its file`(index: Int) throws {
    let face = EmbeddedFaces.shared.face(at: index)
    let facts = try opened(face).facts
    #expect(FaceFacts(embedded: index) == facts)
    #expect(face.name == facts.name && face.metrics == facts.metrics)
  }

  @Test(arguments: 0..<EmbeddedFaces.shared.count)
  func `an embedded font has the outlines of its file`(index: Int) throws {
    let face = EmbeddedFaces.shared.face(at: index)
    let opened = try opened(face)
    var drawn = 0
    for glyph in Self.glyphs {
      let outline = face.outline(of: glyph, embolden: 0)
      let expected = opened.outline(of: glyph).path
      #expect(outline == expected, "\(face.name), glyph \(glyph)")
      if !outline.isEmpty { drawn += 1 }
    }
    #expect(drawn > 600)
  }

  @Test(arguments: 0..<EmbeddedFaces.shared.count)
  func `an embedded font has the characters of its file`(index: Int) throws {
    let face = EmbeddedFaces.shared.face(at: index)
    let opened = try opened(face)
    for value in [0..<0x3000 as Range<UInt32>, 0xE000..<0xE800, 0xFB00..<0xFFFE, 0x1F100..<0x1F700]
      .joined()
    {
      let scalar = try #require(Unicode.Scalar(value))
      let expected = opened.glyph(for: scalar)
      #expect(face.glyph(for: scalar) == expected, "\(face.name), \(scalar)")
    }
  }
}
