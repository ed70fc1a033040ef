import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct WindowHostTests {
  private let red = ColorValue.color(Color(bytes: 255, 0, 0))
  private let green = ColorValue.color(Color(bytes: 0, 255, 0))

  /// A window with a box, in which a shelf holds a switch.
  private func host(_ appearance: Appearance) throws -> WindowHost {
    let control = element("UISwitch", id: "switch")
    let shelf = element("Shelf", id: "shelf", ["subviews": .objects([control])])
    let box = element(
      "Box", id: "box", ["subviews": .objects([shelf, element("UIView", id: "beside")])])
    let classes = ["Box", "Shelf"].map { ClassDefinition($0, superclass: "UIView") }
    let screen = try screen(
      root: element("UIViewController", ["view": .object(box)]), classes: classes,
      window: ["tintColor": .blue])
    return WindowHost(screen, appearance: appearance)
  }

  private func onTint(_ host: WindowHost, _ id: String = "switch") -> ColorValue? {
    host.resolved().node(id)?[Switch.onTintColor]
  }

  @Test func `views have the rules of their entry; later ones reach them when put back`() throws {
    let appearance = Appearance()
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, red)
    let host = try host(appearance)
    #expect(onTint(host) == red)

    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, green)
    #expect(onTint(host) == red)

    let view = try #require(host.remove("switch"))
    #expect(host.resolved().node("switch") == nil)
    #expect(host.insert(view, into: "shelf"))
    #expect(onTint(host) == green)
  }

  @Test func `what a view holds enters with it, what stays keeps its rules`() throws {
    let appearance = Appearance()
    let host = try host(appearance)
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, green)
    appearance.proxy(for: "UIView").set(View.backgroundColor, green)
    let shelf = try #require(host.remove("shelf"))
    #expect(host.insert(shelf, into: "box", at: 0))
    let tree = host.resolved()
    #expect(tree.node("switch")?[Switch.onTintColor] == green)
    #expect(tree.node("shelf")?[View.backgroundColor] == green)
    #expect(tree.node("beside")?[View.backgroundColor] == nil)
    #expect(tree.node("box")?[View.backgroundColor] == nil)
    #expect(tree.node("box")?.children.map(\.element.id) == ["shelf", "beside"])
  }

  @Test func `containers are those of the place where a view is put`() throws {
    let appearance = Appearance()
    appearance.proxy(for: "UISwitch", containedIn: ["Shelf"]).set(Switch.onTintColor, red)
    let host = try host(appearance)
    #expect(onTint(host) == red)
    let view = try #require(host.remove("switch"))
    #expect(host.insert(view, into: "beside"))
    #expect(onTint(host) == nil)
  }

  @Test func `an instance's own value survives every move`() throws {
    let appearance = Appearance()
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, red)
    let host = try host(appearance)
    #expect(host.set(Switch.onTintColor, green, of: "switch"))
    let view = try #require(host.remove("switch"))
    #expect(host.insert(view, into: "box"))
    #expect(onTint(host) == green)
    #expect(host.resolved().node("switch")?.candidate(Switch.onTintColor)?.source == .instance)
  }

  @Test func `a theme's rules come before the application's`() throws {
    let appearance = Appearance()
    var screen = try host(appearance).screen
    screen.sheet = AppearanceSheet(rules: [rule("UISwitch", "onTintColor", .red)])
    appearance.proxy(for: "UISwitch").set(Switch.onTintColor, green)
    #expect(onTint(WindowHost(screen, appearance: appearance)) == green)
  }

  @Test func `a tint reaches everything below at once, and tells whom`() throws {
    let host = try host(Appearance())
    var calls: [[String]] = []
    host.tintColorDidChange = { calls.append($0) }
    host.setTintColor(red, of: "shelf")
    #expect(calls == [["shelf", "switch"]])
    #expect(host.resolved().node("switch")?.tintColor.description == "#FF0000FF")
    host.setTintColor(green, of: "box")
    #expect(calls.last == ["box", "beside"])
    host.setTintColor(nil, of: "shelf")
    #expect(calls.last == ["shelf", "switch"])
    #expect(host.resolved().node("switch")?.tintColor.description == "#00FF00FF")
    host.setTintColor(nil, of: "shelf")
    #expect(calls.count == 3)
    host.set(View.alpha, 0.5, of: "shelf")
    #expect(calls.count == 3)
  }

  @Test func `dimming reaches all but an island, and is lifted without a trace`() throws {
    let host = try host(Appearance())
    host.setTintColor(red, of: "box")
    host.setTintAdjustmentMode(.normal, of: "beside")
    var calls: [[String]] = []
    host.tintColorDidChange = { calls.append($0) }
    host.setTintAdjustmentMode(.dimmed, of: "box")
    #expect(calls == [["box", "shelf", "switch"]])
    #expect(host.resolved().node("switch")?.tintColor.description == "#4C4C4CCC")
    #expect(host.resolved().node("beside")?.tintColor.description == "#FF0000FF")
    host.setTintAdjustmentMode(.automatic, of: "box")
    #expect(calls.count == 2)
    #expect(host.resolved().node("switch")?.tintColor.description == "#FF0000FF")
  }

  @Test func `other traits match rules anew without a new entry`() throws {
    let appearance = Appearance()
    var dark = TraitRequirements()
    dark.userInterfaceStyle = .dark
    appearance.proxy(for: "UISwitch", traits: dark).set(Switch.onTintColor, green)
    let host = try host(appearance)
    #expect(onTint(host) == nil)
    var traits = host.screen.traits
    traits.userInterfaceStyle = .dark
    host.setTraits(traits)
    #expect(onTint(host) == green)
  }

  @Test func `controllers and items enter by the property that holds them`() throws {
    let first = element("UIViewController", id: "first")
    let navigation = element(
      "UINavigationController", id: "navigation", ["viewControllers": .objects([first])])
    let appearance = Appearance()
    let host = WindowHost(try screen(root: navigation), appearance: appearance)
    appearance.proxy(for: "UINavigationItem").set(NavigationItem.title, "no proxy")
    appearance.proxy(for: "UIBarButtonItem").set(BarButtonItem.tintColor, green)

    let item = Element(BarButtonItem.self, id: "done") { $0[BarItem.title] = "Done" }
    let navigationItem = Element(NavigationItem.self, id: "item") {
      $0.set("rightBarButtonItems", .objects([item]))
    }
    let second = Element(ViewController.self, id: "second") {
      $0.set("navigationItem", .object(navigationItem))
    }
    #expect(host.insert(second, into: "navigation", as: "viewControllers"))
    #expect(host.resolved().node("done")?[BarButtonItem.tintColor] == green)

    let removed = try #require(host.remove("done"))
    #expect(host.resolved().node("done") == nil)
    #expect(host.insert(removed, into: "item", as: "leftBarButtonItem"))
    #expect(host.resolved().node("done")?[BarButtonItem.tintColor] == green)

    let other = Element(BarButtonItem.self, id: "other")
    #expect(host.insert(other, into: "item", as: "leftBarButtonItem"))
    #expect(host.resolved().node("done") == nil)
    // A replaced view has left the window: its id is free again.
    #expect(host.insert(removed, into: "item", as: "rightBarButtonItems", at: 0))

    let alert = Element(AlertController.self, id: "alert") { $0[ViewController.title] = "Sure?" }
    #expect(host.insert(alert, into: "second", as: "presentedViewController"))
    #expect(host.resolved().node("second")?.object.tint.mode == .dimmed)

    #expect(!host.insert(Element(View.self, id: "view"), into: "navigation", as: "viewControllers"))
    #expect(!host.insert(Element(View.self, id: "view"), into: "second", as: "title"))
    #expect(!host.insert(Element(View.self, id: "view"), into: "second", as: "subviews"))
  }

  @Test func `properties of classes that are declared are set by name`() throws {
    var classes = ClassTable()
    try classes.declare([
      ClassDefinition(
        "Star", superclass: "UIView",
        properties: [
          PropertyDeclaration(
            name: "glow", type: .color, axes: [.integer, .integer], default: .none, summary: "")
        ])
    ])
    let star = Element("Star", id: "star") {
      $0.set("glow", .red, for: AxisValues(integers: [1, 2]))
    }
    let window = Element(Window.self) { $0.subviews = [star] }
    let appearance = Appearance()
    appearance.proxy(for: "Star").set("glow", .green, for: AxisValues(integers: [1, 2]))
    appearance.proxy(for: "Star").set("glow", .green, for: AxisValues(integers: [2, 1]))
    let host = WindowHost(
      Screen(window: window, classes: classes, system: 12), appearance: appearance)
    func glow(_ axes: [Int]) -> AppearanceValue? {
      host.resolved().node("star")?.object.style.value(
        PropertySlot("glow", AxisValues(integers: axes)))
    }
    #expect(glow([1, 2]) == .red)
    #expect(glow([2, 1]) == .green)
    #expect(host.set("glow", .blue, for: AxisValues(integers: [2, 1]), of: "star"))
    #expect(glow([2, 1]) == .blue)
    #expect(!host.set("glow", .blue, of: "nobody"))
  }

  @Test func `what can't be put in changes nothing`() throws {
    let host = try host(Appearance())
    #expect(!host.insert(element("UIView"), into: "box"))
    #expect(!host.insert(element("UIView", id: "switch"), into: "box"))
    #expect(!host.insert(element("UIView", id: "new"), into: "nowhere"))
    #expect(host.remove("nowhere") == nil)
    #expect(!host.setTintColor(red, of: "nowhere"))
    #expect(host.insert(element("UIView", id: "new"), into: "box", at: 99))
    #expect(host.resolved().node("box")?.children.last?.element.id == "new")
  }
}
