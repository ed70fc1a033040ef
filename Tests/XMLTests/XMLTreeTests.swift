import Testing
import XML

@Suite struct XMLTreeTests {
  private static let limits = XMLLimits(
    bytes: 1 << 20, elements: 1000, depth: 16, textBytes: 1 << 16)

  private func tree(_ text: String) throws(XMLError) -> XMLTree {
    try XMLTree(Array(text.utf8), limits: Self.limits)
  }

  @Test func `elements have names, attributes, content and positions`() throws {
    let tree = try tree(
      """
      <?xml version="1.0"?>
      <!-- comment --><a:view xmlns:a="urn:x" id="1" a:key="&lt;2&#x41;">
      é <label/> b<![CDATA[<c>]]><!-- -->d
      </a:view>
      """)
    let root = try #require(tree.elements.first)
    #expect(root.name.local == "view")
    #expect(root.name.namespace == "urn:x")
    #expect(root.position == XMLPosition(line: 2, column: 17))
    #expect(root["id"] == "1")
    #expect(root["key"] == nil)
    #expect(root.attributes.map(\.name.namespace) == ["", "urn:x"])
    #expect(root.attributes.map(\.value) == ["1", "<2A"])
    #expect(tree.content(of: 0) == [.text("\né "), .element(1), .text(" b<c>d\n")])
    #expect(tree.children(of: 0) == [1])
    #expect(tree.text(of: 0) == "\né  b<c>d\n")
    // Columns count characters.
    #expect(tree.elements[1].position == XMLPosition(line: 3, column: 3))
  }

  @Test func `lines end as they do on every system`() throws {
    let tree = try tree("<a>\r<b/>\r\n<c/>\n<d/></a>")
    #expect(tree.elements.map(\.position.line) == [1, 2, 3, 4])
    #expect(tree.text(of: 0) == "\n\n\n")
  }

  @Test func `what a visitor does not want is left out with all it holds`() throws {
    final class Names: XMLVisitor {
      var names: [String] = []
      var text = ""
      func wants(_ name: XMLName) -> Bool { name.local != "no" }
      func begin(_ element: XMLElement) { names.append(element.name.local) }
      func end() { names.append("/") }
      func add(_ text: String) { self.text += text }
    }
    let visitor = Names()
    try XMLReader.read(
      Array("<a>x<no>y<b/><no/>z</no>w<c/></a>".utf8), limits: Self.limits, to: visitor)
    #expect(visitor.names == ["a", "c", "/", "/"])
    #expect(visitor.text == "xw")
  }

  @Test(arguments: [
    ("", 1, 1, "no element found"), ("<a>", 1, 4, "no element found"),
    ("<a>\n  </b>", 2, 5, "mismatched tag"), ("<a b='1' b='2'/>", 1, 10, "duplicate attribute"),
    ("<a/><b/>", 1, 5, "junk after document element"), ("<p:a/>", 1, 1, "unbound prefix"),
    ("<a>&no;</a>", 1, 4, "undefined entity"),
    ("<a>&#0;</a>", 1, 4, "reference to invalid character number"),
  ])
  func `errors have a place`(text: String, line: Int, column: Int, message: String) {
    #expect(throws: XMLError.syntax(XMLPosition(line: line, column: column), message)) {
      try tree(text)
    }
  }

  @Test func `text is escaped so that it is read back`() throws {
    let text = "a < b > c & \"d\"\n\te'"
    let tree = try tree("<a b=\"\(XMLText.escaped(text))\">\(XMLText.escaped(text))</a>")
    #expect(tree.text(of: 0) == text)
    #expect(tree.elements[0]["b"] == text)
    #expect(XMLText.escaped("\u{0}\u{FFFE}\u{85}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }
}
