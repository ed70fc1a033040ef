import ObjectModel
import PNG
import Raster
import Symbols
import Testing
import Text

@testable import ScreenFormat

/// Symbols that an application brings: templates of the SF Symbols app.
@Suite struct SymbolSetTests {
  private static let guides = """
    <g id="Guides">
     <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
     <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
     <path id="Baseline-M" d="M263 1126 l2773 0"/><path id="Capline-M" d="M263 1055.541 l2773 0"/>
     <line id="Baseline-L" x1="263" x2="3036" y1="1556" y2="1556"/>
     <line id="Capline-L" x1="263" x2="3036" y1="1485.541" y2="1485.541"/>
    """

  /// A group with a bar that reaches 30 units above and below the middle of capitals.
  private func bar(_ id: String, x: Double, y: Double, width: Double, steps: String = "") -> String
  {
    """
    <g id="\(id)" transform="matrix(1 0 0 1 \(x) \(y))">
     <path d="M0 -65.2295 h\(width) v60 h\(-width)\(steps)z"/></g>
    """
  }

  private func margins(_ id: String, _ left: Double, _ right: Double) -> String {
    """
    <line id="left-margin\(id)" x1="\(left)" x2="\(left)" y1="600" y2="720"/>
    <line id="right-margin\(id)" x1="\(right)" x2="\(right)" y1="600" y2="720"/>
    """
  }

  private func template(_ guides: String, _ groups: String, style: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>\(style)</style>
    <g id="Notes"><text id="template-version">Template v.3.0</text></g>
    \(Self.guides)\(guides)</g><g id="Symbols">\(groups)</g></svg>
    """
  }

  private func variable(black: String = "", more: String = "") -> String {
    template(
      margins("-Ultralight-S", 90, 130) + margins("-Regular-S", 190, 240)
        + margins("-Black-S", 280, 370),
      bar("Ultralight-S", x: 100, y: 696, width: 20) + bar("Regular-S", x: 200, y: 696, width: 30)
        + bar("Black-S", x: 300, y: 696, width: 50, steps: black) + more)
  }

  private func read(_ text: String) throws -> SymbolTemplate {
    try SymbolTemplate.read(
      VectorFile(
        path: "a.svg", bytes: Array(text.utf8), limits: PNGLimits(), decodedFiles: nil)
    ).get()
  }

  private func shape(
    _ text: String, _ weight: FontWeight = .regular, _ scale: SymbolScale = .small
  ) throws -> SymbolShape {
    Symbol("a", template: try read(text)).shape(pointSize: 100, weight: weight, scale: scale)
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  @Test func `sources are drawn as they are, with the margins of their guides`() throws {
    for (weight, width, left, box) in [
      (FontWeight.ultraLight, 20.0, 10.0, 40.0), (.regular, 30, 10, 50), (.black, 50, 20, 90),
    ] {
      let shape = try shape(variable(), weight)
      #expect(isClose(shape.ink.width, width) && isClose(shape.ink.minX, left))
      #expect(isClose(shape.size.width, box))
      // The middle of capitals is that of the box.
      #expect(isClose(shape.ink.midY, shape.size.height / 2))
    }
  }

  @Test func `weights between the sources are interpolated, margins too`() throws {
    var last = 0.0
    for weight in FontWeight.allCases {
      let shape = try shape(variable(), weight)
      #expect(shape.ink.width > last && isClose(shape.ink.height, 60))
      last = shape.ink.width
    }
    let semibold = try shape(variable(), .semibold)
    #expect((35.0..<45).contains(semibold.ink.width) && (60.0..<75).contains(semibold.size.width))
  }

  @Test func `other scales are made of the small one, or are groups of their own`() throws {
    let large = bar("Regular-L", x: 500, y: 1556, width: 90)
    #expect(isClose(try shape(variable(), .regular, .medium).ink.width, 30 / 0.783))
    #expect(isClose(try shape(variable(), .regular, .large).ink.width, 30 * 1.29 / 0.783))
    #expect(isClose(try shape(variable(more: large), .regular, .large).ink.width, 90))
    #expect(isClose(try shape(variable(more: large), .black, .large).ink.width, 50 * 1.29 / 0.783))
  }

  @Test func `sources whose paths differ stand for the weights next to them`() throws {
    let text = variable(black: "l1 -1")
    #expect(try !read(text).isInterpolated)
    #expect(isClose(try shape(text, .light).ink.width, 30))
    #expect(isClose(try shape(text, .heavy).ink.width, 50))
  }

  @Test func `templates before version 3 have one pair of margins`() throws {
    let text = template(
      margins("", 90, 150), bar("Regular-M", x: 100, y: 1126, width: 30))
    let medium = try shape(text, .bold, .medium)
    #expect(isClose(medium.ink.minX, 10) && isClose(medium.size.width, 60))
    let small = try shape(text, .bold, .small)
    #expect(isClose(small.size.width, 60 * 0.783))
    // Without guides, the margins are standard.
    let none = try shape(template("", bar("Regular-M", x: 0, y: 1126, width: 30)), .bold, .medium)
    #expect(isClose(none.size.width, 50))
  }

  @Test func `classes tell layers, levels and what is erased`() throws {
    let groups = """
      <g id="Regular-M" transform="translate(0 1126)">
       <path class="monochrome-0 hierarchical-0:secondary" d="M0 0h50v-70h-50z"/>
       <path class="monochrome-1 hierarchical-1:primary hierarchical-2:tertiary" d="M30 0h50v-70h-50z"/>
      </g>
      """
    let style = ".hierarchical-1:primary {fill:#212121;-sfsymbols-clear-behind:true}"
    let shape = try shape(template("", groups, style: style), .regular, .medium)
    #expect(shape.layers.map(\.clearsBehind) == [false, false])
    #expect(shape.coloredLayers.map(\.level) == [1, 0, 2])
    #expect(shape.coloredLayers.map(\.clearsBehind) == [false, true, false])
  }

  @Test(
    arguments: [
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>", "no guides"),
      (
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">\(guides)</g></svg>",
        "no group of a weight"
      ), ("<svg", "can't be read"),
    ])
  func `a file that is no template says why`(_ text: String, _ reason: String) throws {
    guard
      case .failure(let problem) = SymbolTemplate.read(
        VectorFile(path: "a.svg", bytes: Array(text.utf8), limits: PNGLimits(), decodedFiles: nil))
    else {
      Issue.record("it was read")
      return
    }
    #expect(problem.message.contains(reason))
  }

  @Test func `a document names a symbol set as it does an image`() throws {
    var assets = MemoryAssets()
    assets.files["c.xcassets/mark.symbolset/mark.svg"] = Array(variable().utf8)
    assets.files["c.xcassets/mark.symbolset/Contents.json"] = Array(
      #"{"info": {"version": 1, "author": "xcode"}, "symbols": [{"idiom": "universal", "filename": "mark.svg"}]}"#
        .utf8)
    var library = AssetLibrary(
      loader: assets, target: AssetTarget(traits: Traits(), screenHeight: 667), system: 13,
      limits: SurfaceLimits())
    try library.add(folder: "c.xcassets")
    guard case .success(.symbol(let symbol)) = library.image(named: "mark", for: "") else {
      Issue.record("it is no symbol")
      return
    }
    #expect(symbol.isCustom && symbol.name == "mark" && library.diagnostics.found.isEmpty)
  }
}
