import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct PickerTests {
  @Test(arguments: [
    (2007, 1, 9, "Tue Jan 9"), (2000, 2, 29, "Tue Feb 29"), (1, 1, 1, "Mon Jan 1"),
    (2014, 6, 11, "Wed Jun 11"),
  ])
  func `days have their names`(year: Int, month: Int, day: Int, text: String) {
    let date = CalendarDate(year: year, month: month, day: day)
    #expect(date.text(DateWords.english.dayAndDate, .english) == text)
  }

  @Test func `days go on over the ends of months and years`() {
    let newYear = CalendarDate(year: 2016, month: 1, day: 1)
    #expect(newYear.adding(days: -1) == CalendarDate(year: 2015, month: 12, day: 31))
    #expect(newYear.adding(days: 59) == CalendarDate(year: 2016, month: 2, day: 29))
    #expect(newYear.adding(days: 366) == CalendarDate(year: 2017, month: 1, day: 1))
  }

  @Test func `a date beyond its ranges is brought into them`() {
    let wild = element(
      "NSDateComponents",
      ["year": .number(2015), "month": .number(14), "day": .number(40), "hour": .number(-3)])
    #expect(
      CalendarDate(wild) == CalendarDate(year: 2015, month: 12, day: 31, hour: 0, minute: 41))
  }

  private func placed(_ view: Element) throws -> PlacedTree {
    let root = element(
      "UIViewController", ["view": .object(element("UIView", ["subviews": .objects([view])]))])
    return LayoutPass.layOut(try screen(root: root).resolved())
  }

  private func wheel(_ rows: [String], _ values: [String: AppearanceValue] = [:]) -> Element {
    var values = values
    values["rows"] = .strings(rows)
    return element("UIPickerComponent", values)
  }

  @Test func `wheels share what those with a width leave`() throws {
    let tree = try placed(
      element(
        "UIPickerView",
        ["components": .objects([wheel(["a"], ["width": .number(95)]), wheel([]), wheel(["b"])])]))
    let picker = try #require(tree.styled.node("UIPickerView"))
    let frames = picker.children.map { tree.frames[$0.index] }
    #expect(frames.map(\.width) == [95, 97.5, 97.5])
    #expect(frames.map(\.minX) == [10, 110, 212.5])
  }

  @Test(arguments: [6, 12]) func `wheels of a narrow date picker stay in it`(system: Int) throws {
    func wheels(_ width: Double) throws -> [Rect] {
      let picker = element(
        "UIDatePicker", ["frame": .frame(FrameValue(x: 0, y: 0, width: width, height: 216))])
      let root = element(
        "UIViewController", ["view": .object(element("UIView", ["subviews": .objects([picker])]))])
      let tree = LayoutPass.layOut(try screen(root: root, system: system).resolved())
      let node = try #require(tree.styled.node("UIDatePicker")?.children.first)
      return node.children.map { tree.frames[$0.index] }
    }
    let wide = try wheels(320)
    #expect(wide.map(\.width) == (system == 6 ? [138, 44, 44, 56] : [134, 42, 40, 52]))
    // The classic wheels have margins, and fit into less room less far.
    let width = system == 6 ? 305.0 : 270
    let narrow = try wheels(width)
    let first = try #require(narrow.first)
    let last = try #require(narrow.last)
    // Wheels begin at whole pixels.
    #expect(first.minX >= 9.5 && last.maxX <= width - 9.5)
    #expect(zip(narrow, wide).allSatisfy { $0.width < $1.width })
  }

  @Test func `a picker draws the rows that face the eye, whatever row is asked for`() throws {
    func glyphRuns(_ selected: Double) throws -> Int {
      let rows = (0..<1000).map(String.init)
      let tree = try placed(
        element(
          "UIPickerView",
          ["components": .objects([wheel(rows, ["selectedRow": .number(selected)])])]))
      let root = try #require(tree.styled.node("UIPickerView"))
      var canvas = Canvas()
      PickerView.paint(
        PlacedNode(tree: tree, index: root.index, windowOrigin: .zero), &canvas)
      return canvas.displayList.commands.count {
        if case .glyphs = $0 { true } else { false }
      }
    }
    #expect(try glyphRuns(500) == 9)
    #expect(try glyphRuns(-7) == 5)
    #expect(try glyphRuns(1e9) == 5)
  }

  private func titles(_ mode: String) throws -> [String] {
    let date = element("NSDateComponents", ["hour": .number(0), "minute": .number(5)])
    let tree = try placed(
      element(
        "UIDatePicker", ["datePickerMode": .enumeration(mode), "date": .object(date)]))
    let wheels = try #require(tree.styled.node("UIPickerView")).children
    return wheels.map { $0.element.strings("rows")[$0[PickerComponent.selectedRow] ?? 0] }
  }

  @Test func `midnight is twelve in the morning`() throws {
    #expect(try titles("time") == ["12", "05", "AM"])
    #expect(try titles("date") == ["January", "9", "2007"])
    #expect(try titles("dateAndTime") == ["Tue Jan 9", "12", "05", "AM"])
  }
}
