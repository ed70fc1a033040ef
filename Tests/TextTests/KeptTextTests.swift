import Raster
import Testing

@testable import Text

/// What is kept of texts that were laid out is what would be made anew.
@Suite struct KeptTextTests {
  private static let books: [Font] = [
    FontBook.embedded.systemFont(.sanFranciscoLike, size: 17, weight: .regular),
    FontBook.embedded.systemFont(.helveticaLike, size: 13, weight: .bold),
    FontBook.embedded.systemFont(.helvetica, size: 15, weight: .regular),
  ]

  private static let texts = [
    "Label 1", "", " ", "AVA fi -> 19:41 ", "Grüße, 世界", "שלום 12", "a\u{2028}b", "two\nlines",
    "tab\tstop", "One that is too long for the room that it has",
  ]

  private func input(
    _ text: String, _ font: Font, width: Double, lines: Int, alignment: TextAlignment
  ) -> TextLayout.Input {
    TextLayout.Input(
      runs: [
        TextRun(text: text, font: font, color: .black),
        TextRun(text: text, font: font.withSize(11), color: .white, kern: 1),
      ], width: width, numberOfLines: lines, alignment: alignment, lineHeightStep: 0.5,
      lineBreakStrategy: .standard)
  }

  @Test(arguments: texts)
  func `the height of one line of one font is known before it is laid out`(text: String) {
    for font in Self.books {
      for mode in LineBreakMode.allCases {
        for width in [0, 40, .infinity] {
          let run = TextRun(text: text, font: font, color: .black)
          let layout = TextLayout(
            runs: [run], width: width, lineBreakMode: mode, lineHeightStep: 0.5)
          let expected = text.isEmpty ? 0 : font.heightOfLine(heightStep: 0.5)
          #expect(layout.size.height == expected, "\(text), \(mode)")
        }
      }
    }
  }

  @Test(arguments: texts)
  func `a text that fits into one line is placed as if it were laid out anew`(text: String) {
    let hasLineEnd = text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{2028}" }
    var placed = 0
    for font in Self.books {
      for width in [0, 40, 120, 2000.0] {
        for alignment in TextAlignment.allCases {
          for lines in [0, 1, 2] {
            let input = input(text, font, width: width, lines: lines, alignment: alignment)
            var (work, before) = (TextWork.unlimited, TextWork.unlimited)
            let expected = TextLayout(input, counting: &work)
            guard let wide = input.inOneLine else { continue }
            let known = TextLayout(wide, counting: &before)
            var found = TextWork.unlimited
            guard let layout = TextLayout(input, from: known, counting: &found) else {
              #expect(
                known.lines.count != 1 || known.size.width > width || hasLineEnd,
                "\(text) in \(width)")
              continue
            }
            placed += 1
            #expect(layout == expected, "\(text) in \(width), \(alignment)")
            #expect(found.sum == work.sum, "\(text) in \(width)")
          }
        }
      }
    }
    #expect(placed > 0 || hasLineEnd || text.isEmpty)
  }

  @Test func `there is no more room to ask for where there is no end of it`() {
    let font = Self.books[0]
    #expect(input("a", font, width: .infinity, lines: 1, alignment: .left).inOneLine == nil)
    #expect(input("a", font, width: .nan, lines: 1, alignment: .left).inOneLine == nil)
  }

  @Test func `work that is too much leaves no lines, also of a text that is known`() {
    let input = input("Label", Self.books[0], width: 400, lines: 1, alignment: .left)
    var work = TextWork.unlimited
    guard let wide = input.inOneLine else { return #expect(Bool(false)) }
    let known = TextLayout(wide, counting: &work)
    var little = TextWork(limit: 5, lineLimit: .max)
    #expect(TextLayout(input, from: known, counting: &little)?.lines.isEmpty == true)
    #expect(little.isExceeded)
  }

  @Test func `texts that are shaped again have the same glyphs`() {
    for font in Self.books {
      let shaper = font.face.shaper
      for text in Self.texts.map({ Array($0.utf8) }) where !text.isEmpty {
        for ligatures in [true, false] {
          let first = shaper.shape(text, range: text.indices, ligatures: ligatures)
          #expect(shaper.shape(text, range: text.indices, ligatures: ligatures) == first)
          // With a letter behind it, it is not kept.
          let longer = shaper.shape(
            text + [UInt8(ascii: "x")], range: text.indices, ligatures: ligatures)
          #expect(longer == first)
        }
      }
    }
    let fi = Array("fi".utf8)
    let bold = FontBook.embedded.systemFont(.helveticaLike, size: 17, weight: .bold).face.shaper
    #expect(bold.shape(fi, range: 0..<2, ligatures: true).count == 1)
    #expect(bold.shape(fi, range: 0..<2, ligatures: false).count == 2)
  }

  @Test func `no more texts are kept than there is room for, and no long ones`() {
    let shaper = Self.books[0].face.shaper
    for index in 0...ShapedTexts.mostTexts {
      let text = Array("é\(index)".utf8)
      #expect(shaper.shape(text, range: text.indices, ligatures: true).count == text.count - 1)
    }
    #expect((1...ShapedTexts.mostTexts).contains(shaper.keptTexts))
    var kept = ShapedTexts()
    for index in 0...ShapedTexts.mostTexts {
      let key = ShapedTexts.Key(
        bytes: Array("\(index)".utf8), ligatures: true, tabularDigits: false, script: 0,
        language: nil, isRightToLeft: nil)
      kept.keep([], of: key)
    }
    #expect(kept.count == 1)
    let long = Array(String(repeating: "é", count: ShapedTexts.longestText / 2 + 1).utf8)
    let before = shaper.keptTexts
    #expect(shaper.shape(long, range: long.indices, ligatures: true).count == long.count / 2)
    #expect(shaper.keptTexts == before)
  }

  /// The glyphs of a text from pairs of letters, and those that HarfBuzz gives.
  private func isSame(_ text: String, in face: FontFace, ligatures: Bool = true) -> Bool {
    let bytes = Array(text.utf8)
    let script = text.contains(where: \.isLetter) ? ScriptFinder.latin : 0
    let found = face.shaper.shape(
      bytes, range: bytes.indices, ligatures: ligatures, script: script)
    // With a direction that the script has anyway, a text is shaped as a whole.
    let whole = face.shaper.shape(
      bytes, range: bytes.indices, ligatures: ligatures, script: script, isRightToLeft: false)
    return found == whole
  }

  private func paired(_ text: String, _ index: Int) -> [Shaper.Glyph]? {
    let bytes = Array(text.utf8)
    return LetterPairs(font: index).glyphs(of: bytes, bytes.indices)
  }

  @Test(arguments: 0..<EmbeddedFaces.shared.count)
  func `two letters beside each other have the glyphs that HarfBuzz gives`(index: Int) {
    let face = EmbeddedFaces.shared.face(at: index)
    let letters = (UInt8(ascii: " ")...UInt8(ascii: "~")).map { String(UnicodeScalar($0)) }
    for first in letters {
      // Many pairs in a text, since a text takes longer than a letter.
      let text = letters.map { first + $0 }.joined()
      if !isSame(text, in: face) || paired(text, index) == nil {
        for second in letters {
          #expect(isSame(first + second, in: face), "\(first)\(second) in \(face.name)")
        }
      }
    }
  }

  @Test(arguments: 0..<EmbeddedFaces.shared.count)
  func `texts that are put together from pairs have the glyphs of the whole`(index: Int) {
    let face = EmbeddedFaces.shared.face(at: index)
    let texts = [
      "at 12:30", "19:41", "1:2:3", ":1:", "a:1", "1:", "a->b", "office", "fi", "fjord",
      "3/4 of 1x2", "Café, Á\u{301} – “”",
      "The quick brown fox jumps over the lazy dog. WAVE To. (AV) [L'Été] 100 % & \"quoted\"",
      String(repeating: "1:", count: Shaper.mostColons) + "1 AVA",
      String(repeating: "1:2 ", count: Shaper.mostColons - 1),
    ]
    for text in texts {
      for ligatures in [true, false] {
        #expect(isSame(text, in: face, ligatures: ligatures), "\(text) in \(face.name)")
      }
    }
  }

  @Test func `letters that are joined, and others than those of ASCII, are not put together`() {
    let faces = EmbeddedFaces.shared
    for index in 0..<faces.count {
      let isJoined = faces.face(at: index).name.hasPrefix("TeXGyre")
      #expect((paired("Office", index) == nil) == isJoined)
      #expect(paired("Ocean AV", index)?.map(\.cluster) == Array(0..<8))
      for text in ["é", "a\tb", String(repeating: "1:2 ", count: Shaper.mostColons)] {
        #expect(paired(text, index) == nil)
      }
    }
  }

  @Test(arguments: ["Label 1", "12:30", "a b", "~!@", "", " "])
  func `plain letters are stored as all others are`(text: String) {
    let font = Self.books[0]
    let plain = TextStorage(runs: [TextRun(text: text, font: font, color: .black)])
    #expect(plain.bytes == Array(text.utf8))
    #expect(plain.items.count == (text.isEmpty ? 0 : 1))
    // What follows is no ASCII, so that both are gone through letter by letter.
    let mixed = TextStorage(runs: [TextRun(text: text + "é", font: font, color: .black)])
    #expect(Array(mixed.bytes.dropLast(2)) == plain.bytes)
    if text.contains(where: \.isLetter) {
      #expect(mixed.items.first?.script == plain.items.first?.script)
    } else {
      #expect(plain.items.allSatisfy { $0.script == 0 })
    }
  }
}
