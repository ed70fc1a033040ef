import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Collection views as lists")
struct CollectionListTests {
  private static func content(_ text: String, _ values: [String: AppearanceValue] = [:])
    -> AppearanceValue
  {
    .object(
      element("UIListContentConfiguration", values.merging(["text": .string(text)]) { $1 }))
  }

  private static func cell(
    _ text: String, id: String? = nil, _ values: [String: AppearanceValue] = [:]
  ) -> Element {
    element(
      "UICollectionViewListCell", id: id,
      values.merging(["contentConfiguration": content(text)]) { $1 })
  }

  private static func list(
    _ appearance: String, _ items: [Element], header: Element? = nil, system: Int = 16,
    layout: [String: AppearanceValue] = [:]
  ) throws -> ViewStage {
    var section: [String: AppearanceValue] = ["items": .objects(items)]
    if let header { section["header"] = .object(header) }
    return try ViewStage(
      [
        element(
          "UICollectionView", id: "list",
          [
            "frame": .frame(FrameValue(x: 0, y: 0, width: 320, height: 500)),
            "collectionViewLayout": .object(
              element(
                "UICollectionLayoutListConfiguration",
                layout.merging(["appearance": .enumeration(appearance)]) { $1 })),
            "sections": .objects([element("UICollectionViewSection", section)]),
          ])
      ], system: system)
  }

  @Test func `cells lie below each other, 44 high, in cards within their margins`() throws {
    let items = [Self.cell("First", id: "a"), Self.cell("Second", id: "b")]
    let plain = try Self.list("plain", items)
    #expect(plain.frame("a") == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(plain.frame("b") == Rect(x: 0, y: 44, width: 320, height: 44))
    let cards = try Self.list("insetGrouped", items)
    let first = try #require(cards.frame("a"))
    #expect(first.minX == 16.0)
    #expect(first.width == 288.0)
  }

  @Test func `headers and cells have the styles of the list's appearance`() throws {
    func title(_ appearance: String) throws -> String? {
      try Self.list(appearance, [Self.cell("Row")], header: Self.cell("Title", id: "title"))
        .tree.node("UICollectionViewListCell[title]/UIListContentView/UILabel")?[Label.text]
    }
    #expect(try title("grouped") == "TITLE")
    #expect(try title("plain") == "Title")
    #expect(try title("sidebar") == "Title")
    let sidebar = try Self.list("sidebar", [Self.cell("Row", id: "a")])
    let chosen = try Self.list(
      "sidebar", [Self.cell("Row", id: "a", ["isSelected": .boolean(true)])])
    #expect(chosen.fills.count == sidebar.fills.count + 1)
  }

  @Test func `one accessory looks as a table's; several stand in a row`() throws {
    func accessory(_ kind: String, _ values: [String: AppearanceValue] = [:]) -> Element {
      element("UICellAccessory", values.merging(["kind": .enumeration(kind)]) { $1 })
    }
    let one = try Self.list(
      "plain",
      [Self.cell("Row", id: "a", ["accessories": .objects([accessory("disclosureIndicator")])])])
    #expect(one.frame("[a]/UIButton")?.maxX == 304.0)
    let two = try Self.list(
      "plain",
      [
        Self.cell(
          "Row", id: "a",
          [
            "accessories": .objects([
              accessory("label", ["text": .string("12")]), accessory("outlineDisclosure"),
            ])
          ])
      ])
    let stack = try #require(two.frame("[a]/UIStackView"))
    #expect(stack.maxX == 304.0)
    #expect(two.tree.node("UIStackView/UILabel")?[Label.text] == "12")
  }

  @Test func `lists came with iOS 14; separators and background follow the layout`() throws {
    #expect(try Self.list("plain", [Self.cell("Row", id: "a")], system: 13).frame("a") == nil)
    let red = try Self.list("plain", [], layout: ["backgroundColor": .red])
    #expect(red.fills.contains { $0.color == "#FF0000FF" })
    let items = [Self.cell("First"), Self.cell("Second")]
    let bare = try Self.list("plain", items, layout: ["showsSeparators": .boolean(false)])
    #expect(try Self.list("plain", items).fills.count > bare.fills.count)
  }

  @Test func `headers are spoken as headers, and chosen cells as chosen`() throws {
    let stage = try Self.list(
      "insetGrouped", [Self.cell("Row", id: "row", ["isSelected": .boolean(true)])],
      header: Self.cell("Title"))
    let elements = AccessibilityTree(stage.placed).elements
    #expect(elements.map(\.label) == ["TITLE", "Row"])
    #expect(elements.map(\.traits) == [[.staticText, .header], .selected])
  }
}
