import Raster
import SVG
import Testing

@Suite struct SVGDocumentTests {
  private func document(_ text: String) throws(SVGError) -> SVGDocument {
    try SVGDocument(Array(text.utf8))
  }

  private func svg(_ attributes: String, _ content: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
  }

  @Test func `the size is that of the attributes, else of the view box`() throws {
    #expect(try document(svg("width='30' height='1in'")).size == Size(width: 30, height: 96))
    #expect(try document(svg("viewBox='0 0 7 5'")).size == Size(width: 7, height: 5))
    #expect(
      try document(svg("viewBox='0 0 8 4' width='50%' height='12'")).size
        == Size(width: 4, height: 12))
    #expect(try document(svg("")).size == Size(width: 100, height: 100))
  }

  @Test func `a picture has as many pixels as its points ask for, rounded up`() throws {
    let (pixmap, _) = try document(svg("width='3' height='2.1'")).picture(scale: 2)
    #expect(pixmap.width == 6)
    #expect(pixmap.height == 5)
  }

  @Test func `what is not well-formed is an error with its place`() {
    #expect(throws: SVGError.syntax(line: 2, column: 3, "mismatched tag")) {
      try document("<svg>\n</a>")
    }
    #expect(throws: SVGError.noSVG) { try document("<html/>") }
    #expect(throws: SVGError.emptySize) { try document(svg("width='0' height='5'")) }
    #expect(throws: SVGError.self) { try document("") }
  }

  private static func isRefusal(_ error: any Error, _ bound: SVGError.Bound) -> Bool {
    if case .tooComplex(bound, _)? = error as? SVGError { true } else { false }
  }

  @Test func `nesting, repetition and entities are bounded`() {
    let deep = String(repeating: "<g>", count: 300)
    #expect { try document("<svg>\(deep)") } throws: {
      Self.isRefusal($0, .depth)
    }
    // Ten levels of ten: ten thousand million rectangles.
    var levels = "<rect id='l0' width='1' height='1'/>"
    for level in 1...10 {
      let uses = String(repeating: "<use href='#l\(level - 1)'/>", count: 10)
      levels += "<g id='l\(level)'>\(uses)</g>"
    }
    #expect {
      try document(svg("width='9' height='9'", levels)).picture(scale: 1)
    } throws: {
      Self.isRefusal($0, .memory)
    }
    let entities = (1...9).map {
      "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 20))'>"
    }
    let bomb = "<!DOCTYPE svg [<!ENTITY e0 'aaaaaaaaaa'>\(entities.joined())]><svg>&e9;</svg>"
    #expect(throws: SVGError.self) { try document(bomb) }
  }

  @Test func `masks of a large picture are bounded`() throws {
    let mask = "<mask id='m'><rect width='1' height='1' fill='white'/></mask>"
    let shapes = String(
      repeating: "<g mask='url(#m)'><rect width='4000' height='4000'/></g>", count: 20)
    let large = try document(svg("width='4000' height='4000'", mask + shapes))
    #expect { try large.picture(scale: 1) } throws: {
      Self.isRefusal($0, .memory)
    }
  }

  @Test(arguments: [
    ("<feGaussianBlur stdDeviation='400'/>", 1000),
    ("<feMerge>\(String(repeating: "<feMergeNode/>", count: 20_000))</feMerge>", 1),
  ])
  func `wide blurs and merged pictures are bounded`(primitive: String, count: Int) throws {
    let shapes = String(
      repeating: "<rect width='64' height='64' filter='url(#f)'/>", count: count)
    let text = "<filter id='f'>\(primitive)</filter>\(shapes)"
    let many = try document(svg("width='64' height='64'", text))
    #expect { try many.picture(scale: 1) } throws: {
      Self.isRefusal($0, .memory)
    }
  }

  @Test func `external files and entities are not read`() throws {
    let external = """
      <!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>
      <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>
        <image href='file:///etc/hostname' width='4' height='4'/><text>&x;</text></svg>
      """
    let (pixmap, warnings) = try document(external).picture(scale: 1)
    #expect(pixmap.bytes.allSatisfy { $0 == 0 })
    #expect(warnings == [.image("only embedded pictures are read")])
  }

  @Test func `numbers that are huge or missing draw nothing and do not trap`() throws {
    for content in [
      "<rect width='1e308' height='1e308' transform='scale(1e308)'/>",
      "<circle r='1e999'/>", "<path d='M1e300 0L-1e300 1e300z' stroke='red' stroke-width='1e300'/>",
      "<pattern id='p' width='1e-300' height='1e-300' patternUnits='userSpaceOnUse'><rect/></pattern>"
        + "<rect width='5' height='5' fill='url(#p)'/>",
      "<svg viewBox='0 0 1e-308 1e308'><rect width='1' height='1'/></svg>",
      "<g transform='rotate(1e300) skewX(90)'><rect width='4' height='4'/></g>",
      "<filter id='f'><feGaussianBlur stdDeviation='1e30'/><feOffset dx='1e30'/></filter>"
        + "<rect width='4' height='4' filter='url(#f)'/>",
      "<text font-size='1e9'>a</text>", "<line stroke='red' stroke-dasharray='1e-300' x2='5'/>",
    ] {
      let (pixmap, _) = try document(svg("width='8' height='8'", content)).picture(scale: 1)
      #expect(pixmap.width == 8)
    }
  }

  @Test func `a text is drawn from its anchor`() throws {
    let text = "<text x='20' y='18' font-size='20' text-anchor='middle'>HH</text>"
    let (pixmap, _) = try document(svg("width='40' height='20'", text)).picture(scale: 1)
    let columns = (0..<40).filter { x in (0..<20).contains { pixmap[x, $0].alpha > 0 } }
    let first = try #require(columns.first)
    let last = try #require(columns.last)
    #expect(abs((first + last) - 39) <= 1, "centred on 20")
    #expect(last - first > 20)
  }

  @Test func `pictures of larger scales are sharp`() throws {
    let content = "<rect x='1' width='1' height='2'/>"
    let (pixmap, _) = try document(svg("width='2' height='2'", content)).picture(scale: 10)
    #expect(pixmap[9, 5].alpha == 0)
    #expect(pixmap[10, 5].alpha == 255)
  }
}
