import Raster
import SVG
import Testing

/// Rules of SVG 2 and CSS that other renderers leave out or read otherwise. Documents of 20 × 20 points.
@Suite struct SVGRulesTests {
  private static let red = Color(bytes: 255, 0, 0)

  /// The colour of a pixel, nil where it is clear.
  private func color(_ content: String, _ x: Int, _ y: Int) throws -> Color? {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\#(content)</svg>"#
    let (pixmap, _) = try SVGDocument(Array(text.utf8)).picture(scale: 1)
    let pixel = pixmap[x, y]
    if pixel.alpha == 0 { return nil }
    for color in [Self.red, .black] where pixel == PremultipliedColor(color) { return color }
    return .white
  }

  // MARK: Markers

  /// A red marker of 6 × 2 points from its vertex to the right.
  private func marked(_ shape: String, _ attributes: String = "") -> String {
    ##"<marker id="m" markerUnits="userSpaceOnUse" markerWidth="6" markerHeight="2" orient="auto">"##
      + ##"<rect width="6" height="2" fill="red"/></marker><g fill="none" marker-start="url(#m)">\##(shape)</g>"##
  }

  @Test func `a rounded rectangle begins at the left end of its upper side`() throws {
    let content = marked(#"<rect x="4" y="4" width="14" height="14" rx="4"/>"#)
    // Half-way between the corner's end and the side's beginning, which run the same way.
    #expect(try color(content, 9, 5) == Self.red)
    #expect(try color(content, 17, 10) == nil)
  }

  @Test func `segments without length have the direction of the nearest one with a length`() throws
  {
    let before = marked(#"<path d="M4 4V4V10"/>"#)
    #expect(try color(before, 3, 8) == Self.red)
    #expect(try color(before, 8, 5) == nil)
    let none = marked(#"<path d="M4 4V4"/>"#)
    #expect(try color(none, 8, 5) == Self.red)
  }

  @Test func `where a path closes, its markers have the mean of both directions`() throws {
    // From the right to the left below: the mean is upward.
    let content = marked(#"<path d="M10 10L20 10L10 20Z"/>"#)
    #expect(try color(content, 12, 8) == Self.red)
    #expect(try color(content, 14, 11) == nil)
  }

  @Test func `a hidden shape has no markers`() throws {
    #expect(try color(marked(#"<path d="M4 4H10" visibility="hidden"/>"#), 6, 5) == nil)
    #expect(try color(marked(#"<path d="M4 4H10"/>"#), 6, 5) == Self.red)
  }

  // MARK: Strokes and paths

  @Test(arguments: ["C22 10 22 10 8 10", "Q32 10 2 10", "C20 10 20 10 2 10"])
  func `a curve that turns back on its line is stroked as far as it goes`(_ data: String) throws {
    let content = #"<path d="M2 10\#(data)" fill="none" stroke="red" stroke-width="2"/>"#
    // It turns at 17.85, 17 and 15.5, and is round there.
    #expect(try color(content, 12, 10) == Self.red)
    #expect(try color(content, 19, 10) == nil)
  }

  @Test func `a comma between a command and its numbers ends the path`() throws {
    let stroke = #"stroke="red" stroke-width="4""#
    #expect(try color(#"<path d="M,2 10H18" \#(stroke)/>"#, 10, 10) == nil)
    #expect(try color(#"<path d="M2 10H10H,18" \#(stroke)/>"#, 15, 10) == nil)
    #expect(try color(#"<path d="M 2,10H 18" \#(stroke)/>"#, 10, 10) == Self.red)
  }

  // MARK: Styles

  @Test(arguments: [("initial", Color.black), ("unset", red), ("inherit", red)])
  func `a property can ask for the value that it has by itself`(_ word: String, _ expected: Color)
    throws
  {
    let content = #"<g fill="red"><rect width="20" height="20" style="fill:\#(word)"/></g>"#
    #expect(try color(content, 10, 10) == expected)
  }

  @Test func `blend modes and isolation are properties, but no attributes`() throws {
    func blended(_ mode: String) throws -> Color? {
      try color(
        #"<rect width="20" height="20" fill="red"/><rect width="20" height="20" fill="white" \#(mode)/>"#,
        10, 10)
    }
    #expect(try blended(#"style="mix-blend-mode:multiply""#) == Self.red)
    #expect(try blended(#"mix-blend-mode="multiply""#) == .white)
  }

  @Test func `an empty list of extensions is not met`() throws {
    let content =
      #"<switch><rect width="20" height="20" fill="red" requiredExtensions=""/><rect width="20" height="20"/></switch>"#
    #expect(try color(content, 10, 10) == .black)
  }

  // MARK: Transforms

  @Test func `numbers of transforms need no separator where a sign separates them`() throws {
    let content = #"<rect width="5" height="5" y="5" fill="red" transform="translate(10-5)"/>"#
    #expect(try color(content, 12, 2) == Self.red)
  }

  @Test func `a turn about the bounding box`() throws {
    let style = "transform-box:fill-box;transform-origin:center;transform:rotate(90deg)"
    let content = #"<rect x="4" y="8" width="12" height="4" fill="red" style="\#(style)"/>"#
    #expect(try color(content, 10, 5) == Self.red)
    #expect(try color(content, 5, 10) == nil)
    // Without an origin, about the box's upper left corner.
    let corner =
      #"<rect x="10" y="4" width="8" height="4" fill="red" style="transform-box:fill-box;transform:rotate(90deg)"/>"#
    #expect(try color(corner, 8, 10) == Self.red)
  }

  @Test(arguments: ["foo", "top bottom", "10 left", ""])
  func `an origin that can't be read is none`(_ origin: String) throws {
    let content =
      #"<rect x="5" y="-15" width="5" height="5" fill="red" transform="rotate(90)" transform-origin="\#(origin)"/>"#
    #expect(try color(content, 12, 7) == Self.red)
  }

  // MARK: Sizes

  @Test(arguments: [
    ("width='30'", Size(width: 30, height: 15)), ("height='30'", Size(width: 60, height: 30)),
    ("width='auto' height='30'", Size(width: 60, height: 30)),
    ("width='50%'", Size(width: 20, height: 20)), ("", Size(width: 40, height: 20)),
  ])
  func `a side that is left out follows from the other`(_ attributes: String, _ size: Size) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20' \(attributes)/>"
    #expect(try SVGDocument(Array(text.utf8)).size == size)
  }

  // MARK: Viewports

  /// A square in units of a `viewBox` four times as large as the picture, cut by a clip path or mask in the same units.
  private static let boxes = [
    ##"<svg width="20" height="20" viewBox="0 0 80 80" EFFECT>"##
      + ##"<rect width="80" height="80" fill="red"/></svg>"##,
    ##"<symbol id="s" viewBox="0 0 80 80" EFFECT><rect width="80" height="80" fill="red"/></symbol>"##
      + ##"<use href="#s" width="20" height="20"/>"##,
    ##"<svg x="10" y="10" width="10" height="10" overflow="visible" viewBox="40 40 40 40" EFFECT>"##
      + ##"<rect width="80" height="80" fill="red"/></svg>"##,
  ]

  @Test(arguments: boxes, [#"clip-path="url(#c)""#, #"mask="url(#m)""#])
  func `clips and masks of an element with a viewBox lie in its units`(
    _ box: String, _ effect: String
  ) throws {
    let content =
      ##"<clipPath id="c"><rect x="40" y="40" width="40" height="40"/></clipPath>"##
      + ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="80" height="80">"##
      + ##"<rect x="40" y="40" width="40" height="40" fill="white"/></mask>"##
      + box.replacing("EFFECT", with: effect)
    #expect(try color(content, 15, 15) == Self.red)
    #expect(try color(content, 5, 5) == nil)
    #expect(try color(content, 9, 15) == nil)
  }

  @Test func `a clip in units of the bounding box fits the content of an element with a viewBox`()
    throws
  {
    let content =
      ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect x=".5" width=".5" height="1"/></clipPath>"##
      + ##"<svg width="20" height="20" viewBox="0 0 80 80" clip-path="url(#c)">"##
      + ##"<rect width="40" height="40" fill="red"/></svg>"##
    #expect(try color(content, 7, 5) == Self.red)
    #expect(try color(content, 3, 5) == nil)
    #expect(try color(content, 12, 5) == nil)
  }

  @Test func `a clip path with other text behind it clips nothing`() throws {
    func clipped(_ value: String) -> String {
      ##"<clipPath id="c"><rect width="10" height="20"/></clipPath>"##
        + ##"<rect width="20" height="20" fill="red" clip-path="\##(value)"/>"##
    }
    #expect(try color(clipped("url(#c)"), 15, 5) == nil)
    #expect(try color(clipped("url(#c) view-box"), 15, 5) == nil)
    #expect(try color(clipped("url(#c) none"), 15, 5) == Self.red)
  }
}
