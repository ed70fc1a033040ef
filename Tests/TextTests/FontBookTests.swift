import Glibc
import Raster
import Testing
import Text

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

  @Test(
    "Faces with serifs and typewriters' stand in for their like, in the cut asked for",
    arguments: [
      ("Georgia-Bold", "TeXGyreSchola-Bold"), ("TimesNewRomanPSMT", "TeXGyreTermes-Regular"),
      ("TimesNewRomanPS-BoldItalicMT", "TeXGyreTermes-BoldItalic"),
      ("Courier-Oblique", "TeXGyreCursor-Italic"), ("CourierNewPS-BoldMT", "TeXGyreCursor-Bold"),
      ("Menlo-Regular", "DejaVuSansMono"), ("Menlo-BoldItalic", "DejaVuSansMono-Bold"),
    ])
  func otherFamilies(name: String, face: String) throws {
    let font = try #require(FontBook.embedded.font(named: name, size: 10))
    #expect(font.face.name == face)
    #expect(font.capHeight > 5 && font.xHeight > 3 && font.lineHeight >= 10)
  }

  @Test("A typewriter's letters are all six tenths of the em wide")
  func typewriter() throws {
    let font = try #require(FontBook.embedded.font(named: "CourierNewPSMT", size: 10))
    let layout = TextLayout(runs: [TextRun(text: "iW.1", font: font, color: .black)])
    #expect(abs(layout.size.width - 24) < 0.01)
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
    let path = "/usr/share/fonts/opentype/inter/InterDisplay-Italic.otf"
    let bytes = try #require(Self.read(path))
    var book = FontBook()
    #expect(book.font(named: "InterDisplay-Italic", size: 12) == nil)
    #expect(try book.add(fontFile: bytes, label: "display.otf") == ["InterDisplay-Italic"])
    let font = try #require(book.font(named: "interdisplay-italic", size: 12))
    let layout = TextLayout(runs: [TextRun(text: "Hi", font: font, color: .black)])
    #expect(layout.inkWidth > 5)
    #expect(!font.face.isPermanent)
    #expect(FontBook.embedded.font(named: "Helvetica", size: 12)?.face.isPermanent == true)
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
    "InterDisplay-Thin "
      + "88f004cbcf3a7fb4d044d3348d7fb5b537106b45a154e57fddae5b338074e894",
    "InterDisplay-ExtraLight "
      + "f9ea85c3f52214c80fb4f562c68c647587c399a71cd8247c7b6a7f76cc75447f",
    "InterDisplay-Light "
      + "3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23",
    "InterDisplay-Regular "
      + "82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780",
    "InterDisplay-Medium "
      + "c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd",
    "InterDisplay-SemiBold "
      + "1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e",
    "InterDisplay-Bold "
      + "2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6",
    "InterDisplay-ExtraBold "
      + "8d28ae39fa9c092d2898aeb8916022882600829e0a9f2d34390dccd245c0bee0",
    "InterDisplay-Black "
      + "6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa",
    "TeXGyreHeros-Regular "
      + "6ae1a09d5a940367b7aaaa91ee8bd8a2c333bfe193e7096e23f931357d62081f",
    "TeXGyreHeros-Bold "
      + "b170162835f4efc288886dd4231406dc47e19b614cf4416836635599d44a7d60",
    "TeXGyreHeros-Italic "
      + "6473df7fa107b3fb4be38973710afe22b0640c2ac076d5337cf126bed9aa108c",
    "TeXGyreHeros-BoldItalic "
      + "166fc6d068d9c9974281555cb3d730365537a9b676ab269bb5163f5a75496505",
    "TeXGyreTermes-Regular "
      + "cc3fe7c707b81428d23d54df3eadd9228a2bf6a4d43125d94df56f5f63134659",
    "TeXGyreTermes-Bold "
      + "2fb3e952065fa153c7e4e64e04b98b9d79225739b6025aa3f0f0782d299ff61e",
    "TeXGyreTermes-Italic "
      + "6dd103a1672e50568cd2f8a706ccd48443d44d7d073a59d2286f4e6f746575d6",
    "TeXGyreTermes-BoldItalic "
      + "1bf6af99cb0e26c12951317032d79b96ae009551e59ccf02a5b24f325ecfec87",
    "TeXGyreSchola-Regular "
      + "935b82e25f56b1d1276ca82793205e8ce254fbb37ebd38bedf7388cef21fbf44",
    "TeXGyreSchola-Bold "
      + "988c7b2a0ff0eae77d1df3338751b3c47a5e759117734a375b8e7f9de80e698b",
    "TeXGyreSchola-Italic "
      + "2f45b8c394037951aaec73d947f0b0c3af715950f8f207c9f4290ba37a53a4d2",
    "TeXGyreSchola-BoldItalic "
      + "95f085da44c04817771f2a3a754b6eeb442b9a79e79f51dc3b0612e3cc0d75cc",
    "TeXGyreCursor-Regular "
      + "0667deb48aa0e88be8f499c4d308e8b9116f290e7f969b0f5a34ee15c9644272",
    "TeXGyreCursor-Bold "
      + "95e9755bfa05759e8d1f8fba21a919ba46091e1275aeb5bf831dffd9c93b041e",
    "TeXGyreCursor-Italic "
      + "545f24a2a9e5dd5ace865fe5e80134f55a37794b36e26abae5424aebff600056",
    "TeXGyreCursor-BoldItalic "
      + "6aa5c41f489b898aa890c543e7dcd5e732c63894babc65569e01ee7e46533d82",
    "DejaVuSansMono "
      + "0f5db4f1749979d961019838b160bec74abdf7f9eca69553fe1aa856bbff49a4",
    "DejaVuSansMono-Bold "
      + "2964f6dac8e6e9d71613928340f17bf868e9ea51692cca333c79e74962f02233",
  ]
}
