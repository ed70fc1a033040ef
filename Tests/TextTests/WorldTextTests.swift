import Glibc
import TestSupport
import Testing

@testable import Raster
@testable import Text

@Suite("Text of the world")
struct WorldTextTests {
  private static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  private static let hebrew = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  private static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"

  private func font(_ paths: [String] = [], size: Double = 20) throws -> Font {
    var book = FontBook()
    for path in paths {
      _ = try book.add(
        fontFile: try #require(Files.bytes(path), "scripts/setup.sh installs it"), label: path)
    }
    return book.systemFont(.sanFranciscoLike, size: size, weight: .regular)
  }

  @Test func `a face has other letters for some languages`() throws {
    let face = try font().face
    let text = Array("ş".utf8)
    func glyphs(_ language: String?) -> [UInt32] {
      face.shaper.shape(text, range: 0..<text.count, ligatures: true, language: language).map(\.id)
    }
    // Romanian has a comma below, Turkish a cedilla.
    #expect(glyphs("ro") != glyphs(nil))
    #expect(glyphs("tr") == glyphs(nil))
    var book = FontBook()
    book.language = "ro"
    #expect(book.systemFont(.sanFranciscoLike, size: 20, weight: .regular).language == "ro")
  }

  /// A font with other code pages (OS/2, `ulCodePageRange1`).
  private func font(_ path: String, codePages: UInt32) throws -> [UInt8] {
    var bytes = try #require(Files.bytes(path), "scripts/setup.sh installs it")
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let tables = (0..<number(4, 2)).map { 12 + 16 * $0 }
    let entry = try #require(tables.first { bytes[$0..<$0 + 4].elementsEqual("OS/2".utf8) })
    let place = number(entry + 8, 4) + 78
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[place + index] = UInt8(codePages >> UInt32(shift) & 0xFF)
    }
    return bytes
  }

  @Test(arguments: [
    ("ja", "japanese"), ("zh-Hans", "simplified"), ("zh-Hant-HK", "traditional"), ("ko", "korean"),
    ("en", "korean"),
  ])
  func `among fonts of a document the one made for the language's Chinese characters is taken`(
    language: String, expected: String
  ) throws {
    var book = FontBook()
    let fonts: [(String, UInt32)] = [
      ("japanese", 1 << 17), ("simplified", 1 << 18), ("traditional", 1 << 20),
      ("korean", 1 << 19),
    ]
    for (label, codePages) in fonts {
      _ = try book.add(fontFile: try font(Self.hebrew, codePages: codePages), label: label)
    }
    book.language = language
    let pages = try #require(fonts.first { $0.0 == expected }?.1)
    var finder = FallbackFinder(
      font: book.systemFont(.sanFranciscoLike, size: 20, weight: .regular))
    #expect(finder.font(for: "ש").face.codePages == pages)
  }

  private func layout(
    _ text: String, _ font: Font, width: Double = .infinity, lines: Int = 0,
    alignment: TextAlignment = .left, direction: TextDirection = .natural
  ) -> TextLayout {
    TextLayout(
      runs: [TextRun(text: text, font: font, color: .black)], width: width, numberOfLines: lines,
      alignment: alignment, direction: direction)
  }

  /// Each line's text, as broken.
  private func lines(_ text: String, _ font: Font, width: Double) -> [String] {
    let storage = TextStorage(runs: [TextRun(text: text, font: font, color: .black)])
    let input = TextLayout.Input(
      runs: storage.runs, width: width, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    var breaker = LineBreaker(input, .unlimited)
    breaker.breakLines(storage)
    return breaker.lines.map { String(decoding: storage.bytes[$0.shaped.range], as: UTF8.self) }
  }

  @Test(
    "Levels are those of the Bidirectional Algorithm",
    arguments: [
      ("abc", TextDirection.natural, [0, 0, 0]),
      ("אב", .natural, [1, 1, 1, 1]),
      ("a אב", .natural, [0, 0, 1, 1, 1, 1]),
      ("א1", .natural, [1, 1, 2]),
      ("ab", .rightToLeft, [2, 2]),
      ("א b", .leftToRight, [1, 1, 0, 0]),
      ("אב (c)", .natural, [1, 1, 1, 1, 1, 1, 2, 1]),
    ])
  func levels(text: String, direction: TextDirection, expected: [UInt8]) {
    let levels = BidiLevels(Array(text.utf8)[...], direction: direction)
    #expect(levels.levels == expected)
    #expect(levels.isRightToLeft == (expected[0] > 0 && direction != .leftToRight))
  }

  @Test(
    "Stretches are drawn in the order of rule L2",
    arguments: [
      ([0, 1, 0], [0, 1, 2]), ([1, 2, 1], [2, 1, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([1, 4, 3], [2, 1, 0]), ([], []), ([2, 1, 2], [2, 1, 0]),
    ] as [([UInt8], [Int])])
  func visualOrder(levels: [UInt8], order: [Int]) {
    #expect(BidiLevels.visualOrder(levels) == order)
  }

  @Test("Right-to-left text lies at the right of natural lines, its spaces beyond its left end")
  func naturalAlignment() throws {
    let hebrew = try font([Self.hebrew])
    let line = try #require(layout("שלום ", hebrew, width: 300, alignment: .natural).lines.first)
    #expect(abs(line.x + line.width - 300) < 0.01)
    let first = try #require(line.segments.first)
    #expect(first.x < 0, "the space")
    #expect(layout("Hello", hebrew, width: 300, alignment: .natural).lines[0].x == 0)
    #expect(
      layout("7", hebrew, width: 300, alignment: .natural, direction: .rightToLeft).lines[0].x > 200
    )
  }

  @Test("Arabic letters join: a word is narrower than its letters alone")
  func joining() throws {
    let arabic = try font([Self.arabic])
    let joined = layout("بيت", arabic).size.width
    let alone = "بيت".map { layout(String($0), arabic).size.width }.reduce(0, +)
    #expect(joined < alone * 0.9)
  }

  @Test("One font for many scripts is shaped script by script")
  func scripts() throws {
    let devanagari = try font([Self.devanagari])
    // The vowel sign of क्षि is drawn before its letters.
    let run = try #require(layout("क्षि", devanagari).lines.first?.segments.first?.run)
    #expect(run.glyphs.count < "क्षि".unicodeScalars.count)
    let finder = ScriptFinder()
    #expect(finder.script(of: "a") == finder.script(of: "é"))
    #expect(finder.script(of: "ж") != finder.script(of: "a"))
    #expect(finder.script(of: "1") == 0)
  }

  @Test("Lines end where Unicode lets them")
  func breaks() throws {
    let font = try font()
    #expect(lines("one two", font, width: 50) == ["one ", "two"])
    #expect(lines("a/b c", font, width: 30) == ["a/b ", "c"])
    #expect(lines("well-known", font, width: 70) == ["well-", "known"])
    #expect(lines("2026-11", font, width: 200) == ["2026-11"])
    #expect(lines("10\u{A0}km", font, width: 40).count > 1, "character by character in need")
    #expect(lines("x\u{200B}y", font, width: 15) == ["x\u{200B}", "y"])
  }

  @Test("A soft hyphen shows where its line ends, and nowhere else")
  func softHyphens() throws {
    let font = try font()
    let whole = layout("schiff\u{AD}fahrt", font).size.width
    #expect(abs(whole - layout("schifffahrt", font).size.width) < 2.5, "ligatures aside")
    let broken = layout("schiff\u{AD}fahrt", font, width: 65)
    #expect(broken.lines.count == 2)
    let hyphen = layout("-", font).size.width
    #expect(abs(broken.lines[0].width - layout("schiff", font).size.width - hyphen) < 0.5)
  }

  @Test("Tabs reach to the next stop")
  func tabs() throws {
    let font = try font()
    let end = layout("a\tb", font).size.width
    #expect(abs(end - (28 + layout("b", font).size.width)) < 0.01)
    #expect(layout("\t\tb", font).size.width > 56)
  }

  @Test("Emoji keep their colours, joined ones are one picture")
  func emoji() throws {
    let font = try font([Self.emoji])
    let family = try #require(layout("👨‍👩‍👧", font).lines.first?.segments.first?.run)
    #expect(family.glyphs.count { font.fallback?.faces[0].colorGlyph($0.id) != nil } == 1)
    let picture = try draw(size: 24) { $0.draw(layout("😀", font), at: .zero) }
    let hasYellow = (0..<24 * 24).contains {
      let (r, b, a) = (
        picture.bytes[$0 * 4], picture.bytes[$0 * 4 + 2], picture.bytes[$0 * 4 + 3]
      )
      return a > 200 && r > 200 && b < 120
    }
    #expect(hasYellow)
    let shadow = try draw(size: 24) {
      $0.draw(layout("😀", font), at: .zero, color: Color(bytes: 0, 0, 255))
    }
    #expect(
      (0..<24 * 24).allSatisfy { shadow.bytes[$0 * 4] == 0 }, "a shadow has one colour")
  }

  private func draw(size: Int, _ body: (inout Canvas) -> Void) throws -> Pixmap {
    var canvas = Canvas()
    body(&canvas)
    return try Rasterizer().render(canvas.displayList, width: size, height: size, scale: 1)
  }

  @Test("The instances of a variable font are faces with weights of their own")
  func variableFonts() throws {
    let path = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
    var book = FontBook()
    let bytes = try #require(Files.bytes(path), "scripts/setup.sh installs it")
    let names = try book.add(fontFile: bytes, label: path)
    #expect(names.count >= 10)
    let infos = book.faces.filter { $0.label == path }
    let thin = try #require(infos.first { $0.weight == .thin || $0.weight == .ultraLight })
    let black = try #require(infos.first { $0.weight == .black })
    let narrow = try #require(book.font(named: thin.name, size: 20))
    let wide = try #require(book.font(named: black.name, size: 20))
    #expect(layout("Hamburg", wide).size.width > layout("Hamburg", narrow).size.width * 1.1)
    #expect(wide.outline(of: 40) != narrow.outline(of: 40))
  }

  @Test("A label of 10,000 characters in several scripts is laid out in linear time")
  func longText() throws {
    let font = try font([Self.hebrew])
    let piece = "The quick brown fox, שלום עולם; 12\u{AD}34 jumps. "
    let text = String(repeating: piece, count: 10_000 / piece.count)
    let layout = layout(text, font, width: 300)
    #expect(layout.lines.count > 100)
  }

  @Test(
    "Damaged fonts are refused, or drawn somehow, and none is drawn for ever",
    .timeLimit(.minutes(10)),
    arguments: ["NotoSansHebrew-Regular.ttf", "NotoColorEmoji.ttf", "NotoSansThai-Regular.ttf"])
  func hostileFonts(name: String) throws {
    let sound = try #require(Files.bytes("/usr/share/fonts/truetype/noto/\(name)"))
    var random = SeededRandom(11)
    for round in 0..<24 {
      var bytes = sound
      switch round % 3 {
      case 0: bytes.removeLast(1 + random.next(bytes.count - 1))
      case 1:
        // Tables' directory, where lengths and offsets are.
        for _ in 0..<8 { bytes[4 + random.next(296)] = UInt8(random.next(256)) }
      default:
        for _ in 0..<200 { bytes[random.next(bytes.count)] = UInt8(random.next(256)) }
      }
      var book = FontBook()
      guard let names = try? book.add(fontFile: bytes, label: "x"), let first = names.first,
        let font = book.font(named: first, size: 30)
      else { continue }
      _ = try draw(size: 40) { $0.draw(layout("שלום ที่ 😀 abc", font, width: 40), at: .zero) }
    }
  }
}
