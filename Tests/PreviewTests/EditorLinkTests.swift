import Testing

@testable import Preview

/// Opening places in the user's editor.
@Suite struct EditorLinkTests {
  @Test(arguments: [
    ("vscode://file/FILE:LINE:COLUMN", true), ("txmt://open?url=file://FILE", true),
    ("javascript:alert(1)", false), ("code://FILE --x", true), ("/usr/bin/x://y", false),
    ("A B://c", false),
  ])
  func `an address is for the browser, and starts nothing`(_ text: String, _ isAddress: Bool) {
    let link = EditorLink(text)
    #expect((link?.address != nil) == isAddress)
    #expect(link?.command("/a", line: 1, column: 1).isEmpty == isAddress)
  }
}
