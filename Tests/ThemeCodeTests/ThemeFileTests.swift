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
    Case(file: "Bookshop.m", system: 6, counts: [23, 11, 0, 12]),
    Case(file: "Chat.m", system: 9, counts: [15, 14, 1, 0]),
    Case(file: "Weather.swift", system: 15, counts: [21, 21, 0, 0]),
    Case(file: "Podcasts.swift", system: 9, counts: [14, 14, 0, 0]),
  ]

  @Test(arguments: cases)
  func `statements are counted`(_ item: Case) throws {
    let theme: Imported
    if item.file.hasSuffix(".swift") {
      let text = try #require(Files.text(Repository.path("Fixtures/Import/syntax.jsonl")))
      let units = try #require(SwiftUnits.read(Array(text.utf8)))
      theme = try Imported.of(units.filter { $0.file == item.file }, system: item.system)
    } else {
      let text = try #require(Files.text(Repository.path("Fixtures/Import/\(item.file)")))
      theme = try Imported.objectiveC(text, system: item.system)
    }
    let result = theme.result
    #expect(
      [result.statements, result.carried, result.refused, result.open] == item.counts,
      "\(theme.messages)\n\(result.text)")
    // Everything that is not carried over is told.
    #expect(result.findings.count >= result.refused)
  }
}
