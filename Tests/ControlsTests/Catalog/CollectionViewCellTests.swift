import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("Cells of collection views")
struct CollectionViewCellTests {
  private func fills(
    _ values: [String: AppearanceValue], rules: [AppearanceRule] = []
  ) throws -> [String] {
    var values = values
    values["frame"] = .frame(FrameValue(x: 10, y: 20, width: 100, height: 50))
    values["backgroundView"] = .object(element("UIView", ["backgroundColor": .red]))
    values["subviews"] = .objects([
      element(
        "UIView",
        [
          "frame": .frame(FrameValue(x: 5, y: 5, width: 10, height: 10)), "backgroundColor": .green,
        ])
    ])
    let stage = try ViewStage([element("UICollectionViewCell", values)], rules: rules)
    // The window's and the root view's come first.
    return stage.fills.map(\.color).filter { $0 != "#000000FF" && $0 != "#FFFFFFFF" }
  }

  @Test func `the background of a chosen cell lies over its other one, below the content`() throws {
    let chosen = AppearanceValue.object(element("UIView", ["backgroundColor": .blue]))
    #expect(try fills(["selectedBackgroundView": chosen]) == ["#FF0000FF", "#00FF00FF"])
    let all = ["#FF0000FF", "#0000FFFF", "#00FF00FF"]
    #expect(
      try fills(["selectedBackgroundView": chosen, "isSelected": .boolean(true)]) == all)
    #expect(
      try fills(
        ["isHighlighted": .boolean(true)],
        rules: [
          rule("UICollectionViewCell", "selectedBackgroundView", chosen)
        ]) == all)
    #expect(
      try fills(
        ["selectedBackgroundView": chosen],
        rules: [
          rule("UICollectionReusableView", "isSelected", .boolean(true)),
          rule("UICollectionViewCell", "isSelected", .boolean(true)),
        ]) == all)
  }

  @Test func `backgrounds fill the cell, and rules find what it holds`() throws {
    let chosen = element("UIView", id: "chosen")
    let label = element("UILabel", id: "label")
    let cell = element(
      "UICollectionViewCell",
      [
        "frame": .frame(FrameValue(x: 10, y: 20, width: 100, height: 50)),
        "selectedBackgroundView": .object(chosen), "isSelected": .boolean(true),
        "subviews": .objects([label]),
      ])
    let stage = try ViewStage(
      [cell], rules: [rule("UILabel", in: ["UICollectionReusableView"], "textColor", .red)])
    #expect(stage.frame("chosen") == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(stage.tree.node("label")?[Label.textColor] == .color(Color(bytes: 255, 0, 0)))
  }
}
