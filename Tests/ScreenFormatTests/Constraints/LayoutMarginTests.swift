import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

/// Layout margins, safe areas and readable content.
@Suite struct LayoutMarginTests {
  /// The frames in the window, by id, of views in a controller's view.
  private static func frames(
    _ subviews: String, controller: String = "", view: String = "", device: String = phone,
    orientation: String = "portrait", system: Int = 17, traits: String = "{}"
  ) throws -> [String: Rect] {
    let text = """
      {"system": \(system), "device": \(device), "orientation": "\(orientation)", "traits": \(traits),
       "window": {"rootViewController": {"class": "UIViewController" \(controller), "view": {"class": "UIView" \(view),
         "subviews": [\(subviews)]}}}}
      """
    let result = build(text)
    #expect(!result.diagnostics.hasErrors)
    let placed = LayoutPass.layOut(try #require(result.screen).resolved())
    #expect(placed.conflicts.isEmpty)
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      if let id = object.element.id { frames[id] = frame }
    }
    return frames
  }

  private static let phone = """
    {"size": [400, 600], "scale": 2, "idiom": "phone", "statusBarHeight": 20, "safeArea": [50, 0, 30, 0]}
    """

  /// The frame of a view between the edges of a guide.
  private static func guide(
    _ name: String, controller: String = "", view: String = "", device: String = phone,
    orientation: String = "portrait", system: Int = 17, traits: String = "{}"
  ) throws -> Rect {
    let frames = try frames(
      #"{"class": "UIView", "id": "v", "constraints": ["edges = \#(name)"]}"#,
      controller: controller,
      view: view, device: device, orientation: orientation, system: system, traits: traits)
    return try #require(frames["v"])
  }

  @Test(arguments: [
    ("", Rect(x: 16, y: 50, width: 368, height: 520)),
    // The system's are the least ones.
    (#", "layoutMargins": [5, 30, 6, 2]"#, Rect(x: 30, y: 55, width: 354, height: 509)),
    (#", "directionalLayoutMargins": [0, 40, 0, 20]"#, Rect(x: 40, y: 50, width: 340, height: 520)),
    (
      #", "insetsLayoutMarginsFromSafeArea": false"#, Rect(x: 16, y: 0, width: 368, height: 600)
    ),
  ])
  func `a controller's view has margins beside its safe area`(_ view: String, _ expected: Rect)
    throws
  {
    #expect(try Self.guide("margins", view: view) == expected)
  }

  @Test(arguments: [
    // Content begins below the bar, wherever the view under it does, and at a view that is clear of it.
    (17, 0, 50), (17, 20, 50), (17, 80, 80),
    // Before safe areas, all that covers the controller moved it.
    (10, 0, 20), (10, 80, 100),
  ])
  func `a scroll view is inset by what covers it where it lies`(
    _ system: Int, _ top: Double, _ content: Double
  ) throws {
    let frames = try Self.frames(
      """
      {"class": "UIScrollView", "frame": [0, \(top), 400, 300], "subviews": [
        {"class": "UIView", "id": "v", "frame": [0, 0, 10, 10]}]}
      """, device: system < 11 ? "\"iPhone 5\"" : Self.phone, system: system)
    #expect(frames["v"]?.minY == content)
  }

  @Test func `a controller can do without the system's margins`() throws {
    let frame = try Self.guide(
      "margins", controller: #", "viewRespectsSystemMinimumLayoutMargins": false"#,
      view: #", "layoutMargins": [0, 2, 0, 3]"#)
    #expect(frame == Rect(x: 2, y: 50, width: 395, height: 520))
  }

  @Test func `margins of a direction change sides with it`() throws {
    let frame = try Self.guide(
      "margins", view: #", "directionalLayoutMargins": [0, 40, 0, 20]"#,
      traits: #"{"layoutDirection": "rightToLeft"}"#)
    #expect(frame == Rect(x: 20, y: 50, width: 340, height: 520))
  }

  @Test func `margins of the superview count as far as they reach`() throws {
    let inner = #"{"class": "UIView", "id": "in", "constraints": ["edges = margins"]}"#
    let frames = try Self.frames(
      """
      {"class": "UIView", "frame": [0, 100, 300, 300], "layoutMargins": [40, 50, 60, 70], "subviews": [
        {"class": "UIView", "frame": [20, 20, 100, 100], "preservesSuperviewLayoutMargins": true, "subviews": [\(inner)]}]}
      """)
    // 20 of 40 and 30 of 50 are left at the top and left, and 8 at the other edges.
    #expect(frames["in"] == Rect(x: 50, y: 140, width: 62, height: 72))
  }

  @Test func `additional insets move the safe area, and may take it back`() throws {
    let more = try Self.guide(
      "safeArea", controller: #", "additionalSafeAreaInsets": [10, 20, 5, -10]"#)
    #expect(more == Rect(x: 20, y: 60, width: 380, height: 505))
    let less = try Self.guide(
      "safeArea", controller: #", "additionalSafeAreaInsets": [-80, 0, -10, 0]"#)
    #expect(less == Rect(x: 0, y: 0, width: 400, height: 580))
  }

  @Test func `a device has a safe area on four sides`() throws {
    let device = """
      {"size": [400, 600], "scale": 2, "idiom": "phone", "statusBarHeight": 0, "safeArea": [0, 10, 20, 84]}
      """
    #expect(
      try Self.guide("safeArea", device: device) == Rect(x: 10, y: 0, width: 306, height: 580))
  }

  @Test(arguments: [
    ("iPhone 15", 17, Rect(x: 59, y: 0, width: 734, height: 372)),
    ("iPhone 15", 26, Rect(x: 59, y: 20, width: 734, height: 353)),
    ("iPad Pro 11", 17, Rect(x: 0, y: 24, width: 1194, height: 790)),
    ("iPad Pro 11", 26, Rect(x: 0, y: 32, width: 1194, height: 777)),
    ("iPhone Duo inside", 26, Rect(x: 0, y: 0, width: 867, height: 635)),
  ])
  func `what is covered depends on device, orientation and system`(
    _ device: String, _ system: Int, _ expected: Rect
  ) throws {
    #expect(
      try Self.guide(
        "safeArea", device: "\"\(device)\"", orientation: "landscapeLeft", system: system)
        == expected)
  }

  @Test func `margins beside a notch are 16 however wide the view is`() throws {
    let frame = try Self.guide("margins", device: #""iPhone 15""#, orientation: "landscapeLeft")
    #expect(frame.minX == 59 + 16)
  }

  @Test(arguments: [
    ("large", 664.0), ("extraSmall", 560.0), ("accessibilityExtraExtraExtraLarge", 794.0),
  ])
  func `readable content is wider with larger text`(_ category: String, _ width: Double) throws {
    let frame = try Self.guide(
      "readable", device: #""iPad Pro 11""#,
      traits: #"{"preferredContentSizeCategory": "\#(category)"}"#)
    #expect(frame.width == width)
  }

  @Test func `a label wraps at its preferred width`() throws {
    let frames = try Self.frames(
      """
      {"class": "UILabel", "id": "free", "numberOfLines": 0, "text": "some words that are long enough for two lines",
       "constraints": ["top, leading = safeArea"]},
      {"class": "UILabel", "id": "narrow", "numberOfLines": 0, "text": "some words that are long enough for two lines",
       "preferredMaxLayoutWidth": 200, "constraints": ["top, leading = safeArea"]}
      """)
    let narrow = try #require(frames["narrow"])
    #expect(narrow.width <= 200)
    #expect(narrow.height >= 40)
    #expect(try #require(frames["free"]).height < narrow.height)
  }
}
