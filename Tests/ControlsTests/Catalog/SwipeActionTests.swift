import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Swipe actions")
struct SwipeActionTests {
  typealias Stage = TableStage

  private static func actions(_ actions: [[String: AppearanceValue]]) -> AppearanceValue {
    .object(
      element(
        "UISwipeActionsConfiguration",
        ["actions": .objects(actions.map { element("UIContextualAction", $0) })]))
  }

  private static let two = actions([
    ["title": .string("Delete"), "style": .enumeration("destructive")], ["title": .string("More")],
  ])

  private static func stage(
    _ cell: [String: AppearanceValue], system: Int = 16, rules: [AppearanceRule] = []
  ) throws -> Stage {
    try Stage(
      Stage.table([Stage.section(rows: [Stage.cell("Title", cell)])]), system: system,
      rules: rules)
  }

  @Test func `the first action lies at the edge, all are alike wide, and the row makes room`()
    throws
  {
    let open = try Self.stage([
      "trailingSwipeActionsConfiguration": Self.two, "swipedEdge": .enumeration("trailing"),
    ])
    let buttons = open.frames("UIButton")
    #expect(buttons.map(\.minX) == [246, 172])
    #expect(buttons.map(\.width) == [74, 74])
    #expect(open.frames("UILabel").contains { $0.minX == -132 })
    let leading = try Self.stage([
      "leadingSwipeActionsConfiguration": Self.two, "swipedEdge": .enumeration("leading"),
    ])
    #expect(leading.frames("UIButton").map(\.minX) == [0, 74])
    #expect(leading.frames("UILabel").contains { $0.minX == 164 })
  }

  @Test func `a row that is not swiped, or has no actions there, stays where it is`() throws {
    for edge in ["none", "leading"] {
      let stage = try Self.stage([
        "trailingSwipeActionsConfiguration": Self.two, "swipedEdge": .enumeration(edge),
      ])
      #expect(stage.frames("UIButton").isEmpty)
      #expect(stage.frames("UILabel").first?.minX == 16)
    }
  }

  @Test func `swipes came with iOS 11, and rules reach their buttons`() throws {
    let cell: [String: AppearanceValue] = [
      "trailingSwipeActionsConfiguration": Self.two, "swipedEdge": .enumeration("trailing"),
    ]
    #expect(try Self.stage(cell, system: 10).frames("UIButton").isEmpty)
    #expect(try Self.stage(cell, system: 11).frames("UIButton").count == 2)
    let themed = try Self.stage(
      cell, rules: [rule("UIButton", in: ["UITableViewCell"], "backgroundColor", .green)])
    #expect(themed.fills(Color(bytes: 0, 255, 0)).count == 2)
  }

  @Test func `low rows show an image alone, which the title still names`() throws {
    func labels(height: Double) throws -> (widths: [Double], spoken: [String?]) {
      let stage = try Self.stage([
        "trailingSwipeActionsConfiguration": Self.actions([
          ["title": .string("Trash"), "image": .image(20, 20)]
        ]),
        "swipedEdge": .enumeration("trailing"), "height": .number(height),
      ])
      let spoken = AccessibilityTree(stage.placed).elements.map(\.label)
      return (stage.frames("UILabel").map(\.width), spoken)
    }
    #expect(try labels(height: 60).widths.last == 0)
    #expect(try labels(height: 91).widths.last ?? 0 > 30)
    #expect(try labels(height: 60).spoken == ["Title", "Trash"])
  }
}
