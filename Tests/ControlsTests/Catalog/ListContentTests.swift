import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

@Suite("List content and background configurations")
struct ListContentTests {
  typealias Stage = TableStage

  private static func configuration(
    _ values: [String: AppearanceValue], of className: String = "UIListContentConfiguration"
  ) -> AppearanceValue {
    .object(element(className, values))
  }

  private static func stage(
    _ cell: [String: AppearanceValue], system: Int = 16, rules: [AppearanceRule] = [],
    style: String = "plain"
  ) throws -> Stage {
    try Stage(
      Stage.table(
        [Stage.section(rows: [element("UITableViewCell", cell)])],
        ["style": .enumeration(style)]), system: system, rules: rules)
  }

  private static let texts = configuration([
    "text": .string("Title"), "secondaryText": .string("Detail"),
  ])

  @Test func `a configuration takes the place of a row's texts, from iOS 14 on`() throws {
    let cell: [String: AppearanceValue] = [
      "text": .string("Old"), "contentConfiguration": Self.texts,
    ]
    func labels(_ system: Int) throws -> [String] {
      let tree = try Self.stage(cell, system: system).placed.styled
      return tree.objects.indices.map(tree.node).filter { $0.isKind(of: "UILabel") }
        .compactMap { $0[Label.text] }
    }
    #expect(try labels(13) == ["Old"])
    #expect(try labels(14) == ["Title", "Detail"])
  }

  @Test func `rules set configurations as documents do, of buttons too`() throws {
    let byRule = try Self.stage(
      ["text": .string("Old")],
      rules: [rule("UITableViewCell", "contentConfiguration", Self.texts)])
    #expect(byRule.frames("UIListContentView").count == 1)
    let title = Self.configuration(["title": .string("Title")], of: "UIButtonConfiguration")
    let button = try ViewStage(
      [element("UIButton")], rules: [rule("UIButton", "configuration", title)], system: 16)
    #expect(button.tree.node("UIButton/UILabel")?[Label.text] == "Title")
  }

  @Test(
    "rows are as high as the margins of their style and the texts in them",
    arguments: [("default", 60.0), ("subtitle", 57.5), ("value1", 44)])
  func heights(style: String, height: Double) throws {
    let stage = try Self.stage([
      "style": .enumeration(style), "contentConfiguration": Self.texts,
    ])
    #expect(abs((stage.frames("UITableViewCell").first?.height ?? 0) - height) <= 1)
  }

  @Test func `texts begin at one place beside every symbol`() throws {
    func left(_ symbol: String) throws -> Double? {
      let image = ImageValue(source: .symbol(SymbolImage(name: symbol)))
      return try Self.stage([
        "contentConfiguration": Self.configuration([
          "text": .string("Title"), "image": .image(image),
        ])
      ]).frames("UILabel").first?.minX
    }
    #expect(try left("star") == 60)
    #expect(try left("antenna.radiowaves.left.and.right") == 60)
    #expect(try left("lock.fill") == 60)
  }

  @Test func `margins of the table count where the content keeps them`() throws {
    let margins = AppearanceValue.insets(EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    func left(_ values: [String: AppearanceValue]) throws -> Double? {
      try Self.stage([
        "contentConfiguration": Self.configuration(
          ["text": .string("Title"), "directionalLayoutMargins": margins].merging(values) { $1 })
      ]).frames("UILabel").first?.minX
    }
    #expect(try left([:]) == 16)
    #expect(try left(["axesPreservingSuperviewLayoutMargins": .options([])]) == 2)
  }

  @Test func `properties of texts win over the style, letters of headers are capitals`() throws {
    let properties = Self.configuration(
      ["color": .red, "numberOfLines": .number(2), "transform": .enumeration("capitalized")],
      of: "UIListContentTextProperties")
    let stage = try Self.stage([
      "contentConfiguration": Self.configuration([
        "text": .string("two words"), "textProperties": properties,
      ])
    ])
    let label = try #require(stage.placed.styled.node("UIListContentView/UILabel"))
    #expect(label[Label.text] == "Two Words")
    #expect(label[Label.textColor] == .color(Color(bytes: 255, 0, 0)))
    #expect(label[Label.numberOfLines] == 2)
    let header = element(
      "UITableViewHeaderFooterView",
      ["contentConfiguration": Self.configuration(["text": .string("Title")])])
    func title(_ style: String) throws -> String? {
      let section = element(
        "UITableViewSection",
        ["headerView": .object(header), "rows": .objects([Stage.cell("Row")])])
      let stage = try Stage(
        Stage.table([section], ["style": .enumeration(style)]), system: 16)
      return stage.placed.styled.node("UIListContentView/UILabel")?[Label.text]
    }
    #expect(try title("insetGrouped") == "TITLE")
    #expect(try title("plain") == "Title")
  }

  @Test func `a row nobody can press is grey, unless its colors are its own`() throws {
    let off: [String: AppearanceValue] = [
      "contentConfiguration": Self.texts, "isUserInteractionEnabled": .boolean(false),
    ]
    let stage = try Self.stage(off)
    let tree = stage.placed.styled
    let labels = tree.objects.indices.map(tree.node).filter { $0[Label.text] != nil }
    #expect(labels.map { $0.color(Label.textColor)?.alpha }.allSatisfy { ($0 ?? 1) < 0.4 })
  }

  @Test func `a background takes the place of colors and views; without a color it is the tint's`()
    throws
  {
    let background = Self.configuration(
      ["backgroundColor": .null, "cornerRadius": .number(0)], of: "UIBackgroundConfiguration")
    let stage = try Self.stage(
      [
        "contentConfiguration": Self.texts, "backgroundColor": .red, "tintColor": .green,
        "backgroundView": .object(element("UIView", ["backgroundColor": .blue])),
        "backgroundConfiguration": background,
      ])
    #expect(stage.fills(Color(bytes: 255, 0, 0)).isEmpty)
    #expect(stage.fills(Color(bytes: 0, 0, 255)).isEmpty)
    #expect(stage.fills(Color(bytes: 0, 255, 0)).count == 1)
  }

  @Test func `the row speaks its texts, and a content view by itself does`() throws {
    let stage = try Self.stage(["contentConfiguration": Self.texts])
    #expect(AccessibilityTree(stage.placed).elements.map(\.label) == ["Title, Detail"])
    let alone = try ViewStage(
      [element("UIListContentView", ["configuration": Self.texts])], system: 16)
    #expect(AccessibilityTree(alone.placed).elements.map(\.label) == ["Title, Detail"])
  }
}
