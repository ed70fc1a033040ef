import Controls
import ObjectModel
import PNG
import Raster
import Testing

/// The examples on the landing page of Controls' documentation.
@Suite struct DeclaredClassTests {
  @Test func `a switch is described, resolved, laid out and drawn`() throws {
    let control = Element(Switch.self, id: "wifi") { $0[Switch.isOn] = true }
    let view = Element(View.self) { $0.subviews = [control] }
    let controller = Element(ViewController.self) { $0.set("view", .object(view)) }
    let window = Element(Window.self) { $0.set("rootViewController", .object(controller)) }
    let screen = Screen(window: window, classes: ClassTable(), system: 9)
    let placed = LayoutPass.layOut(screen.resolved())
    let pixels = try placed.rasterized()
    #expect(pixels.width == Int(screen.device.size.width * screen.device.scale))
  }

  @Test func `a declared class behaves as its superclass, with properties of its own`() throws {
    var classes = ClassTable()
    try classes.declare([
      ClassDefinition(
        "RatingView", superclass: "UIView",
        properties: [
          PropertyDeclaration(
            name: "rating", type: .integer, default: .none, summary: "Stars, 0 to 5.")
        ]
      )
    ])
    let rating = Element("RatingView") { $0.set("rating", .number(4)) }
    let window = Element(Window.self) { $0.subviews = [rating] }
    let tree = Screen(window: window, classes: classes, system: 9).resolved()
    let node = try #require(tree.root.children.first { $0.element.className == "RatingView" })
    #expect(node.isKind(of: "UIView"))
    #expect(node.object.style.value(PropertySlot("rating")) == .number(4))
  }
}
