import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing
import Text

/// Bars from iOS 13 on: which appearance object counts, and what it takes the place of.
@Suite struct BarAppearanceTests {
  /// A navigation bar of a controller on a small screen, whose pictures are compared by pixel.
  private func screen(
    bar: String, item: String = "{}", view: String = "{}", system: Int = 15, rules: String = "[]",
    device: String = #"{"size": [100, 200], "scale": 1, "statusBarHeight": 0}"#
  ) throws -> Screen {
    let result = build(
      """
      {"system": \(system), "device": \(device), "appearance": \(rules),
       "window": {"backgroundColor": "#FFF", "rootViewController": {"class": "UINavigationController",
         "navigationBar": \(bar), "viewControllers": [
           {"title": "Title", "navigationItem": \(item), "view": \(view)}]}}}
      """)
    let errors = result.diagnostics.sorted().map(\.description)
    return try #require(result.screen, "\(errors)")
  }

  private func background(_ screen: Screen) throws -> String {
    let picture = try screen.rasterized()
    // Left of the title.
    let start = (20 * picture.width + 3) * 4
    return picture.bytes[start..<start + 3].map(String.init).joined(separator: " ")
  }

  private func placed(_ screen: Screen) -> PlacedTree { LayoutPass.layOut(screen.resolved()) }

  private static func colored(_ color: String) -> String {
    #"{"configuration": "opaqueBackground", "backgroundColor": "\#(color)"}"#
  }

  private static let all = """
    {"standardAppearance": \(colored("#F00")), "scrollEdgeAppearance": \(colored("#0F0"))}
    """
  private static func scrolled(_ y: Int) -> String {
    #"{"class": "UIScrollView", "contentSize": [100, 900], "contentOffset": [0, \#(y)]}"#
  }

  @Test("The content's offset decides between standard and scroll edge, from iOS 15 on")
  func edge() throws {
    #expect(try background(screen(bar: Self.all)) == "0 255 0")
    #expect(try background(screen(bar: Self.all, view: Self.scrolled(-44))) == "0 255 0")
    #expect(try background(screen(bar: Self.all, view: Self.scrolled(-43))) == "255 0 0")
    // The first view in the controller's view counts, too.
    let inner = #"{"subviews": [\#(Self.scrolled(0))]}"#
    #expect(try background(screen(bar: Self.all, view: inner)) == "255 0 0")
    // A small title has no scroll edge before.
    #expect(try background(screen(bar: Self.all, system: 14)) == "255 0 0")
    let large = String(Self.all.dropLast()) + #", "prefersLargeTitles": true}"#
    #expect(try background(screen(bar: large, system: 14)) == "0 255 0")
    #expect(try background(screen(bar: large, view: Self.scrolled(-44), system: 14)) == "255 0 0")
  }

  @Test("scrollEdge of the item and of the bar decide before the content")
  func override() throws {
    let bar = String(Self.all.dropLast())
    #expect(try background(screen(bar: bar + #", "scrollEdge": false}"#)) == "255 0 0")
    #expect(
      try background(
        screen(bar: bar + #", "scrollEdge": false}"#, item: #"{"scrollEdge": true}"#))
        == "0 255 0")
  }

  private static let landscape =
    #"{"size": [200, 100], "scale": 1, "statusBarHeight": 0}, "traits": {"verticalSizeClass": "compact"}"#

  @Test(
    "A compact bar at the edge asks its appearances in UIKit's order; only the standard one loses its background"
  )
  func compactEdge() throws {
    let colors = [
      "compactScrollEdgeAppearance": "#00F", "scrollEdgeAppearance": "#0F0",
      "compactAppearance": "#F0F", "standardAppearance": "#F00",
    ]
    let order = [
      ("compactScrollEdgeAppearance", "0 0 255"), ("scrollEdgeAppearance", "0 255 0"),
      ("compactAppearance", "255 0 255"), ("standardAppearance", "255 255 255"),
    ]
    for index in order.indices {
      // Those of the navigation item count alike.
      let set = order[index...].compactMap { name, _ in
        colors[name].map { "\"\(name)\": \(Self.colored($0))" }
      }.joined(separator: ", ")
      for screen in [
        try screen(bar: "{\(set)}", device: Self.landscape),
        try screen(bar: "{}", item: "{\(set)}", device: Self.landscape),
      ] {
        #expect(try background(screen) == order[index].1, "\(order[index].0)")
      }
    }
  }

  @Test("At the edge without an appearance for it, background and line are left out")
  func transparentEdge() throws {
    let bar = ##"{"standardAppearance": \##(Self.colored("#F00"))}"##
    #expect(try background(screen(bar: bar)) == "255 255 255")
    #expect(try background(screen(bar: bar, view: Self.scrolled(0))) == "255 0 0")
    #expect(
      try background(screen(bar: #"{"barTintColor": "red", "isTranslucent": false}"#, system: 15))
        == "255 255 255")
    #expect(
      try background(screen(bar: #"{"barTintColor": "red", "isTranslucent": false}"#, system: 14))
        == "255 0 0")
  }

  @Test("An item's appearance goes before its bar's, slot by slot")
  func itemFirst() throws {
    let item = ##"{"scrollEdgeAppearance": \##(Self.colored("#00F"))}"##
    #expect(try background(screen(bar: Self.all, item: item)) == "0 0 255")
    #expect(try background(screen(bar: Self.all, item: item, view: Self.scrolled(0))) == "255 0 0")
  }

  @Test(
    "A rule's appearance takes the place of an instance's older properties, and explain says so")
  func whole() throws {
    let rules =
      ##"[{"class": "UINavigationBar", "set": {"scrollEdgeAppearance": \##(Self.colored("#0F0"))}}]"##
    let bar = #"{"barTintColor": "red", "titleTextAttributes": {"foregroundColor": "red"}}"#
    let screen = try screen(bar: bar, rules: rules)
    #expect(try background(screen) == "0 255 0")
    let explanation = Explanation(placed(screen))
    let entry = try #require(explanation.entries.first { $0.className == "UINavigationBar" })
    let tint = try #require(entry.properties.first { $0.name == "barTintColor" })
    #expect(tint.winner.source == .default)
    #expect(tint.overridden.map(\.candidate.source) == [.instance])
    #expect(
      tint.overridden.first?.reason.why
        == "scrollEdgeAppearance is set, and takes the place of the bar's older properties")
    let edge = try #require(entry.properties.first { $0.name == "scrollEdgeAppearance" })
    #expect(edge.note == "counts: the bar is at the scroll edge")
    let title = try #require(
      explanation.entries.first { $0.path.hasSuffix("UINavigationBar/UILabel") })
    #expect(!title.properties.contains { $0.name == "textColor" })
  }

  @Test("Attributes of an appearance are merged key by key over the look's defaults")
  func attributes() throws {
    let bar = """
      {"scrollEdgeAppearance": {"titleTextAttributes": {"foregroundColor": "#00F"},
        "buttonAppearance": {
          "normal": {"titleTextAttributes": {"font": {"system": 13}, "foregroundColor": "#0F0"}},
          "disabled": {"titleTextAttributes": {"kern": 1}}}}}
      """
    let item = """
      {"rightBarButtonItems": [{"title": "On", "id": "on"}, {"title": "Off", "id": "off", "isEnabled": false},
        {"title": "Own", "id": "own", "titleTextAttributes": {"foregroundColor": "#F00"}}]}
      """
    let tree = try screen(bar: bar, item: item).resolved()
    func label(_ path: String) throws -> StyledNode {
      let index = try #require(tree.objects.firstIndex { $0.path.hasSuffix(path) }, "\(path)")
      return tree.node(index)
    }
    let title = try label("UINavigationBar/UILabel")
    #expect(title.color(Label.textColor)?.description == "#0000FFFF")
    #expect(title[Label.font] == .system(17, .semibold))
    let normal = try label("UIBarButtonItem[on]/UIButton/UILabel")
    #expect(normal[Label.font] == .system(13))
    #expect(normal.color(Label.textColor)?.description == "#00FF00FF")
    // Disabled items take the font, and a grey of the colour's luma.
    let disabled = try label("UIBarButtonItem[off]/UIButton/UILabel")
    #expect(disabled[Label.font] == .system(13))
    #expect(disabled.color(Label.textColor)?.description == "#96969673")
    // The item's own attributes win, key by key.
    let own = try label("UIBarButtonItem[own]/UIButton/UILabel")
    #expect(own.color(Label.textColor)?.description == "#FF0000FF")
    #expect(own[Label.font] == .system(13))
  }

  @Test("A configuration sets effect, colour and line; null takes them away")
  func configuration() throws {
    func edge(_ appearance: String) throws -> [String] {
      let picture = try screen(bar: #"{"scrollEdgeAppearance": \#(appearance)}"#).rasterized()
      return [20, 44].map { y in
        let start = (y * picture.width + 3) * 4
        return picture.bytes[start..<start + 3].map(String.init).joined(separator: " ")
      }
    }
    #expect(try edge(#"{}"#) == ["247 247 247", "178 178 178"])
    #expect(try edge(#"{"configuration": "opaqueBackground"}"#) == ["255 255 255", "178 178 178"])
    #expect(
      try edge(#"{"configuration": "transparentBackground"}"#) == ["255 255 255", "255 255 255"])
    #expect(
      try edge(##"{"backgroundEffect": null, "backgroundColor": "#00F", "shadowColor": null}"##)
        == ["0 0 255", "255 255 255"])
    #expect(try edge(##"{"shadowColor": "#F00"}"##) == ["247 247 247", "255 0 0"])
    let line = ##"{"color": "#000", "size": [4, 2], "renderingMode": "alwaysTemplate"}"##
    #expect(try edge(##"{"shadowImage": \##(line), "shadowColor": "#F00"}"##).last == "255 0 0")
    #expect(try edge(#"{"shadowImage": \#(line), "shadowColor": null}"#).last == "255 255 255")
    let original = ##"{"color": "#080", "size": [4, 2]}"##
    #expect(try edge(##"{"shadowImage": \##(original), "shadowColor": "#F00"}"##).last == "0 136 0")
  }

  @Test("Large titles and search fields give way as content scrolls, the field first")
  func collapse() throws {
    let bar = #"{"prefersLargeTitles": true}"#
    func height(_ item: String, _ y: Int?) throws -> Double? {
      let tree = placed(
        try screen(bar: bar, item: item, view: y.map(Self.scrolled) ?? "{}"))
      return tree.styled.objects.indices.first {
        tree.styled.objects[$0].element.className == "UINavigationBar"
      }.map { tree.frames[$0].height }
    }
    let search = #"{"searchController": {}}"#
    #expect(try height("{}", nil) == 96)
    #expect(try height("{}", -70) == 70)
    #expect(try height("{}", 10) == 44)
    #expect(try height(search, nil) == 148)
    #expect(try height(search, -120) == 120)
    #expect(try height(search, 0) == 44)
    let kept = #"{"searchController": {}, "hidesSearchBarWhenScrolling": false}"#
    #expect(try height(kept, 0) == 96)
  }

  @Test("A tab bar follows the content's end, and items the states of its appearance")
  func tabBar() throws {
    let result = build(
      """
      {"system": 15, "device": {"size": [100, 200], "scale": 1, "statusBarHeight": 0},
       "window": {"backgroundColor": "#FFF", "rootViewController": {"class": "UITabBarController", "selectedIndex": 1,
         "tabBar": {"standardAppearance": {"configuration": "opaqueBackground", "backgroundColor": "#F00",
           "stackedLayoutAppearance": {
             "normal": {"iconColor": "#080", "titleTextAttributes": {"foregroundColor": "#080", "font": 12}},
             "selected": {"iconColor": "#00F"}}}, "barTintColor": "green"},
         "viewControllers": [{"title": "A"}, {"title": "B", "view": {"class": "UITableView", "sections": [
           {"rows": ["1", "2", "3", "4", "5", "6"]}]}}]}}}
      """)
    let screen = try #require(result.screen)
    let picture = try screen.rasterized()
    let start = (197 * picture.width + 3) * 4
    #expect(Array(picture.bytes[start..<start + 3]) == [255, 0, 0])
    let tree = screen.resolved()
    let labels = tree.objects.indices.map { tree.node($0) }
      .filter { $0.object.path.contains("UITabBarItem") && $0.element.className == "UILabel" }
    #expect(labels.map { $0[Label.font] } == [.system(12), .system(12)])
    // Selected titles take the font alone.
    #expect(
      labels.map { $0.color(Label.textColor)?.description } == ["#008800FF", "#007AFFFF"])
  }

  @Test("Every material has its light and dark form, and vibrancy on each")
  func materials() {
    let names = VisualEffectName.allCases.map(\.rawValue)
    #expect(names.contains("systemUltraThinMaterialDark"))
    #expect(names.contains("systemChromeMaterialVibrancy"))
    #expect(
      VisualEffectName(rawValue: "systemThickMaterialLight")
        == .blur(.systemThickMaterialLight))
    #expect(VisualEffectName(rawValue: "Vibrancy") == nil)
    #expect(Set(names).count == 42)
  }
}
