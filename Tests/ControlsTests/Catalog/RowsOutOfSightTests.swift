import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Rows below what shows are left out where a screen is only drawn.
@Suite struct RowsOutOfSightTests {
  private func screen(
    rows: Int, sections: Int = 1, _ values: [String: AppearanceValue] = [:],
    rules: [AppearanceRule] = [], system: Int = 9
  ) -> Screen {
    let list = (0..<sections).map { number in
      TableStage.section(
        "Section \(number)", footer: "Its end",
        rows: (0..<rows).map { TableStage.cell("Row \($0) of \(number)") })
    }
    let table = TableStage.table(list, values)
    return Screen(
      window: element("UIWindow", ["subviews": .objects([table])]),
      sheet: AppearanceSheet(rules: rules),
      device: Device(name: "test", size: Size(width: 320, height: 568), scale: 1, idiom: .phone),
      system: system)
  }

  @Test(arguments: [6, 9, 12], ["plain", "grouped"])
  func `the picture is the same as with all rows`(system: Int, style: String) throws {
    let style = AppearanceValue.enumeration(style)
    let screens = [
      screen(rows: 100, ["style": style], system: system),
      screen(rows: 3, sections: 30, ["style": style], system: system),
      // Far more rows show than are tried first.
      screen(rows: 300, ["style": style, "rowHeight": .number(6)], system: system),
      screen(
        rows: 300, ["style": style, "contentOffset": .point(Point(x: 0, y: 2500))], system: system),
      screen(
        rows: 300, ["style": style, "tableFooterView": .object(element("UISwitch"))],
        rules: [rule("UITableViewCell", "height", .number(8))], system: system),
    ]
    for screen in screens {
      let all = LayoutPass.layOut(screen.resolved())
      let drawn = screen.placedForDrawing()
      #expect(drawn.styled.objects.count < all.styled.objects.count)
      #expect(try drawn.rasterized() == all.rasterized())
    }
  }

  @Test func `a table that does not clip, or that shows all, keeps its rows`() throws {
    for values in [["clipsToBounds": .boolean(false)], ["rowHeight": .number(0.5)]]
      as [[String: AppearanceValue]]
    {
      let screen = screen(rows: 300, values)
      #expect(
        screen.placedForDrawing().styled.objects.count == screen.resolved().objects.count)
    }
  }

  @Test func `a hundred times as many rows are no more objects`() throws {
    let few = screen(rows: 100).placedForDrawing().styled.objects.count
    let many = screen(rows: 10_000).placedForDrawing().styled.objects.count
    #expect(few == many)
  }
}
