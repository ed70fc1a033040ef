import Raster
import SVG
import Testing

/// Documents that would take very long, or much memory: the work is counted, so each is refused at the same place on every
/// machine.
@Suite struct HostileSVGTests {
  /// The pixel in the middle of a picture of 200 × 200.
  private func middle(_ content: String) throws(SVGError) -> PremultipliedColor {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'>\(content)</svg>"
    return try SVGDocument(Array(text.utf8)).picture(scale: 1).pixmap[100, 100]
  }

  /// The reason why a picture is refused; nil if it is drawn.
  private func refusal(_ content: String) -> String? {
    do throws(SVGError) {
      _ = try middle(content)
      return nil
    } catch {
      return error.reason
    }
  }

  private func nested(_ depth: Int, _ content: String) -> String {
    String(repeating: "<g>", count: depth) + content + String(repeating: "</g>", count: depth)
  }

  private static let square = "<rect width='200' height='200'/>"

  @Test func `many rules and many elements with classes are drawn`() throws {
    let rules = (0..<2000).map { "g g g g g g g .c\($0) {fill:red}" }.joined()
    let shapes = (0..<500).map { "<rect class='c\($0)' width='200' height='200'/>" }.joined()
    #expect(try middle("<style>\(rules)</style>\(nested(60, shapes))").red == 255)
  }

  /// Squares that a gradient of so many stops fills, each with its own opacity if so said.
  private func filled(stops: Int, times: Int, fades: Bool = false) -> String {
    let list = (0..<stops).map {
      "<stop offset='\(Double($0) / Double(stops))' stop-color='#\($0 % 2 == 0 ? "f00" : "f01")'/>"
    }.joined()
    let squares = (0..<100).map {
      "<rect width='9' height='9' fill='url(#g)' fill-opacity='\(fades ? 1 - Double($0) / 100 : 1)'/>"
    }.joined()
    let uses = String(repeating: "<use href='#a'/>", count: times / 100 - 1)
    return "<linearGradient id='g'>\(list)</linearGradient>"
      + "<g id='a' transform='translate(96 96)'>\(squares)</g>\(uses)"
  }

  @Test func `fills share the stops of their gradient, and count them`() {
    #expect(refusal(filled(stops: 20_000, times: 9_000)) == nil)
    #expect(refusal(filled(stops: 20_000, times: 10_200))?.hasPrefix("it takes too long") == true)
  }

  @Test func `stops that are faded by many opacities count as memory`() {
    #expect(refusal(filled(stops: 20_000, times: 100)) == nil)
    #expect(refusal(filled(stops: 60_000, times: 100, fades: true))?.contains("memory") == true)
  }

  @Test func `rules for classes and ids that no element has are not compared with elements`() throws
  {
    let rules = (0..<2000).map { ".c\($0) rect {fill:red} #d\($0) > rect {fill:red}" }.joined()
    let shapes = String(repeating: Self.square, count: 2000)
    #expect(try middle("<style>\(rules) rect {fill:lime}</style>\(shapes)").green == 255)
  }

  @Test func `rules that each look at every element are refused`() {
    let rules = (0..<2000).map { "[class^=c\($0)] {fill:red}" }.joined()
    let shapes = String(repeating: "<rect class='x'/>", count: 2000)
    #expect(
      refusal("<style>\(rules)</style>\n\(shapes)")
        == "it takes too long to draw (at \"rect\" in line 2)")
  }

  @Test func `a chain of descendants that matches nowhere is not tried in all its combinations`()
    throws
  {
    let rules = String(repeating: "text g g g g g g g g g g rect {fill:red}", count: 100)
    #expect(try middle("<style>\(rules)</style>\(nested(60, Self.square))").alpha == 255)
  }

  @Test func `a descendant is found beyond a nearer one whose parent does not match`() throws {
    let style = "<style>.a > g rect {fill:red} .b g > .c + rect {fill:red}</style>"
    #expect(try middle("\(style)<g class='a'>\(nested(5, Self.square))</g>").red == 255)
    let siblings = "<circle class='c'/>\(Self.square)"
    #expect(try middle("\(style)<g class='b'>\(nested(5, siblings))</g>").red == 255)
    #expect(try middle("\(style)\(nested(5, siblings))").red == 0)
  }

  @Test func `wide curves and strokes are bounded`() {
    let curves = String(repeating: "c200 0 0 200 -1 -1", count: 60_000)
    #expect(
      refusal("\n\n<path stroke='red' stroke-width='30' d='M0 0\(curves)'/>")
        == "it takes too long to draw (at \"path\" in line 3)")
  }

  @Test func `very long texts are bounded before they are laid out`() {
    let text = String(repeating: "Hello ", count: 30_000)
    #expect(
      refusal("\n<text y='50' font-size='90'>\(text)</text>")
        == "its paths, layers, masks and patterns need too much memory (at \"text\" in line 2)")
  }

  @Test func `layers of many groups are bounded`() {
    let groups = String(repeating: "<g opacity='.5'>\n\(Self.square)</g>", count: 20_000)
    let refusal = refusal(groups) ?? ""
    #expect(refusal.hasPrefix("it takes too long to draw (at \""))
    #expect(!refusal.hasSuffix("in line 1)"))
  }

  @Test func `what is repeated is bounded by the length of its attributes`() {
    // Path data end at the first error, so that this test is fast.
    let path = "<path id='p' d='M0 0#\(String(repeating: "h1v1", count: 100_000))'/>"
    let uses = String(repeating: "<use href='#p'/>", count: 1000)
    #expect(
      refusal("<defs>\(path)</defs>\n\(uses)")
        == "it takes too long to draw (at \"path\" in line 1)")
  }

  @Test func `markers take a bounded memory`() {
    let marker = "<marker id='m' viewBox='0 0 1 1'><path d='M0 0h1v1z'/></marker>"
    let line = String(repeating: "l1 1l-1 0", count: 100_000)
    #expect(
      refusal("\(marker)\n<path marker-mid='url(#m)' fill='none' stroke='red' d='M0 0\(line)'/>")
        == "its paths, layers, masks and patterns need too much memory (at \"path\" in line 2)")
  }

  @Test func `sixty-four elements may lie within one another, through references, too`() throws {
    #expect(try middle(nested(62, Self.square)).alpha == 255)
    let reason = "its elements are nested more than 64 deep"
    #expect(refusal(nested(64, "\n\(Self.square)")) == "\(reason) (at \"g\" in line 1)")
    #expect(
      refusal(String(repeating: "<g>\n", count: 1_000_000)) == "\(reason) (at \"g\" in line 64)")
    let chain = (0..<10).map { "<g id='g\($0)'>\(nested(9, "<use href='#g\($0 + 1)'/>"))</g>" }
    #expect(
      refusal("<defs>\(chain.joined(separator: "\n"))</defs><use href='#g0'/>")
        == "\(reason) (at \"g\" in line 6)")
  }

  @Test func `references in circles end`() throws {
    for content in [
      "<g id='a'><use href='#a'/></g>", "<use id='a' href='#b'/><use id='b' href='#a'/>",
      "<pattern id='a' width='9' height='9'><rect width='9' height='9' fill='url(#a)'/></pattern>"
        + "<rect width='9' height='9' fill='url(#a)'/>",
      "<mask id='a' mask='url(#b)'/><mask id='b' mask='url(#a)'/><rect mask='url(#a)'/>",
      "<clipPath id='a' clip-path='url(#a)'><rect/></clipPath><rect clip-path='url(#a)'/>",
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect fill='url(#a)'/>",
    ] {
      #expect(try middle(content + Self.square).alpha == 255)
    }
  }
}
