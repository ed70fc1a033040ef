import Controls
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
}
