import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

/// Values that objects have in some traits.
@Suite struct VariationTests {
  private static func messages(_ view: String) -> [String] {
    build(#"{"system": 17, "window": {"subviews": [\#(view)]}}"#)
      .diagnostics.sorted().map(\.message)
  }

  private static func tree(_ view: String, device: String = "iPhone 15", classes: String = "{}")
    throws
    -> StyledTree
  {
    let result = build(
      """
      {"system": 17, "device": "\(device)", "classes": \(classes), "window": {"subviews": [\(view)]}}
      """)
    #expect(result.diagnostics.sorted().map(\.description) == [])
    return try #require(result.screen).resolved()
  }

  private static let view = """
    {"class": "UIView", "frame": [0, 0, 10, 10], "variations": [
      {"traits": {"horizontalSizeClass": "regular"}, "set": {"frame": [0, 0, 50, 50], "alpha": 0.5}},
      {"traits": {"userInterfaceIdiom": "pad"}, "set": {"alpha": 0.25}}]}
    """

  @Test func `later variations win over those before and over the object's own values`() throws {
    let phone = try Self.tree(Self.view).node(1)
    #expect(phone[View.frame]?.width == 10)
    #expect(phone[View.alpha] == nil)
    let pad = try Self.tree(Self.view, device: "iPad Pro 11").node(1)
    #expect(pad[View.frame]?.width == 50)
    #expect(pad[View.alpha] == 0.25)
  }

  @Test func `part of a pad's screen is compact`() throws {
    let third = try Self.tree(Self.view, device: "iPad Pro 11 third")
    #expect(third.node(1)[View.frame]?.width == 10)
    #expect(third.context.device.size == Size(width: 320, height: 1194))
  }

  @Test func `what a class builds varies, too`() throws {
    let classes = """
      {"Card": {"superclass": "UIView", "properties": {"size": "number"}, "subviews": [
        {"class": "UIView", "alpha": 0.1, "variations": [
          {"traits": {"userInterfaceIdiom": "pad"}, "set": {"alpha": "$size"}}]}]}}
      """
    let card = #"{"class": "Card", "size": 0.75}"#
    #expect(try Self.tree(card, classes: classes).node(2)[View.alpha] == 0.1)
    #expect(
      try Self.tree(card, device: "iPad Pro 11", classes: classes).node(2)[View.alpha] == 0.75)
  }

  @Test func `what a variation sets is checked as an object's values`() {
    let found = Self.messages(
      """
      {"class": "UIView", "variations": [
        {"traits": {"userInterfaceIdiom": "pad"}, "set": {"alhpa": 1}},
        {"traits": {}, "set": {"constraints": []}},
        {"set": {}}]}
      """)
    #expect(found.contains { $0.contains("'alhpa'") && $0.contains("'alpha'") })
    #expect(found.contains("'constraints' can't vary: each constraint has 'traits' of its own"))
    #expect(found.contains { $0.contains("'traits'") && $0.contains("a variation") })
  }
}
