import GoldenTesting
import TestSupport
import Testing

@Suite struct ScreenTests {
  private func text(_ theme: String) -> String {
    """
    {"mockup": 1, "device": {"size": [60, 40], "scale": 2, "statusBarHeight": 0},
     "themes": ["\(theme)"],
     "window": {"rootViewController": {"class": "UIViewController", "view": {"class": "UIView"}}}}
    """
  }

  @Test func `paths are relative to the source file of the test`() throws {
    let read = try Screen.read(text("Screens/brand.theme.json"))
    let loaded = try Screen.load("Screens/switch.screen.json")
    #expect(read.sheet.rules.count == 1 && loaded.sheet.rules.count == 1)
  }

  @Test func `the errors of a document are sentences with their places`() throws {
    let missing = #expect(throws: (any Error).self) {
      _ = try Screen.read(text("Screens/brnad.theme.json"))
    }
    let folder = Repository.path("Tests/GoldenTestingTests")
    #expect(
      missing.map { "\($0)" } == """
        <text>:2:13: error: the theme '\(folder)/Screens/brnad.theme.json' can't be read: \
        no such file or folder (at themes[0])
        """)
    let path = #expect(throws: (any Error).self) { _ = try Screen.load("nothing.screen.json") }
    #expect(
      path.map { "\($0)" }
        == "cannot read '\(folder)/nothing.screen.json': No such file or directory")
  }
}
