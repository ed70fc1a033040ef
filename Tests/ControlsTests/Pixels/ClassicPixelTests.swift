import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

/// Labels, tables, search bars and sliders, against figures measured on pictures of iOS 6 at 2x.
@Suite struct ClassicPixelTests {
  private func label(
    _ text: String, _ size: Double, _ values: [String: AppearanceValue] = [:]
  ) -> Element {
    element(
      "UILabel",
      values.merging(["text": .string(text), "font": .font(.system(size))]) { given, _ in given })
  }

  private func color(_ stage: PixelStage, _ x: Double, _ y: Double) -> [Int] {
    let pixel = stage[x, y]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  @Test(
    "a label centres a line of its own height, rounded up", arguments: [(17.0, 16.5), (13, 15.5)])
  func baseline(size: Double, baseline: Double) throws {
    let stage = try PixelStage([label("H", size).at(20, 20, 60, 21)], system: 6)
    let ink = try stage.ink(in: Rect(x: 10, y: 10, width: 70, height: 40))
    #expect(abs(ink.maxY - 20 - baseline) < 0.05)
  }

  @Test("two lines of 11 points show in 25")
  func lines() throws {
    let two = label("64\n#40", 11, ["numberOfLines": .number(2)])
    let stage = try PixelStage([two.at(20, 20, 40, 25)], system: 6)
    #expect(try stage.ink(in: Rect(x: 10, y: 10, width: 60, height: 60)).maxY > 41)
  }

  @Test("the width of a right-aligned text is rounded up to points")
  func right() throws {
    let area = Rect(x: 10, y: 10, width: 140, height: 60)
    func left(_ alignment: String) throws -> Double {
      let view = label("HHH", 13, ["textAlignment": .enumeration(alignment)])
      return try PixelStage([view.at(20, 20, 100, 21)], system: 6).ink(in: area).minX
    }
    let font = FontBook.embedded.systemFont(.helvetica, size: 13, weight: .regular)
    let run = TextRun(text: "HHH", font: font, color: .black)
    let width = TextLayout(runs: [run]).size.width.rounded(.up)
    #expect(abs(try left("right") - left("left") - (100 - width)) < 0.2)
  }

  @Test("the title of a row is centred in any font, 12 points at 25.5")
  func cell() throws {
    let small = element("UILabel", ["font": .font(.system(12))])
    let row = element("UITableViewCell", ["text": .string("H"), "textLabel": .object(small)])
    let stage = try PixelStage(
      [
        element(
          "UITableView",
          ["sections": .objects([element("UITableViewSection", ["rows": .objects([row])])])]
        ).at(0, 0, 320, 200)
      ], system: 6)
    let ink = try stage.ink(in: Rect(x: 2, y: 2, width: 60, height: 38))
    #expect(abs(ink.maxY - 25.5) < 0.05)
  }

  @Test("a plain table's own background shows through its rows")
  func background() throws {
    let row = element("UITableViewCell", ["text": .string("Row")])
    let own = element(
      "UITableViewCell", ["text": .string("Own"), "backgroundColor": .color(.color(.white))])
    let table = element(
      "UITableView",
      [
        "backgroundColor": .yellow,
        "sections": .objects([element("UITableViewSection", ["rows": .objects([row, own])])]),
      ])
    let stage = try PixelStage([table.at(0, 0, 320, 200)], system: 6)
    #expect(color(stage, 200, 10) == [255, 255, 0])
    #expect(color(stage, 200, 60) == [255, 255, 255])
    #expect(color(stage, 200, 110) == [255, 255, 0])
  }

  @Test("a search field keeps its rim on curves, and has no light below")
  func field() throws {
    let stage = try PixelStage([element("UISearchBar").at(0, 0, 320)], system: 6)
    // From outside towards the middle of the left end, at 45 degrees: somewhere the rim is opaque.
    let diagonal = stride(from: 16.0, to: 13, by: -0.25).map { reach in
      color(stage, 20 - reach * 0.7071, 22 - reach * 0.7071)
    }
    #expect(diagonal.contains { $0[0] < 160 && $0[2] > $0[0] + 20 })
    // Below the field the bar's own gradient goes on.
    let (below, bar) = (color(stage, 160, 37.25), color(stage, 2, 37.25))
    #expect(zip(below, bar).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("the upper edge of a search bar's cancel button is (60, 75, 97)")
  func cancel() throws {
    let stage = try PixelStage(
      [element("UISearchBar", ["showsCancelButton": .yes]).at(0, 0, 320)], system: 6)
    let edge = color(stage, 280, 7.25)
    #expect(zip(edge, [60, 75, 97]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("the round ends of tracks keep their rim, and thumbs begin on whole points")
  func slider() throws {
    let stage = try PixelStage(
      [element("UISlider", ["value": .number(0.337)]).at(20, 20, 280)], system: 6)
    // The middle of the track: 7 to 16 of 23 points, 2 in from the sides.
    let (left, right) = (color(stage, 22.25, 31.5), color(stage, 297.75, 31.5))
    #expect(left[0] < 60 && left[2] > 120)
    #expect(right[0] < 190 && color(stage, 296, 31.5)[0] > right[0] + 30)
    let white = try PixelStage(
      [
        element("UISlider", ["value": .number(0.337), "thumbTintColor": .red]).at(20, 20, 280)
      ], system: 6)
    let row = (0..<white.pixmap.width).filter {
      let pixel = white.pixmap[$0, Int(24 * 2)]
      return Int(pixel.red) > Int(pixel.green) + 60
    }
    let first = try #require(row.first), last = try #require(row.last)
    #expect((first + last + 1) % 2 == 0)
  }

  @Test("no shadow of the bar falls on the title of a plain table's section")
  func header() throws {
    func stage(_ title: AppearanceValue?) throws -> PixelStage {
      var section = element(
        "UITableViewSection", ["rows": .objects([element("UITableViewCell")])])
      if let title { section.values[PropertySlot("headerTitle")] = title }
      let table = element("UITableView", ["sections": .objects([section])])
      let content = element("UIViewController", ["view": .object(table)])
      return try PixelStage(
        screen(
          root: element("UINavigationController", ["viewControllers": .objects([content])]),
          system: 6))
    }
    let without = try stage(nil)
    #expect(without.level(200, 64.25) < 240)
    let header = try stage(.string("A"))
    // The first rows of a title: #A9B4BD at 0.9 over white, and no darker.
    #expect(abs(header.level(200, 64.25) - 178) <= 2)
  }
}
