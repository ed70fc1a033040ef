import Controls
import ObjectModel
import PNG
import Raster
import Testing

@testable import ScreenFormat

@Suite("Asset catalogues are read as Xcode writes them")
struct AssetCatalogTests {
  private static let catalog = "c.xcassets"

  /// A catalogue of these files; names that end in `.png` get a picture as wide as the number says.
  private func assets(_ files: [String: String]) -> MemoryAssets {
    var assets = MemoryAssets()
    for (path, content) in files {
      let full = "\(Self.catalog)/\(path)"
      if let width = Int(content) {
        assets.files[full] = try? PNG.encode(MemoryAssets.pixmap(width: width, height: 4))
      } else {
        assets.files[full] = Array(content.utf8)
      }
    }
    return assets
  }

  private func library(
    _ files: [String: String], traits: Traits = Traits(), screenHeight: Double = 667,
    system: Int = 13
  ) -> AssetLibrary {
    var library = AssetLibrary(
      loader: assets(files), target: AssetTarget(traits: traits, screenHeight: screenHeight),
      system: system, limits: SurfaceLimits())
    #expect(throws: Never.self) { try library.add(folder: Self.catalog) }
    return library
  }

  @Test(
    arguments: [
      (480.0, 7, false, 12), (568, 7, false, 13), (480, 6, false, 10), (568, 6, false, 11),
      (568, 7, true, 14), (568, 6, true, nil),
    ] as [(Double, Int, Bool, Int?)])
  func `a launch image is for one size, orientation and system`(
    height: Double, system: Int, isLandscape: Bool, width: Int?
  ) throws {
    let older = #""orientation": "portrait", "extent": "full-screen""#
    let tall = #""subtype": "retina4""#
    let newer = #""minimum-system-version": "7.0""#
    let keys = [
      older, "\(older), \(tall)", "\(older), \(newer)", "\(older), \(tall), \(newer)",
      "\(tall), \(newer), \(#""orientation": "landscape""#)",
    ]
    let entries = keys.enumerated().map { index, keys in
      #"{"filename": "\#(index).png", "idiom": "iphone", "scale": "2x", \#(keys)}"#
    }
    var files = [
      "L.launchimage/Contents.json": #"{"images": [\#(entries.joined(separator: ","))]}"#
    ]
    for index in entries.indices { files["L.launchimage/\(index).png"] = "\(10 + index)" }
    var target = AssetTarget(traits: Traits(displayScale: 2), screenHeight: height)
    target.isLandscape = isLandscape
    var library = AssetLibrary(
      loader: assets(files), target: target, system: system, limits: SurfaceLimits())
    try library.add(folder: Self.catalog)
    let found = try? library.image(named: "L", for: "").get().image.pixmap.width
    #expect(found == width)
    #expect(library.diagnostics.isEmpty)
  }

  /// A set of one-line entries; the picture of entry *n* is 10 + *n* pixels wide.
  private func set(_ name: String, _ entries: [String], properties: String = "{}") -> [String:
    String]
  {
    var files: [String: String] = [:]
    let images = entries.enumerated().map { index, entry -> String in
      files["\(name).imageset/\(index).png"] = String(10 + index)
      return #"{"filename": "\#(index).png"\#(entry.isEmpty ? "" : ", \(entry)")}"#
    }
    files["\(name).imageset/Contents.json"] =
      #"{"images": [\#(images.joined(separator: ","))], "properties": \#(properties)}"#
    return files
  }

  /// Which entry is taken.
  private func choice(
    _ entries: [String], _ traits: Traits = Traits(), screenHeight: Double = 667
  ) -> Int? {
    var library = library(set("a", entries), traits: traits, screenHeight: screenHeight)
    return try? library.image(named: "a", for: "").get().image.pixmap.width - 10
  }

  private static let one = #""scale": "1x""#
  private static let two = #""scale": "2x""#
  private static let three = #""scale": "3x""#
  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#

  @Test("The exact scale is best, then the next larger, then the next smaller")
  func scales() {
    func at(_ scale: Double) -> Traits { Traits(displayScale: scale) }
    #expect(choice([Self.one, Self.two, Self.three], at(2)) == 1)
    #expect(choice([Self.one, Self.three], at(2)) == 1)
    #expect(choice([Self.one, Self.two], at(3)) == 1)
    #expect(choice(["", Self.one], at(2)) == 0, "no scale is any scale")
  }

  @Test("Each selector is told apart, and what names another place is never taken")
  func selectors() {
    #expect(choice([Self.two, #""idiom": "iphone", \#(Self.one)"#]) == 1)
    #expect(choice([#""idiom": "ipad""#]) == nil)
    #expect(
      choice([Self.two, #""idiom": "ipad""#], Traits(userInterfaceIdiom: .pad)) == 1)
    let retina4 = [Self.two, #""subtype": "retina4", \#(Self.two)"#]
    #expect(choice(retina4, screenHeight: 568) == 1)
    #expect(choice(retina4, screenHeight: 667) == 0)
    let tall = [Self.two, #""width-class": "compact", "height-class": "regular""#]
    #expect(choice(tall) == 1)
    #expect(choice(tall, Traits(verticalSizeClass: .compact)) == 0)
    let turned = [Self.two, #""language-direction": "right-to-left", \#(Self.two)"#]
    #expect(choice(turned) == 0)
    #expect(choice(turned, Traits(layoutDirection: .rightToLeft)) == 1)
    let styles = [Self.two, "\(Self.dark), \(Self.two)", "\(Self.high), \(Self.two)"]
    #expect(choice(styles) == 0)
    #expect(choice(styles, Traits(userInterfaceStyle: .dark)) == 1)
    #expect(choice(styles, Traits(accessibilityContrast: .high)) == 2)
    #expect(choice([#""display-gamut": "display-P3""#, #""display-gamut": "sRGB""#]) == 1)
    #expect(choice([#""memory": "2GB""#, ""]) == 1)
  }

  @Test("Slices count pixels of their file, whichever way they are spelt")
  func slices() throws {
    var files = set(
      "a",
      [
        #"\#(Self.two), "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "#
          + #""height": 1}, "capInsets": {"left": 4, "right": 2, "top": 1, "bottom": 1}}"#
      ])
    files["a.imageset/0.png"] = "30"
    var library = library(files)
    let image = try library.image(named: "a", for: "").get().image
    #expect(image.capInsets == EdgeInsets(top: 0.5, left: 2, bottom: 0.5, right: 1))
    #expect(image.resizingMode == .stretch)
    #expect(image.pixmap.width == 8, "4 + 2 + 2: what lies behind the centre is left out")
    #expect(image.pixmap[6, 0].red == 28, "the trailing cap is the picture's own")
    #expect(image.pixmap.height == 3)
  }

  @Test("Slices of three parts leave the other axis alone; without a centre all is kept")
  func threeParts() {
    let pixmap = MemoryAssets.pixmap(width: 10, height: 10)
    let caps = EdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
    let kept = ImageSlicing(parts: .horizontal, caps: caps, mode: .tile).cut(width: 10, height: 10)
    #expect(kept.isWhole && kept.applied(to: pixmap) == pixmap)
    #expect(kept.caps == caps)
    let wide = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    let cut = ImageSlicing(parts: .horizontal, caps: wide, centerWidth: 4, mode: .tile)
      .cut(width: 10, height: 10)
    #expect(cut.caps == EdgeInsets(top: 0, left: 8, bottom: 0, right: 2), "cut to the picture")
    #expect(cut.applied(to: pixmap).width == 10)
  }

  @Test(
    "Template intent stands in the set, in old files beside the author, or in the name",
    arguments: [
      ("a", #""properties": {"template-rendering-intent": "template"}"#, "alwaysTemplate"),
      ("a", #""properties": {"template-rendering-intent": "original"}"#, "alwaysOriginal"),
      ("a", #""info": {"template-rendering-intent": "template"}"#, "alwaysTemplate"),
      ("aTemplate", #""info": {}"#, "alwaysTemplate"), ("a", #""info": {}"#, "automatic"),
      (
        "aTemplate", #""properties": {"template-rendering-intent": "original"}"#, "alwaysOriginal"
      ),
    ])
  func intent(name: String, member: String, mode: String) throws {
    var library = library([
      "\(name).imageset/Contents.json": #"{"images": [{"filename": "p.png"}], \#(member)}"#,
      "\(name).imageset/p.png": "4",
    ])
    #expect(try library.image(named: name, for: "").get().image.renderingMode.rawValue == mode)
  }

  @Test("A group provides a namespace only if it says so; a missing name gets the nearest")
  func namespaces() throws {
    var files: [String: String] = [:]
    for (path, content) in set("x", [""]) {
      files["Plain/\(path)"] = content
      files["Own/\(path)"] = content == "10" ? "20" : content
    }
    files["Own/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
    var library = library(files)
    #expect(try library.image(named: "x", for: "").get().image.pixmap.width == 10)
    #expect(try library.image(named: "Own/x", for: "").get().image.pixmap.width == 20)
    guard case .failure(.notFound(_, _, let nearest)) = library.image(named: "Plain/x", for: "")
    else {
      Issue.record("a transparent group is no part of the name")
      return
    }
    #expect(nearest == nil || nearest == "x")
  }

  @Test(
    "Colours are read in every spelling",
    arguments: [
      (
        #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "128", "blue": "0.500"}}"#,
        "#FF8080FF"
      ),
      (
        #"{"color-space": "srgb", "components": {"red": "1", "green": "1.0", "blue": 1, "alpha": "0.5"}}"#,
        "#01FFFF80"
      ),
      (
        #"{"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.000"}}"#,
        "#808080FF"
      ),
      (#"{"color-space": "extended-gray", "components": {"white": "255"}}"#, "#FFFFFFFF"),
      (
        #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}"#,
        "#FF0000FF"
      ),
      (
        #"{"color-space": "extended-srgb", "components": {"red": "1.5", "green": "-0.2", "blue": "0"}}"#,
        "#FF0000FF"
      ),
      (
        #"{"color-space": "extended-linear-srgb", "components": {"red": "0.5", "green": "0", "blue": "1.0"}}"#,
        "#BC00FFFF"
      ),
      (#"{"platform": "ios", "reference": "systemRedColor"}"#, "#FF3B30FF"),
    ])
  func colors(spelling: String, shown: String) throws {
    var library = library(["k.colorset/Contents.json": #"{"colors": [{"color": \#(spelling)}]}"#])
    let value = try library.color(named: "k").get()
    #expect(
      value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .light))?.description == shown
    )
    #expect(library.diagnostics.isEmpty)
  }

  @Test("A colour has both styles, and one of its own for high contrast")
  func styles() throws {
    func entry(_ white: String, _ appearances: String = #""idiom": "universal""#) -> String {
      #"{\#(appearances), "color": {"color-space": "extended-gray", "components": {"white": "\#(white)"}}}"#
    }
    let files = [
      "k.colorset/Contents.json":
        #"{"colors": [\#(entry("10")), \#(entry("20", Self.dark)), \#(entry("30", Self.high))]}"#
    ]
    var normal = library(files)
    let value = try normal.color(named: "k").get()
    #expect(
      value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .light))?.description
        == "#0A0A0AFF")
    #expect(
      value.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .dark))?.description
        == "#141414FF")
    var high = library(files, traits: Traits(accessibilityContrast: .high))
    #expect(
      try high.color(named: "k").get().resolved(
        tint: .clear, traits: Traits(userInterfaceStyle: .light))?.description
        == "#1E1E1EFF")
  }

  @Test("What is broken is told with its line, and the rest of the catalogue works")
  func broken() {
    var files = [
      "a.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "filename": "gone.png", "scale": "2x"},
        {"idiom": "univeral", "filename": "here.png", "scale": "1x", "extra": 1,},
      ], "words without a value", "info": {}}
      """,
      "a.imageset/here.png": "5",
      "b.imageset/Contents.json": "{\n  not json}",
      "c.imageset/Contents.json": "[]",
    ]
    files["e.imageset/readme"] = "nothing else"
    let text = """
      {"assets": ["c.xcassets"], "window": {"subviews": [
        {"class": "UIImageView", "image": "a"}, {"class": "UIImageView", "image": "b"},
        {"class": "UIView", "backgroundColor": {"named": "d"}}]}}
      """
    let found = findings(text, assets(files))
    #expect(
      found == [
        "s.json:2:77: error: the set 'c.xcassets/b.imageset' can't be read "
          + "(at window.subviews[1].image)",
        "s.json:3:42: error: no colour 'd'; looked in 'c.xcassets' "
          + "(at window.subviews[2].backgroundColor)",
        "c.xcassets/a.imageset/Contents.json:2:38: warning: there is no file 'gone.png' in the set "
          + "(at images[0].filename)",
        "c.xcassets/a.imageset/Contents.json:3:13: warning: unknown idiom 'univeral'; "
          + "did you mean 'universal'? (at images[1].idiom)",
        "c.xcassets/a.imageset/Contents.json:3:64: warning: unknown key 'extra' in an image "
          + "(at images[1].extra)",
        "c.xcassets/a.imageset/Contents.json:3:74: warning: the comma behind the object's last "
          + "member is not JSON (at images[1])",
        "c.xcassets/a.imageset/Contents.json:3:76: warning: the comma behind the array's last "
          + "element is not JSON (at images)",
        "c.xcassets/a.imageset/Contents.json:4:4: warning: the key 'words without a value' has no "
          + "value",
        "c.xcassets/b.imageset/Contents.json:2:3: warning: expected a key in double quotes, found "
          + "'n'",
      ])
  }

  @Test("Nothing is read that a screen does not use")
  func lazy() throws {
    let counter = ReadCounter()
    var files = set("wanted", [Self.two])
    for index in 0..<50 { files.merge(set("other\(index)", [Self.two])) { $1 } }
    let loader = CountingAssets(assets: assets(files), counter: counter)
    var library = AssetLibrary(
      loader: loader, target: AssetTarget(), system: 12, limits: SurfaceLimits())
    try library.add(folder: Self.catalog)
    #expect(counter.paths.isEmpty)
    _ = try library.image(named: "wanted", for: "").get()
    #expect(
      counter.paths == [
        "c.xcassets/wanted.imageset/Contents.json", "c.xcassets/wanted.imageset/0.png",
      ])
  }

  private static let vectorScreen = """
    {"assets": ["c.xcassets"], "window": {"subviews": [{"class": "UIImageView", "image": "v"}]}}
    """

  private func vectorFindings(_ name: String, _ content: String) -> [String] {
    findings(
      Self.vectorScreen,
      assets([
        "v.imageset/Contents.json": #"{"images": [{"filename": "\#(name)"}]}"#,
        "v.imageset/\(name)": content,
      ]))
  }

  @Test("A PDF file that can't be read is an error that says why")
  func badPDF() {
    #expect(
      vectorFindings("v.pdf", "PNG").first?
        .contains("v.pdf' can't be read: it has no header of PDF") == true)
    #expect(
      vectorFindings("v.pdf", "%PDF-1.4\ntrailer <</Encrypt 1 0 R /Root 2 0 R>>").first?
        .contains("can't be read: it is encrypted; save it without a password") == true)
  }

  @Test("What a PDF file asks for and is not drawn is a warning of the set")
  func warningsOfPDF() {
    let pdf = """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R
        /Resources <</XObject <</i 5 0 R>>>>>> endobj
      4 0 obj <</Length 5>> stream
      /i Do
      endstream endobj
      5 0 obj <</Subtype /Image /Width 1 /Height 1 /Filter /JPXDecode /Length 1>> stream
      x
      endstream endobj
      """
    #expect(
      vectorFindings("v.pdf", pdf).contains {
        $0.contains("in 'v.pdf', object 5: an image is not drawn: JPXDecode is not supported")
      })
  }

  @Test("An SVG file that is not well-formed is an error with the place in it")
  func badSVG() {
    #expect(
      vectorFindings("v.svg", "<svg xmlns='http://www.w3.org/2000/svg'>\n<g></svg>").first?
        .contains("v.svg' can't be read: line 2, column 6: mismatched tag") == true)
    #expect(
      vectorFindings("v.svg", "<html/>").first?
        .contains("can't be read: the root element is no \"svg\"") == true)
  }

  @Test("What an SVG file asks for and is not drawn is a warning of the set")
  func warningsOfSVG() {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='6' height='4'>
        <filter id='f'><feTurbulence/></filter><rect width='6' height='4' filter='url(#f)'/></svg>
      """
    #expect(
      vectorFindings("v.svg", svg).contains {
        $0.contains("in 'v.svg', the filter primitive \"feTurbulence\" is left out")
      })
  }

  @Test("The inventory lists every set, with what each is made of")
  func inventory() throws {
    var files = set(
      "Own/sliced", [Self.two], properties: #"{"template-rendering-intent": "template"}"#)
    files["Own/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
    files["AppIcon.appiconset/Contents.json"] =
      #"{"images": [{"size": "29x29", "idiom": "iphone", "scale": "2x", "filename": "i.png"}, {"size": "9x9"}]}"#
    files["AppIcon.appiconset/i.png"] = "58"
    files["k.colorset/Contents.json"] = #"{"colors": []}"#
    let inventory = try AssetInventory(
      path: Self.catalog, loader: assets(files), system: 12)
    #expect(
      Listing.assets(inventory).rows.map { $0.dropLast().joined(separator: "|") } == [
        "AppIcon|app icon|29 × 2|iphone 29x29 2x|", "Own/sliced|image|5 × 2|2x|template",
        "k|color|||",
      ])
    #expect(try ContactSheet.pages(inventory).map(\.width) == [480])
  }
}

extension AssetCatalogTests {
  @Test(arguments: [
    ("textureset", "texture"), ("brandassets", "brand assets"), ("stickerpack", "stickers"),
    ("complicationset", "complication"),
  ])
  func `a set of another kind than images is named as such`(folder: String, kind: String) throws {
    var library = AssetLibrary(
      loader: assets(["Own.\(folder)/Contents.json": "{}"]),
      target: AssetTarget(traits: Traits(displayScale: 2)), system: 12, limits: SurfaceLimits())
    try library.add(folder: Self.catalog)
    guard case .failure(let problem) = library.image(named: "Own", for: "") else {
      Issue.record("drawn")
      return
    }
    #expect(
      problem.message
        == "the set '\(Self.catalog)/Own.\(folder)' (\(kind)) is not drawn; sets of images, symbols, icons, launch images and stacks are"
    )
  }

  @Test(
    "A preserved vector is drawn anew in every size, another one scaled", arguments: [true, false])
  func vectors(isPreserved: Bool) throws {
    let files = [
      "v.imageset/Contents.json": #"""
      {"images": [{"filename": "v.svg"}], "properties": {"preserves-vector-representation": \#(isPreserved)}}
      """#,
      "v.imageset/v.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='6' height='4'/>",
    ]
    var library = AssetLibrary(
      loader: assets(files),
      target: AssetTarget(traits: Traits(displayScale: 2)),
      system: 12, limits: SurfaceLimits())
    try library.add(folder: Self.catalog)
    let asset = try library.image(named: "v", for: "").get()
    #expect(asset.image.size == Size(width: 6, height: 4))
    guard case .vector(let vector) = asset else {
      #expect(!isPreserved)
      return
    }
    #expect(isPreserved)
    func pixels(_ width: Double, _ height: Double) -> [Int] {
      let pixmap = vector.image(filling: Size(width: width, height: height)).pixmap
      return [pixmap.width, pixmap.height]
    }
    #expect(pixels(6, 4) == [12, 8])
    #expect(pixels(18, 12) == [36, 24])
    #expect(pixels(3, 2) == [6, 4])
    #expect(pixels(6, 12) == [36, 24], "large enough for both sides")
    #expect(pixels(6e6, 4e6) == [12, 8], "beyond the limits it is scaled")
    #expect(pixels(0, .nan) == [12, 8])
  }
}

/// Which files were read.
private final class ReadCounter: @unchecked Sendable {
  // Tests read from one thread.
  var paths: [String] = []
}

private struct CountingAssets: AssetLoader {
  var assets: MemoryAssets
  let counter: ReadCounter

  func read(_ path: String) throws(AssetError) -> [UInt8] {
    counter.paths.append(path)
    return try assets.read(path)
  }

  func exists(_ path: String) -> Bool { assets.exists(path) }

  func list(_ path: String) throws(AssetError) -> [String] { try assets.list(path) }
}
