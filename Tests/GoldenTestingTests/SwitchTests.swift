// begin
import GoldenTesting
import Testing

@Suite struct SwitchTests {
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
}
// end
