import GoldenTesting
import Synchronization
import TestSupport
import Testing

@Suite struct ExpectGoldensTests {
  @Test func `a folder is tested with its variants`() {
    let results = expectGoldens(in: "Screens")
    #expect(results.map(\.id) == ["switch~7", "switch~12"])
    #expect(results.allSatisfy { $0.status == .passed && $0.layoutGolden != nil })
  }

  @Test func `a folder that is not there is a failure at the line of the call`() {
    let line = #line + 2
    withKnownIssue {
      #expect(expectGoldens(in: "Nothing").isEmpty)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasPrefix("cannot read '")
            && $0.rawValue.hasSuffix("/Nothing': No such file or directory")
        }
    }
  }

  @Test func `a folder without screens is a failure`() {
    withKnownIssue {
      #expect(expectGoldens(in: "__Goldens__").isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("there are no screens in ") }
    }
  }

  @Test func `pictures that differ, errors of documents and stale goldens are failures each`()
    throws
  {
    let folder = try TemporaryDirectory()
    let goldens = Repository.path("Tests/GoldenTestingTests/Screens/__Goldens__")
    let green = """
      {"mockup": 1, "device": {"size": [60, 40], "scale": 2, "statusBarHeight": 0},
       "window": {"rootViewController": {"class": "UIViewController", "view": {
         "class": "UIView", "id": "ground", "backgroundColor": "green"}}}}
      """
    try Files.write(Array(green.utf8), to: folder["switch.screen.json"])
    try Files.write(Array(#"{"mockup": 1, "windw": {}}"#.utf8), to: folder["wrong.screen.json"])
    for name in ["switch", "gone"] {
      let golden = try #require(Files.bytes("\(goldens)/switch~7@2x.png"))
      try Files.write(golden, to: folder["__Goldens__/\(name)@2x.png"])
    }
    var results: [CaseResult] = []
    let found = Mutex<[String]>([])
    withKnownIssue {
      results = expectGoldens(in: folder.path, record: .none)
    } matching: { issue in
      found.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(results.map(\.status) == [.changed, .broken])
    let messages = found.withLock { $0 }
    #expect(messages.count == 3)
    #expect(messages.contains { $0.contains("in #ground (UIView)") })
    #expect(
      messages.contains {
        $0.contains("unknown key 'windw' in a screen; did you mean 'window'?")
      })
    #expect(messages.contains { $0.hasPrefix("no screen uses the golden ") })
  }
}
