import Glibc
import Raster
import Testing

@Suite("Font book")
struct FontBookTests {
  @Test("Embedded faces are the files that pictures were recorded with")
  func pinnedFiles() {
    let found = FontBook.embedded.faces.map { "\($0.name) \($0.sha256)" }
    #expect(found == Self.pinned)
  }

  @Test(
    "Names that iOS apps write give stand-ins",
    arguments: [
      "HelveticaNeue", "HelveticaNeue-Light", "HelveticaNeue-Medium", "HelveticaNeue-Bold",
      "HelveticaNeue-Italic", "HelveticaNeue-UltraLight", "Helvetica", "Helvetica-Bold",
      "Helvetica Neue", "ArialMT", ".SFUIText-Semibold", "TeX Gyre Heros", "Inter-Regular",
      "helveticaneue-light",
    ])
  func names(name: String) {
    #expect(FontBook.embedded.font(named: name, size: 17)?.size == 17)
  }

  @Test("Unknown names give nothing")
  func unknownName() {
    #expect(FontBook.embedded.font(named: "Zapfino", size: 17) == nil)
  }

  @Test("Every name listed gives a font")
  func listedNames() {
    let book = FontBook.embedded
    #expect(book.names.allSatisfy { book.font(named: $0, size: 1) != nil })
  }

  @Test("System fonts carry UIKit's measures")
  func systemMetrics() {
    let old = FontBook.embedded.systemFont(.helveticaLike, size: 17, weight: .regular)
    #expect(abs(old.lineHeight - 20.281) < 0.001)
    let new = FontBook.embedded.systemFont(.sanFranciscoLike, size: 17, weight: .regular)
    #expect(abs(new.lineHeight - 20.287) < 0.001)
  }

  @Test("Bytes that are no font are refused", arguments: [0, 1, 4, 100])
  func refusesGarbage(count: Int) {
    var book = FontBook()
    #expect(throws: FontError.notAFont(label: "x.ttf")) {
      try book.add(fontFile: [UInt8](repeating: 0x4F, count: count), label: "x.ttf")
    }
  }

  @Test("A font added takes the place of the stand-in of its name")
  func addedFont() throws {
    let path = "/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf"
    let bytes = try #require(Self.read(path))
    var book = FontBook()
    #expect(book.font(named: "InterDisplay-Regular", size: 12) == nil)
    #expect(try book.add(fontFile: bytes, label: "display.otf") == ["InterDisplay-Regular"])
    let font = try #require(book.font(named: "interdisplay-regular", size: 12))
    let layout = TextLayout(runs: [TextRun(text: "Hi", font: font, color: .black)])
    #expect(layout.inkWidth > 5)
    #expect(book.faces.last?.label == "display.otf")
    #expect(book.faces.last?.sha256.count == 64)
    #expect(throws: FontError.self) {
      try book.add(fontFile: Array(bytes.prefix(500)), label: "cut.otf")
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private static let pinned = [
    "Inter-Thin "
      + "4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015",
    "Inter-ExtraLight "
      + "a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442",
    "Inter-Light "
      + "e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905",
    "Inter-Regular "
      + "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc",
    "Inter-Medium "
      + "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4",
    "Inter-SemiBold "
      + "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457",
    "Inter-Bold "
      + "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1",
    "Inter-ExtraBold "
      + "158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa",
    "Inter-Black "
      + "d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4",
    "Inter-Italic "
      + "45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7",
    "Inter-MediumItalic "
      + "a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723",
    "Inter-SemiBoldItalic "
      + "404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b",
    "Inter-BoldItalic "
      + "db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4",
    "TeXGyreHeros-Regular "
      + "6ae1a09d5a940367b7aaaa91ee8bd8a2c333bfe193e7096e23f931357d62081f",
    "TeXGyreHeros-Bold "
      + "b170162835f4efc288886dd4231406dc47e19b614cf4416836635599d44a7d60",
    "TeXGyreHeros-Italic "
      + "6473df7fa107b3fb4be38973710afe22b0640c2ac076d5337cf126bed9aa108c",
    "TeXGyreHeros-BoldItalic "
      + "166fc6d068d9c9974281555cb3d730365537a9b676ab269bb5163f5a75496505",
  ]
}
