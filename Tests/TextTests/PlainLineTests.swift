import Raster
import Testing

@testable import Text

/// A plain text in one line comes to what the general way makes of it.
@Suite struct PlainLineTests {
  private static let fonts: [Font] = [
    FontBook.embedded.systemFont(.sanFranciscoLike, size: 17, weight: .regular),
    FontBook.embedded.systemFont(.helveticaLike, size: 13, weight: .bold),
    FontBook.embedded.systemFont(.helvetica, size: 15, weight: .regular),
  ]

  private func input(_ runs: [TextRun], width: Double, lines: Int) -> TextLayout.Input {
    TextLayout.Input(
      runs: runs, width: width, numberOfLines: lines, alignment: .right, lineHeightStep: 0.5,
      lineSpacing: 3, lineHeightMultiple: 1.2)
  }

  @Test(arguments: [
    "Label 1", "AVA fi -> 19:41  ", "12:30", " ", "~", "Grüße", "two\nlines", "a\t",
  ])
  func `a plain text is laid out as one of two runs is, of which one says nothing`(text: String) {
    var plain = 0
    for font in Self.fonts {
      for (kern, offset) in [(0, 0), (1.5, 2), (-0.5, -3.0)] {
        let run = TextRun(
          text: text, font: font, color: .black, kern: kern, underline: true,
          baselineOffset: offset)
        let empty = TextRun(text: "", font: font, color: .white)
        for width in [0, 20, 90, 2000, .infinity] {
          for lines in [0, 1, 2] {
            var (work, expected) = (TextWork.unlimited, TextWork.unlimited)
            let own = input([run], width: width, lines: lines)
            if PlainLine(own) != nil { plain += 1 }
            let layout = TextLayout(own, counting: &work)
            let other = TextLayout(
              input([run, empty], width: width, lines: lines), counting: &expected)
            #expect(layout == other, "\(text) in \(width), \(font.face.name)")
            #expect(work.sum == expected.sum, "\(text) in \(width)")
          }
        }
      }
    }
    #expect((plain > 0) == text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
  }

  @Test func `work that is too much is told of a plain line`() {
    let run = TextRun(text: "Label", font: Self.fonts[0], color: .black)
    var little = TextWork(limit: 10, lineLimit: .max)
    _ = TextLayout(input([run], width: .infinity, lines: 1), counting: &little)
    #expect(little.isExceeded)
  }
}
