import Controls
import GoldenTesting
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

/// The example of the article "Testing a screen".
@Suite struct TestingAScreenTests {
  // begin
  @Test(arguments: [7, 12])
  func `the switch of a setting is on`(system: Int) throws {
    var options = RenderOptions()
    options.system = system
    let screen = try Screen.read(
      """
      {"mockup": 1, "device": {"size": [160, 44], "scale": 2, "statusBarHeight": 0},
       "window": {"rootViewController": {"class": "UIViewController", "view": {
         "class": "UIView", "backgroundColor": "white", "subviews": [
           {"class": "UILabel", "id": "title", "text": "Wi-Fi", "frame": [15, 12, null, null]},
           {"class": "UISwitch", "id": "wifi", "isOn": true, "frame": [99, 6, null, null]}]}}}}
      """, options: options)
    expectGolden(screen, named: "wifi-\(system)")
  }
  // end

  @Test func `the article shows this example`() throws {
    let article = "Sources/GoldenTesting/GoldenTesting.docc/TestingAScreen.md"
    let page = try #require(Files.text(Repository.path(article)))
    let source = try #require(Files.text("\(#filePath)"))
    let shown = Example.shown(on: page)
    #expect(!shown.isEmpty && shown == Example.run(in: source))
  }
}
