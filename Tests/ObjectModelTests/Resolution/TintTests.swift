import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct TintTests {
  private func tree(
    window: [String: AppearanceValue] = [:], outer: [String: AppearanceValue] = [:],
    inner: [String: AppearanceValue] = [:], rules: [AppearanceRule] = []
  ) throws -> StyledTree {
    var outerValues = outer
    outerValues["subviews"] = .objects([element("UIView", id: "inner", inner)])
    let view = element("UIView", id: "outer", outerValues)
    return try screen(
      root: element("UIViewController", ["view": .object(view)]), rules: rules, window: window
    ).resolved()
  }

  private func tint(_ tree: StyledTree, _ id: String) throws -> Color {
    try #require(tree.node(id)).tintColor
  }

  @Test func `without a tint everything is the look's blue`() throws {
    #expect(try tint(tree(), "inner").description == "#007AFFFF")
  }

  @Test func `a window's tint comes down to every view`() throws {
    #expect(try tint(tree(window: ["tintColor": .red]), "inner").description == "#FF0000FF")
  }

  @Test func `a specific tint stops what comes from above`() throws {
    let tree = try tree(window: ["tintColor": .red], outer: ["tintColor": .green])
    #expect(try tint(tree, "inner").description == "#00FF00FF")
  }

  @Test func `null inherits and no rule changes that`() throws {
    let tree = try tree(
      window: ["tintColor": .red], inner: ["tintColor": .null],
      rules: [rule("UIView", "tintColor", .green)])
    let inner = try #require(tree.node("inner"))
    // The rule reaches the view around it, whose tint is then inherited.
    #expect(inner.tintColor.description == "#00FF00FF")
    #expect(inner.object.tintSource == .inherited)
  }

  @Test func `a dimmed window greys tints, a normal view in it is an island`() throws {
    let dimmed = try tree(window: ["tintColor": .red, "tintAdjustmentMode": .enumeration("dimmed")])
    #expect(try tint(dimmed, "inner").description == "#4C4C4CCC")
    let island = try tree(
      window: ["tintColor": .red, "tintAdjustmentMode": .enumeration("dimmed")],
      outer: ["tintAdjustmentMode": .enumeration("normal")])
    #expect(try tint(island, "inner").description == "#FF0000FF")
    #expect(try #require(island.node("window")).tintColor.description == "#4C4C4CCC")
  }

  @Test func `automatic inherits the mode`() throws {
    let tree = try tree(
      window: ["tintAdjustmentMode": .enumeration("dimmed")],
      outer: ["tintAdjustmentMode": .enumeration("automatic")])
    #expect(try #require(tree.node("outer")).object.tint.mode == .dimmed)
  }

  @Test(
    "dimming gives the grey of the luma at 0.8",
    arguments: [
      (Color(bytes: 255, 255, 0), "#E2E2E2CC"), (Color(bytes: 0, 122, 255), "#656565CC"),
      (Color(bytes: 255, 0, 0, alpha: 0.5), "#4C4C4C66"),
    ])
  func dimmed(color: Color, expected: String) {
    #expect(Tint.dimmed(color).description == expected)
  }

  @Test("a view in an item has the bar's tint, since the item is no view", arguments: [6, 7])
  func customViews(system: Int) throws {
    let view = element("UIButton", id: "inItem", ["title": .string("B")])
    let item = element(
      "UIBarButtonItem", id: "item", ["tintColor": .green, "customView": .object(view)])
    let bar = element("UIToolbar", ["items": .objects([item])])
    let tree = try screen(
      root: element(
        "UIViewController", ["view": .object(element("UIView", ["subviews": .objects([bar])]))]),
      system: system, window: ["tintColor": .red, "tintAdjustmentMode": .enumeration("dimmed")]
    ).resolved()
    #expect(try #require(tree.node("item")).object.tint.specific.description == "#00FF00FF")
    let tint = try #require(tree.node("inItem")).object.tint
    #expect(tint.specific.description == "#FF0000FF")
    #expect(tint.mode == (system < 7 ? .normal : .dimmed))
  }

  @Test("up to iOS 6 a bar keeps its tint for itself", arguments: [6, 7])
  func classicBars(system: Int) throws {
    let item = element("UIBarButtonItem", id: "item", ["title": .string("Edit")])
    let bar = element("UIToolbar", id: "bar", ["tintColor": .red, "items": .objects([item])])
    let view = element("UIView", ["subviews": .objects([bar])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]), system: system
    ).resolved()
    #expect(try tint(tree, "bar").description == "#FF0000FF")
    #expect(try tint(tree, "item").description == (system < 7 ? "#007AFFFF" : "#FF0000FF"))
  }
}
