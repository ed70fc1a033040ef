import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct ButtonTests {
  private let yes = AppearanceValue.boolean(true)

  private func button(
    _ type: String = "system", _ values: [String: AppearanceValue] = [:]
  ) -> Element {
    var values = values
    values["buttonType"] = .enumeration(type)
    values["title"] = values["title"] ?? .string("Button")
    return element("UIButton", id: "b", values)
  }

  @Test func `a button makes parts for what it has`() throws {
    let stage = try ViewStage([
      button(), element("UIButton", id: "bare"),
      element("UIButton", id: "icon", ["image": .image(20, 20)]),
    ])
    #expect(try #require(stage.tree.node("b")).children.map(\.element.className) == ["UILabel"])
    #expect(try #require(stage.tree.node("bare")).children.isEmpty)
    #expect(
      try #require(stage.tree.node("icon")).children.map(\.element.className) == ["UIImageView"])
  }

  @Test func `a system title is the tint, a custom one white`() throws {
    #expect(try ViewStage([button()], window: ["tintColor": .red]).glyphColors == ["#FF0000FF"])
    #expect(try ViewStage([button("custom")]).glyphColors == ["#FFFFFFFF"])
  }

  @Test(
    "titles are looked up by exactly the button's states, else normal",
    arguments: [
      (ControlState.normal, "normal"), (.selected, "selected"), (.highlighted, "normal"),
      ([.selected, .highlighted], "normal"),
    ] as [(ControlState, String)])
  func stateFallback(state: ControlState, title: String) throws {
    let control = button(
      "custom",
      [
        "isSelected": .boolean(state.contains(.selected)),
        "isHighlighted": .boolean(state.contains(.highlighted)), "title": .string("normal"),
      ]
    ).setting("title", state: .selected, .string("selected"))
    let label = try #require(try ViewStage([control]).tree.node("b")?.children.first)
    #expect(label[Label.text] == title)
  }

  @Test func `a title colour set on the button beats a rule on its label`() throws {
    let onLabel = rule("UILabel", in: ["UIButton"], "textColor", .green)
    #expect(try ViewStage([button()], rules: [onLabel]).glyphColors == ["#00FF00FF"])
    let own = button().setting("titleColor", state: .normal, .red)
    #expect(try ViewStage([own], rules: [onLabel]).glyphColors == ["#FF0000FF"])
    let byRule = rule("UIButton", "titleColor", .blue, index: 1)
    #expect(try ViewStage([button()], rules: [byRule, onLabel]).glyphColors == ["#0000FFFF"])
  }

  @Test func `a rule reaches the label's font and the button grows with it`() throws {
    let stage = try ViewStage(
      [button()], rules: [rule("UILabel", in: ["UIButton"], "font", .font(.system(30)))])
    #expect(stage.frame("b")?.height == 48)
  }

  @Test func `titleLabel's own properties are its instance values`() throws {
    let label = element("UILabel", ["font": .font(.system(20))])
    let stage = try ViewStage(
      [button("system", ["titleLabel": .object(label)])],
      rules: [rule("UILabel", "font", .font(.system(30)))])
    #expect(try #require(stage.tree.node("b")?.children.first)[Label.font] == .system(20))
  }

  @Test func `pressed system titles fade unless a colour is set for that`() throws {
    func alpha(_ element: Element) throws -> Double? {
      try #require(try ViewStage([element]).tree.node("b")?.children.first)[View.alpha]
    }
    #expect(try alpha(button("system", ["isHighlighted": yes])) == 0.2)
    #expect(try alpha(button("custom", ["isHighlighted": yes])) == nil)
    let own = button("system", ["isHighlighted": yes]).setting(
      "titleColor", state: .highlighted, .red)
    #expect(try alpha(own) == nil)
  }

  @Test func `disabled system titles are grey unless the button has a colour`() throws {
    let disabled: [String: AppearanceValue] = ["isEnabled": .boolean(false)]
    #expect(try ViewStage([button("system", disabled)]).glyphColors == ["#00000070"])
    let own = button("system", disabled).setting("titleColor", state: .normal, .red)
    #expect(try ViewStage([own]).glyphColors == ["#FF0000FF"])
  }

  @Test func `a selected system button is a fill of the tint with the title cut out`() throws {
    let stage = try ViewStage([button("system", ["isSelected": yes])])
    #expect(stage.glyphColors.isEmpty)
    let fill = try #require(stage.fills.last)
    #expect(fill.color == "#007AFFFF")
    #expect(stage.commands.contains(.fill(fill.path, rule: .evenOdd, paint: .solid(tint))))
    let own = button("system", ["isSelected": yes]).setting("titleColor", state: .selected, .red)
    #expect(try ViewStage([own]).glyphColors == ["#FF0000FF"])
  }

  private var tint: Color { Color(bytes: 0, 122, 255) }

  @Test(
    "images are stencils in system buttons",
    arguments: [
      ("system", Image.RenderingMode.automatic, true), ("custom", .automatic, false),
      ("system", .alwaysOriginal, false), ("custom", .alwaysTemplate, true),
    ])
  func imageRole(type: String, mode: Image.RenderingMode, isTemplate: Bool) throws {
    let stage = try ViewStage([button(type, ["image": .image(20, 20, mode)])])
    let tints = stage.commands.compactMap { command -> Color?? in
      if case .image(_, _, let tint, _) = command { .some(tint) } else { nil }
    }
    #expect(tints == [isTemplate ? tint : nil])
  }

  @Test(
    "a button is as large as its content",
    arguments: [
      ("system", [:], 30.0), ("custom", [:], 33.5),
      (
        "system", ["contentEdgeInsets": .insets(EdgeInsets(top: 1, left: 0, bottom: 2, right: 0))],
        21
      ),
      ("infoLight", [:], 22),
    ] as [(String, [String: AppearanceValue], Double)])
  func intrinsicHeight(
    type: String, values: [String: AppearanceValue], height: Double
  ) throws {
    #expect(try ViewStage([button(type, values)]).frame("b")?.height == height)
  }

  @Test func `image and title stand side by side, each moved by its insets`() throws {
    let frame = FrameValue(x: 0, y: 0, width: 200, height: 40)
    let insets = EdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    let stage = try ViewStage([
      button(
        "system",
        [
          "image": .image(20, 20), "frame": .frame(frame), "titleEdgeInsets": .insets(insets),
        ])
    ])
    let image = try #require(stage.frame("UIImageView"))
    let title = try #require(stage.frame("UILabel"))
    #expect(image.minY == 10)
    #expect(title.minX == image.maxX + 6)
    #expect(abs(image.minX + title.maxX - 6 - 200) <= 1)
  }

  @Test(
    "content lies where the alignment says",
    arguments: [
      ("left", 0.0), ("right", 180), ("center", 90), ("leading", 0), ("trailing", 180),
    ])
  func alignment(name: String, x: Double) throws {
    let stage = try ViewStage([
      element(
        "UIButton",
        [
          "image": .image(20, 20), "contentHorizontalAlignment": .enumeration(name),
          "frame": .frame(FrameValue(x: 0, y: 0, width: 200, height: 40)),
        ])
    ])
    #expect(stage.frame("UIImageView")?.minX == x)
  }

  @Test func `a selected system button has one box around its image and title`() throws {
    let button = element(
      "UIButton",
      ["title": .string("Go"), "image": .image(24, 24), "isSelected": .boolean(true)])
    let stage = try ViewStage([button], system: 7)
    let boxes = stage.fills.filter { $0.color == "#007AFFFF" }
    // The box, and in it what surrounds the image.
    #expect(boxes.count == 2)
    let parts = [stage.frame("UIButton/UIImageView"), stage.frame("UIButton/UILabel")]
      .compactMap(\.self)
    #expect(parts.count == 2)
    #expect(
      boxes.first?.path.controlBounds
        == parts[0].union(parts[1]).insetBy(x: -4, y: -2))
  }
}
