import ObjectModel
import Raster
import Testing

@testable import Controls

@Suite struct ElementTests {
  @Test func `what changes in a copy, or in a copy's children, does not change the first`() {
    var first = Element("UIView", id: "a", values: [View.alpha.slot: .number(0.5)])
    first.children = [Element("UILabel")]
    let before = first
    var copy = first
    copy.id = "b"
    copy[View.alpha] = 1
    copy.setDefault(View.isHidden, true)
    copy.children[0].role = .childViewController
    #expect(first == before)
    #expect(copy != first)
    #expect(first.id == "a" && first[View.alpha] == 0.5 && first[View.isHidden] == nil)
    #expect(first.children.map(\.role) == [.subview])
    #expect(copy.children.map(\.role) == [.childViewController])
  }

  @Test func `an object keeps its place in a document, which makes no difference`() {
    var first = Element("UIView")
    #expect(first.place == nil)
    let place = DocumentPlace(file: "a.screen.json", line: 1, column: 70_000_000)
    first.place = place
    #expect(first.place == place)
    #expect(first == Element("UIView"))
    first.place = nil
    #expect(first.place == nil)
  }

  @Test func `an object counts what its values hold, and what that holds`() {
    let row = Element(
      "UITableViewCell", values: [PropertySlot("textLabel"): .object(Element("UILabel"))])
    let section = Element("Section", values: [PropertySlot("rows"): .objects([row, row])])
    #expect(section.count == 5)
    #expect(Element("UIView", values: [View.alpha.slot: .number(1)]).count == 1)
  }

  @Test func `an object has what is set for any axes, by itself or by default`() {
    var button = Element("UIButton")
    #expect(!button.has("title"))
    button.values[PropertySlot("title", AxisValues(state: .highlighted))] = .string("a")
    #expect(button.has("title") && !button.has("image"))
    button.setDefault(View.isHidden, true)
    #expect(button.has(View.isHidden.slot.name))
  }

  @Test func `values are tested at any depth, and only where they may have a slot`() {
    let slots = SlotFilter([View.alpha.slot])
    func holds(_ element: Element) -> Bool {
      element.containsValues(of: slots) { $0[View.alpha.slot] == .number(0.5) }
    }
    let inner = Element("UIView", values: [View.alpha.slot: .number(0.5)])
    #expect(holds(inner))
    let list = Element(
      "UIView", values: [PropertySlot("subviews"): .objects([Element("UIView"), inner])])
    #expect(holds(Element("UIViewController", values: [PropertySlot("view"): .object(list)])))
    var byDefault = Element("UIView")
    #expect(!holds(byDefault))
    byDefault.setDefault(View.alpha, 1)
    #expect(!holds(byDefault))
    byDefault.setDefault(View.alpha, 0.5)
    #expect(holds(byDefault))
    let other = Element("UIView", values: [View.isHidden.slot: .boolean(true)])
    #expect(!other.containsValues(of: SlotFilter()) { _ in true })
  }

  @Test func `children count`() {
    var parent = Element("UIView")
    let before = parent
    parent.children = [Element("UILabel")]
    #expect(parent != before)
    parent.children = []
    #expect(parent == before)
  }

  @Test func `elements made alike are equal, and have one hash`() {
    let make = { Element("UIView", id: "a", values: [View.alpha.slot: .number(0.5)]) }
    #expect(make() == make())
    #expect(Set([make(), make()]).count == 1)
  }

  @Test func `a role counts, and so does what few objects have`() {
    let plain = Element("UIView")
    #expect(plain.with(role: .controllerView) != plain)
    #expect(plain.with(role: .controllerView).with(role: Element.Role("subview")) == plain)
    var sized = plain
    sized.designSize = Size(width: 1, height: 2)
    #expect(sized != plain && plain.designSize == nil)
    sized.designSize = nil
    #expect(sized == plain)
    #expect(Set([plain, sized]).count == 1)
  }

  @Test func `resolving leaves the screen's own window as it is`() {
    let child = Element("UIView", id: "child")
    let view = Element("UIView", values: [PropertySlot("subviews"): .objects([child])])
    let controller = Element("UIViewController", values: [PropertySlot("view"): .object(view)])
    let window = Element(
      "UIWindow", values: [PropertySlot("rootViewController"): .object(controller)])
    let screen = Screen(window: window, system: 12)
    #expect(!screen.resolved().root.children.isEmpty)
    #expect(screen.window == window)
    #expect(screen.window.children.isEmpty)
  }
}
