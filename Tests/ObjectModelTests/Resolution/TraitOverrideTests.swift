import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

/// Traits that documents give to a part of the screen: `overrideUserInterfaceStyle` and
/// `overrideTraitCollection`.
@Suite struct TraitOverrideTests {
  private static let style = "overrideUserInterfaceStyle"
  private static let collection = "overrideTraitCollection"

  private static func traits(_ change: (inout TraitRequirements) -> Void) -> TraitRequirements {
    var traits = TraitRequirements()
    change(&traits)
    return traits
  }

  private static let dark = traits { $0.userInterfaceStyle = .dark }
  private static let compact = traits { $0.horizontalSizeClass = .compact }

  private static let adaptive = AppearanceValue.color(
    .dynamic(light: .color(.white), dark: .color(.black)))

  /// A view `outer` of a controller `root`, in which `inner` lies, beside it a child controller `child`
  /// with a view that holds `part`.
  private func tree(
    window: [String: AppearanceValue] = [:], root: [String: AppearanceValue] = [:],
    outer: [String: AppearanceValue] = [:], inner: [String: AppearanceValue] = [:],
    child: [String: AppearanceValue] = [:], part: [String: AppearanceValue] = [:],
    rules: [AppearanceRule] = [], system: Int = 13, idiom: Traits.Idiom = .phone
  ) throws -> StyledTree {
    func with(
      _ values: [String: AppearanceValue], _ name: String, _ value: AppearanceValue
    ) -> [String: AppearanceValue] {
      values.merging([name: value]) { own, _ in own }
    }
    let view = element("UILabel", id: "inner", inner)
    let part = element("UILabel", id: "part", part)
    let childView = element("UIView", ["subviews": .objects([part])])
    let controller = element(
      "UIViewController", id: "child", with(child, "view", .object(childView)))
    let content = element("UIView", id: "outer", with(outer, "subviews", .objects([view])))
    let controllers = with(root, "childViewControllers", .objects([controller]))
    return try screen(
      root: element("UIViewController", id: "root", with(controllers, "view", .object(content))),
      rules: rules, system: system, window: window, idiom: idiom
    ).resolved()
  }

  private func style(_ id: String, _ tree: StyledTree) throws -> Traits.InterfaceStyle {
    try #require(tree.node(id)).traits.userInterfaceStyle
  }

  private let night: [String: AppearanceValue] = [
    style: .enumeration("dark")
  ]

  @Test func `a style reaches the object and all below it, nothing beside it`() throws {
    let ofView = try tree(outer: night)
    #expect(try style("outer", ofView) == .dark)
    #expect(try style("inner", ofView) == .dark)
    #expect(try style("root", ofView) == .light)
    #expect(try style("part", ofView) == .light)

    let ofController = try tree(root: night)
    let below = try ["root", "inner", "part"].map { try style($0, ofController) }
    #expect(below == [.dark, .dark, .dark])
    #expect(try style("window", ofController) == .light)

    #expect(try style("window", tree(window: night)) == .dark)
    #expect(try style("part", tree(window: night)) == .dark)
  }

  @Test func `a child takes after its controller, from iOS 17 on after the view it lies in`() throws
  {
    let light: [String: AppearanceValue] = [Self.style: .enumeration("light")]
    for system in [13, 16] {
      let tree = try tree(root: light, outer: night, system: system)
      #expect(try style("child", tree) == .light)
      #expect(try style("outer", tree) == .dark)
    }
    #expect(try style("child", tree(root: light, outer: night, system: 17)) == .dark)
    // Nothing knew of styles before iOS 13.
    let before = try tree(outer: night, system: 12)
    #expect(try #require(before.node("child")).element.environment == nil)
  }

  @Test func `the inner style counts, one that is unspecified or null is none`() throws {
    let light = [Self.style: AppearanceValue.enumeration("light")]
    #expect(try style("inner", tree(window: night, inner: light)) == .light)
    #expect(
      try style("inner", tree(window: night, inner: [Self.style: .enumeration("unspecified")]))
        == .dark)
    #expect(try style("inner", tree(window: night, inner: [Self.style: .null])) == .dark)
  }

  @Test func `what is presented has the window's style, not its presenter's`() throws {
    let presented = element("UIViewController", id: "presented")
    let tree = try tree(
      root: night.merging(["presentedViewController": .object(presented)]) { own, _ in own })
    #expect(try style("presented", tree) == .light)
    #expect(try style("outer", tree) == .dark)
  }

  @Test func `rules by traits match the object's own`() throws {
    let rules = [
      rule("UILabel", "alpha", .number(0.5), traits: Self.dark),
      rule("UILabel", "borderWidth", .number(2), traits: Self.compact),
    ]
    let tree = try tree(
      outer: night, child: [Self.collection: .traits(Self.compact)], rules: rules, idiom: .pad)
    let inner = try #require(tree.node("inner"))
    let part = try #require(tree.node("part"))
    #expect(inner[View.alpha] == 0.5)
    #expect(inner[View.borderWidth] == nil)
    #expect(part[View.alpha] == nil)
    #expect(part[View.borderWidth] == 2)
  }

  @Test func `a container's word comes before the object's own, traits that it leaves out stay`()
    throws
  {
    let both = Self.traits {
      $0.userInterfaceStyle = .dark
      $0.verticalSizeClass = .compact
    }
    let tree = try tree(
      child: [Self.collection: .traits(both), Self.style: .enumeration("light")],
      part: night, idiom: .pad)
    #expect(try style("child", tree) == .light)
    #expect(try style("part", tree) == .dark)
    let child = try #require(tree.node("child"))
    #expect(child.traits.verticalSizeClass == .compact)
    #expect(child.traits.horizontalSizeClass == .regular)
    #expect(try #require(tree.node("outer")).traits.verticalSizeClass == .regular)
  }

  @Test func `colours are those of the object's style`() throws {
    let tree = try tree(
      inner: ["textColor": Self.adaptive, Self.style: .enumeration("dark")],
      part: ["textColor": Self.adaptive])
    #expect(try #require(tree.node("inner")).color(Label.textColor) == .black)
    #expect(try #require(tree.node("part")).color(Label.textColor) == .white)
  }

  @Test func `an inherited tint that differs between styles is another one in another style`()
    throws
  {
    let tint = try tree(window: ["tintColor": Self.adaptive], outer: night)
    #expect(try #require(tint.node("root")).tintColor == .white)
    #expect(try #require(tint.node("inner")).tintColor == .black)
    #expect(try #require(tint.node("inner")).object.tintSource == .inherited)
    // The tint of what is above, in the part of a colour that is for the style.
    let mixed = AppearanceValue.color(.dynamic(light: .color(.white), dark: .tint))
    let nested = try tree(
      window: ["tintColor": .red], outer: ["tintColor": mixed],
      inner: [Self.style: .enumeration("dark")])
    #expect(try #require(nested.node("outer")).tintColor == .white)
    #expect(try #require(nested.node("inner")).tintColor.description == "#FF0000FF")
  }

  @Test func `the look's own tint is the blue of the style, and dimmed where the mode says so`()
    throws
  {
    let tree = try tree(
      outer: night,
      part: [Self.style: .enumeration("dark"), "tintAdjustmentMode": .enumeration("dimmed")])
    #expect(try #require(tree.node("root")).tintColor.description == "#007AFFFF")
    #expect(try #require(tree.node("inner")).tintColor.description == "#0A84FFFF")
    let dark = Color(bytes: 10, 132, 255)
    #expect(try #require(tree.node("part")).tintColor == Tint.dimmed(dark))
  }

  @Test func `a plain tint is the same in every style`() throws {
    let tree = try tree(window: ["tintColor": .red], outer: night)
    #expect(try #require(tree.node("inner")).tintColor.description == "#FF0000FF")
  }

  @Test func `text styles have the size of the object's category`() throws {
    let large = Self.traits { $0.preferredContentSizeCategory = "accessibilityLarge" }
    let body = ["font": AppearanceValue.font(.textStyle("body"))]
    let tree = try tree(inner: body, child: [Self.collection: .traits(large)], part: body)
    func size(_ id: String) throws -> Double {
      let node = try #require(tree.node(id))
      return node.font(try #require(node[Label.font])).size
    }
    #expect(try size("inner") == 17)
    #expect(try size("part") == 33)
  }

  @Test func `a part that reads from the right is mirrored alone`() throws {
    let rightToLeft = Self.traits { $0.layoutDirection = .rightToLeft }
    let cell = element(
      "UITableViewCell",
      ["style": .enumeration("value1"), "text": .string("A"), "detailText": .string("B")])
    let section = element("UITableViewSection", ["rows": .objects([cell])])
    func left(_ values: [String: AppearanceValue]) throws -> Double {
      let table = element("UITableView", ["sections": .objects([section])])
      let child = element(
        "UIViewController", values.merging(["view": .object(table)]) { own, _ in own })
      let placed = LayoutPass.layOut(
        try screen(
          root: element("UINavigationController", ["viewControllers": .objects([child])]),
          system: 12
        ).resolved())
      let detail = try #require(
        placed.styled.objects.indices.first {
          placed.styled.node($0)[Label.text] == "B"
        })
      return placed.windowFrames[detail].minX
    }
    #expect(try left([:]) > 160)
    #expect(try left([Self.collection: .traits(rightToLeft)]) < 160)
  }

  @Test func `explain says which overrides give an object its traits`() throws {
    let tree = try tree(
      child: [Self.collection: .traits(Self.compact), Self.style: .enumeration("dark")],
      part: [Self.style: .enumeration("light")], idiom: .pad)
    let entry = try #require(Explanation(LayoutPass.layOut(tree)).entries(id: "part").first)
    let child = "window/UIViewController[root]/UIView[outer]/UIViewController[child]"
    #expect(
      entry.localTraits == [
        LocalTrait(
          name: "horizontalSizeClass", value: "compact", origin: .container(Self.compact),
          path: child),
        LocalTrait(
          name: "userInterfaceStyle", value: "light", origin: .interfaceStyle(.light),
          path: "\(child)/UIView/UILabel[part]"),
      ])
    #expect(entry.localTraits.map(\.origin.name) == [Self.collection, Self.style])
    #expect(entry.traits.horizontalSizeClass == .compact)
  }

  @Test func `a running window's views change their traits at once`() throws {
    let view = element("UIView", id: "view", ["backgroundColor": Self.adaptive])
    let appearance = Appearance()
    appearance.proxy(for: "UIView", traits: Self.dark).set(View.alpha, 0.5)
    let host = WindowHost(
      try screen(root: element("UIViewController", ["view": .object(view)]), system: 13),
      appearance: appearance)
    func state() throws -> (Color?, Double?) {
      let node = try #require(host.resolved().node("view"))
      return (node.color(View.backgroundColor), node[View.alpha])
    }
    #expect(try state() == (.white, nil))
    #expect(host.set(View.overrideUserInterfaceStyle, .dark, of: "view"))
    #expect(try state() == (.black, 0.5))
    #expect(host.set(View.overrideUserInterfaceStyle, .unspecified, of: "view"))
    #expect(try state() == (.white, nil))
  }

  @Test func `images of a catalogue are those of the object's traits`() throws {
    func image(_ width: Int) -> ImageSource {
      .bitmap(Image(pixmap: Pixmap(width: width, height: 1)), name: "a")
    }
    let value = AppearanceValue.image(
      ImageValue(
        source: .adaptive(
          Adaptive(
            standard: image(1),
            variants: [
              .init(traits: Self.dark, value: image(2)),
              .init(traits: Self.compact, value: image(3)),
            ]))))
    let view = { (id: String, style: String) in
      element("UIImageView", id: id, ["image": value, Self.style: .enumeration(style)])
    }
    let box = element(
      "UIView", ["subviews": .objects([view("light", "light"), view("dark", "dark")])])
    let placed = LayoutPass.layOut(
      try screen(
        root: element("UIViewController", ["view": .object(box)]), system: 13, idiom: .pad
      ).resolved())
    let widths = try ["light", "dark"].map { id in
      let node = try #require(placed.styled.node(id))
      let image = try #require(node[ImageView.image])
      #expect(node.image(image).pixmap.width == Int(image.size.width))
      return placed.frames[node.index].width
    }
    #expect(widths == [1, 2])
  }
}
