import Testing

@testable import Process

@Suite struct ErrorCountTests {
  private func lines(_ count: Int, _ text: (Int) -> String) -> [String] {
    (0..<count).map { "a.screen.json:\($0 + 1):3: error: \(text($0))" }
  }

  @Test func `few errors are not counted`() {
    #expect(ErrorCount.note(about: lines(19) { _ in "unknown class 'UISwich'" }) == [])
  }

  @Test func `errors of one kind say which`() {
    #expect(
      ErrorCount.note(about: lines(200) { "unknown class 'A\($0)'; did you mean 'UILabel'?" })
        == ["mockup: note: 200 errors, all of one kind: 'unknown class'"])
    #expect(
      ErrorCount.note(about: lines(20) { "unknown property 'p\($0)' of UIView" })
        == ["mockup: note: 20 errors, all of one kind: 'unknown property'"])
  }

  @Test func `of several kinds the most frequent comes with a way to see it alone`() {
    let many = lines(30) { _ in "unknown class 'X'" } + lines(5) { _ in "expected a number" }
    #expect(
      ErrorCount.note(about: many) == [
        "mockup: note: 35 errors of 2 kinds; to see 30 of them, add 2>&1 | grep -F 'unknown class'"
      ])
  }
}
