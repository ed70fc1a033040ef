import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct SegmentedControlTests {
  private func control(
    _ titles: [String], _ values: [String: AppearanceValue] = [:], width: Double? = nil
  ) -> Element {
    var values = values
    values["segments"] = .objects(titles.map { element("UISegment", ["title": .string($0)]) })
    values["frame"] = .frame(FrameValue(x: 0, y: 0, width: width, height: nil))
    return element("UISegmentedControl", id: "c", values)
  }

  private func segments(_ stage: ViewStage) throws -> [Rect] {
    try #require(stage.tree.node("c")).children.map { stage.placed.frames[$0.index] }
  }

  @Test func `every segment is an object with a label`() throws {
    let stage = try ViewStage([control(["One", "Two"])])
    let nodes = try #require(stage.tree.node("c")).children
    #expect(nodes.map(\.element.className) == ["UISegment", "UISegment"])
    #expect(nodes.map { $0.children.map(\.element.className) } == [["UILabel"], ["UILabel"]])
    #expect(nodes[1].object.path.hasSuffix("UISegmentedControl[c]/UISegment[1]"))
  }

  @Test(
    "equal segments are whole points wide, leave one for each divider and what is left at the end",
    arguments: [
      (2, 94.0, [(0.0, 46.0), (47, 93)]), (2, 101, [(0, 50), (51, 101)]),
      (3, 300, [(0, 99), (100, 199), (200, 299)]),
    ])
  func widths(count: Int, width: Double, expected: [(Double, Double)]) throws {
    let stage = try ViewStage([control([String](repeating: "a", count: count), width: width)])
    let frames = try segments(stage)
    #expect(frames.map(\.minX) == expected.map(\.0))
    #expect(frames.map(\.maxX) == expected.map(\.1))
    #expect(stage.frame("c")?.height == 29)
  }

  @Test func `fixed widths come first, the others share the rest`() throws {
    var element = control(["a", "b", "c"], width: 302)
    var parts = element.objects("segments")
    parts[0].values[PropertySlot("width")] = .number(100)
    element.values[PropertySlot("segments")] = .objects(parts)
    #expect(try segments(ViewStage([element])).map(\.width) == [100, 100, 100])
  }

  @Test func `widths by content follow the titles`() throws {
    let stage = try ViewStage([
      control(
        ["a", "A much longer title"], ["apportionsSegmentWidthsByContent": .boolean(true)],
        width: 300)
    ])
    let frames = try segments(stage)
    #expect(frames[1].width > frames[0].width + 60)
    #expect(frames[1].maxX == 300)
  }

  @Test func `the selected title is a hole in the fill, the other is the tint`() throws {
    let selected = ["selectedSegmentIndex": AppearanceValue.number(0)]
    let stage = try ViewStage([control(["One", "Two"], selected)], window: ["tintColor": .red])
    #expect(stage.glyphColors == ["#FF0000FF"])
    #expect(try #require(stage.fills.last).color == "#FF0000FF")
    let none = try ViewStage([control(["One", "Two"], ["selectedSegmentIndex": .null])])
    #expect(none.glyphColors.count == 2)
    let momentary = try ViewStage([
      control(["One", "Two"], selected.merging(["isMomentary": .boolean(true)]) { a, _ in a })
    ])
    #expect(momentary.glyphColors.count == 2)
  }

  @Test func `a colour for selected titles is drawn on the fill`() throws {
    let white = TextAttributes(foregroundColor: .color(.white))
    let own = control(["One", "Two"], ["selectedSegmentIndex": .number(0)])
      .setting("titleTextAttributes", state: .selected, .attributes(white))
    #expect(try ViewStage([own]).glyphColors == ["#FFFFFFFF", "#007AFFFF"])
  }

  @Test func `title attributes by rule beat a rule on the label`() throws {
    let attributes = TextAttributes(font: .system(20))
    let stage = try ViewStage(
      [control(["One"])],
      rules: [
        rule("UISegmentedControl", "titleTextAttributes", .attributes(attributes)),
        rule("UILabel", in: ["UISegmentedControl"], "font", .font(.system(9)), index: 1),
        rule("UILabel", in: ["UISegmentedControl"], "textColor", .green, index: 2),
      ])
    guard
      case .glyphs(let run, _, let color) = try #require(
        stage.commands.last(where: { if case .glyphs = $0 { true } else { false } }))
    else { return }
    #expect(run.font.size == 20)
    #expect(color.description == "#00FF00FF")
  }

  @Test func `selected and highlighted falls to normal, not to selected`() throws {
    var element = control(["One", "Two"], ["selectedSegmentIndex": .number(0)])
      .setting("titleTextAttributes", state: .normal, .attributes(colored(.white)))
      .setting("titleTextAttributes", state: .selected, .attributes(colored(.black)))
    #expect(try ViewStage([element]).glyphColors == ["#000000FF", "#FFFFFFFF"])
    var parts = element.objects("segments")
    parts[0].values[PropertySlot("isHighlighted")] = .boolean(true)
    element.values[PropertySlot("segments")] = .objects(parts)
    #expect(try ViewStage([element]).glyphColors == ["#FFFFFFFF", "#FFFFFFFF"])
  }

  private func colored(_ color: Color) -> TextAttributes {
    TextAttributes(foregroundColor: .color(color))
  }

  @Test func `background images replace border and fill; dividers stand between`() throws {
    var divider = AxisValues(state: .selected)
    divider.rightState = .normal
    let styled = control(["One", "Two"], ["selectedSegmentIndex": .number(0)], width: 102)
      .setting("backgroundImage", state: .normal, .image(21, 29))
      .setting("dividerImage", state: .normal, .image(2, 29))
      .setting("dividerImage", divider, .image(5, 29))
    let stage = try ViewStage([styled])
    #expect(try segments(stage).map(\.width) == [50, 50])
    #expect(stage.glyphColors.count == 2)
    let images = stage.commands.compactMap { command -> (Image, Rect)? in
      if case .image(let image, let rect, _, _) = command { (image, rect) } else { nil }
    }
    // The caps of 10 points show at the control's ends only.
    #expect(images[0].1 == Rect(x: 0, y: 0, width: 60, height: 29))
    #expect(images[1].1 == Rect(x: 42, y: 0, width: 60, height: 29))
    #expect(images[2].0.size.width == 5)
    #expect(images[2].1 == Rect(x: 50, y: 0, width: 2, height: 29))
  }

  @Test func `content is moved by the adjustment of its place`() throws {
    var left = AxisValues.normal
    left.segmentType = .left
    let moved = control(["a", "a"], width: 101)
      .setting(
        "contentPositionAdjustment", left, .offset(Offset(horizontal: 3, vertical: -2)))
    let stage = try ViewStage([moved])
    let labels = try #require(stage.tree.node("c")).children.compactMap { $0.children.first }
      .map { stage.placed.frames[$0.index] }
    #expect(labels[0].minX == labels[1].minX + 3)
    #expect(labels[0].minY == labels[1].minY - 2)
  }

  @Test func `segment images are stencils unless they say original`() throws {
    let parts = [Image.RenderingMode.automatic, .alwaysOriginal].map {
      element("UISegment", ["image": .image(10, 10, $0)])
    }
    let stage = try ViewStage([
      element("UISegmentedControl", ["segments": .objects(parts)])
    ])
    let tints = stage.commands.compactMap { command -> String?? in
      if case .image(_, _, let tint, _) = command { .some(tint?.description) } else { nil }
    }
    #expect(tints == ["#007AFFFF", nil])
  }

  @Test func `a disabled segment's content fades, and a disabled control as a whole`() throws {
    let stage = try ViewStage([control(["One"], ["isEnabled": .boolean(false)])])
    #expect(stage.commands.filter { $0 == .beginLayer(opacity: 0.5) }.count == 2)
  }
}
