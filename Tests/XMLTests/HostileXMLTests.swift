import Testing
import XML

/// Documents that would take very long or much memory, or that damage a parser.
@Suite struct HostileXMLTests {
  private static let limits = XMLLimits(
    bytes: 8 << 20, elements: 1000, depth: 16, textBytes: 1 << 16)

  private func refusal(_ bytes: [UInt8], _ limits: XMLLimits = Self.limits) -> XMLError? {
    do throws(XMLError) {
      _ = try XMLTree(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func bound(_ text: String, _ limits: XMLLimits = Self.limits) -> XMLError.Bound? {
    if case .tooLarge(let bound, _)? = refusal(Array(text.utf8), limits) { bound } else { nil }
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  // MARK: Sizes

  @Test func `elements within one another are bounded`() {
    #expect(bound(repeated("<a>", 16) + repeated("</a>", 16)) == nil)
    #expect(bound(repeated("<a>", 17) + repeated("</a>", 17)) == .depth)
    let place = XMLError.Place(element: "a", position: XMLPosition(line: 17, column: 1))
    #expect(
      refusal(Array(repeated("<a>\n", 1_000_000).utf8)) == .tooLarge(.depth, in: place))
  }

  @Test func `elements, text and bytes are bounded`() {
    #expect(bound("<a>\(repeated("<b/>", 999))</a>") == nil)
    #expect(bound("<a>\(repeated("<b/>", 1000))</a>") == .elements)
    #expect(bound("<a>\(repeated("b", 1 << 16))</a>") == nil)
    #expect(bound("<a>\(repeated("b", 1 << 16))b</a>") == .text)
    #expect(bound("<a b='\(repeated("b", 1 << 16))c'/>") == .text)
    #expect(bound("<a>\(repeated(" ", 8 << 20))</a>") == .bytes)
  }

  @Test func `what is not wanted is bounded in depth`() {
    final class Nothing: XMLVisitor {
      func wants(_ name: XMLName) -> Bool { false }
      func begin(_ element: XMLElement) { Issue.record("it begins") }
      func end() { Issue.record("it ends") }
      func add(_ text: String) { Issue.record("it has text") }
    }
    #expect(throws: XMLError.self) {
      try XMLReader.read(
        Array(repeated("<a>x", 1000).utf8), limits: Self.limits, to: Nothing())
    }
  }

  // MARK: Entities

  private func document(_ declarations: String, _ content: String) -> String {
    "<!DOCTYPE a [\(declarations)]><a>\(content)</a>"
  }

  @Test func `entities that multiply are bounded by the text that they come to`() {
    let levels = (1...9).map { "<!ENTITY e\($0) '\(repeated("&e\($0 - 1);", 20))'>" }
    let bomb = "<!ENTITY e0 'aaaaaaaaaa'>\(levels.joined())"
    #expect(bound(document(bomb, "&e9;")) == .text)
    #expect(refusal(Array("<!DOCTYPE a [\(bomb)]><a b='&e9;'/>".utf8)) != nil)
  }

  @Test func `entities that hold no text are bounded, too`() throws {
    let levels = (1...9).map { "<!ENTITY e\($0) '\(repeated("&e\($0 - 1);", 20))'>" }
    let error = refusal(Array(document("<!ENTITY e0 ''>\(levels.joined())", "&e9;").utf8))
    guard case .syntax(_, let message)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("limit on input amplification factor"))
  }

  @Test func `a chain of entities ends before expat's recursion takes the stack`() {
    func chain(_ count: Int) -> String {
      let links = (1..<count).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }
      return "<!ENTITY e0 'x'>\(links.joined())"
    }
    #expect(refusal(Array(document(chain(1000), "&e999;").utf8)) == nil)
    #expect(bound(document(chain(1001), "&e1000;")) == .entities)
    #expect(bound(document(chain(100_000), "&e99999;")) == .entities)
  }

  @Test func `entities within themselves are refused`() {
    let text = document("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "&a;")
    #expect(
      refusal(Array(text.utf8))
        == .syntax(XMLPosition(line: 1, column: 53), "recursive entity reference"))
  }

  @Test func `files that entities and document types name are not read`() {
    let passwords = "<!ENTITY e SYSTEM 'file:///etc/passwd'>"
    let unknown = refusal(Array(document(passwords, "&e;").utf8))
    if case nil = unknown {
      let tree = try? XMLTree(Array(document(passwords, "&e;").utf8), limits: Self.limits)
      #expect(tree?.text(of: 0).isEmpty == true)
    }
    let elsewhere = "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>&e;</a>"
    #expect(
      refusal(Array(elsewhere.utf8)) == .unknownEntity(XMLPosition(line: 1, column: 44), "e"))
    var limits = Self.limits
    limits.skipsUnknownEntities = true
    #expect(refusal(Array(elsewhere.utf8), limits) == nil)
  }

  // MARK: Encodings

  private func text(_ bytes: [UInt8]) throws(XMLError) -> String {
    try XMLTree(bytes, limits: Self.limits).text(of: 0)
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test func `UTF-8, UTF-16 and Latin-1 are read`() throws {
    #expect(try text(Array("\u{FEFF}<a>é𝄞</a>".utf8)) == "é𝄞")
    #expect(try text(utf16("\u{FEFF}<a>é𝄞</a>", isBigEndian: true)) == "é𝄞")
    #expect(try text(utf16("\u{FEFF}<a>é𝄞</a>", isBigEndian: false)) == "é𝄞")
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
    #expect(try text(latin + [0xE9] + Array("</a>".utf8)) == "é")
  }

  @Test(arguments: [
    [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE9, 0x3C], [0x00],
    [0x08], [0xEF, 0xBF, 0xBF],
  ])
  func `bytes that are no characters are refused`(bytes: [UInt8]) {
    let document = Array("<a>".utf8) + bytes + Array("</a>".utf8)
    let error = refusal(document)
    #expect(
      error == .syntax(XMLPosition(line: 1, column: 4), "not well-formed (invalid token)"))
  }

  @Test func `encodings that are unknown, or not those of the bytes, are refused`() {
    for name in ["UTF-7", "EBCDIC", "x", "UTF-16"] {
      #expect(refusal(Array("<?xml version='1.0' encoding='\(name)'?><a/>".utf8)) != nil)
    }
    #expect(refusal(Array(utf16("\u{FEFF}<a></a>", isBigEndian: true).dropLast())) != nil)
    let half: [UInt8] = [0xD8, 0x34]
    let (begin, end) = (utf16("\u{FEFF}<a>", isBigEndian: true), utf16("</a>", isBigEndian: true))
    #expect(refusal(begin + half + end) != nil)
  }

  @Test func `every end of a document is an error, and no prefix is read as a whole`() {
    let bytes = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a d='&b;'>é<![CDATA[x]]><!-- y --></a>"
        .utf8)
    for count in 0..<bytes.count { #expect(refusal(Array(bytes[..<count])) != nil) }
    #expect(refusal(bytes) == nil)
  }
}
