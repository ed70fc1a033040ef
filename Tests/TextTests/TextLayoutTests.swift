import Raster
import Testing
import Text

@Suite("Text layout")
struct TextLayoutTests {
  static let font = FontBook.embedded.systemFont(.helveticaLike, size: 17, weight: .regular)

  static func layout(
    _ text: String, width: Double = .infinity, lines: Int = 1,
    mode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    font: Font = font, kern: Double = 0
  ) -> TextLayout {
    TextLayout(
      runs: [TextRun(text: text, font: font, color: .black, kern: kern)], width: width,
      numberOfLines: lines, lineBreakMode: mode, alignment: alignment)
  }

  /// The glyphs of each line, to compare with those of another text.
  static func glyphs(_ layout: TextLayout) -> [[UInt32]] {
    layout.lines.map { $0.segments.flatMap { $0.run.glyphs.map(\.id) } }
  }

  static func glyphs(_ lines: String...) -> [[UInt32]] {
    lines.map { glyphs(layout($0)).first ?? [] }
  }

  @Test("Widths grow with the size where spacing does not")
  func widthIsLinear() {
    var font = Font(face: Self.font.face, size: 10)
    let small = Self.layout("Hello, world", font: font).size.width
    font.size = 40
    #expect(abs(Self.layout("Hello, world", font: font).size.width - 4 * small) < 1e-9)
  }

  @Test("A and V are drawn together")
  func kerning() {
    let pair = Self.layout("AV").size.width
    #expect(pair < Self.layout("A").size.width + Self.layout("V").size.width - 0.5)
  }

  @Test("Kern is added after every character and parts ligatures")
  func kern() {
    let plain = Self.layout("Hello").size.width
    #expect(abs(Self.layout("Hello", kern: 2).size.width - plain - 10) < 1e-9)
    let face = FontBook.embedded.systemFont(.helveticaLike, size: 17, weight: .bold)
    #expect(Self.glyphs(Self.layout("fi", font: face, kern: 1))[0].count == 2)
  }

  @Test("Colons are raised in each of a thousand times, which are shaped in parts")
  func manyTimes() throws {
    let font = FontBook.embedded.systemFont(.sanFranciscoLike, size: 17, weight: .regular)
    let one = try #require(Self.glyphs(Self.layout("19:41 ", font: font)).first)
    let plain = try #require(Self.glyphs(Self.layout("19: 41", font: font)).first)
    #expect(one[2] != plain[2], "the colon of a time is another glyph")
    let all = try #require(
      Self.glyphs(Self.layout(String(repeating: "19:41 ", count: 1000), font: font)).first)
    // A space ends the line, and isn't drawn.
    let spaced = (0..<1000).flatMap { _ in one }
    #expect(all == Array(spaced.prefix(all.count)) && all.count >= spaced.count - 1)
    let joined = try #require(
      Self.glyphs(Self.layout(String(repeating: "9:41", count: 500), font: font)).first)
    #expect(joined.count == 2000 && Set(joined).count == 4)
  }

  @Test("Text with room enough stays whole", arguments: LineBreakMode.allCases)
  func fits(mode: LineBreakMode) {
    let layout = Self.layout("Settings", width: 200, mode: mode)
    #expect(!layout.isTruncated)
    #expect(Self.glyphs(layout) == Self.glyphs("Settings"))
  }

  @Test("A width measured without limit is room enough", arguments: LineBreakMode.allCases)
  func ownWidthFits(mode: LineBreakMode) {
    let text = "General – Settings & Passwords 12:34"
    let width = Self.layout(text).size.width
    #expect(Self.layout(text, width: width, lines: 0, mode: mode).lines.count == 1)
  }

  @Test("Tail truncation keeps the beginning, without a space before the ellipsis")
  func tail() {
    let width = Self.layout("Hello big w").size.width
    let layout = Self.layout("Hello big world", width: width)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= width)
    #expect(Self.glyphs(layout) == Self.glyphs("Hello big\u{2026}"))
  }

  @Test("Head truncation keeps the end")
  func head() {
    let width = Self.layout("\u{2026}big world").size.width + 1
    let layout = Self.layout("Hello big world", width: width, mode: .byTruncatingHead)
    #expect(Self.glyphs(layout) == Self.glyphs("\u{2026}big world"))
  }

  @Test("Middle truncation keeps both ends")
  func middle() {
    let layout = Self.layout("abcdefghijklmnopqrstuvwxyz", width: 100, mode: .byTruncatingMiddle)
    let glyphs = Self.glyphs(layout)[0]
    let all = Self.glyphs("abcdefghijklmnopqrstuvwxyz")[0]
    #expect(glyphs.first == all.first && glyphs.last == all.last)
    #expect(layout.size.width <= 100 && layout.size.width > 85)
  }

  @Test("An ellipsis stands alone where nothing else has room", arguments: [0, 1, 10])
  func noRoom(width: Double) {
    #expect(Self.glyphs(Self.layout("Hello", width: width)) == Self.glyphs("\u{2026}"))
  }

  @Test("Clipping lets the line run on")
  func clipping() {
    let layout = Self.layout("Hello big world", width: 30, mode: .byClipping)
    #expect(Self.glyphs(layout) == Self.glyphs("Hello big world"))
    #expect(layout.size.width > 30)
  }

  @Test("Words wrap at spaces, which hang over the edge")
  func wordWrapping() {
    let width = Self.layout("Hello big").size.width + 0.5
    let layout = Self.layout("Hello big   world", width: width, lines: 0, mode: .byWordWrapping)
    #expect(layout.lines.count == 2)
    #expect(Self.glyphs(layout)[1] == Self.glyphs("world")[0])
    #expect(abs(layout.size.width - (width - 0.5)) < 1e-9)
    #expect(abs(layout.size.height - 2 * Self.font.lineHeight) < 1e-9)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - Self.font.lineHeight) < 1e-9)
  }

  @Test("Words wrap after hyphens, but not before digits")
  func hyphens() {
    let width = Self.layout("well-kn").size.width
    #expect(
      Self.glyphs(Self.layout("well-known", width: width, lines: 0, mode: .byWordWrapping))
        == Self.glyphs("well-", "known"))
    let room = Self.layout("2026-11").size.width
    let date = Self.layout("a 2026-11", width: room, lines: 0, mode: .byWordWrapping)
    #expect(Self.glyphs(date)[1] == Self.glyphs("2026-11")[0])
  }

  @Test("A word too long for a line is broken between characters")
  func longWord() {
    let layout = Self.layout(
      "abcdefghijklmnop", width: 40, lines: 0, mode: .byWordWrapping)
    #expect(layout.lines.count > 2)
    #expect(Self.glyphs(layout).flatMap(\.self) == Self.glyphs("abcdefghijklmnop")[0])
    #expect(layout.lines.allSatisfy { $0.width <= 40.01 })
  }

  @Test("Character wrapping fills each line")
  func characterWrapping() {
    let width = Self.layout("Hello b").size.width
    let layout = Self.layout("Hello big", width: width, lines: 0, mode: .byCharWrapping)
    #expect(Self.glyphs(layout) == Self.glyphs("Hello b", "ig"))
  }

  @Test(
    "Every kind of line end begins a line", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
  func newlines(end: String) {
    let layout = Self.layout("one\(end)two\(end)", lines: 0)
    #expect(Self.glyphs(layout) == Self.glyphs("one", "two"))
  }

  @Test("Empty lines are as high as the text, empty text has none")
  func emptyLines() {
    #expect(Self.layout("a\n\nb", lines: 0).lines.count == 3)
    #expect(abs(Self.layout("a\n\nb", lines: 0).size.height - 3 * Self.font.lineHeight) < 1e-9)
    #expect(Self.layout("", lines: 0).size == .zero)
    #expect(TextLayout(runs: []).lines.isEmpty)
  }

  @Test("The last line allowed is truncated")
  func lastLine() {
    let layout = Self.layout("one two three four five six", width: 60, lines: 2)
    #expect(layout.lines.count == 2 && layout.isTruncated)
    #expect(Self.glyphs(layout)[1].last == Self.glyphs("\u{2026}")[0].last)
    #expect(Self.glyphs(Self.layout("one\ntwo")) == Self.glyphs("one\u{2026}"))
    let words = Self.layout("one two three four", width: 60, lines: 1, mode: .byWordWrapping)
    #expect(words.isTruncated && words.lines.count == 1)
  }

  @Test("Lines are aligned in their room, and in the longest line without one")
  func alignment() {
    let width = Self.layout("Hello").size.width
    #expect(Self.layout("Hello", width: 100, alignment: .left).lines[0].x == 0)
    #expect(Self.layout("Hello", width: 100, alignment: .right).lines[0].x == 100 - width)
    #expect(Self.layout("Hello", width: 100, alignment: .center).lines[0].x == (100 - width) / 2)
    let both = Self.layout("Hello\nHi", lines: 0, alignment: .right)
    #expect(both.lines[0].x == 0 && both.lines[1].x > 10)
  }

  @Test("Justified lines fill the room, last lines do not")
  func justified() {
    let layout = Self.layout(
      "aa bb cc dd ee ff gg hh", width: 70, lines: 0, mode: .byWordWrapping, alignment: .justified)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 70) < 1e-9 })
    #expect((layout.lines.last?.width ?? 70) < 69)
  }

  @Test("A line of several fonts is as high as its tallest")
  func mixedFonts() {
    let large = Self.font.withSize(34)
    let layout = TextLayout(runs: [
      TextRun(text: "small ", font: Self.font, color: .black),
      TextRun(text: "large", font: large, color: .white),
    ])
    #expect(layout.lines[0].segments.count == 2)
    #expect(layout.lines[0].ascender == large.ascender)
    #expect(layout.lines[0].segments[1].x == layout.lines[0].segments[0].width)
    #expect(abs(layout.size.height - large.lineHeight) < 1e-9)
  }

  @Test("Line heights are rounded up to the step")
  func heightStep() {
    let font = Self.font.withSize(13)
    let layout = TextLayout(
      runs: [TextRun(text: "a\nb", font: font, color: .black)], numberOfLines: 0,
      lineHeightStep: 0.5)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 16) < 1e-9)
  }

  @Test("A character that the font lacks comes from another embedded face")
  func fallback() {
    let layout = Self.layout("a\u{1E9E}\u{2318}b")
    #expect(layout.lines[0].segments.count > 1)
    #expect(layout.lines[0].segments.flatMap(\.run.glyphs).allSatisfy { $0.id != 0 })
    #expect(Self.glyphs(Self.layout("\u{65E5}")) == [[0]])
  }

  @Test("Ten thousand characters are laid out in any mode", arguments: LineBreakMode.allCases)
  func longText(mode: LineBreakMode) {
    let text = String(repeating: "Lorem ipsum dolor ", count: 560)
    #expect(!Self.layout(text, width: 200, lines: 0, mode: mode).lines.isEmpty)
    #expect(Self.layout(text, width: 200, lines: 1, mode: mode).lines.count == 1)
  }
}
