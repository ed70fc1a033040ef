import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Menus")
struct MenuTests {
  private static func menu(_ children: [Element], _ values: [String: AppearanceValue] = [:])
    -> AppearanceValue
  {
    .object(menuElement(children, values))
  }

  private static func menuElement(
    _ children: [Element], _ values: [String: AppearanceValue] = [:]
  ) -> Element {
    element("UIMenu", values.merging(["children": .objects(children)]) { $1 })
  }

  private static func action(
    _ title: String, _ values: [String: AppearanceValue] = [:]
  ) -> Element {
    element("UIAction", values.merging(["title": .string(title)]) { $1 })
  }

  private static let two = menu([action("First"), action("Second")])

  private static func stage(
    _ values: [String: AppearanceValue], at y: Double = 40, x: Double = 20, system: Int = 16,
    className: String = "UIButton"
  ) throws -> ViewStage {
    let frame = FrameValue(x: x, y: y, width: 100, height: 40)
    return try ViewStage(
      [
        element("UILabel", ["text": .string("Behind")]),
        element(
          className, id: "owner", values.merging(["frame": .frame(frame)]) { $1 }),
      ], system: system)
  }

  /// The accessibility elements: label, and the top of its frame.
  private static func spoken(_ stage: ViewStage) -> [(label: String?, y: Double)] {
    AccessibilityTree(stage.placed).elements.map { ($0.label, $0.frame.minY) }
  }

  @Test func `an open menu lies below its button, and covers everything for screen readers`() throws
  {
    let closed = try Self.stage(["title": .string("Button"), "menu": Self.two])
    #expect(Self.spoken(closed).map(\.label) == ["Behind", "Button"])
    let open = try Self.stage([
      "title": .string("Button"), "menu": Self.two, "showsMenu": .boolean(true),
    ])
    #expect(Self.spoken(open).map(\.label) == ["First", "Second"])
    #expect(Self.spoken(open).map(\.y) == [88, 132])
    #expect(open.tree.objects.count == closed.tree.objects.count)
  }

  @Test func `an open submenu begins where the row that opened it lies`() throws {
    func submenu(_ opens: Bool) -> Element {
      Self.menuElement(
        [Self.action("Inner")], ["title": .string("More"), "showsMenu": .boolean(opens)])
    }
    func stage(_ opens: Bool) throws -> [(label: String?, y: Double)] {
      Self.spoken(
        try Self.stage([
          "menu": Self.menu([Self.action("First"), submenu(opens)]), "showsMenu": .boolean(true),
        ]))
    }
    #expect(try stage(false).map(\.label) == ["First", "More"])
    #expect(try stage(true).map(\.label) == ["More", "Inner"])
    #expect(try stage(true).map(\.y) == [132, 176])
  }

  @Test func `menus came with iOS 14, context menus with 13`() throws {
    let values: [String: AppearanceValue] = ["menu": Self.two, "showsMenu": .boolean(true)]
    #expect(Self.spoken(try Self.stage(values, system: 13)).map(\.label).contains("Behind"))
    #expect(Self.spoken(try Self.stage(values, system: 14)).map(\.label) == ["First", "Second"])
    let context: [String: AppearanceValue] = [
      "contextMenu": Self.two, "showsContextMenu": .boolean(true),
    ]
    for (system, isOpen) in [(12, false), (13, true)] {
      let stage = try Self.stage(context, system: system, className: "UIView")
      #expect(Self.spoken(stage).map(\.label).contains("First") == isOpen)
    }
  }

  @Test func `where there is no room below a menu opens upward, and turns its order around`() throws
  {
    let values: [String: AppearanceValue] = ["menu": Self.two, "showsMenu": .boolean(true)]
    let turned = try Self.stage(values, at: 500)
    #expect(Self.spoken(turned).map(\.label) == ["Second", "First"])
    #expect(Self.spoken(turned).map(\.y) == [404, 448])
    let fixed = try Self.stage(
      values.merging(["preferredMenuElementOrder": .enumeration("fixed")]) { $1 }, at: 500)
    #expect(Self.spoken(fixed).map(\.label) == ["First", "Second"])
  }

  @Test func `sections, hidden actions and states`() throws {
    let inline = Self.menuElement(
      [
        Self.action("On", ["state": .enumeration("on")]),
        Self.action("Hidden", ["attributes": .options(["hidden"])]),
        Self.action("Off", ["attributes": .options(["disabled"])]),
      ], ["options": .options(["displayInline"]), "title": .string("Section")])
    let stage = try Self.stage([
      "menu": Self.menu([Self.action("First"), inline]), "showsMenu": .boolean(true),
    ])
    let elements = AccessibilityTree(stage.placed).elements
    #expect(elements.map(\.label) == ["First", "Section", "On", "Off"])
    #expect(
      elements.map(\.traits) == [
        .button, [.staticText, .header], [.button, .selected], [.button, .notEnabled],
      ])
    // A band of 8 points lies between the sections.
    #expect(elements[1].frame.minY == 88 + 44 + 8)
  }

  @Test func `a pop-up button shows what is chosen in its menu, from iOS 15 on`() throws {
    let menu = Self.menu([
      Self.action("Small"), Self.action("Large", ["state": .enumeration("on")]),
    ])
    func title(_ system: Int, _ values: [String: AppearanceValue] = [:]) throws -> String? {
      let own: [String: AppearanceValue] = [
        "menu": menu, "changesSelectionAsPrimaryAction": .boolean(true),
      ]
      return try Self.stage(own.merging(values) { $1 }, system: system)
        .tree.node("owner")?[Button.title]
    }
    #expect(try title(14) == nil)
    #expect(try title(15) == "Large")
    #expect(try title(15, ["title": .string("Own")]) == "Own")
    let configured = try Self.stage([
      "menu": menu, "changesSelectionAsPrimaryAction": .boolean(true),
      "configuration": .object(element("UIButtonConfiguration", ["style": .enumeration("gray")])),
    ])
    let image = try #require(configured.frame("UIButton[owner]/UIImageView"))
    let label = try #require(configured.frame("UIButton[owner]/UILabel"))
    #expect(image.minX > label.maxX)
  }

  @Test func `a lifted view leaves its place, and its menu lies below it`() throws {
    let stage = try Self.stage(
      [
        "contextMenu": Self.two, "showsContextMenu": .boolean(true), "backgroundColor": .red,
      ], className: "UIView")
    // Once over the blur, once far beside the screen.
    #expect(stage.fills.filter { $0.color == "#FF0000FF" }.count == 2)
    #expect(Self.spoken(stage).map(\.y) == [96, 140])
  }

  @Test func `commands over a text lie above it, or below it at the top of the screen`() throws {
    func top(_ y: Double, _ system: Int = 16) throws -> Double? {
      let bar = AppearanceValue.object(
        element("UIMenuController", ["menuItems": .strings(["Cut", "Copy"])]))
      return Self.spoken(
        try Self.stage(["menuController": bar], at: y, system: system, className: "UILabel")
      ).first?.y
    }
    #expect(try top(200) == 200 - 49)
    #expect(try top(10) == 10 + 40 + 9)
    #expect(try top(200, 15) == 200 - 45)
  }

  @Test func `commands without room give way to an arrow`() throws {
    let bar = AppearanceValue.object(
      element(
        "UIMenuController",
        ["menuItems": .strings(["Cut", "Copy", "Paste", "Look Up", "Translate", "Share"])]))
    let stage = try Self.stage(["menuController": bar], at: 200, className: "UILabel")
    let labels = Self.spoken(stage).map(\.label)
    #expect(labels.last == "Show more items")
    #expect(labels.count < 7)
  }
}
