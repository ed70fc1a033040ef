import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Rows below what shows are left out where a screen is only drawn.
@Suite struct RowsOutOfSightTests {
  private func screen(
    rows: Int, sections: Int = 1, _ values: [String: AppearanceValue] = [:],
    rules: [AppearanceRule] = [], system: Int = 9
  ) -> Screen {
    let list = (0..<sections).map { number in
      TableStage.section(
        "Section \(number)", footer: "Its end",
        rows: (0..<rows).map { TableStage.cell("Row \($0) of \(number)") })
    }
    let table = TableStage.table(list, values)
    return Screen(
      window: element("UIWindow", ["subviews": .objects([table])]),
      sheet: AppearanceSheet(rules: rules),
      device: Device(name: "test", size: Size(width: 320, height: 568), scale: 1, idiom: .phone),
      system: system)
  }

  @Test(arguments: [6, 9, 12], ["plain", "grouped"])
  func `the picture is the same as with all rows`(system: Int, style: String) throws {
    let style = AppearanceValue.enumeration(style)
    let screens = [
      screen(rows: 100, ["style": style], system: system),
      screen(rows: 3, sections: 30, ["style": style], system: system),
      // Far more rows show than are tried first.
      screen(rows: 300, ["style": style, "rowHeight": .number(6)], system: system),
      screen(
        rows: 300, ["style": style, "contentOffset": .point(Point(x: 0, y: 2500))], system: system),
      screen(
        rows: 300, ["style": style, "tableFooterView": .object(element("UISwitch"))],
        rules: [rule("UITableViewCell", "height", .number(8))], system: system),
    ]
    for screen in screens {
      let all = LayoutPass.layOut(screen.resolved())
      let drawn = screen.placedForDrawing()
      #expect(drawn.styled.objects.count < all.styled.objects.count)
      #expect(try drawn.rasterized() == all.rasterized())
      #expect(spoken(drawn) == spoken(all))
    }
  }

  /// The elements that a screen reader finds, wherever the objects are in the tree.
  private func spoken(_ tree: PlacedTree) -> [AccessibilityElement] {
    AccessibilityTree(tree).elements.map { element in
      var element = element
      element.index = 0
      return element
    }
  }

  /// A scroll or collection view of labels below each other.
  private func scrolling(
    _ count: Int, _ className: String = "UIScrollView", _ values: [String: AppearanceValue] = [:],
    height: Double = 20, last: [Element] = [], isNested: Bool = false, system: Int = 9,
    rules: [AppearanceRule] = []
  ) -> Screen {
    let labels = (0..<count).map { index in
      element("UILabel", ["text": .string("Line \(index)")])
        .at(10, Double(index) * height, 200, height)
    }
    var content = labels + last
    if isNested {
      content = [element("UIView", ["subviews": .objects(content)]).at(0, 0, 320, 100_000)]
    }
    let own: [String: AppearanceValue] = [
      "backgroundColor": .color(.color(.white)), "subviews": .objects(content),
    ]
    let view = element(className, values.merging(own) { own, _ in own }).at(0, 0, 320, 568)
    return Screen(
      window: element("UIWindow", ["subviews": .objects([view])]),
      sheet: AppearanceSheet(rules: rules),
      device: Device(name: "test", size: Size(width: 320, height: 568), scale: 1, idiom: .phone),
      system: system)
  }

  /// Checks that a screen is drawn and read alike with what is out of sight, and whether something is
  /// left out.
  private func check(_ screen: Screen, isCut: Bool) throws {
    let all = LayoutPass.layOut(screen.resolved())
    let drawn = screen.placedForDrawing()
    #expect((drawn.styled.objects.count < all.styled.objects.count) == isCut)
    #expect(try drawn.rasterized() == all.rasterized())
    #expect(spoken(drawn) == spoken(all))
  }

  @Test(arguments: ["UIScrollView", "UICollectionView"])
  func `scroll views are drawn the same without what is out of sight`(className: String) throws {
    let offset = AppearanceValue.point(Point(x: 0, y: 1000))
    try check(scrolling(1000, className), isCut: true)
    try check(scrolling(1000, className, ["contentOffset": offset]), isCut: true)
    try check(scrolling(1000, className, isNested: true), isCut: true)
    // More shows than is tried first.
    try check(scrolling(10_000, className, height: 0.5), isCut: true)
    // Pushed further down than is tried first.
    try check(
      scrolling(
        1000, className,
        ["contentInset": .insets(EdgeInsets(top: 2100, left: 0, bottom: 0, right: 0))]), isCut: true
    )
    let few = scrolling(1000, className).placedForDrawing().styled.objects.count
    #expect(scrolling(20_000, className).placedForDrawing().styled.objects.count == few)
  }

  @Test func `the only label among what shows keeps its number`() throws {
    let far = (1..<100).map { element("UILabel").at(0, Double($0) * 10_000, 100, 20) }
    try check(
      scrolling(1, last: [element("UISwitch").at(0, 100)] + far), isCut: true)
    let screen = scrolling(1, last: far)
    #expect(AccessibilityTree(screen.placedForDrawing()).elements[0].path.hasSuffix("UILabel[0]"))
  }

  @Test func `what may show though its frame is far off stays`() throws {
    let far = element("UIView").at(0, 90_000, 100, 100)
    func last(_ view: Element) -> Screen { scrolling(1000, last: [view]) }
    try check(scrolling(1000, "UIScrollView", ["clipsToBounds": .boolean(false)]), isCut: false)
    try check(scrolling(1000, last: [element("UISwitch").at(200, 10)]), isCut: false)
    // A subview out of its bounds, a transform, a mask, one by a rule, an open menu.
    let out = element("UISwitch").at(0, -89_900)
    try check(
      last(element("UIView", ["subviews": .objects([out])]).at(0, 90_000, 100, 100)), isCut: false)
    var moved = far
    moved[View.transform] = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -89_900)
    try check(last(moved), isCut: false)
    var stretched = far
    stretched.values[PropertySlot("autoresizingMask")] = .options(["flexibleTopMargin"])
    try check(last(stretched), isCut: false)
    let mask = AppearanceValue.options(["flexibleTopMargin"])
    try check(
      scrolling(1000, rules: [rule("UILabel", "autoresizingMask", mask)]), isCut: false)
    let menu = element(
      "UIMenu",
      [
        "children": .objects([element("UIAction", ["title": .string("Copy")])])
      ])
    var button = element("UIButton", ["menu": .object(menu), "title": .string("More")])
    button[Menu.showsMenu] = true
    try check(
      scrolling(1000, last: [button.at(0, 90_000, 100, 40)], system: 14), isCut: false)
  }

  @Test func `a table that does not clip, or that shows all, keeps its rows`() throws {
    for values in [["clipsToBounds": .boolean(false)], ["rowHeight": .number(0.5)]]
      as [[String: AppearanceValue]]
    {
      let screen = screen(rows: 300, values)
      #expect(
        screen.placedForDrawing().styled.objects.count == screen.resolved().objects.count)
    }
  }

  @Test func `a hundred times as many rows are no more objects`() throws {
    let few = screen(rows: 100).placedForDrawing().styled.objects.count
    let many = screen(rows: 10_000).placedForDrawing().styled.objects.count
    #expect(few == many)
  }
}
