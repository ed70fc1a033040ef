import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite("The sidebar of a tab bar controller")
struct TabSidebarTests {
  private func tree(
    _ size: Size, sidebar: [String: AppearanceValue] = ["isHidden": .boolean(false)],
    mode: String = "tabSidebar", system: Int = 18, idiom: Traits.Idiom = .pad
  ) throws -> PlacedTree {
    let root = element(
      "UITabBarController",
      [
        "mode": .enumeration(mode),
        "sidebar": .object(element("UITabBarControllerSidebar", sidebar)),
        "viewControllers": .objects([element("UIViewController", id: "content")]),
      ])
    return LayoutPass.layOut(
      try screen(root: root, system: system, size: size, idiom: idiom).resolved())
  }

  private func content(_ tree: PlacedTree) throws -> Rect {
    tree.frames[try #require(tree.styled.node("content")).index]
  }

  private let landscape = Size(width: 1024, height: 768)
  private let portrait = Size(width: 768, height: 1024)

  @Test func `the content lies beside it on a pad's side, and under it upright`() throws {
    #expect(
      try content(tree(landscape)) == Rect(x: 320, y: 0, width: 704, height: 768))
    #expect(try content(tree(portrait)).width == 768)
  }

  @Test func `its layout may be told`() throws {
    func width(_ size: Size, _ layout: String) throws -> Double {
      try content(
        tree(
          size,
          sidebar: ["isHidden": .boolean(false), "preferredLayout": .enumeration(layout)])
      ).width
    }
    #expect(try width(landscape, "overlap") == 1024)
    #expect(try width(portrait, "tile") == 448)
  }

  @Test func `it shows only in the mode tabSidebar, and where it is not hidden`() throws {
    #expect(try content(tree(landscape, sidebar: [:])).width == 1024)
    #expect(try content(tree(landscape, mode: "tabBar")).width == 1024)
    #expect(try content(tree(landscape, system: 17)).width == 1024)
    #expect(
      try content(tree(Size(width: 390, height: 844), idiom: .phone)).width == 390)
  }
}
