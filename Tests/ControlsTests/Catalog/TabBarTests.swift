import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct TabBarTests {
  private func placed(
    _ values: [String: AppearanceValue] = [:], count: Int,
    size: Size = Size(width: 320, height: 568)
  ) throws -> PlacedTree {
    var values = values
    values["viewControllers"] = .objects(
      (1...count).map { element("UIViewController", id: "c\($0)", ["title": .string("T\($0)")]) })
    let root = element("UITabBarController", values)
    return LayoutPass.layOut(try screen(root: root, system: 11, size: size).resolved())
  }

  private func items(_ tree: PlacedTree) throws -> [StyledNode] {
    try #require(tree.styled.node("UITabBar")).children(TabBar.item)
  }

  @Test(arguments: [(5, 5), (6, 5), (9, 5)])
  func `a phone's bar has five items, the last of them More where there are more`(
    count: Int, expected: Int
  ) throws {
    let items = try items(placed(count: count))
    #expect(items.count == expected)
    #expect((items.last?[TabBarItem.systemItem] == .more) == (count > 5))
  }

  @Test func `a controller behind More selects it`() throws {
    let tree = try placed(["selectedIndex": .number(5)], count: 7)
    #expect(tree.styled.node("c6") != nil)
    #expect(try items(tree).map(TabBarItem.isSelected) == [false, false, false, false, true])
  }

  @Test func `the list behind More has the others' titles`() throws {
    let tree = try placed(["showsMoreNavigationController": .boolean(true)], count: 7)
    let cells = tree.styled.objects.indices.map(tree.styled.node).filter {
      $0.element.className == "UITableViewCell"
    }
    let texts = cells.map { $0[TableViewCell.text] }
    #expect(texts == ["T5", "T6", "T7"])
  }
}
