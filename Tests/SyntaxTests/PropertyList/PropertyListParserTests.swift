import Testing

@testable import Syntax

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
      ("{}", "1:1 not well-formed (invalid token)"),
      ("", "1:1 no element found"),
      ("<html></html>", "1:1 it is no property list in XML"),
      ("<plist/>", "1:1 a <plist> holds one value"),
      ("<plist>\n <true/><true/></plist>", "1:1 a <plist> holds one value"),
      (
        "<plist><dict>\n<string>a</string></dict></plist>",
        "2:1 a <key> is expected here, not <string>"
      ),
      ("<plist><dict><key>a</key></dict></plist>", "1:14 the key 'a' has no value"),
      ("<plist><dict>a</dict></plist>", "1:8 a <dict> holds no text"),
      ("<plist><string>a<b/></string></plist>", "1:17 a <string> holds text, not <b>"),
      ("<plist><set/></plist>", "1:8 a property list has no <set>"),
      ("<plist><string>a", "1:17 no element found"),
      ("<plist><integer>x</integer></plist>", "1:8 'x' is no number"),
    ])
  func `damaged files have a place and a reason`(text: String, expected: String) {
    #expect(refusal(text) == expected)
  }

  @Test func `an entity has to be declared, even where a document type elsewhere might do it`()
    throws
  {
    let type = "<!DOCTYPE plist PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'http://localhost/p.dtd'>"
    let text = "<plist><string>a&bomb;</string></plist>"
    #expect(refusal(text) == "1:17 undefined entity")
    #expect(refusal("\(type)\n\(text)") == "2:17 there is no character '&bomb;'")
    let node = try PropertyListParser.parse(Array("\(type)<plist><true/></plist>".utf8))
    #expect(node.value == .bool(true))
  }

  @Test func `size and depth are bounded`() throws {
    func nested(_ depth: Int) -> String {
      let (begin, end) = ("<array>", "</array>")
      return "<plist>" + String(repeating: begin, count: depth)
        + String(repeating: end, count: depth) + "</plist>"
    }
    #expect(refusal(nested(32)) == nil)
    #expect(refusal(nested(33)) == "1:232 it is nested too deep")
    #expect(refusal(nested(100_000)) == "1:232 it is nested too deep")
    let long = String(repeating: " ", count: 4 << 20)
    #expect(refusal("<plist><true/>\(long)</plist>") == "1:1 it is larger than 4 MiB")
    let entities = (1...6).map {
      "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 20))'>"
    }
    let bomb =
      "<!DOCTYPE plist [<!ENTITY e0 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'>\(entities.joined())]>"
    #expect(
      refusal("\(bomb)<plist><string>&e6;</string></plist>")?.hasSuffix("larger than 4 MiB") == true
    )
  }

  /// Position and reason of an error; nil for a property list.
  private func refusal(_ text: String) -> String? {
    do throws(PropertyListParser.Failure) {
      _ = try PropertyListParser.parse(Array(text.utf8))
      return nil
    } catch {
      return "\(error.position) \(error.message)"
    }
  }
}
