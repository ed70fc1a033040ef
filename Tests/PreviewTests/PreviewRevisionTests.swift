import Golden
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Preview

/// Pictures beside those of a revision.
@Suite struct PreviewRevisionTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["a", "b", "gone"] { try save("\(name).screen.json", screen) }
    try save("brand.theme.json", theme("#00695C"))
    try save("plain.screen.json", screen.replacing(#""themes": ["brand.theme.json"], "#, with: ""))
    try save("bad.screen.json", #"{"mockup": 1, "oops": 1, "window": {}}"#)
    try save(
      "size.screen.json", #"{"mockup": 1, "device": {"size": [20, 20], "scale": 2}, "window": {}}"#)
    var runner = CommandRunner()
    runner.folder = folder.path
    let result = try runner.runShell(
      "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -q -m one")
    try #require(result.status == 0, "\(result.errors)")
    Files.remove(folder["gone.screen.json"])
    try save("new.screen.json", screen)
  }

  private let screen = """
    {"mockup": 1, "device": {"size": [60, 60], "scale": 2}, "system": 12, "themes": ["brand.theme.json"], "window": {"subviews": [
      {"class": "UIView", "frame": [10, 30, 20, 20], "backgroundColor": "$brand"}]}}
    """

  private func theme(_ color: String) -> String {
    #"{"mockup": 1, "variables": {"brand": "\#(color)"}}"#
  }

  private func save(_ name: String, _ text: String) throws {
    // The plain screen has a colour of its own.
    let text = name.hasPrefix("plain") ? text.replacing("$brand", with: "red") : text
    try Files.write(Array(text.utf8), to: folder[name])
  }

  private func revision() throws -> PreviewRevision {
    try PreviewRevision("main", of: [folder.path], limits: SurfaceLimits())
  }

  /// The model of all pictures with their changes, and the changes.
  private func changes() throws -> (model: PreviewModel, changes: GalleryChanges) {
    let caches = PreviewCaches(SurfaceLimits())
    let plan = try TestPlan([folder.path])
    var model = GalleryPictures.draw(
      plan.cases, problems: [], gone: try revision().goneScreens(below: [folder.path]), scale: nil,
      jobs: 2, reusing: caches)
    let changes = GalleryChanges(
      of: &model, against: try revision(), keepsGoing: false, jobs: 2, reusing: caches)
    return (model, changes)
  }

  private func kinds(_ model: PreviewModel) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: model.pictures.values.map {
        ($0.item.id, $0.change?.kind.rawValue ?? "none")
      })
  }

  @Test func `a colour of a theme changes the screens that use it`() throws {
    try save("brand.theme.json", theme("#00695D"))
    let (model, changes) = try changes()
    // Wrong now as before, it has no picture to compare.
    #expect(kinds(model) == ["a": "changed", "b": "changed", "new": "new", "bad": "none"])
    #expect(changes.sameCount == 2)
    #expect(changes.summary == "2 changed, 1 new, 2 as they were, 1 screen gone")
    let number = try #require(model.pictures.values.first { $0.item.id == "a" }?.number)
    let comparison = try #require(changes.comparisons[number])
    let written = DocumentNode(comparison.written(id: 1), at: .start).object
    // 20 points of two pixels in each direction, by one level, below the status bar.
    #expect(written?["count"]?.integer == 1600, "\(comparison.written(id: 1).json)")
    #expect(written?["largest"]?.integer == 1)
    #expect(comparison.file("expected.png") != nil && comparison.file("difference.png") != nil)
  }

  @Test func `another way to write the same is no change`() throws {
    try save("brand.theme.json", theme("#00695c") + "\n\n")
    let (model, changes) = try changes()
    #expect(kinds(model) == ["new": "new", "bad": "none"])
    #expect(changes.sameCount == 4)
  }

  @Test func `pictures of another size, and files that were wrong`() throws {
    try save(
      "size.screen.json", #"{"mockup": 1, "device": {"size": [30, 20], "scale": 2}, "window": {}}"#)
    try save("bad.screen.json", #"{"mockup": 1, "window": {}}"#)
    let (model, _) = try changes()
    #expect(kinds(model) == ["size": "changed", "bad": "broken", "new": "new"])
    let pictures = Dictionary(uniqueKeysWithValues: model.pictures.values.map { ($0.item.id, $0) })
    let size = pictures["size"]?.change?.written(revision: 7).json
    #expect(size?.contains(#""size": [20, 20]"#) == true, "\(size ?? "")")
    #expect(size?.contains(#""wholeSize": [30, 20]"#) == true)
    #expect(size?.hasPrefix(#"{"kind": "changed", "revision": 7"#) == true)
    #expect(pictures["bad"]?.change?.problems.first?.contains("oops") == true)
  }

  @Test func `screens that only the revision has are named`() throws {
    #expect(try revision().goneScreens(below: [folder.path]) == [folder["gone.screen.json"]])
    #expect(try revision().goneScreens(below: [folder["a.screen.json"]]) == [])
    let (model, _) = try changes()
    let told = model.changes(since: -1)?.json ?? ""
    #expect(told.contains(#""gone": ["\#(folder["gone.screen.json"])"]"#))
  }

  @Test func `kept pictures of changes stay within a bound, the newest first`() throws {
    let pixmap = Pixmap(width: 8, height: 8)
    let comparison = try PreviewComparison(
      actual: pixmap, expected: pixmap, tolerance: .exact, scale: 1)
    var changes = PictureChanges()
    changes.keep(comparison, of: 3)
    #expect(changes[3] != nil && changes[4] == nil)
    changes.keep(nil, of: 3)
    #expect(changes[3] == nil)
  }
}
