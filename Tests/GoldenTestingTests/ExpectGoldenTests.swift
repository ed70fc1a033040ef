import GoldenTesting
import TestSupport
import Testing

@Suite struct ExpectGoldenTests {
  private func screen(_ color: String) throws -> Screen {
    try Screen.read(
      """
      {"mockup": 1, "device": {"size": [20, 10], "scale": 2, "statusBarHeight": 0},
       "window": {"rootViewController": {"class": "UIViewController", "view": {
         "class": "UIView", "id": "ground", "backgroundColor": "\(color)"}}}}
      """)
  }

  @Test func `a screen as its golden passes`() throws {
    #expect(expectGolden(try screen("green"), named: "green").status == .passed)
  }

  @Test func `a failure is an issue at the line of the call, with its pictures attached`() throws {
    let line = #line + 3
    var result: CaseResult?
    try withKnownIssue {
      result = expectGolden(try screen("red"), named: "green", record: .none)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("in #ground (UIView): 800 pixels") }
    }
    #expect(result?.status == .changed)
    #expect(result?.pixels?.count == 800)
  }

  @Test func `a golden that is missing fails, recorded or not`() throws {
    let golden = Repository.path(
      "Tests/GoldenTestingTests/__Goldens__/ExpectGoldenTests.new@2x.png")
    defer {
      for path in [golden, golden.dropLast("@2x.png".count) + ".layout.json"] {
        Files.remove(String(path))
      }
    }
    for mode in [RecordMode.none, .missing] {
      withKnownIssue { expectGolden(try screen("red"), named: "new", record: mode) }
      #expect(Files.exists(golden) == (mode == .missing))
    }
    expectGolden(try screen("red"), named: "new", record: .none)
  }

  @Test func `a tolerance lets it pass`() throws {
    var settings = GoldenSettings()
    settings.tolerance.perPixel = 255
    expectGolden(try screen("red"), named: "green", settings: settings, record: .none)
  }
}
