import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct TableEditingTests {
  private func textX(
    _ cell: [String: AppearanceValue], table: [String: AppearanceValue] = [:]
  ) throws -> Double {
    var table = table
    table["isEditing"] = table["isEditing"] ?? .boolean(true)
    let stage = try TableStage(
      TableStage.table([TableStage.section(rows: [TableStage.cell("Row", cell)])], table))
    return try #require(stage.frames("UILabel").first).minX
  }

  @Test func `editing moves content in where the row has a control`() throws {
    #expect(try textX([:], table: ["isEditing": .boolean(false)]) == 15)
    #expect(try textX([:]) == 53)
    #expect(try textX(["editingStyle": .enumeration("none")]) == 15)
    #expect(try textX(["shouldIndentWhileEditing": .boolean(false)]) == 15)
    #expect(try textX(["isEditing": .boolean(false)]) == 15)
  }

  @Test func `the button that deletes pushes the row aside, editing or not`() throws {
    let confirmed: [String: AppearanceValue] = [
      "showingDeleteConfirmation": .boolean(true), "isEditing": .boolean(false),
    ]
    let x = try textX(confirmed)
    #expect(x < 0)
    let longer = confirmed.merging(
      ["titleForDeleteConfirmationButton": .string("Delete for ever")]) { $1 }
    #expect(try textX(longer) < x)
  }

  private func headers(_ offset: Double) throws -> [Double] {
    let rows = (0..<4).map { TableStage.cell("\($0)") }
    let stage = try TableStage(
      TableStage.table(
        [TableStage.section("A", rows: rows), TableStage.section("B", rows: rows)],
        ["contentOffset": .point(Point(x: 0, y: offset))]))
    return stage.frames("UITableViewHeaderFooterView").map(\.minY)
  }

  @Test func `a header stays at the top until the next one pushes it out`() throws {
    // Headers of 23 over four rows of 44.
    #expect(try headers(0) == [0, 199])
    #expect(try headers(100) == [0, 99])
    #expect(try headers(186) == [-10, 13])
    #expect(try headers(250) == [-74, 0])
    #expect(try headers(-30) == [30, 229])
  }

  @Test func `a header that stays is drawn over the rows`() throws {
    let rows = (0..<4).map { TableStage.cell("\($0)") }
    let stage = try TableStage(
      TableStage.table(
        [TableStage.section("A", rows: rows)],
        ["contentOffset": .point(Point(x: 0, y: 30))]))
    let table = try #require(stage.placed.root.children.first)
    #expect(table.children.last?.styled.role == TableView.sectionHeader)
  }
}
