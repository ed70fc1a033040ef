import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct ViewControllerTests {
  @Test func `a child's view lies where its frame says, or fills the area`() throws {
    func child(_ id: String, _ view: [String: AppearanceValue]) -> Element {
      element("UIViewController", id: id, ["view": .object(element("UIView", view))])
    }
    let frame = FrameValue(x: 10, y: 300, width: 100, height: nil)
    let root = element(
      "UIViewController",
      [
        "childViewControllers": .objects([
          child("fills", [:]), child("placed", ["frame": .frame(frame)]),
        ])
      ])
    let placed = LayoutPass.layOut(try screen(root: root).resolved())
    func windowFrame(_ name: String) throws -> Rect {
      placed.windowFrames[try #require(placed.styled.node(name)).index]
    }
    #expect(
      try windowFrame("UIViewController[fills]/UIView")
        == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(
      try windowFrame("UIViewController[placed]/UIView")
        == Rect(x: 10, y: 300, width: 100, height: 268))
  }

  @Test(
    "edges that do not extend end at the bars",
    arguments: [
      (["all"], 0.0, 568.0), (["none"], 64.0, 504.0), (["bottom"], 64.0, 504.0),
      (["top"], 0.0, 568.0),
    ])
  func edges(names: [String], top: Double, height: Double) throws {
    let controller = element(
      "UIViewController", ["edgesForExtendedLayout": .options(names)])
    let root = element("UINavigationController", ["viewControllers": .objects([controller])])
    let placed = LayoutPass.layOut(try screen(root: root).resolved())
    let view = try #require(placed.styled.node("UIViewController/UIView"))
    let frame = placed.frames[view.index]
    #expect(frame.minY == top)
    #expect(frame.height == height)
  }

  @Test
  func `a child controller lies in its parent's view: rules, tint and frames count from there`()
    throws
  {
    let button = element("UIButton", id: "button")
    let child = element(
      "UIViewController", id: "child",
      [
        "view": .object(
          element(
            "UIView",
            [
              "subviews": .objects([button]),
              "frame": .frame(FrameValue(x: 10, y: 20, width: 50, height: 60)),
            ]))
      ])
    let root = element(
      "UIViewController",
      [
        "view": .object(element("Stage", ["tintColor": .red])), "title": .string("T"),
        "childViewControllers": .objects([child]), "edgesForExtendedLayout": .options(["none"]),
      ])
    let placed = LayoutPass.layOut(
      try screen(
        root: element("UINavigationController", ["viewControllers": .objects([root])]),
        rules: [rule("UIButton", in: ["Stage"], "alpha", .number(0.5))],
        classes: [ClassDefinition("Stage", superclass: "UIView")]
      ).resolved())
    let inside = try #require(placed.styled.node("button"))
    #expect(inside[View.alpha] == 0.5)
    #expect(inside.tintColor.description == "#FF0000FF")
    let node = try #require(placed.styled.node("Stage/UIViewController[child]"))
    // Below status bar and navigation bar.
    #expect(placed.windowFrames[node.index] == Rect(x: 10, y: 84, width: 50, height: 60))
  }
}
