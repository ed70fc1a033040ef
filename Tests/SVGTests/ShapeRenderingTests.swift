import Raster
import SVG
import Testing

/// Shapes without smooth edges, joins of SVG 2, and where dashes begin.
@Suite struct ShapeRenderingTests {
  private func picture(_ content: String) throws -> Pixmap {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>\(content)</svg>"
    return try SVGDocument(Array(text.utf8)).picture(scale: 1).pixmap
  }

  private func alphas(_ content: String) throws -> Set<UInt8> {
    let picture = try picture(content)
    return Set((0..<1600).map { picture[$0 % 40, $0 / 40].alpha })
  }

  private static let shapes = [
    "<circle cx='20' cy='20' r='13.3'/>", "<path d='M3 3L37 12L12 36z' fill='url(#g)'/>",
    "<path d='M3 3C40 0 0 40 36 36' fill='none' stroke='black' stroke-width='5'/>",
    "<rect x='3.3' y='3.6' width='20' height='20' clip-path='url(#c)'/>",
    "<rect width='40' height='40' clip-path='url(#d)'/>",
  ]
  private static let definitions = """
    <linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>
    <clipPath id='c'><circle cx='20' cy='20' r='9.9'/></clipPath>
    <clipPath id='d'><circle cx='10' cy='20' r='9.9'/><circle cx='30' cy='20' r='7.7'/></clipPath>
    """

  @Test(arguments: shapes, ["crispEdges", "optimizeSpeed"])
  func `shapes without smooth edges have pixels inside and outside only`(
    _ shape: String, _ rendering: String
  ) throws {
    let content = "\(Self.definitions)\(shape)"
    #expect(try alphas(content).count > 2)
    #expect(try alphas("<g shape-rendering='\(rendering)'>\(content)</g>") == [0, 255])
  }

  @Test func `auto and geometricPrecision are smooth within a group that is not`() throws {
    for rendering in ["auto", "geometricPrecision"] {
      let circle = "<circle cx='20' cy='20' r='13.3' shape-rendering='\(rendering)'/>"
      #expect(try alphas("<g shape-rendering='crispEdges'>\(circle)</g>").count > 2)
    }
  }

  @Test func `a pixel counts by its centre`() throws {
    let rect = "<rect x='3.5' y='3.51' width='4' height='4' shape-rendering='crispEdges'/>"
    let picture = try picture(rect)
    let columns = (0..<40).filter { picture[$0, 5].alpha > 0 }
    let rows = (0..<40).filter { picture[5, $0].alpha > 0 }
    #expect(columns == [4, 5, 6, 7] && rows == [4, 5, 6, 7])
    let frame =
      "<path fill-rule='evenodd' d='M0 0h9v9h-9zM3 3h3v3h-3z' shape-rendering='crispEdges'/>"
    let holed = try self.picture(frame)
    #expect(holed[4, 4].alpha == 0 && holed[2, 4].alpha == 255 && holed[6, 4].alpha == 255)
  }

  private func tip(_ join: String, _ limit: Double, _ data: String) throws -> Int? {
    let picture = try picture(
      "<path d='\(data)' fill='none' stroke='black' stroke-width='8' stroke-linejoin='\(join)' stroke-miterlimit='\(limit)'/>"
    )
    return (0..<40).first { picture[20, $0].alpha > 127 }
  }

  @Test func `a miter that is too long is cut off at half the limit for miter-clip`() throws {
    // The corner lies at 20, 20; half of the width is 4. The whole miter is 4/sin(45°) long.
    let corner = "M10 30L20 20L30 30"
    #expect(try tip("miter", 4, corner) == 15)
    #expect(try tip("miter", 1.2, corner) == 17)
    #expect(try tip("bevel", 4, corner) == 17)
    #expect(try tip("miter-clip", 4, corner) == 15)
    #expect(try tip("miter-clip", 1.1, corner) == 16)
    // A line that turns right back is longer by half the limit.
    #expect(try tip("miter-clip", 2, "M20 30V20V30") == 12)
    #expect(try tip("arcs", 4, corner) == 15)
  }

  @Test func `the dashes of a rounded rectangle begin at the left end of its upper side`() throws {
    for radii in ["rx='8'", "rx='8' ry='6'"] {
      let picture = try picture(
        "<rect x='4' y='6' width='32' height='28' \(radii) fill='none' stroke='black' stroke-width='4' stroke-dasharray='10 200'/>"
      )
      let row = (0..<40).filter { picture[$0, 6].alpha == 255 }
      #expect(row == Array(12..<22))
    }
  }

  @Test func `a symbol has no transform of its own, and masks no other luminance`() throws {
    let symbol =
      "<symbol id='s' transform='translate(20 20)'><rect width='9' height='9'/></symbol><use href='#s'/>"
    #expect(try picture(symbol)[4, 4].alpha == 255)
    let mask =
      "<mask id='m' color-interpolation='linearRGB'><rect width='40' height='40' fill='#808080'/></mask>"
    let alpha = try picture("\(mask)<rect width='40' height='40' mask='url(#m)'/>")[20, 20].alpha
    #expect((127...129).contains(alpha))
  }
}
