import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// Theme files written in the manner of real ones: nothing in them is lost without a word.
@Suite("Whole theme files are imported")
struct ThemeFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var system: Int
    /// Statements, carried over, refused, with a stand-in.
    var counts: [Int]

    var testDescription: String { file }
  }

  static let cases = [
    Case(file: "Bookshop.m", system: 6, counts: [23, 15, 0, 8]),
    Case(file: "Chat.m", system: 9, counts: [14, 14, 0, 0]),
    Case(file: "Weather.swift", system: 15, counts: [21, 21, 0, 0]),
    Case(file: "Podcasts.swift", system: 9, counts: [14, 14, 0, 0]),
    // The attributes of links are not in documents.
    Case(file: "Bank.swift", system: 15, counts: [13, 12, 1, 0]),
    // A layer behind a proxy; nothing calls the look for holidays.
    Case(file: "Recipes.swift", system: 15, counts: [18, 16, 1, 0]),
    Case(file: "News.swift", system: 15, counts: [21, 21, 0, 0]),
    // Colours that tools make of a catalogue.
    Case(file: "Styling.swift", system: 17, counts: [42, 38, 0, 4]),
    // One object's tint is no statement of a theme.
    Case(file: "Gym.m", system: 12, counts: [14, 14, 0, 0]),
    // A view.
    Case(file: "Museum.m", system: 12, counts: [15, 13, 1, 0]),
    // Margins, which a theme does not set.
    Case(file: "Tokens.swift", system: 15, counts: [42, 41, 1, 0]),
    // A view; an image that is not there.
    Case(file: "Brand.swift", system: 12, counts: [26, 24, 1, 1]),
    Case(file: "Skin.m", system: 12, counts: [18, 18, 0, 0]),
    // A view, and a label behind a proxy; images that are not there.
    Case(file: "Reader.m", system: 14, counts: [36, 32, 2, 2]),
    Case(file: "Drawing.swift", system: 14, counts: [7, 7, 0, 0]),
    // A view, the attributes of links, an estimated height; a title with attributes, an image that is not there.
    Case(file: "Ratings.swift", system: 15, counts: [49, 44, 3, 2]),
    // An operator of the code's own, a transform, a value by a key that nobody has; a colour of a catalogue.
    Case(file: "Articles.swift", system: 13, counts: [18, 10, 3, 5]),
    // The bars of a picker that documents lack, an axis of an own class; images that are not there.
    Case(file: "Appearance.m", system: 14, counts: [37, 28, 2, 7]),
    // A property that nobody has; a colour without a name in UIKit.
    Case(file: "Travel.uiss.json", system: 9, counts: [19, 16, 1, 2]),
  ]

  /// The names of the catalogues beside the files.
  private static let assets: ThemeAssets = {
    var assets = ThemeAssets()
    for name in ["paper", "Back", "Mask", "bar", "dot", "thumb-down"] {
      assets.images[name] = ThemeAssets.Image(size: nil, folder: "Assets.xcassets")
    }
    for name in ["Wall", "Paper", "Accent"] { assets.colors[name] = "Assets.xcassets" }
    return assets
  }()

  @Test(arguments: cases)
  func `statements are counted`(_ item: Case) throws {
    let path = Repository.path("Fixtures/Import/\(item.file)")
    let units: [CodeUnit]
    if item.file.hasSuffix(".swift") {
      let text = try #require(Files.text(Repository.path("Fixtures/Import/syntax.jsonl")))
      units = try SwiftUnits.read(Array(text.utf8)).filter { $0.file == item.file }
    } else {
      let file = SourceFile(label: item.file, text: try #require(Files.text(path)))
      units = [
        item.file.hasSuffix(".json")
          ? UISSFile.read(file, classes: ClassTable())
          : ObjectiveCFile.read(file, system: item.system)
      ]
    }
    let theme = try Imported.of(units, system: item.system, assets: Self.assets)
    let result = theme.result
    #expect(
      [result.report.statements, result.report.carried, result.report.refused, result.report.open]
        == item.counts,
      "\(theme.messages)\n\(result.text)")
    // Everything that is not carried over is told.
    #expect(result.report.findings.count >= result.report.refused)
    // The theme that is made of the code is kept beside it.
    let kept = try RecordedText.update("\(path).expected.txt", to: result.text)
    #expect(result.text == kept, "\(item.file).expected.txt")
  }
}
