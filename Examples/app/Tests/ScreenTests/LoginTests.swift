import GoldenTesting
import Testing

@Suite struct LoginTests {
  /// The screen of a file, on the systems that the application supports.
  @Test(arguments: [7, 12])
  func `the login screen`(system: Int) throws {
    var options = RenderOptions()
    options.system = system
    expectGolden(
      try Screen.load("login.screen.json", options: options), named: "login-\(system)")
  }

  /// A screen of a text, with a theme beside this file.
  @Test func `a switch has the colour of the brand`() throws {
    let screen = try Screen.read(
      """
      {"mockup": 1, "device": {"size": [60, 40], "scale": 2, "statusBarHeight": 0},
       "themes": ["brand.theme.json"],
       "window": {"rootViewController": {"class": "UIViewController", "view": {
         "class": "UIView", "backgroundColor": "white", "subviews": [
           {"class": "UISwitch", "isOn": true, "frame": [4, 4, null, null]}]}}}}
      """)
    expectGolden(screen, named: "switch")
  }
}
