import TestSupport
import Testing

/// The examples of pages are the tests beside this file, whole: with the modules that they import.
@Suite struct PageTests {
  @Test(arguments: [
    ("Documentation/golden-testing.md", "SwitchTests.swift"),
    ("Sources/GoldenTesting/GoldenTesting.docc/TestingAScreen.md", "TestingAScreenTests.swift"),
  ])
  func `a page shows a test that runs`(page: String, test: String) throws {
    let page = try #require(Files.text(Repository.path(page)))
    let source = try #require(
      Files.text(Repository.path("Tests/GoldenTestingTests/\(test)")))
    let shown = Example.shown(on: page)
    #expect(!shown.isEmpty && shown == Example.run(in: source))
  }
}
