import FileSystem
import Golden
import Loading
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Preview

/// What a search finds in a picture, and what is known of it before it is drawn.
@Suite struct PreviewIndexTests {
  private let folder: TemporaryDirectory
  private let caches = PreviewCaches(.init())

  init() throws {
    folder = try TemporaryDirectory()
    try write(
      "brand.theme.json",
      """
      {"mockup": 1,
       "variables": {"brand": "$base", "base": "#C62828", "unused": "#112233", "lost": "#445566"},
       "appearance": [
         {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
         {"class": "UISlider", "set": {"minimumTrackTintColor": "#8E24AA"}},
         {"class": "UILabel", "set": {"textColor": "$lost"}}
       ]}
      """)
  }

  private func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: folder[name])
  }

  /// The first picture of a screen with these members beside the theme and the version.
  private func item(_ members: String) throws -> GoldenCase {
    try write("a.screen.json", "{\"mockup\": 1, \(members)}")
    return try #require(try TestPlan([folder.path], asked: RenderMatrix()).cases.first)
  }

  private func index(_ subviews: String) throws -> PreviewIndex {
    let item = try item(
      """
      "themes": ["brand.theme.json"],
      "window": {"rootViewController": {"class": "UIViewController", "view": {"subviews": [\(subviews)]}}}
      """)
    let result = PreviewResult(
      PreviewSubject(item: item, overlay: [:]), scale: 0.5, reusing: caches)
    return try #require(result.drawing?.index, "\(result.problems)")
  }

  @Test func `classes, ids and texts of objects are found`() throws {
    let index = try index(
      """
      {"class": "UISwitch", "id": "sounds", "frame": [0, 0, 51, 31]},
      {"class": "UILabel", "text": "Keep me signed in", "frame": [0, 40, 200, 20]},
      {"class": "UISegmentedControl", "frame": [0, 80, 200, 30], "segments": ["Day", "Week"]}
      """)
    #expect(index.classes.isSuperset(of: ["UIWindow", "UISwitch", "UILabel"]))
    #expect(index.ids == ["sounds"])
    #expect(index.texts.isSuperset(of: ["Keep me signed in", "Week"]))
  }

  @Test func `a variable is used by rules that win, with those that it stands for`() throws {
    let plain = try index(#"{"class": "UIButton", "frame": [0, 0, 80, 44], "title": "Go"}"#)
    #expect(plain.uses.isDisjoint(with: ["brand", "base", "#C62828", "#8E24AA", "unused"]))
    let used = try index(#"{"class": "UISwitch", "frame": [0, 0, 51, 31]}"#)
    #expect(used.uses.isSuperset(of: ["brand", "base", "#C62828"]))
    #expect(used.uses.isDisjoint(with: ["#8E24AA", "unused", "lost"]))
  }

  @Test func `a rule that loses uses nothing, and the object's own value does`() throws {
    let index = try index(
      ##"{"class": "UILabel", "frame": [0, 0, 80, 44], "text": "x", "textColor": "#010203"}"##)
    #expect(index.uses.contains("#010203") && !index.uses.contains("lost"))
  }

  @Test func `the device is known before a picture is drawn`() throws {
    func device(_ members: String) throws -> PreviewDevice? {
      PreviewDevice(of: try item("\(members), \"window\": {}"), reusing: caches.decodedFiles)
    }
    let held = try #require(try device(#""device": "iPhone SE", "orientation": "landscapeLeft""#))
    #expect(held.size.width > held.size.height && held.name == "iPhone SE")
    let own = try #require(try device(#""device": {"size": [200, 100], "scale": 3}"#))
    #expect(own.size.width == 200 && own.size.height == 100 && own.scale == 3)
    let standard = try #require(try device(#""system": 12"#))
    #expect(standard.name == "iPhone 8" && standard.size.width == 375)
  }

  @Test func `a title is the name of what is shown`() {
    #expect(PreviewTitle.title(of: ["a/Screens/"]) == "Screens")
    #expect(PreviewTitle.title(of: ["a/x.screen.yaml", "/b/c"]) == "x, c")
    #expect(PreviewTitle.title(of: ["."]) == FilePath.name(of: Folder.working))
  }
}
