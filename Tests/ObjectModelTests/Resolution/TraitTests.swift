import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Which traits reach an object, and what follows from them.
@Suite struct TraitTests {
  private static let compact: TraitRequirements = {
    var traits = TraitRequirements()
    traits.horizontalSizeClass = .compact
    return traits
  }()

  /// A view inside a navigation controller, which a pad's root presents.
  private func presented(_ style: String, idiom: Traits.Idiom = .pad) throws -> StyledTree {
    let view = element("UIView", id: "inside")
    let controller = element("UIViewController", ["view": .object(view)])
    let navigation = element(
      "UINavigationController", id: "presented",
      [
        "modalPresentationStyle": .enumeration(style), "viewControllers": .objects([controller]),
      ])
    let root = element(
      "UIViewController",
      [
        "view": .object(element("UIView", id: "behind")),
        "presentedViewController": .object(navigation),
      ])
    return try screen(
      root: root,
      rules: [
        rule("UIView", "alpha", .number(0.25), traits: Self.compact),
        rule("UIView", "cornerRadius", .number(3)),
        rule("UIView", in: ["UINavigationController"], "cornerRadius", .number(5)),
      ], system: 9, size: Size(width: 768, height: 1024), idiom: idiom
    ).resolved()
  }

  private func alpha(_ id: String, _ tree: StyledTree) throws -> Double? {
    try #require(tree.node(id))[View.alpha]
  }

  @Test(
    "a pad's popovers and sheets are compact across, what they cover is not",
    arguments: ["popover", "formSheet", "pageSheet"])
  func presentations(style: String) throws {
    let tree = try presented(style)
    #expect(try alpha("inside", tree) == 0.25)
    #expect(try alpha("behind", tree) == nil)
    let inside = try #require(tree.node("inside"))
    #expect(inside.traits.horizontalSizeClass == .compact)
    #expect(inside.traits.verticalSizeClass == .regular)
    #expect(inside.traits.userInterfaceIdiom == .pad)
    // Rules that name no traits see all containers here as everywhere.
    #expect(inside[View.cornerRadius] == 5)
    #expect(try #require(tree.node("behind"))[View.cornerRadius] == 3)
  }

  @Test func `the popover itself belongs to what lies around it`() throws {
    let popover = try #require(try presented("popover").node("UIPopoverPresentationController"))
    #expect(popover.traits.horizontalSizeClass == .regular)
  }

  @Test func `whole screens have the screen's traits`() throws {
    #expect(try alpha("inside", presented("fullScreen")) == nil)
    #expect(try alpha("behind", presented("formSheet", idiom: .phone)) == 0.25)
  }

  @Test func `a sheet over a sheet is compact too, and what follows is regular again`() throws {
    let top = element(
      "UIViewController", id: "top", ["modalPresentationStyle": .enumeration("fullScreen")])
    let middle = element(
      "UIViewController", id: "middle",
      [
        "modalPresentationStyle": .enumeration("formSheet"),
        "presentedViewController": .object(top),
      ])
    let root = element("UIViewController", id: "root", ["presentedViewController": .object(middle)])
    let after = element("UIView", id: "after")
    let tree = try screen(
      root: root,
      system: 9, window: ["subviews": .objects([after])], size: Size(width: 768, height: 1024),
      idiom: .pad
    ).resolved()
    let classes = ["root", "middle", "top", "after"].map {
      tree.node($0)?.traits.horizontalSizeClass
    }
    #expect(classes == [.regular, .compact, .regular, .regular])
  }

  private func split(
    _ values: [String: AppearanceValue] = [:], rules: [AppearanceRule] = [], system: Int = 9,
    size: Size = Size(width: 1024, height: 768), idiom: Traits.Idiom = .pad
  ) throws -> StyledTree {
    var values = values
    values["viewControllers"] = .objects([
      element("UIViewController", id: "list"), element("UIViewController", id: "content"),
    ])
    return try screen(
      root: element("UISplitViewController", values), rules: rules, system: system, size: size,
      idiom: idiom
    ).resolved()
  }

  private func sizeClasses(_ tree: StyledTree) -> [Traits.SizeClass?] {
    ["list", "content"].map { tree.node($0)?.traits.horizontalSizeClass }
  }

  @Test func `a split view's list is compact, its content where little room is left`() throws {
    #expect(sizeClasses(try split()) == [.compact, .regular])
    let upright = Size(width: 768, height: 1024)
    #expect(sizeClasses(try split(size: upright)) == [nil, .regular])
    for (mode, content) in [("primaryOverlay", Traits.SizeClass.regular), ("allVisible", .compact)]
    {
      let tree = try split(["preferredDisplayMode": .enumeration(mode)], size: upright)
      #expect(sizeClasses(tree) == [.compact, content])
    }
  }

  @Test func `rules for the columns' widths count`() throws {
    let rules = [rule("UISplitViewController", "minimumPrimaryColumnWidth", .number(400))]
    #expect(
      sizeClasses(try split(["maximumPrimaryColumnWidth": .number(400)], rules: rules))
        == [.compact, .compact])
  }

  @Test func `a large phone on its side is regular across, and has a pad's columns from iOS 8 on`()
    throws
  {
    let size = Size(width: 736, height: 414)
    #expect(
      sizeClasses(
        try split(
          ["preferredDisplayMode": .enumeration("primaryOverlay")],
          size: size, idiom: .phone)) == [.compact, .regular])
    #expect(
      try split(system: 7, size: size, idiom: .phone).node("list")?.object.path.hasSuffix("list]")
        != true)
  }

  @Test func `a tab bar in a sheet has its items side by side over the whole width, as on phones`()
    throws
  {
    let tabs = (0..<7).map { element("UIViewController", ["title": .string("T\($0)")]) }
    let sheet = element(
      "UITabBarController", id: "sheet",
      ["modalPresentationStyle": .enumeration("formSheet"), "viewControllers": .objects(tabs)])
    let root = element(
      "UITabBarController", id: "root",
      ["viewControllers": .objects(tabs), "presentedViewController": .object(sheet)])
    let tree = LayoutPass.layOut(
      try screen(
        root: root, system: 11, size: Size(width: 768, height: 1024), idiom: .pad
      ).resolved())
    func items(_ name: String) throws -> [Rect] {
      let bar = try #require(tree.styled.node("\(name)]/UITabBar"))
      return bar.children.map { tree.frames[$0.index] }
    }
    #expect(try items("root").count == 7)
    #expect(try #require(items("root").first).minX > 0)
    #expect(try items("sheet").count == 5)
    #expect(try items("sheet").map(\.width) == [108, 108, 108, 108, 108])
  }

  @Test func `bars are compact where the screen says it is compact down`() throws {
    var screen = try screen(
      root: element("UINavigationController", ["viewControllers": .objects([])]), system: 9)
    func height() throws -> Double {
      let tree = LayoutPass.layOut(screen.resolved())
      return tree.frames[try #require(tree.styled.node("/UINavigationBar")).index].height
    }
    #expect(try height() == 44)
    screen.traits.verticalSizeClass = .compact
    #expect(try height() == 32)
  }

  @Test func `explain says which traits are not the screen's, and from where`() throws {
    let tree = LayoutPass.layOut(try presented("formSheet"))
    let explanation = Explanation(tree)
    let inside = try #require(explanation.entries(id: "inside").first)
    #expect(
      inside.localTraits == [
        LocalTrait(
          name: "horizontalSizeClass", value: "compact", origin: .formSheet,
          path: "window/UINavigationController[presented]")
      ])
    #expect(explanation.entries(id: "behind").first?.localTraits == [])
  }

  @Test func `a device's own traits are those of its screen as it is held`() {
    func classes(_ width: Double, _ height: Double, _ idiom: Traits.Idiom = .phone) -> String {
      let device = Device(
        name: "d", size: Size(width: width, height: height), scale: 3, idiom: idiom)
      let traits = Traits(device)
      return "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
    }
    #expect(classes(375, 667) == "compact regular")
    #expect(classes(667, 375) == "compact compact")
    #expect(classes(736, 414) == "regular compact")
    #expect(classes(768, 1024, .pad) == "regular regular")
    #expect(classes(1024, 768, .pad) == "regular regular")
  }
}
