import Controls
import Inspection
import ObjectModel
import PNG
import Raster
import ScreenFormat
import Testing

/// Traits of a part of the screen, and the choice of a catalogue's variants by them.
@Suite("Documents override traits")
struct TraitOverrideDocumentTests {
  /// A screen whose view holds these views, beside a child controller with these keys and an empty view.
  private func screen(
    views: String = "", child: String = "", system: Int = 13, more: String = ""
  ) -> String {
    """
    {"system": \(system), \(more) "window": {"rootViewController": {"class": "UIViewController",
      "view": {"subviews": [\(views)]},
      "childViewControllers": [{"class": "UIViewController", "id": "child"\(child)}]}}}
    """
  }

  @Test("Views, controllers and windows take a style, controllers all traits of their container")
  func keys() throws {
    let text = screen(
      views: #"{"class": "UILabel", "id": "label", "overrideUserInterfaceStyle": "dark"}"#,
      child: """
        , "overrideTraitCollection": {"userInterfaceIdiom": "pad", "horizontalSizeClass": "regular",
          "verticalSizeClass": "compact", "displayScale": 3, "userInterfaceStyle": "dark",
          "layoutDirection": "rightToLeft", "preferredContentSizeCategory": "small",
          "accessibilityContrast": "high"}
        """)
    let tree = try #require(build(text).screen).resolved()
    func traits(_ id: String) throws -> Traits {
      let index = try #require(tree.objects.firstIndex { $0.element.id == id })
      return tree.node(index).traits
    }
    #expect(try traits("label").userInterfaceStyle == .dark)
    #expect(
      try traits("child")
        == Traits(
          userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .compact,
          displayScale: 3, userInterfaceStyle: .dark, layoutDirection: .rightToLeft,
          preferredContentSizeCategory: "small", accessibilityContrast: .high))
    let explained = ExplanationPrinter.json(
      Explanation(LayoutPass.layOut(tree)).entries(id: "child"))
    #expect(explained.contains(#""displayScale": 3"#))
  }

  @Test("From iOS 27 on a bar and its items have the style that the appearance in force asks for")
  func barAppearances() throws {
    func styles(
      _ system: Int, _ appearance: String, own: String = "", rule: String = ""
    ) throws -> [Traits.InterfaceStyle] {
      let text = """
        {"system": \(system), "device": "iPhone 17", "appearance": [\(rule)],
         "window": {"rootViewController": {"class": "UINavigationController",
          "navigationBar": {"id": "bar"\(appearance)\(own)}, "viewControllers": [
            {"class": "UIViewController", "title": "T",
             "navigationItem": {"rightBarButtonItem": {"id": "item", "title": "A"}},
             "view": {"class": "UIView", "id": "view"}}]}}}
        """
      let tree = try #require(build(text).screen).resolved()
      return try ["bar", "item", "view"].map { id in
        let index = try #require(tree.objects.firstIndex { $0.element.id == id })
        return tree.node(index).traits.userInterfaceStyle
      }
    }
    let dark = #"{"overrideUserInterfaceStyle": "dark"}"#
    let standard = #", "standardAppearance": \#(dark)"#
    #expect(try styles(27, standard) == [.dark, .dark, .light])
    #expect(try styles(26, standard) == [.light, .light, .light])
    // One that is not in force says nothing, and the bar's own style wins.
    #expect(try styles(27, #", "compactAppearance": \#(dark)"#) == [.light, .light, .light])
    #expect(
      try styles(27, standard, own: #", "overrideUserInterfaceStyle": "light""#)
        == [.light, .light, .light])
    // A proxy's counts, and rules for the style that it brings apply to the bar.
    let rules = """
      {"class": "UINavigationBar", "set": {"standardAppearance": \(dark)}},
      {"class": "UINavigationBar", "traits": {"userInterfaceStyle": "dark"}, "set": {"tintColor": "#FF0000"}}
      """
    #expect(try styles(27, "", rule: rules) == [.dark, .dark, .light])
  }

  @Test("The swatch beside a colour is as the object draws it")
  func swatches() throws {
    let text = screen(
      views: ##"""
        {"class": "UILabel", "id": "label", "overrideUserInterfaceStyle": "dark",
         "textColor": {"light": "#111111", "dark": "#EEEEEE"}}
        """##)
    let tree = LayoutPass.layOut(try #require(build(text).screen).resolved())
    let table = ExplanationPrinter.table(
      Explanation(tree).entries(id: "label"), usesColor: true)
    #expect(table.contains("\u{1B}[48;2;238;238;238m"))
    #expect(!table.contains("\u{1B}[48;2;17;17;17m"))
  }

  @Test("Before the system that brought them they are ignored, with a warning")
  func systems() throws {
    let text = screen(
      views: #"{"class": "UIView", "id": "v", "overrideUserInterfaceStyle": "dark"}"#,
      child: #", "overrideTraitCollection": {"horizontalSizeClass": "regular"}"#, system: 7)
    let result = build(text)
    #expect(
      result.diagnostics.sorted().map(\.message) == [
        "'overrideUserInterfaceStyle' came with iOS 13 and is ignored on system 7",
        "'overrideTraitCollection' came with iOS 8 and is ignored on system 7",
      ])
    let tree = try #require(result.screen).resolved()
    let entries = Explanation(LayoutPass.layOut(tree)).entries
    #expect(entries.flatMap(\.localTraits) == [])
  }

  @Test("Rules can't set them, and what is wrong is an error with its place")
  func refusals() {
    let rules = """
      "appearance": [{"class": "UIView", "set": {"overrideUserInterfaceStyle": "dark"}},
        {"class": "UIViewController", "set": {"overrideTraitCollection": {}}}],
      """
    let text = screen(
      views:
        #"{"class": "UIView", "overrideTraitCollection": {}, "overrideUserInterfaceStyle": "drk"}"#,
      child: #", "overrideTraitCollection": {"sizeClass": 1, "displayScale": 0}"#, more: rules)
    let messages = findings(text).filter { $0.contains(": error: ") }
    let parts = [
      "a rule can't set 'overrideUserInterfaceStyle': it is read before rules reach the object",
      "a rule can't set 'overrideTraitCollection'",
      "UIView has no property 'overrideTraitCollection'",
      "did you mean 'dark'?", "unknown key 'sizeClass' in traits",
      "overrideTraitCollection.displayScale)",
    ]
    #expect(messages.count == parts.count, "\(messages)")
    for part in parts { #expect(messages.contains { $0.contains(part) }, "\(part): \(messages)") }
  }

  // MARK: Catalogues

  /// A catalogue with the image `a`, 4 pixels wide, in the dark 5, on pads 6, where it is regular across 7, and
  /// the colour `c`, red, with much contrast green.
  private func catalog(darkFile: String = "1.png") -> MemoryAssets {
    var assets = MemoryAssets(
      [
        "c.xcassets/a.imageset/Contents.json": """
        {"images": [{"filename": "0.png", "scale": "2x"},
          {"filename": "\(darkFile)", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "2.png", "scale": "2x", "idiom": "ipad"},
          {"filename": "3.png", "scale": "2x", "width-class": "regular"}]}
        """,
        "c.xcassets/c.colorset/Contents.json": """
        {"colors": [{"color": {"color-space": "srgb",
            "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
          {"appearances": [{"appearance": "contrast", "value": "high"}], "color": {"color-space": "srgb",
            "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
        """,
      ], images: [:])
    for index in 0..<4 {
      assets.files["c.xcassets/a.imageset/\(index).png"] = try? PNG.encode(
        MemoryAssets.pixmap(width: 4 + index, height: 2))
    }
    return assets
  }

  private static let assets = #""assets": ["c.xcassets"],"#
  private static let image = #"{"class": "UIImageView", "image": "a"}"#

  /// How wide the pictures of the image views are, in pixels.
  private func widths(_ text: String, options: RenderOptions = RenderOptions()) throws -> [Int] {
    let result = build(text, catalog(), options: options)
    let tree = try #require(result.screen, "\(result.diagnostics.sorted())").resolved()
    return tree.objects.indices.compactMap { index in
      let node = tree.node(index)
      return node[ImageView.image].map { node.image($0).pixmap.width }
    }
  }

  @Test("An image is the one for the object's style, idiom and size classes")
  func images() throws {
    let override = { (traits: String) in
      #"""
      , "overrideTraitCollection": {\#(traits)},
        "view": {"subviews": [\#(Self.image), {"class": "UIView", "overrideUserInterfaceStyle": "dark",
          "subviews": [\#(Self.image)]}]}
      """#
    }
    func child(_ traits: String) throws -> [Int] {
      try widths(screen(views: Self.image, child: override(traits), more: Self.assets))
    }
    #expect(try child("") == [4, 4, 5])
    #expect(try child(#""userInterfaceStyle": "dark""#) == [4, 5, 5])
    #expect(try child(#""userInterfaceIdiom": "pad""#) == [4, 6, 5])
    #expect(try child(#""horizontalSizeClass": "regular""#) == [4, 7, 5])
  }

  @Test("What a popover shows is compact across, its images too")
  func places() throws {
    let presented = #"""
      {"class": "UIViewController", "modalPresentationStyle": "popover", "view": {"subviews": [\#(Self.image)]}}
      """#
    let text = #"""
      {"system": 12, "device": {"size": [800, 800], "scale": 2, "idiom": "pad"}, \#(Self.assets)
       "window": {"rootViewController": {"class": "UIViewController", "view": {"subviews": [\#(Self.image)]},
         "presentedViewController": \#(presented)}}}
      """#
    // On pads the idiom tells more than the size class.
    var assets = catalog()
    let path = "c.xcassets/a.imageset/Contents.json"
    assets.files[path] = Array(
      String(decoding: assets.files[path] ?? [], as: UTF8.self)
        .replacing(#""idiom": "ipad""#, with: #""idiom": "car""#).utf8)
    let tree = try #require(build(text, assets).screen).resolved()
    let found = tree.objects.indices.compactMap { index in
      let node = tree.node(index)
      return node[ImageView.image].map { node.image($0).pixmap.width }
    }
    #expect(found == [7, 4])
  }

  @Test("A colour is the one for the object's contrast")
  func colors() throws {
    let view = #"{"class": "UIView", "backgroundColor": {"named": "c"}}"#
    let text = screen(
      views: view,
      child: #"""
        , "overrideTraitCollection": {"accessibilityContrast": "high"}, "view": {"subviews": [\#(view)]}
        """#, more: Self.assets)
    let tree = try #require(build(text, catalog()).screen).resolved()
    let colors = tree.objects.indices.compactMap {
      tree.node($0).color(View.backgroundColor)?.description
    }
    #expect(colors == ["#FF0000FF", "#00FF00FF"])
    #expect(
      ExplanationPrinter.json(Explanation(LayoutPass.layOut(tree)).entries)
        .contains(##""backgroundColor": {"value": "#FF0000FF""##))
  }

  @Test("Only pictures that some object may need are read")
  func neededPictures() {
    let broken = catalog(darkFile: "broken.png")
    var assets = broken
    assets.files["c.xcassets/a.imageset/broken.png"] = Array("no picture".utf8)
    let plain = screen(views: Self.image, more: Self.assets)
    #expect(!build(plain, assets).diagnostics.hasErrors)
    let night = screen(
      views:
        #"{"class": "UIView", "overrideUserInterfaceStyle": "dark", "subviews": [\#(Self.image)]}"#,
      more: Self.assets)
    let errors = findings(night, assets).filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("c.xcassets/a.imageset/broken.png") == true, "\(errors)")
  }
}
