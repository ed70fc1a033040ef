import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Container controllers whose view a document writes.
@Suite struct ContainerViewTests {
  private func navigation(
    _ values: [String: AppearanceValue] = [:], view: [String: AppearanceValue]? = [:]
  ) -> Element {
    var values = values
    values["viewControllers"] = .objects([element("UIViewController", ["title": .string("T")])])
    if let view { values["view"] = .object(element("UIView", id: "view", view)) }
    return element("UINavigationController", id: "nav", values)
  }

  @Test func `a bar in a popover is part of its frame up to iOS 6`() throws {
    for view in [nil, [:]] as [[String: AppearanceValue]?] {
      let content = navigation(["modalPresentationStyle": .enumeration("popover")], view: view)
      let root = element("UIViewController", ["presentedViewController": .object(content)])
      let tree = try screen(root: root, system: 6, size: Size(width: 600, height: 500), idiom: .pad)
        .resolved()
      #expect(ClassicBar.material(try #require(tree.node("UINavigationBar"))) == .merged)
    }
  }

  @Test func `the status bar asks the controller in the view`() throws {
    let bar = element("UINavigationBar", ["barStyle": .enumeration("black")])
    let tree = try screen(root: navigation(["navigationBar": .object(bar)]), system: 7).resolved()
    #expect(StatusBar.state(of: tree).style == .lightContent)
  }

  @Test(arguments: [(0.0, 20.0), (5, 15), (20, 0), (120, 0)])
  func `a child's bar lies below the status bar as far as its view reaches`(
    y: Double, barY: Double
  ) throws {
    let frame = AppearanceValue.frame(FrameValue(x: 20, y: y, width: 200, height: 150))
    let root = element(
      "UIViewController", ["childViewControllers": .objects([navigation(view: ["frame": frame])])])
    let tree = LayoutPass.layOut(try screen(root: root, system: 7).resolved())
    let nav = tree.frames[try #require(tree.styled.node("nav")).index]
    #expect(nav == Rect(x: 20, y: y, width: 200, height: 150))
    let bar = tree.frames[try #require(tree.styled.node("UINavigationBar")).index]
    #expect(bar == Rect(x: 0, y: barY, width: 200, height: 44))
  }
}
