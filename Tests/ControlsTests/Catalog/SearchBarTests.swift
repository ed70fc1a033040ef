import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct SearchBarTests {
  private func placed(_ values: [String: AppearanceValue], system: Int = 7) throws -> PlacedTree {
    var values = values
    values["frame"] = .frame(FrameValue(x: 0, y: 0, width: 320, height: nil))
    let bar = element("UISearchBar", id: "bar", values)
    let root = element(
      "UIViewController", ["view": .object(element("UIView", ["subviews": .objects([bar])]))])
    return LayoutPass.layOut(try screen(root: root, system: system).resolved())
  }

  private func frame(_ tree: PlacedTree, _ name: String) throws -> Rect {
    tree.frames[try #require(tree.styled.node(name)).index]
  }

  @Test func `prompt and scope buttons make a bar higher`() throws {
    #expect(try frame(placed([:]), "bar").height == 44)
    #expect(try frame(placed(["prompt": .string("P")]), "bar").height == 74)
    let titles: AppearanceValue = .strings(["A", "B"])
    #expect(try frame(placed(["scopeButtonTitles": titles]), "bar").height == 88)
    let hidden = try placed(["scopeButtonTitles": titles, "showsScopeBar": .boolean(false)])
    #expect(try frame(hidden, "bar").height == 44)
  }

  @Test func `scope buttons have the looks that the bar was given for states`() throws {
    let red = TextAttributes(foregroundColor: .color(Color(bytes: 255, 0, 0)))
    var values: [String: AppearanceValue] = ["scopeButtonTitles": .strings(["A", "B"])]
    values["selectedScopeButtonIndex"] = .number(1)
    var bar = element("UISearchBar", values)
    bar.values[
      PropertySlot("scopeBarButtonTitleTextAttributes", AxisValues(state: .selected))] =
      .attributes(red)
    let root = element(
      "UIViewController", ["view": .object(element("UIView", ["subviews": .objects([bar])]))])
    let tree = try screen(root: root).resolved()
    let control = try #require(tree.node("UISegmentedControl"))
    #expect(
      control.value(SegmentedControl.titleTextAttributes, AxisValues(state: .selected)) == red)
    #expect(control[SegmentedControl.titleTextAttributes] == nil)
    #expect(control[SegmentedControl.selectedSegmentIndex] == 1)
  }

  @Test func `a field is as high as its background image`() throws {
    let image = ImageValue(source: .color(.color(.white), size: Size(width: 10, height: 36)))
    let tree = try placed(["searchFieldBackgroundImage": .image(image)])
    #expect(
      try frame(tree, "UITextField") == Rect(x: 8, y: 4, width: 304, height: 36))
  }

  @Test func `from 13 on a bar's field is of a class of its own`() throws {
    let name = "UISearchTextField"
    #expect(try placed([:], system: 12).styled.node(name) == nil)
    let field = try #require(try placed([:], system: 13).styled.node("UISearchBar[bar]/\(name)"))
    #expect(field.isKind(of: "UITextField"))
    let own: [String: AppearanceValue] = [
      "searchField": .object(element("UITextField", id: "own", ["textColor": .red]))
    ]
    #expect(try placed(own, system: 13).styled.node("\(name)[own]") != nil)
  }

  @Test func `a search field that stands alone is as high as one in a bar`() throws {
    let stage = try ViewStage(
      [
        element(
          "UISearchTextField", id: "field",
          ["frame": .frame(FrameValue(x: 8, y: 0, width: nil, height: nil))])
      ],
      system: 13)
    let bar = try placed([:], system: 13)
    #expect(stage.frame("field")?.height == 36)
    #expect(try frame(bar, "UISearchTextField").height == 36)
    let icon = "UIImageView"
    #expect(
      try stage.frame("UISearchTextField[field]/\(icon)")
        == frame(bar, "UISearchTextField/\(icon)"))
  }
}
