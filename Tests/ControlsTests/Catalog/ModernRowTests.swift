import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Where texts of rows, headers and footers stand from iOS 13 on, as measured on pictures of iOS 14, 16 and 18.
@Suite struct ModernRowTests {
  private static func stage(
    _ sections: [Element], system: Int, scale: Double
  ) throws -> TableStage {
    try TableStage(
      TableStage.table(sections, ["style": .enumeration("grouped")], width: 430), system: system,
      size: Size(width: 430, height: 932), scale: scale)
  }

  private struct Case: Sendable {
    var system: Int
    var scale: Double
    var size: Double
    var baseline: Double
  }

  private static let cases: [Case] = [
    Case(system: 14, scale: 2, size: 17, baseline: 28),
    Case(system: 16, scale: 3, size: 17, baseline: 85.0 / 3),
    Case(system: 18, scale: 3, size: 16, baseline: 83.0 / 3),
  ]

  @Test(arguments: cases)
  private func `the text of a row is centred in the whole row, rounded down the screen`(
    item: Case
  ) throws {
    let font = AppearanceValue.object(element("UILabel", ["font": .font(.system(item.size))]))
    let stage = try Self.stage(
      [
        TableStage.section(rows: [
          TableStage.cell("Row", ["textLabel": font]),
          TableStage.cell(
            "Value",
            ["style": .enumeration("value1"), "textLabel": font, "detailText": .string("On")]),
        ])
      ], system: item.system, scale: item.scale)
    let rows = stage.frames("UITableViewCell")
    for (row, text) in zip(rows, ["Row", "Value"]) {
      let found = try stage.baseline(text)
      #expect(abs(found - row.minY - item.baseline) < 1e-9, "\(text): \(found - row.minY)")
    }
  }

  @Test func `texts of several lines begin where those of one line do`() throws {
    let label = AppearanceValue.object(element("UILabel", ["numberOfLines": .number(0)]))
    let text = String(repeating: "several words ", count: 6)
    let stage = try Self.stage(
      [TableStage.section(rows: [TableStage.cell(text, ["textLabel": label])])], system: 16,
      scale: 3)
    let row = try #require(stage.frames("UITableViewCell").first)
    #expect(row.height == 65)
    let labels = stage.frames("UILabel")
    #expect(labels[0].minY - row.minY == 12)
  }

  @Test func `lines of footers stand 16 points apart, and headers 10 points above their rows`()
    throws
  {
    let footer = String(repeating: "several words ", count: 8)
    let stage = try Self.stage(
      [
        TableStage.section("Header", footer: footer, rows: [TableStage.cell("Row")]),
        TableStage.section("Next", footer: "Short", rows: [TableStage.cell("Row")]),
      ], system: 16, scale: 3)
    let views = stage.frames("UITableViewHeaderFooterView")
    let difference = views[1].height - views[3].height
    #expect(abs(difference - 16) < 1e-9)
    let rows = stage.frames("UITableViewCell")
    let header = try stage.baseline("HEADER")
    #expect(abs(rows[0].minY - header - 31 / 3.0) < 1e-9)
  }
}
