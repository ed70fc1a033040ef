import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// Frames are written for the document's own device, and stretched on others.
@Suite struct DesignDeviceTests {
  private static let subviews = """
    "subviews": [
      {"class": "UIView", "id": "plain", "frame": [20, 92, 100, 20]},
      {"class": "UISwitch", "id": "right", "frame": [249, 86, null, null],
       "autoresizingMask": ["flexibleLeftMargin"]},
      {"class": "UIView", "id": "bottom", "frame": [20, 508, 280, 40],
       "autoresizingMask": ["flexibleTopMargin", "flexibleWidth"]}]
    """

  private func frames(
    _ document: String, device: String? = nil, _ orientation: Orientation? = nil
  ) throws -> [String: Rect] {
    var options = RenderOptions()
    options.device = device.flatMap { RenderOptions.device(named: $0) }
    #expect((device == nil) == (options.device == nil))
    options.orientation = orientation
    let result = build(document, options: options)
    let placed = LayoutPass.layOut(
      try #require(result.screen, "\(result.diagnostics.sorted())").resolved())
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      if let id = object.element.id { frames[id] = frame }
    }
    return frames
  }

  private func view(_ keys: String, subviews: String = Self.subviews) -> String {
    """
    {"mockup": 1, \(keys) "system": 9, "window": {"rootViewController": {
      "class": "UIViewController", "view": {"class": "UIView", \(subviews)}}}}
    """
  }

  @Test func `another device stretches frames from the document's own`() throws {
    let document = view("\"device\": \"iPhone 5s\",")
    let own = try frames(document)
    #expect(
      own["right"]?.minX == 249 && own["bottom"] == Rect(x: 20, y: 508, width: 280, height: 40))
    #expect(try frames(document, device: "iPhone 5s") == own)
    let wide = try frames(document, device: "iPhone 8")
    #expect(wide["plain"] == own["plain"])
    #expect(wide["right"]?.minX == 304)
    #expect(wide["bottom"] == Rect(x: 20, y: 508 + 99, width: 335, height: 40))
    let pad = try frames(document, device: "iPad Air")
    #expect(pad["bottom"] == Rect(x: 20, y: 508 + 456, width: 728, height: 40))
  }

  @Test func `a document without a device was written for an iPhone 8`() throws {
    let small = try frames(view(""), device: "iPhone SE")
    #expect(small["right"]?.minX == 194)
    #expect(small["bottom"] == Rect(x: 20, y: 508 - 99, width: 225, height: 40))
  }

  @Test func `another orientation stretches them, too`() throws {
    let document = view("\"device\": \"iPhone 5s\",")
    let side = try frames(document, .landscapeLeft)
    #expect(side["right"]?.minX == 497)
    #expect(side["bottom"] == Rect(x: 20, y: 508 - 248, width: 528, height: 40))
    // The document's own orientation is what its frames were written for.
    let own = try frames(view("\"device\": \"iPhone 5s\", \"orientation\": \"landscapeLeft\","))
    #expect(own["right"]?.minX == 249)
    let back = try frames(
      view("\"device\": \"iPhone 5s\", \"orientation\": \"landscapeLeft\","), .portrait)
    #expect(back["right"]?.minX == 1)
  }

  @Test func `a superview's own frame counts, and so does the class that builds a subview`() throws
  {
    let nested = view(
      "\"device\": \"iPhone 5s\",",
      subviews: """
        "subviews": [{"class": "UIView", "id": "box", "frame": [10, 10, 300, 100],
          "autoresizingMask": ["flexibleWidth"], "subviews": [
            {"class": "UIView", "id": "inner", "frame": [200, 0, 90, 10],
             "autoresizingMask": ["flexibleLeftMargin"]}]}]
        """)
    let wide = try frames(nested, device: "iPhone 8")
    #expect(wide["box"]?.width == 355)
    #expect(wide["inner"] == Rect(x: 265, y: 10, width: 90, height: 10))
  }

  @Test func `a view in a navigation controller and one in a cell stretch with their superviews`()
    throws
  {
    let document = """
      {"mockup": 1, "device": "iPhone 5s", "system": 9, "window": {"rootViewController": {
        "class": "UINavigationController", "viewControllers": [{"class": "UITableViewController",
          "title": "T", "tableView": {"sections": [{"rows": [{"subviews": [
            {"class": "UISwitch", "id": "cell", "frame": [255, 6, null, null],
             "autoresizingMask": ["flexibleLeftMargin"]}]}]}]}}]}}}
      """
    #expect(try frames(document)["cell"]?.minX == 255)
    #expect(try frames(document, device: "iPhone 8")["cell"]?.minX == 310)
  }
}
