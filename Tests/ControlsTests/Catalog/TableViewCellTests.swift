import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Where a cell's texts, image and accessory lie, against figures measured on iOS 7 to 9.
@Suite struct TableViewCellTests {
  typealias Stage = TableStage

  static func stage(
    _ values: [String: AppearanceValue], system: Int = 7, rules: [AppearanceRule] = []
  ) throws -> TableStage {
    try Stage(
      Stage.table([Stage.section(rows: [Stage.cell("Title", values)])]), system: system,
      rules: rules)
  }

  @Test(
    "titles are 18 points on 7 and 17 later, their baseline at 28 in rows of 44",
    arguments: [
      (7, "default", 18.0, 28.0), (7, "value1", 17, 28), (8, "default", 17, 27.5),
      (8, "value1", 17, 28), (7, "subtitle", 18, 21),
    ])
  func titles(system: Int, style: String, size: Double, baseline: Double) throws {
    let stage = try Self.stage(
      ["style": .enumeration(style), "detailText": .string("Detail")], system: system)
    let label = try #require(
      stage.placed.styled.node(style == "default" ? "Cell/UILabel" : "Cell/UILabel[0]"))
    #expect(label[Label.font] == .system(size))
    #expect(try stage.baseline("Title") == baseline)
  }

  @Test("a detail button is a button in the cell, also where a rule makes it: rules reach it")
  func detailButtons() throws {
    let type = AppearanceValue.enumeration("detailDisclosureButton")
    let tint = rule("UIButton", in: ["UITableViewCell"], "tintColor", .red)
    let own = try Self.stage(["accessoryType": type], rules: [tint])
    let byRule = try Self.stage([:], rules: [tint, rule("UITableViewCell", "accessoryType", type)])
    for stage in [own, byRule] {
      let button = try #require(stage.placed.styled.node("UITableViewCell/UIButton[0]"))
      #expect(button.tintColor.description == "#FF0000FF")
      // The chevron and 12 points stand beyond it.
      #expect(
        stage.frames("UIButton") == [
          Rect(x: 263, y: 10, width: 22, height: 22), Rect(x: 297, y: 16, width: 8, height: 13),
        ])
    }
    let view = element("UIView", ["frame": .frame(FrameValue(x: 0, y: 0, width: 5, height: 5))])
    let other = try Self.stage(["accessoryType": type, "accessoryView": .object(view)])
    #expect(other.frames("UIButton").isEmpty)
  }

  @Test("a subtitle's baseline is at 37.5")
  func subtitle() throws {
    let stage = try Self.stage(
      ["style": .enumeration("subtitle"), "detailText": .string("Detail")])
    #expect(try stage.baseline("Detail") == 37.5)
  }

  @Test(
    "text begins at the margin: 15 on 7 and 9, 16 on 8 and 12",
    arguments: [(7, 15.0), (8, 16), (9, 15), (11, 15), (12, 16)])
  func margins(system: Int, expected: Double) throws {
    #expect(try Self.stage([:], system: system).frames("UILabel").first?.minX == expected)
  }

  @Test("an image of 24 lies at 15, 9; text and line begin at 54")
  func image() throws {
    let stage = try Self.stage(["image": Stage.image(24)])
    #expect(stage.frames("UIImageView") == [Rect(x: 15, y: 9, width: 24, height: 24)])
    #expect(stage.frames("UILabel").first?.minX == 54)
    #expect(stage.lines.first == Rect(x: 54, y: 43.5, width: 266, height: 0.5))
  }

  @Test(
    "detail text ends at the margin, or 19.5 before it beside a chevron",
    arguments: [
      (7, "none", 305.0), (8, "none", 304), (8, "disclosureIndicator", 284.5),
    ])
  func detailEdge(system: Int, accessory: String, expected: Double) throws {
    let stage = try Self.stage(
      [
        "style": .enumeration("value1"), "detailText": .string("30 Seconds"),
        "accessoryType": .enumeration(accessory),
      ], system: system)
    #expect(stage.frames("UILabel").last?.maxX == expected)
  }

  @Test(
    "the chevron is the system's own",
    arguments: [(7, 303.43, 22.25, 2.23), (9, 303.7, 21.5, 1.78)])
  func chevron(system: Int, x: Double, y: Double, width: Double) throws {
    let stage = try Self.stage(
      ["accessoryType": .enumeration("disclosureIndicator")], system: system)
    let strokes = stage.drawing.compactMap { command, origin in
      if case .stroke(let path, let style, .solid(Color(bytes: 0xC7, 0xC7, 0xCC))) = command {
        return (path, style, origin)
      }
      return nil
    }
    let (path, style, origin) = try #require(strokes.first)
    #expect(style.width == width)
    let bounds = try #require(path.controlBounds)
    #expect(abs(origin.x + bounds.maxX - x) < 0.01)
    #expect(abs(origin.y + bounds.midY - y) < 0.01)
  }

  @Test("an accessory view ends at the margin, on whole points")
  func accessoryView() throws {
    let stage = try Self.stage(["accessoryView": .object(element("UISwitch"))], system: 8)
    #expect(stage.frames("UISwitch") == [Rect(x: 253, y: 6, width: 51, height: 31)])
  }

  @Test("a chosen row is grey over its lines, and over the line above")
  func selection() throws {
    let rows = [Stage.cell("One"), Stage.cell("Two", ["isSelected": .boolean(true)])]
    let stage = try Stage(
      Stage.table(
        [Stage.section(rows: rows)], ["tableFooterView": .object(element("UIView"))]))
    #expect(
      stage.fills(Color(bytes: 0xD9, 0xD9, 0xD9)) == [
        Rect(x: 0, y: 43.5, width: 320, height: 44.5)
      ])
    #expect(stage.lines.map(\.minY) == [43.5])
    let plain = try Self.stage(
      ["isSelected": .boolean(true), "selectionStyle": .enumeration("none")])
    #expect(plain.fills(Color(bytes: 0xD9, 0xD9, 0xD9)).isEmpty)
  }

  @Test("a selected background view shows only in a chosen row, in the grey's place")
  func selectedBackground() throws {
    let view = element("UIView", id: "chosen", ["backgroundColor": .red])
    let idle = try Self.stage(["selectedBackgroundView": .object(view)])
    #expect(idle.placed.styled.node("chosen") == nil)
    let chosen = try Self.stage(
      ["selectedBackgroundView": .object(view), "isHighlighted": .boolean(true)])
    #expect(chosen.placed.styled.node("chosen") != nil)
    #expect(chosen.fills(Color(bytes: 0xD9, 0xD9, 0xD9)).isEmpty)
  }

  @Test("a label's own values win over rules, and $tintColor is the cell's inherited tint")
  func labelObjects() throws {
    let stage = try Self.stage(
      [
        "style": .enumeration("value1"), "detailText": .string("Detail"), "tintColor": .green,
        "detailTextLabel": .object(element("UILabel", ["textColor": .color(.tint)])),
      ], rules: [rule("UILabel", in: ["UITableViewCell"], "textColor", .red)])
    let title = try #require(stage.placed.styled.node("UILabel[0]"))
    let detail = try #require(stage.placed.styled.node("UILabel[1]"))
    #expect(title.color(Label.textColor) == Color(red: 1, green: 0, blue: 0))
    #expect(detail.color(Label.textColor) == Color(red: 0, green: 1, blue: 0))
  }

  @Test("the cell's text is given, the style's colour only a default")
  func textSources() throws {
    let stage = try Self.stage([:], rules: [rule("UILabel", "text", .string("Rule"))])
    let label = try #require(stage.placed.styled.node("Cell/UILabel"))
    #expect(label[Label.text] == "Title")
  }

  @Test("a cell's background is white until a rule says otherwise")
  func background() throws {
    let white = try #require(try Self.stage([:]).placed.styled.node("UITableViewCell"))
    #expect(white.color(View.backgroundColor) == .white)
    let stage = try Self.stage([:], rules: [rule("UITableViewCell", "backgroundColor", .red)])
    let red = try #require(stage.placed.styled.node("UITableViewCell"))
    #expect(red.color(View.backgroundColor) == Color(red: 1, green: 0, blue: 0))
  }
}
