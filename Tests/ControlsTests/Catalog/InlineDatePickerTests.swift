import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Inline date pickers and color wells")
struct InlineDatePickerTests {
  private static func picker(
    _ mode: String = "date", system: Int = 16, month: Double = 2, day: Double = 29,
    year: Double = 2024
  ) throws -> ViewStage {
    let date = element(
      "NSDateComponents",
      ["year": .number(year), "month": .number(month), "day": .number(day)])
    return try ViewStage(
      [
        element(
          "UIDatePicker", id: "picker",
          [
            "preferredDatePickerStyle": .enumeration("inline"),
            "datePickerMode": .enumeration(mode), "date": .object(date),
          ])
      ], system: system)
  }

  @Test func `a month begins at its day of the week, and its chosen day is selected`() throws {
    let elements = AccessibilityTree(try Self.picker().placed).elements
    #expect(elements.first?.label == "February 2024")
    #expect(elements.count == 30)
    #expect(elements[1].label == "Thursday, February 1")
    #expect(elements.last?.label == "Thursday, February 29")
    #expect(elements.filter { $0.traits.contains(.selected) }.map(\.label) == [elements[29].label])
    // The first stands in the fifth column, the 4th at the beginning of the next line.
    #expect(elements[4].frame.minX < elements[1].frame.minX)
    #expect(elements[4].frame.minY == elements[1].frame.maxY)
  }

  @Test func `pills of a narrow picker stay in it`() throws {
    let stage = try ViewStage(
      [
        element(
          "UIDatePicker", id: "picker",
          [
            "preferredDatePickerStyle": .enumeration("compact"),
            "datePickerMode": .enumeration("dateAndTime"),
            "frame": .frame(FrameValue(x: 0, y: 0, width: 90, height: nil)),
          ])
      ], system: 16)
    let pills = stage.tree.objects.indices.filter { stage.tree.node($0).role.name == "dateLabel" }
      .map { stage.placed.frames[$0] }
    #expect(pills.count == 2)
    #expect(pills.allSatisfy { $0.width > 10 && $0.maxX <= 90 })
  }

  @Test func `a calendar came with iOS 14; of times alone the picker has wheels`() throws {
    #expect(try Self.picker(system: 13).tree.node("UIPickerView") != nil)
    #expect(try Self.picker(system: 14).tree.node("UIPickerView") == nil)
    #expect(try Self.picker("time").tree.node("UIPickerView") != nil)
    #expect(try Self.picker("countDownTimer").tree.node("UIPickerView") != nil)
  }

  @Test func `date and time have a line with a time below the days`() throws {
    let date = try #require(try Self.picker().frame("picker"))
    let both = try Self.picker("dateAndTime")
    let height = try #require(both.frame("picker")?.height)
    #expect(height == date.height + 52.0)
    #expect(AccessibilityTree(both.placed).elements.last?.value == "9:41 AM")
    let time = try #require(both.frame("[picker]/UILabel"))
    #expect(time.maxX == 304.0)
  }

  @Test func `a color well shows its color within a ring, and says its title`() throws {
    let well = element(
      "UIColorWell", id: "well", ["selectedColor": .red, "title": .string("Background")])
    let stage = try ViewStage([well], system: 14)
    #expect(stage.frame("well")?.size == Size(width: 28, height: 28))
    #expect(stage.fills.contains { $0.color == "#FF0000FF" })
    #expect(AccessibilityTree(stage.placed).elements.map(\.label) == ["Background"])
    let empty = try ViewStage([element("UIColorWell")], system: 14)
    #expect(AccessibilityTree(empty.placed).elements.map(\.label) == ["Color picker"])
  }
}
