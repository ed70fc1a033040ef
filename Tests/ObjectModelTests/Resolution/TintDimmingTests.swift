import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Views that dim while something is presented over them.
@Suite struct TintDimmingTests {
  private static let red = "#FF0000FF"
  private static let dimmedRed = "#4C4C4CCC"

  /// A red window with a controller that presents `presented`, behind which lie a button, an island
  /// and a switch.
  private func tree(
    presenting presented: Element?, system: Int = 9, idiom: Traits.Idiom = .pad,
    island: [String: AppearanceValue] = [:], rules: [AppearanceRule] = []
  ) throws -> StyledTree {
    let views: [Element] = [
      element("UIButton", id: "behind", ["title": .string("Tap")]),
      element(
        "UIView", id: "island",
        island.merging([
          "subviews": .objects([element("UIButton", id: "inner", ["title": .string("T")])])
        ]) { own, _ in own }),
    ]
    var values: [String: AppearanceValue] = [
      "view": .object(element("UIView", ["subviews": .objects(views)]))
    ]
    if let presented { values["presentedViewController"] = .object(presented) }
    let screen = try screen(
      root: element("UIViewController", values), rules: rules, system: system,
      window: ["tintColor": .red], size: Size(width: 768, height: 1024), idiom: idiom)
    return screen.resolved()
  }

  private func controller(_ style: String) -> Element {
    let button = element("UIButton", id: "over", ["title": .string("Over")])
    return element(
      "UIViewController", id: "presented",
      [
        "modalPresentationStyle": .enumeration(style),
        "sourceRect": .frame(FrameValue(x: 10, y: 10, width: 10, height: 10)),
        "view": .object(element("UIView", ["subviews": .objects([button])])),
      ])
  }

  private func alert(_ style: String) -> Element {
    let action = element("UIAlertAction", id: "over", ["title": .string("OK")])
    return element(
      "UIAlertController", id: "presented",
      ["preferredStyle": .enumeration(style), "actions": .objects([action])])
  }

  private func tint(_ tree: StyledTree, _ id: String) throws -> String {
    try #require(tree.node(id)).tintColor.description
  }

  @Test(
    "alerts and action sheets dim what is behind, not themselves",
    arguments: ["alert", "actionSheet"])
  func alerts(style: String) throws {
    let tree = try tree(presenting: alert(style), idiom: .phone)
    #expect(try tint(tree, "behind") == Self.dimmedRed)
    #expect(try tint(tree, "over") == Self.red)
    #expect(
      try #require(tree.node("behind")).children.allSatisfy { $0.object.tint.mode == .dimmed })
  }

  @Test("a popover dims on a pad; a phone shows it whole", arguments: [Traits.Idiom.pad, .phone])
  func popovers(idiom: Traits.Idiom) throws {
    let tree = try tree(presenting: controller("popover"), idiom: idiom)
    #expect(try tint(tree, "behind") == (idiom == .pad ? Self.dimmedRed : Self.red))
    #expect(try tint(tree, "over") == Self.red)
  }

  @Test(
    "form and page sheets dim what is behind, not themselves",
    arguments: ["pageSheet", "formSheet"],
    [7, 9, 12, 13, 18])
  func sheets(style: String, system: Int) throws {
    let tree = try tree(presenting: controller(style), system: system)
    #expect(try tint(tree, "behind") == Self.dimmedRed)
    #expect(try tint(tree, "over") == Self.red)
    // Before iOS 13 a phone shows them as full screens.
    let phone = try self.tree(presenting: controller(style), system: system, idiom: .phone)
    #expect(try tint(phone, "behind") == (system >= 13 ? Self.dimmedRed : Self.red))
  }

  @Test func `a sheet dims also where its background does not`() throws {
    var presented = controller("pageSheet")
    presented.values[PropertySlot("sheetPresentationController")] = .object(
      element(
        "UISheetPresentationController",
        ["largestUndimmedDetentIdentifier": .enumeration("large")]))
    let tree = try tree(presenting: presented, system: 16)
    #expect(try tint(tree, "behind") == Self.dimmedRed)
  }

  @Test("full screens dim no tint", arguments: ["fullScreen", "overFullScreen"])
  func fullScreens(style: String) throws {
    for system in [9, 16] {
      let tree = try tree(presenting: controller(style), system: system)
      #expect(try tint(tree, "behind") == Self.red)
      #expect(try tint(tree, "over") == Self.red)
    }
  }

  @Test func `an alert over a popover dims both below it`() throws {
    var popover = controller("popover")
    popover.values[PropertySlot("presentedViewController")] = .object(
      element(
        "UIAlertController", id: "alert",
        [
          "preferredStyle": .enumeration("alert"),
          "actions": .objects([element("UIAlertAction", id: "ok", ["title": .string("OK")])]),
        ]))
    let tree = try tree(presenting: popover)
    #expect(try tint(tree, "behind") == Self.dimmedRed)
    #expect(try tint(tree, "over") == Self.dimmedRed)
    #expect(try tint(tree, "ok") == Self.red)
  }

  @Test func `a sheet over an alert's presenter leaves what the alert dimmed`() throws {
    var sheet = controller("formSheet")
    sheet.values[PropertySlot("presentedViewController")] = .object(alert("alert"))
    sheet.id = "sheet"
    let inner = element("UIButton", id: "onSheet", ["title": .string("S")])
    sheet.values[PropertySlot("view")] = .object(
      element("UIView", ["subviews": .objects([inner])]))
    let tree = try tree(presenting: sheet)
    #expect(try tint(tree, "behind") == Self.dimmedRed)
    #expect(try tint(tree, "onSheet") == Self.dimmedRed)
    #expect(try tint(tree, "over") == Self.red)
  }

  @Test func `a subtree set to normal stays an island of colour`() throws {
    let normal = AppearanceValue.enumeration("normal")
    let tree = try tree(
      presenting: alert("alert"), island: ["tintAdjustmentMode": normal, "tintColor": .green])
    #expect(try tint(tree, "behind") == Self.dimmedRed)
    #expect(try tint(tree, "inner") == "#00FF00FF")
    let automatic = try self.tree(
      presenting: alert("alert"), island: ["tintAdjustmentMode": .enumeration("automatic")])
    #expect(try tint(automatic, "inner") == Self.dimmedRed)
  }

  @Test func `a rule makes islands too`() throws {
    let tree = try tree(
      presenting: alert("alert"),
      rules: [rule("UIButton", "tintAdjustmentMode", .enumeration("normal"))])
    #expect(try tint(tree, "behind") == Self.red)
    #expect(try tint(tree, "island") == Self.dimmedRed)
  }

  @Test func `a specific colour stays beneath the dimming, and is there when it is lifted`() throws
  {
    let island: [String: AppearanceValue] = ["tintColor": .green]
    let dimmed = try tree(presenting: alert("alert"), island: island)
    let inner = try #require(dimmed.node("inner"))
    #expect(inner.object.tint.specific.description == "#00FF00FF")
    #expect(inner.tintColor.description == "#969696CC")
    let lifted = try tree(presenting: nil, island: island)
    #expect(try tint(lifted, "inner") == "#00FF00FF")
    #expect(try tint(lifted, "behind") == Self.red)
  }

  @Test func `up to iOS 6 nothing is dimmed`() throws {
    let tree = try tree(presenting: controller("popover"), system: 6)
    #expect(try #require(tree.node("behind")).object.tint.mode == .normal)
  }

  @Test func `the tint as a value means the dimmed colour, a switch's own colours stay`() throws {
    let control = element("UISwitch", id: "switch", ["isOn": .boolean(true)])
    func commands(_ window: [String: AppearanceValue]) throws -> [DrawCommand] {
      let view = element("UIView", ["subviews": .objects([control])])
      return try screen(root: element("UIViewController", ["view": .object(view)]), window: window)
        .displayList().commands
    }
    let dimmed = AppearanceValue.enumeration("dimmed")
    #expect(
      try commands(["tintColor": .red])
        == commands(["tintColor": .red, "tintAdjustmentMode": dimmed]))
    #expect(try commands(["tintColor": .red]) == commands(["tintColor": .green]))

    let label = element("UILabel", id: "label", ["textColor": .color(.tint)])
    let view = element("UIView", ["subviews": .objects([label])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]),
      window: ["tintColor": .red, "tintAdjustmentMode": dimmed]
    ).resolved()
    #expect(try #require(tree.node("label")).color(Label.textColor)?.description == Self.dimmedRed)
  }
}
