import Controls
import GoldenTesting
import ObjectModel
import TestSupport
import Testing

@Suite struct SwitchTests {
  // begin
  @Test func `a switch that is on`() throws {
    let screen = try Screen.read(
      """
      {"mockup": 1, "device": {"size": [60, 40], "scale": 2, "statusBarHeight": 0},
       "window": {"rootViewController": {"class": "UIViewController", "view": {
         "class": "UIView", "backgroundColor": "white", "subviews": [
           {"class": "UISwitch", "isOn": true, "frame": [4, 4, null, null]}]}}}}
      """)
    expectGolden(screen, named: "on")
  }
  // end

  @Test func `the page about golden testing shows this example`() throws {
    let page = try #require(Files.text(Repository.path("Documentation/golden-testing.md")))
    let source = try #require(Files.text("\(#filePath)"))
    let shown = Example.shown(on: page)
    #expect(!shown.isEmpty && shown == Example.run(in: source))
  }
}
