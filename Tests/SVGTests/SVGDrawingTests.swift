import Raster
import SVG
import Testing

/// Documents of 20 × 20 points, with the colours of single pixels.
@Suite struct SVGDrawingTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var content: String
    /// Colours by the place of a pixel; nil is transparent.
    var pixels: [(x: Int, y: Int, color: Color?)]

    init(_ name: String, _ content: String, _ pixels: [(x: Int, y: Int, color: Color?)]) {
      testDescription = name
      self.content = content
      self.pixels = pixels
    }
  }

  private static let red = Color(bytes: 255, 0, 0)
  private static let green = Color(bytes: 0, 128, 0)
  private static let blue = Color(bytes: 0, 0, 255)

  static let shapes = [
    Sample(
      "a rectangle with percentages",
      #"<rect x="50%" y="25%" width="50%" height="50%" fill="red"/>"#,
      [(9, 10, nil), (10, 10, red), (19, 14, red), (15, 4, nil)]),
    Sample(
      "a corner radius is like the other where it is left out, and at most half a side",
      #"<rect width="20" height="20" rx="90" fill="red"/>"#,
      [(1, 1, nil), (10, 1, red), (10, 10, red)]),
    Sample(
      "a circle", #"<circle cx="10" cy="10" r="8" fill="red"/>"#, [(10, 3, red), (3, 3, nil)]),
    Sample(
      "an ellipse with one radius is a circle", #"<ellipse cx="10" cy="10" rx="8" fill="red"/>"#,
      [(10, 3, red), (3, 3, nil)]),
    Sample(
      "a polygon leaves an odd number out",
      #"<polygon points="0,0 20,0 20,20 0 20 5" fill="red"/>"#,
      [(10, 10, red)]),
    Sample(
      "a polyline has no closing stroke",
      #"<polyline points="2,2 18,2 18,18" fill="none" stroke="red" stroke-width="4"/>"#,
      [(10, 2, red), (17, 10, red), (10, 10, nil)]),
    Sample(
      "path data counts up to its first mistake", #"<path d="M0 0h10v20h-10z M 10 x" fill="red"/>"#,
      [(5, 10, red), (15, 10, nil)]),
    Sample("a negative size draws nothing", #"<rect width="-5" height="20"/>"#, [(1, 1, nil)]),
  ]

  static let structure = [
    Sample(
      "a group hands its fill down", #"<g fill="red"><rect width="20" height="20"/></g>"#,
      [(10, 10, red)]),
    Sample(
      "use repeats an element at a place",
      ##"<defs><rect id="a" width="5" height="5"/></defs><use href="#a" x="10" y="10" fill="red"/>"##,
      [(12, 12, red), (2, 2, nil)]),
    Sample(
      "a symbol fills the box of its use, cut off at its edges",
      ##"<symbol id="s" viewBox="0 0 1 1"><rect width="2" height="2" fill="red"/></symbol>"##
        + ##"<use href="#s" width="10" height="10"/>"##,
      [(5, 5, red), (9, 9, red), (11, 5, nil)]),
    Sample(
      "a nested svg has its own view box",
      #"<svg x="10" width="10" height="20" viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></svg>"#,
      [(15, 10, red), (15, 2, nil), (5, 10, nil)]),
    Sample(
      "preserveAspectRatio slices",
      #"<svg width="20" height="20" viewBox="0 0 2 1" preserveAspectRatio="xMinYMin slice">"#
        + #"<rect width="1" height="1" fill="red"/><rect x="1" width="1" height="1" fill="blue"/></svg>"#,
      [(10, 10, red), (19, 10, red)]),
    Sample(
      "switch draws the first that suits",
      #"<switch><rect systemLanguage="xx" width="20" height="20" fill="blue"/>"#
        + #"<rect systemLanguage="en-US" width="20" height="20" fill="red"/><rect width="20" height="20"/></switch>"#,
      [(10, 10, red)]),
    Sample(
      "style sheets beat attributes, by specificity, and style beats them",
      #"<style>#a{fill:red} rect{fill:blue} .c{fill:green !important}</style>"#
        + #"<rect id="a" width="10" height="10" fill="black"/>"#
        + #"<rect class="c" x="10" width="10" height="10" style="fill:red"/>"#
        + #"<rect y="10" width="10" height="10" style="fill:red"/>"#,
      [(5, 5, red), (15, 5, green), (5, 15, red)]),
    Sample(
      "selectors with children, attributes and siblings",
      #"<style>g > rect{fill:red} rect[x="10"]{fill:blue} rect + circle{fill:green}</style>"#
        + #"<g><rect width="10" height="10"/></g><rect x="10" width="10" height="10"/>"#
        + #"<circle cx="5" cy="15" r="5"/>"#,
      [(5, 5, red), (15, 5, blue), (5, 15, green)]),
    Sample(
      "transforms apply from the right",
      #"<rect width="1" height="1" transform="translate(10 10) scale(10)" fill="red"/>"#,
      [(15, 15, red), (5, 5, nil)]),
    Sample(
      "a transform about an origin",
      #"<rect x="8" y="0" width="4" height="10" transform="rotate(90)" transform-origin="10 10" fill="red"/>"#,
      [(15, 10, red), (10, 5, nil)]),
    Sample(
      "display, visibility and unknown elements",
      #"<g display="none"><rect width="20" height="20"/></g><foo><rect width="20" height="20"/></foo>"#
        + #"<g visibility="hidden"><rect width="10" height="20"/><rect visibility="visible" x="10" width="10" height="20" fill="red"/></g>"#,
      [(5, 5, nil), (15, 5, red)]),
  ]

  static let paints = [
    Sample(
      "a fallback is used where a paint server is missing, none without it",
      #"<rect width="10" height="20" fill="url(#x) red"/><rect x="10" width="10" height="20" fill="url(#x)"/>"#,
      [(5, 10, red), (15, 10, nil)]),
    Sample(
      "a gradient takes stops over from another and ends at its last",
      ##"<linearGradient id="a"><stop offset="0" stop-color="blue"/><stop offset=".5" stop-color="red"/></linearGradient>"##
        + ##"<linearGradient id="b" href="#a"/><rect width="20" height="20" fill="url(#b)"/>"##,
      [(15, 10, red)]),
    Sample(
      "a gradient of one stop is a colour, one without stops nothing",
      ##"<radialGradient id="a"><stop stop-color="red"/></radialGradient><linearGradient id="b"/>"##
        + ##"<rect width="10" height="20" fill="url(#a)"/><rect x="10" width="10" height="20" fill="url(#b)"/>"##,
      [(5, 10, red), (15, 10, nil)]),
    Sample(
      "units of the bounding box draw nothing on a line",
      ##"<linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient>"##
        + ##"<line y1="10" x2="20" y2="10" stroke="url(#a)" stroke-width="10"/>"##, [(10, 10, nil)]),
    Sample(
      "a pattern repeats from the box's corner, its content from the tile's",
      ##"<pattern id="p" width=".5" height=".5"><rect width="5" height="10" fill="red"/></pattern>"##
        + ##"<rect width="20" height="20" fill="url(#p)"/>"##,
      [(2, 5, red), (7, 5, nil), (12, 15, red), (17, 15, nil)]),
    Sample(
      "a focus outside of the circle makes a cone, beside which nothing is drawn",
      ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="5" cy="10" r="4" fx="17"><stop stop-color="red"/>"##
        + ##"<stop offset="1" stop-color="red"/></radialGradient><rect width="20" height="20" fill="url(#g)"/>"##,
      [(12, 10, red), (15, 2, nil), (19, 10, nil)]),
    Sample(
      "a gradient's transform that flattens the plane is ignored",
      ##"<linearGradient id="g" gradientTransform="scale(0)"><stop stop-color="red"/><stop offset="1" stop-color="red"/>"##
        + ##"</linearGradient><rect width="20" height="20" fill="url(#g)"/>"##, [(10, 10, red)]),
    Sample(
      "colours of CSS Color 4",
      #"<rect width="5" height="20" fill="hsl(.3333333333turn 100% 25.1%)"/><rect x="5" width="5" height="20" fill="hwb(120 0% 49.8%)"/>"#
        + #"<rect x="10" width="5" height="20" fill="hsl(400grad,100%,50%)"/><rect x="15" width="5" height="20" fill="rgb(0 0 255 / 100%)"/>"#,
      [(2, 10, green), (7, 10, green), (12, 10, red), (17, 10, blue)]),
    Sample(
      "a clip path, a mask and a pattern inherit from what is around them",
      ##"<g clip-rule="evenodd"><clipPath id="c"><path d="M0 0h20v20h-20z M5 5h10v10h-10z"/></clipPath></g>"##
        + ##"<rect width="20" height="20" fill="red" clip-path="url(#c)"/><g fill="blue"><pattern id="p" width="1" height="1">"##
        + ##"<rect width="9" height="9"/></pattern></g><rect x="6" y="6" width="3" height="3" fill="url(#p)"/>"##,
      [(2, 2, red), (12, 12, nil), (7, 7, blue)]),
    Sample(
      "a clip path or mask that refers to itself is none",
      ##"<clipPath id="c" clip-path="url(#c)"><rect width="10" height="20"/></clipPath><rect width="20" height="10" fill="red" clip-path="url(#c)"/>"##
        + ##"<mask id="m" mask="url(#m)" x="0" y="0" width="1" height="1"><rect width="10" height="20" fill="white" mask="url(#m)"/></mask>"##
        + ##"<rect y="10" width="20" height="10" fill="red" mask="url(#m)"/>"##,
      [(5, 5, red), (15, 5, nil), (5, 15, red), (15, 15, nil)]),
    Sample(
      "rectangles have markers",
      ##"<marker id="m" markerUnits="userSpaceOnUse" refX="2" refY="2" markerWidth="4" markerHeight="4">"##
        + ##"<rect width="4" height="4" fill="red"/></marker><rect x="5" y="5" width="10" height="10" fill="none" marker-mid="url(#m)"/>"##,
      [(14, 4, red), (4, 14, red), (10, 10, nil)]),
    Sample(
      "a limit of miters below 1 is 1",
      #"<path d="M2 18V5H18" fill="none" stroke="red" stroke-width="4" stroke-miterlimit="0"/>"#,
      [(2, 12, red), (0, 3, nil)]),
    Sample(
      "a dash without a length is a dot, the first one too",
      #"<path d="M4 10H20" stroke="red" stroke-width="6" stroke-dasharray="0 10" stroke-linecap="round"/>"#,
      [(3, 10, red), (9, 10, nil), (14, 10, red)]),
    Sample(
      "currentColor is that of the element",
      #"<g color="red" fill="currentColor"><rect color="blue" width="20" height="20"/></g>"#,
      [(10, 10, blue)]),
    Sample(
      "paint-order draws the stroke below the fill",
      #"<rect x="5" y="5" width="10" height="10" fill="red" stroke="blue" stroke-width="6" paint-order="stroke"/>"#,
      [(6, 10, red), (3, 10, blue)]),
    Sample(
      "dashes that are negative draw a whole line",
      #"<line y1="10" x2="20" y2="10" stroke="red" stroke-width="4" stroke-dasharray="2 -1"/>"#,
      [(1, 10, red), (10, 10, red)]),
    Sample(
      "a marker at the end, turned with the path",
      ##"<marker id="m" markerUnits="userSpaceOnUse" markerWidth="8" markerHeight="4" refY="2" orient="auto">"##
        + ##"<rect width="8" height="4" fill="red"/></marker><path d="M10 2V10" marker-end="url(#m)"/>"##,
      [(10, 14, red), (14, 10, nil)]),
  ]

  static let masking = [
    Sample(
      "a clip path of two shapes that overlap",
      ##"<clipPath id="c"><rect width="12" height="20"/><path d="M8 0v20h8V0z"/></clipPath>"##
        + ##"<rect width="20" height="20" fill="red" clip-path="url(#c)"/>"##,
      [(10, 10, red), (15, 10, red), (18, 10, nil)]),
    Sample(
      "a clip path without shapes leaves nothing, one that is missing all",
      ##"<clipPath id="c"/><rect width="10" height="20" fill="red" clip-path="url(#c)"/>"##
        + ##"<rect x="10" width="10" height="20" fill="red" clip-path="url(#d)"/>"##,
      [(5, 10, nil), (15, 10, red)]),
    Sample(
      "a mask lets its luminance through",
      ##"<mask id="m"><rect width="10" height="20" fill="white"/><rect x="10" width="10" height="20"/></mask>"##
        + ##"<rect width="20" height="20" fill="red" mask="url(#m)"/>"##,
      [(5, 10, red), (15, 10, nil)]),
    Sample(
      "a mask by alpha",
      ##"<mask id="m" mask-type="alpha"><rect width="10" height="20"/></mask>"##
        + ##"<rect width="20" height="20" fill="red" mask="url(#m)"/>"##,
      [(5, 10, red), (15, 10, nil)]),
    Sample(
      "references in circles count as absent",
      ##"<mask id="m"><rect width="20" height="20" fill="white" mask="url(#m)"/></mask>"##
        + ##"<rect width="20" height="20" fill="red" mask="url(#m)"/><g id="g"><use href="#g"/></g>"##,
      [(10, 10, red)]),
    Sample(
      "opacity of a group does not add up",
      #"<g opacity="0.5"><rect width="20" height="20"/><rect width="20" height="20" fill="red"/></g>"#,
      [(10, 10, red.withAlpha(0.5))]),
    Sample(
      "multiply blends with what lies below",
      #"<rect width="20" height="20" fill="yellow"/><rect width="20" height="20" fill="cyan" style="mix-blend-mode:multiply"/>"#,
      [(10, 10, Color(bytes: 0, 255, 0))]),
    Sample(
      "a filter moves and merges",
      ##"<filter id="f" x="0" y="0" width="2" height="1" color-interpolation-filters="sRGB">"##
        + ##"<feFlood flood-color="blue"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="10"/>"##
        + ##"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>"##
        + ##"<rect width="10" height="20" fill="red" filter="url(#f)"/>"##,
      [(5, 10, red), (15, 10, blue)]),
    Sample(
      "an embedded SVG image keeps its proportions",
      #"<image width="20" height="20" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='2' height='1'%3E"#
        + #"%3Crect width='2' height='1' fill='red'/%3E%3C/svg%3E"/>"#,
      [(10, 10, red), (10, 2, nil)]),
  ]

  @Test(arguments: shapes + structure + paints + masking)
  func pixels(_ sample: Sample) throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\#(sample.content)</svg>"#
    let (pixmap, _) = try SVGDocument(Array(text.utf8)).picture(scale: 1)
    for (x, y, color) in sample.pixels {
      #expect(pixmap[x, y] == PremultipliedColor(color ?? .clear), "at \(x), \(y)")
    }
  }
}
