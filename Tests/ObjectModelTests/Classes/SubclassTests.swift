import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Subclasses of every built-in view and controller")
struct SubclassTests {
  static let names: [String] = {
    let table = ClassTable()
    return table.names.filter { name in
      guard let id = table.id(named: name) else { return false }
      return table.definition(id).kind != .object
    }
  }()

  /// The content of the built-in class, so that there is something to draw.
  private static func content(of name: String) -> [String: AppearanceValue] {
    let one = element("UIViewController", ["title": .string("One")])
    let content: [String: [String: AppearanceValue]] = [
      "UILabel": ["text": .string("Text")],
      "UIButton": ["title": .string("Title")],
      "UITextField": ["text": .string("Text")],
      "UISwitch": ["isOn": .boolean(true)],
      "UIActivityIndicatorView": ["isAnimating": .boolean(true)],
      "UIPageControl": ["numberOfPages": .number(3)],
      "UINavigationBar": [
        "items": .objects([element("UINavigationItem", ["title": .string("T")])])
      ],
      "UINavigationController": ["viewControllers": .objects([one])],
      "UITabBarController": ["viewControllers": .objects([one])],
      "UISplitViewController": ["viewControllers": .objects([one, one])],
      "UIAlertController": ["title": .string("Alert")],
    ]
    return content[name] ?? [:]
  }

  /// The picture of an object of the class `name`, which has the content of `base`.
  private static func picture(
    _ name: String, of base: String, system: Int, _ classes: [ClassDefinition]
  ) throws -> StyledTree {
    var values = content(of: base)
    var table = ClassTable()
    try table.declare(classes)
    let isView = table.id(named: base).map { table.definition($0).kind } == .view
    if isView, base != "UIWindow" {
      values["frame"] = .frame(FrameValue(x: 20, y: 60, width: 200, height: 44))
    }
    let object = element(name, id: "own", values)
    let window: Element =
      base == "UIWindow"
      ? element(name, id: "own", ["backgroundColor": .red])
      : element(
        "UIWindow",
        isView ? ["subviews": .objects([object])] : ["rootViewController": .object(object)])
    return Screen(
      window: window,
      sheet: AppearanceSheet(rules: [rule("Own", "glow", .red), rule(base, "alpha", .number(0.5))]),
      classes: table, system: system
    ).resolved()
  }

  @Test("They look as it does, and rules for both reach them", arguments: names, [6, 10])
  func subclass(of base: String, system: Int) throws {
    let glow = PropertyDeclaration(
      name: "glow", type: .color, default: .none, summary: "Of its own.")
    let classes = [ClassDefinition("Own", superclass: base, properties: [glow])]
    let own = try Self.picture("Own", of: base, system: system, classes)
    let builtIn = try Self.picture(base, of: base, system: system, classes)
    // Classes of other frameworks are boxes that show the names of their classes.
    let isBox = [
      "WKWebView", "UIWebView", "MKMapView", "_MockupForeignView", "UIHostingController",
      "AVPlayerViewController",
    ].contains(base)
    #expect(
      (LayoutPass.layOut(own).displayList() == LayoutPass.layOut(builtIn).displayList()) != isBox)
    let style = try #require(own.node("own")).object.style
    #expect(style.value(PropertySlot("glow")) == .red)
    #expect(
      style.value(PropertySlot("alpha"))
        == builtIn.node("own")?.object.style.value(PropertySlot("alpha")))
  }
}
