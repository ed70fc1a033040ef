import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

@testable import ScreenFormat

@Suite("Fonts are found where a user would look for them")
struct FontTests {
  @Test("A name whose real font is not free is told of once")
  func standIns() {
    let text = """
      {"window": {"subviews": [
        {"class": "UILabel", "text": "a", "font": {"name": "HelveticaNeue-Bold", "size": 17}},
        {"class": "UILabel", "text": "a", "font": {"name": "HelveticaNeue-Bold", "size": 12}},
        {"class": "UILabel", "text": "a", "font": {"name": "AvenirNext-DemiBoldItalic", "size": 12}},
        {"class": "UILabel", "text": "a", "font": {"name": "Georgia", "size": 12}}]}}
      """
    #expect(
      findings(text).map { $0.prefix { $0 != "(" } } == [
        "s.json:2:54: warning: the font 'HelveticaNeue-Bold' is not free: TeX Gyre Heros stands in "
          + "for it ",
        "s.json:4:54: warning: the font 'AvenirNext-DemiBoldItalic' is not free: Inter stands in "
          + "for it ",
        "s.json:5:54: warning: the font 'Georgia' is not free: TeX Gyre Schola stands in for it ",
      ])
  }

  @Test("A font of the machine is used with a warning, and a character that none has is told of")
  func machineFonts() {
    let text = """
      {"window": {"subviews": [{"class": "UILabel", "text": "שלום ไ"},
        {"class": "UILabel", "text": "שוב"}]}}
      """
    let hebrew = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"
    let loader = OneFont(path: hebrew, scalars: 0x590...0x5FF)
    let result = ScreenBuilder(classes: ClassTable(), loader: loader).build(
      SourceFile(label: "s.json", text: text))
    #expect(
      result.diagnostics.sorted().map(\.message) == [
        "no font of the document has 'ש' (U+05E9); '\(hebrew)' is used, and pixels depend on this "
          + "machine",
        "no font has 'ไ' (U+0E44)",
      ])
  }

  @Test("ASCII never asks for a font")
  func ascii() {
    let loader = OneFont(path: "nowhere", scalars: 0...0x10FFFF)
    let text = #"{"window": {"subviews": [{"class": "UILabel", "text": "Plain text\t~"}]}}"#
    let result = ScreenBuilder(classes: ClassTable(), loader: loader).build(
      SourceFile(label: "s.json", text: text))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(
    "Text styles follow the content size",
    arguments: [
      ("body", "large", 12, 17.0), ("body", "extraSmall", 12, 14),
      ("body", "accessibilityExtraExtraExtraLarge", 12, 53),
      ("footnote", "accessibilityLarge", 12, 27), ("footnote", "accessibilityLarge", 9, 19),
      ("body", "accessibilityLarge", 9, 33), ("largeTitle", "unspecified", 12, 34),
    ])
  func textStyles(style: String, category: String, system: Int, size: Double) {
    let font = Look(system: system).font(
      .textStyle(style), fonts: .embedded, defaultSize: 17, category: category)
    #expect(font.size == size)
  }
}

/// A machine with one font, for some characters.
private struct OneFont: AssetLoader {
  var path: String
  var scalars: ClosedRange<UInt32>

  func read(_ path: String) throws(AssetError) -> [UInt8] {
    guard let bytes = Files.bytes(path) else { throw .notFound }
    return bytes
  }

  func exists(_ path: String) -> Bool { false }

  func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }

  func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? {
    scalars.contains(scalar.value) ? SystemFont(path: path, index: 0) : nil
  }
}
