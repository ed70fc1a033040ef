import Raster
import SVG
import Testing

/// Effects, gradients, markers and what is warned of: documents of 20 × 20 points.
@Suite struct SVGEffectsTests {
  private func picture(_ content: String) throws -> (pixmap: Pixmap, warnings: [SVGWarning]) {
    let text =
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\##(content)</svg>"##
    return try SVGDocument(Array(text.utf8)).picture(scale: 1)
  }

  private func color(_ content: String, _ x: Int = 10, _ y: Int = 10) throws -> PremultipliedColor {
    try picture(content).pixmap[x, y]
  }

  private func isNear(_ a: PremultipliedColor, _ b: Color, by levels: Int = 2) -> Bool {
    let b = PremultipliedColor(b)
    return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy {
      abs(Int($0) - Int($1)) <= levels
    }
  }

  // MARK: Gradients

  private let toClear =
    ##"<linearGradient id="g"><stop stop-color="white"/><stop offset="1" stop-color="black" stop-opacity="0"/></linearGradient>"##

  @Test func `white to transparent black is grey in the middle`() throws {
    let middle = try color(toClear + ##"<rect width="20" height="20" fill="url(#g)"/>"##, 9)
    #expect(isNear(middle, Color(white: 0.525, alpha: 0.525)))
  }

  @Test func `a luminance mask takes the grey of straight colours`() throws {
    let mask = ##"<mask id="m"><rect width="20" height="20" fill="url(#g)"/></mask>"##
    let masked = try color(
      toClear + mask + ##"<rect width="20" height="20" mask="url(#m)"/>"##, 9)
    #expect(abs(Int(masked.alpha) - 70) <= 2)
  }

  @Test(arguments: [
    ##"<linearGradient id="g"/><rect width="20" height="20" fill="url(#g) red"/>"##,
    ##"<pattern id="g" width="0" height="1"><rect width="9" height="9"/></pattern><rect width="20" height="20" fill="url(#g) red"/>"##,
    ##"<linearGradient id="g"><stop stop-color="blue"/><stop offset="1"/></linearGradient><path d="M0 10H20" stroke="url(#g) red" stroke-width="20"/>"##,
  ])
  func `a paint server that can't be used gives way to the fallback`(_ content: String) throws {
    #expect(try color(content) == PremultipliedColor(Color(bytes: 255, 0, 0)))
  }

  @Test func `transforms of gradients, patterns and clip paths are about their origin`() throws {
    let gradient =
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" gradientTransform="rotate(180)" transform-origin="10 10" x2="20">"##
      + ##"<stop stop-color="red"/><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient>"##
    #expect(
      try color(gradient + ##"<rect width="20" height="20" fill="url(#g)"/>"##, 2)
        == PremultipliedColor(Color(bytes: 0, 0, 255)))
    let clip =
      ##"<clipPath id="c" transform="scale(.5)" transform-origin="center"><rect width="20" height="20"/></clipPath>"##
      + ##"<rect width="20" height="20" fill="red" clip-path="url(#c)"/>"##
    #expect(try color(clip, 6).alpha == 255)
    #expect(try color(clip, 3).alpha == 0)
  }

  @Test func `a start circle as large as the end circle has the first colour`() throws {
    let gradient =
      ##"<radialGradient id="g" fr=".5"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>"##
      + ##"<rect width="20" height="20" fill="url(#g)"/>"##
    #expect(try color(gradient) == PremultipliedColor(Color(bytes: 255, 0, 0)))
    #expect(try color(gradient, 0, 0) == PremultipliedColor(Color(bytes: 0, 0, 255)))
  }

  @Test func `a context's gradient spans what it is the context of`() throws {
    let content =
      ##"<linearGradient id="g"><stop stop-color="red"/><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient>"##
      + ##"<defs><g id="u"><rect width="8" height="20" fill="context-fill"/><rect x="12" width="8" height="20" fill="context-fill"/></g></defs>"##
      + ##"<use href="#u" fill="url(#g)"/>"##
    #expect(try color(content, 6) == PremultipliedColor(Color(bytes: 255, 0, 0)))
    #expect(try color(content, 13) == PremultipliedColor(Color(bytes: 0, 0, 255)))
  }

  // MARK: Clips

  @Test func `a clip counts for a group: nothing below shines through at its edge`() throws {
    let pixmap = try picture(
      ##"<rect width="20" height="20" fill="white"/><clipPath id="c"><path d="M3 2L17 9L8 18Z"/></clipPath>"##
        + ##"<g clip-path="url(#c)"><rect width="20" height="20"/><rect width="20" height="20" fill="white"/></g>"##
    ).pixmap
    #expect(pixmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `a nested viewport between pixels clips as one`() throws {
    let pixmap = try picture(
      ##"<rect width="20" height="20" fill="white"/><svg x="2.5" y="2.5" width="10.3" height="10.3">"##
        + ##"<rect x="-9" y="-9" width="40" height="40"/><rect x="-9" y="-9" width="40" height="40" fill="white"/></svg>"##
    ).pixmap
    #expect(pixmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `a clip moves with the place of a use element`() throws {
    let content =
      ##"<clipPath id="c"><rect width="5" height="20"/></clipPath><defs><rect id="r" width="10" height="20" fill="red"/></defs>"##
      + ##"<use href="#r" x="8" clip-path="url(#c)"/>"##
    #expect(try color(content, 10).alpha == 255)
    #expect(try color(content, 15).alpha == 0)
  }

  // MARK: Filters

  static let functions: [(String, Color)] = [
    ("grayscale(1)", Color(bytes: 95, 95, 95)), ("grayscale(50%)", Color(bytes: 143, 79, 111)),
    ("sepia()", Color(bytes: 148, 132, 103)), ("invert(50%)", Color(bytes: 127, 127, 127)),
    ("brightness(.5)", Color(bytes: 96, 32, 64)), ("contrast(0)", Color(bytes: 127, 127, 127)),
    ("saturate(0)", Color(bytes: 96, 96, 96)), ("hue-rotate(90deg)", Color(bytes: 128, 96, 0)),
    ("hue-rotate(.25turn)", Color(bytes: 128, 96, 0)),
    ("opacity(.5) opacity(.5)", Color(bytes: 192, 64, 128, alpha: 0.25)),
    ("blur(1px)", Color(bytes: 192, 64, 128)),
    ("drop-shadow(9px 9px 1px rgba(0,0,0,.5))", Color(bytes: 192, 64, 128)),
  ]

  @Test(arguments: functions)
  func `functions of CSS change colours`(_ function: String, _ expected: Color) throws {
    let (pixmap, warnings) = try picture(
      ##"<g style="filter:\##(function)"><rect width="20" height="20" fill="#c04080"/></g>"##)
    #expect(isNear(pixmap[10, 10], expected), "\(pixmap[10, 10])")
    #expect(warnings.isEmpty)
  }

  @Test func `a shadow lies below and beside its element, outside of its bounds too`() throws {
    let shadow = ##"<rect width="8" height="20" filter="drop-shadow(8px 0 0 #00f)" fill="red"/>"##
    #expect(try color(shadow, 4) == PremultipliedColor(Color(bytes: 255, 0, 0)))
    #expect(try color(shadow, 12) == PremultipliedColor(Color(bytes: 0, 0, 255)))
    // The element itself lies outside of the picture.
    let outside = ##"<rect x="-20" width="20" height="20" filter="drop-shadow(20px 0 #00f)"/>"##
    #expect(try color(outside) == PremultipliedColor(Color(bytes: 0, 0, 255)))
    let stroke =
      ##"<path d="M4 0V20" stroke="red" stroke-width="8" filter="drop-shadow(8px 0 currentColor)" color="blue"/>"##
    #expect(try color(stroke, 12, 7) == PremultipliedColor(Color(bytes: 0, 0, 255)))
  }

  @Test func `a list that can't be read leaves the element as it is, with a warning`() throws {
    let (pixmap, warnings) = try picture(
      ##"<rect width="20" height="20" fill="red" filter="blur(1px) twirl(2)"/>"##)
    #expect(pixmap[10, 10] == PremultipliedColor(Color(bytes: 255, 0, 0)))
    #expect(warnings == [.filterList("blur(1px) twirl(2)")])
  }

  static let modes: [(String, Color)] = [
    ("overlay", Color(bytes: 173, 160, 45)), ("color-dodge", Color(bytes: 255, 255, 102)),
    ("difference", Color(bytes: 153, 17, 17)), ("exclusion", Color(bytes: 173, 126, 108)),
    ("hard-light", Color(bytes: 82, 160, 45)),
  ]

  @Test(arguments: modes)
  func `feBlend knows all modes`(_ mode: String, _ expected: Color) throws {
    let (pixmap, warnings) = try picture(
      ##"<filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#cc8844"/>"##
        + ##"<feBlend in="SourceGraphic" in2="" mode="\##(mode)"/></filter>"##
        + ##"<rect width="20" height="20" fill="#339955" filter="url(#f)"/>"##)
    #expect(isNear(pixmap[10, 10], expected), "\(pixmap[10, 10])")
    #expect(warnings.isEmpty)
  }

  @Test func `feMorphology grows and shrinks`() throws {
    func side(_ operator: String, _ radius: String) throws -> Int {
      let (pixmap, warnings) = try picture(
        ##"<filter id="f" x="-1" y="-1" width="3" height="3"><feMorphology operator="\##(`operator`)" radius="\##(radius)"/></filter>"##
          + ##"<rect x="6" y="6" width="8" height="8" filter="url(#f)"/>"##)
      #expect(warnings.isEmpty)
      return (0..<20).count { pixmap[$0, 10].alpha == 255 }
    }
    #expect(try side("dilate", "2") == 12)
    #expect(try side("erode", "2") == 4)
    #expect(try side("dilate", "0") == 8)
    #expect(try side("dilate", "-1") == 8)
    #expect(try side("dilate", "3 0") == 14)
    #expect(try side("dilate", "1000000") == 20)
  }

  @Test func `an unknown primitive stands for its input, with a warning`() throws {
    let (pixmap, warnings) = try picture(
      ##"<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence result="t"/><feOffset in="SourceGraphic" dx="10"/></filter>"##
        + ##"<rect width="10" height="20" fill="red" filter="url(#f)"/><rect width="20" height="1" opacity="0"/>"##
    )
    #expect(pixmap[5, 10].alpha == 0)
    #expect(warnings == [.filter("feTurbulence")])
  }

  @Test func `a filter takes attributes and primitives over`() throws {
    let content =
      ##"<filter id="a" x="0" y="0" width="1" height="1"><feFlood flood-color="blue"/></filter><filter id="b" href="#a"/>"##
      + ##"<rect width="20" height="20" fill="red" filter="url(#b)"/>"##
    #expect(try color(content) == PremultipliedColor(Color(bytes: 0, 0, 255)))
  }

  @Test func `regions of primitives in units of the bounding box`() throws {
    let content =
      ##"<filter id="a" x="0" y="0" width="1" height="1" primitiveUnits="objectBoundingBox"><feFlood flood-color="blue" x=".5" width=".5"/></filter>"##
      + ##"<rect width="20" height="20" fill="red" filter="url(#a)"/>"##
    #expect(try color(content, 15) == PremultipliedColor(Color(bytes: 0, 0, 255)))
    #expect(try color(content, 5).alpha == 0)
  }

  // MARK: Markers

  private func marker(_ attributes: String, _ content: String) -> String {
    ##"<marker id="m" markerUnits="userSpaceOnUse" overflow="visible" \##(attributes)><rect width="6" height="2" fill="red"/></marker>"##
      + content
  }

  @Test(arguments: [
    "orient='90'", "orient='90deg'", "orient='.25turn'", "orient='100grad'",
    "orient='1.5707963rad'",
  ])
  func `markers are turned in every unit`(_ attributes: String) throws {
    let content = marker(attributes, ##"<path d="M10 10V10.1" marker-start="url(#m)"/>"##)
    #expect(try color(content, 9, 13).alpha > 250)
    #expect(try color(content, 13, 11).alpha == 0)
  }

  @Test func `markers have markers, but none of themselves`() throws {
    let (pixmap, warnings) = try picture(
      ##"<marker id="n" markerUnits="userSpaceOnUse" overflow="visible"><rect width="4" height="4" fill="blue"/></marker>"##
        + ##"<marker id="m" markerUnits="userSpaceOnUse" overflow="visible"><path d="M5 5H6" marker-start="url(#n)" marker-end="url(#m)"/></marker>"##
        + ##"<path d="M2 2H3" marker-start="url(#m)"/>"##)
    #expect(pixmap[8, 8] == PremultipliedColor(Color(bytes: 0, 0, 255)))
    #expect(warnings == [.circularReference])
  }

  @Test func `each Z has a vertex`() throws {
    let content = marker("", ##"<path d="M4 4 z m8 8 z" marker-mid="url(#m)"/>"##)
    #expect(try color(content, 5, 5).alpha == 255)
    #expect(try color(content, 14, 13).alpha == 255)
  }

  // MARK: Documents

  @Test func `foreignObject is warned of`() throws {
    let (_, warnings) = try picture(
      ##"<g><foreignObject width="9" height="9"><p/></foreignObject></g>"##)
    #expect(warnings == [.foreignObject])
    // One that nobody is meant to see is not.
    let chosen = try picture(##"<switch><foreignObject/><rect width="1" height="1"/></switch>"##)
    #expect(chosen.warnings.isEmpty)
  }

  @Test func `a document without size and view box is as large as its content`() throws {
    func size(_ attributes: String, _ content: String) throws -> Size {
      let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
      return try SVGDocument(Array(text.utf8)).size
    }
    let shapes = "<rect x='10' y='5' width='30' height='7'/><circle cx='9' cy='9' r='4'/>"
    #expect(try size("", shapes) == Size(width: 40, height: 13))
    #expect(try size("width='100%' height='50'", shapes) == Size(width: 40, height: 50))
    #expect(try size("", "<g/>") == Size(width: 100, height: 100))
  }

  @Test func `code pages of Windows are read`() throws {
    for (name, byte, width) in [("windows-1252", UInt8(0x80), 5.0), ("Windows-1251", 0xC6, 6)] {
      let head = "<?xml version='1.0' encoding='\(name)'?><svg xmlns='http://www.w3.org/2000/svg' "
      let mark = name.hasSuffix("2") ? "€" : "Ж"
      let style = "><style>[id='\(mark)']{fill:red}</style>"
      let bytes =
        Array((head + "width='\(width)' height='5'><rect width='9' height='9' id='").utf8) + [byte]
        + Array("'/><style>rect{fill:red}</style></svg>".utf8)
      let document = try SVGDocument(bytes)
      #expect(document.size.width == width)
      #expect(document.outlines(of: mark)?.count == 1, "\(style)")
    }
  }
}
