// begin
import GoldenTesting
import Testing

@Suite struct TestingAScreenTests {
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
}
// end
