import ObjectModel
import Raster
import TestSupport
import Testing
import Text

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

  /// Right edges of the buttons with their margin of 2, from lists of UITabBar's subviews.
  @Test(arguments: [
    [107.0, 213, 320], [94, 188, 281, 375], [98, 195, 293, 390], [83, 166, 248, 331, 414],
  ])
  func `items share the bar's width in whole points`(edges: [Double]) throws {
    let width = try #require(edges.last)
    let tree = try placed(count: edges.count, size: Size(width: width, height: 700))
    let frames = try items(tree).map { tree.frames[$0.index] }
    #expect(frames.map(\.maxX) == edges)
    #expect(frames.map(\.minX) == [0] + edges.dropLast())
  }

  @Test(arguments: [9, 12, 15])
  func `a title begins on a pixel, at the left edge of a label in the middle of its item`(
    system: Int
  ) throws {
    for width in [320.0, 375] {
      let root = element(
        "UITabBarController",
        [
          "viewControllers": .objects(
            ["Blue Tab", "History", "More"].map {
              element("UIViewController", ["title": .string($0)])
            })
        ])
      let tree = LayoutPass.layOut(
        try screen(root: root, system: system, size: Size(width: width, height: 600)).resolved())
      let labels = try items(tree).compactMap {
        $0.child(TabBarItem.button)?.child(EmbeddedButton.label)
      }
      #expect(labels.count == 3)
      for (label, item) in zip(labels, try items(tree)) {
        let frame = tree.windowFrames[label.index]
        #expect(frame.minX == item.floorToPixel(frame.minX))
        let middle = tree.windowFrames[item.index].midX
        #expect((0..<item.pixel).contains(middle - frame.midX))
        #expect(label[Label.textAlignment] == .natural)
      }
    }
  }

  @Test func `a controller behind More selects it`() throws {
    let tree = try placed(["selectedIndex": .number(5)], count: 7)
    #expect(tree.styled.node("c6") != nil)
    #expect(try items(tree).map(TabBarItem.isSelected) == [false, false, false, false, true])
  }

  @Test
  func `a pad's bar floats in the row of navigation bars from iOS 18 on, above other content`()
    throws
  {
    func tree(_ system: Int, _ child: String) throws -> PlacedTree {
      let root = element("UIViewController", id: "root")
      let first =
        child == root.className
        ? root : element(child, ["viewControllers": .objects([root])])
      let tabs = element(
        "UITabBarController",
        [
          "viewControllers": .objects([first, element("UIViewController", ["title": .string("B")])])
        ])
      return LayoutPass.layOut(
        try screen(
          root: tabs, system: system, size: Size(width: 820, height: 1180), idiom: .pad
        ).resolved())
    }
    func bar(_ tree: PlacedTree) throws -> Rect {
      tree.windowFrames[try #require(tree.styled.node("UITabBar")).index]
    }
    #expect(try bar(tree(17, "UIViewController")).maxY == 1180)
    let plain = try tree(18, "UIViewController")
    let frame = try bar(plain)
    #expect(frame.maxY < 80 && abs(frame.midX - 410) <= 0.5 && frame.width < 200)
    let stacked = try tree(18, "UINavigationController")
    let row = stacked.windowFrames[try #require(stacked.styled.node("UINavigationBar")).index]
    #expect(try abs(bar(stacked).midY - row.midY) <= 0.5)
  }

  /// The colours of the titles of two items, the first of them selected, and of a disabled item in a
  /// toolbar.
  private func titleColors(_ attributes: [ControlState]) throws -> [Color] {
    let black = AppearanceValue.attributes(TextAttributes(foregroundColor: .color(.black)))
    let rules = ["UITabBarItem", "UIBarButtonItem"].map { name in
      AppearanceRule(
        className: name,
        values: PropertyValues(
          attributes.map {
            (PropertySlot("titleTextAttributes", AxisValues(state: $0)), black)
          }),
        origin: .init(file: "test.theme.json", line: 1, index: 0))
    }
    let items: [Element] = ["One", "Two"].map { element("UITabBarItem", ["title": .string($0)]) }
    let disabled = element(
      "UIBarButtonItem", ["title": .string("T"), "isEnabled": .boolean(false)])
    let bars = [
      element("UITabBar", ["items": .objects(items), "selectedItem": .number(0)]),
      element("UIToolbar", ["items": .objects([disabled])]),
    ]
    let view = element("UIView", ["subviews": .objects(bars)])
    let screen = try screen(
      root: element(
        "UIViewController", ["view": .object(view), "prefersStatusBarHidden": .boolean(true)]),
      rules: rules, system: 12)
    return screen.displayList().commands.compactMap { command in
      if case .glyphs(_, _, let color) = command { color } else { nil }
    }
  }

  @Test func `attributes of a state count for it though they are the normal state's too`() throws {
    #expect(try titleColors([.normal, .selected, .disabled]) == [.black, .black, .black])
    let colors = try titleColors([.normal])
    #expect(colors[1] == .black)
    // A selected title keeps its tint, and a disabled one its grey.
    #expect(colors[0] != .black && colors[2] != .black)
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
