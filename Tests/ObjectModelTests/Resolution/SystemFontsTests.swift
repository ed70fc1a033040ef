import Testing
import Text

@testable import ObjectModel

@Suite struct SystemFontsTests {
  /// Fonts of a screen, and how many of them were made.
  private struct Stage {
    let fonts = SystemFonts()
    var made = 0

    mutating func font(_ size: Double, _ weight: FontWeight = .regular, isItalic: Bool = false)
      -> Font
    {
      var made = made
      let font = fonts.font(size: size, weight: weight, isItalic: isItalic) {
        made += 1
        return FontBook.embedded.systemFont(
          .helveticaLike, size: size, weight: weight, italic: isItalic)
      }
      self.made = made
      return font
    }
  }

  @Test func `a font is made once, also where others are asked for in between`() {
    var stage = Stage()
    for _ in 0..<3 {
      #expect(stage.font(17).size == 17)
      #expect(stage.font(15).size == 15)
      #expect(stage.font(17, .bold).face.name != stage.font(17).face.name)
      #expect(stage.font(17, isItalic: true).face.name != stage.font(17).face.name)
    }
    #expect(stage.made == 4)
  }

  @Test func `a font that was forgotten is made again`() {
    var stage = Stage()
    for size in 1...9 { #expect(stage.font(Double(size)).size == Double(size)) }
    #expect(stage.made == 9)
    #expect(stage.font(1).size == 1)
    #expect(stage.made == 10)
    #expect(stage.font(9).size == 9)
    #expect(stage.made == 10)
  }
}
