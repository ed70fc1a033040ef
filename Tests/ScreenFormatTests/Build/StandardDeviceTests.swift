import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// Defaults of device and system, each by the other.
@Suite struct StandardDeviceTests {
  private func screen(_ members: String, _ options: RenderOptions = RenderOptions()) throws
    -> Screen
  {
    let result = build("{\"mockup\": 1, \(members) \"window\": {}}", options: options)
    return try #require(result.screen, "\(result.diagnostics.sorted())")
  }

  @Test(arguments: [
    ("", "iPhone 17", 27),
    (#""system": 7,"#, "iPhone 8", 7), (#""system": 18,"#, "iPhone 8", 18),
    (#""system": 26,"#, "iPhone 17", 26), (#""system": 27,"#, "iPhone 17", 27),
    (#""device": "iPhone 4s","#, "iPhone 4s", 12), (#""device": "iPhone XS","#, "iPhone XS", 12),
    (#""device": "iPhone 11","#, "iPhone 11", 27),
    (#""device": "iPad Pro 13","#, "iPad Pro 13", 27),
    (#""device": "iPhone 17","#, "iPhone 17", 27),
    (#""device": {"size": [20, 10]},"#, "custom", 12),
    (#""device": "iPhone 17", "system": 12,"#, "iPhone 17", 12),
  ]) func `a document names one, both or neither`(members: String, device: String, system: Int)
    throws
  {
    let drawn = try screen(members)
    #expect(drawn.device.name == device && drawn.system == system)
  }

  @Test func `options count as what a document names`() throws {
    var options = RenderOptions()
    options.system = 12
    #expect(try screen("", options).device.name == "iPhone 8")
    options.system = nil
    options.device = RenderOptions.device(named: "iPhone 5s")
    #expect(try screen("", options).system == 12)
    #expect(try screen("", options).origins.device == .options)
    options.device = RenderOptions.device(named: "iPhone 16")
    #expect(try screen("", options).system == Screen.newestSystem)
  }

  @Test func `frames are written for the device that the document alone is drawn on`() throws {
    var options = RenderOptions()
    options.system = 12
    #expect(try screen("", options).design?.device.name == "iPhone 17")
    options.system = 27
    #expect(try screen(#""system": 12,"#, options).design?.device.name == "iPhone 8")
    #expect(try screen("").design == nil)
  }

  @Test func `a screen knows what names its device and its system`() throws {
    let named = try screen(#""system": 12,"#)
    #expect(named.origins.device == .standard)
    guard case .document(let place) = named.origins.system else {
      Issue.record("\(named.origins)")
      return
    }
    #expect(place.file == "s.json" && place.line == 1)
  }

  @Test func `a screen made in Swift follows the same table`() {
    let window = Element("UIWindow")
    #expect(Screen(window: window).device.name == "iPhone 17")
    #expect(Screen(window: window).system == Screen.newestSystem)
    #expect(Screen(window: window, system: 9).device.name == "iPhone 8")
    #expect(Screen(window: window, system: 9).origins.system == .options)
  }
}
