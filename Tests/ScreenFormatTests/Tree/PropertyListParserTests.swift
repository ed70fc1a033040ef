import Testing

@testable import ScreenFormat

@Suite struct PropertyListParserTests {
  private func json(_ body: String) throws -> String {
    try PropertyListParser.parse(Array("<plist version=\"1.0\">\(body)</plist>".utf8)).value.json
  }

  @Test func `values of all kinds are read`() throws {
    #expect(
      try json(
        """
        <dict><key>a &amp; b</key><string>&#65;&#x42; &lt;c&gt;</string><!-- no --><key>n</key><integer>-3</integer>
        <key>r</key><real>0.5</real><key>l</key><array><true/><false/><array/><dict/></array>
        <key>e</key><string/><key>d</key><data>AAA=</data></dict>
        """)
        == #"{"a & b": "AB <c>", "n": -3, "r": 0.5, "l": [true, false, [], {}], "e": "", "d": "AAA="}"#
    )
  }

  @Test(
    arguments: [
      ("bplist00", "1:1 it is a binary property list: 'plutil -convert xml1' makes it text"),
      ("{}", "1:1 a tag is expected here"),
      ("<html></html>", "1:7 it is no property list in XML"),
      (
        "<plist><dict>\n<string>a</string></dict></plist>",
        "2:9 a <key> is expected here, not <string>"
      ),
      ("<plist><string>a", "1:17 a tag is expected here"),
      ("<plist><string>&bomb;</string></plist>", "1:22 there is no character '&bomb;'"),
      ("<plist><integer>x</integer></plist>", "1:28 'x' is no number"),
      ("<plist>" + String(repeating: "<array>", count: 40), "1:239 it is nested too deep"),
    ])
  func `damaged files have a place and a reason`(text: String, expected: String) {
    do throws(PropertyListParser.Failure) {
      _ = try PropertyListParser.parse(Array(text.utf8))
      Issue.record("\(text) is read")
    } catch {
      #expect("\(error.position) \(error.message)" == expected)
    }
  }
}
