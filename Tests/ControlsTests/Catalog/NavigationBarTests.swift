import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct NavigationBarTests {
  private func placed(
    bar: [String: AppearanceValue] = [:], item: [String: AppearanceValue] = [:],
    previous: String? = nil, system: Int = 12, title: String = "T"
  ) throws -> PlacedTree {
    var stack: [Element] = []
    if let previous { stack.append(element("UIViewController", ["title": .string(previous)])) }
    stack.append(
      element(
        "UIViewController",
        ["title": .string(title), "navigationItem": .object(element("UINavigationItem", item))]))
    let root = element(
      "UINavigationController",
      [
        "viewControllers": .objects(stack),
        "navigationBar": .object(element("UINavigationBar", id: "bar", bar)),
      ])
    return LayoutPass.layOut(try screen(root: root, system: system).resolved())
  }

  private func frame(_ tree: PlacedTree, _ name: String) throws -> Rect {
    tree.frames[try #require(tree.styled.node(name)).index]
  }

  @Test func `a bar is 44 high, 74 with a prompt, 96 with a large title`() throws {
    #expect(try frame(placed(), "bar") == Rect(x: 0, y: 20, width: 320, height: 44))
    #expect(try frame(placed(item: ["prompt": .string("P")]), "bar").height == 74)
    let large: [String: AppearanceValue] = ["prefersLargeTitles": .boolean(true)]
    #expect(try frame(placed(bar: large), "bar").height == 96)
    let never: [String: AppearanceValue] = ["largeTitleDisplayMode": .enumeration("never")]
    #expect(try frame(placed(bar: large, item: never), "bar").height == 44)
  }

  @Test func `content starts below whatever the bar's height`() throws {
    let tree = try placed(bar: [
      "prefersLargeTitles": .boolean(true), "isTranslucent": .boolean(false),
    ])
    #expect(try frame(tree, "UIViewController/UIView").minY == 116)
  }

  @Test func `content reaches under a bar whose image has no size, unless the bar is opaque`()
    throws
  {
    let none = AppearanceValue.image(
      ImageValue(source: .color(.color(.clear), size: Size(width: 0, height: 0))))
    let clear = try placed(bar: ["backgroundImage": none])
    #expect(try frame(clear, "UIViewController/UIView").minY == 0)
    let opaque = try placed(bar: ["backgroundImage": none, "isTranslucent": .boolean(false)])
    #expect(try frame(opaque, "UIViewController/UIView").minY == 64)
  }

  @Test func `the title is centred, or pushed aside by what stands beside it`() throws {
    let plain = try frame(placed(title: "Title"), "UINavigationBar[bar]/UILabel")
    #expect(abs(plain.midX - 160) <= 0.5)
    let pushed = try frame(
      placed(previous: "A rather long title", title: "Another long title"),
      "UINavigationBar[bar]/UILabel")
    #expect(pushed.midX > 165)
    #expect(pushed.maxX <= 312)
  }

  @Test func `left items take the back button's place unless they supplement it`() throws {
    let items: AppearanceValue = .objects([element("UIBarButtonItem", ["title": .string("L")])])
    func count(_ item: [String: AppearanceValue]) throws -> Int {
      let tree = try placed(item: item, previous: "Back")
      return tree.styled.objects.count { $0.element.className == "UIBarButtonItem" }
    }
    #expect(try count([:]) == 1)
    #expect(try count(["leftBarButtonItems": items]) == 1)
    #expect(
      try count([
        "leftBarButtonItems": items, "leftItemsSupplementBackButton": .boolean(true),
      ]) == 2)
    #expect(try count(["hidesBackButton": .boolean(true)]) == 0)
  }

  @Test func `a back indicator counts only together with its mask`() throws {
    func strokes(_ bar: [String: AppearanceValue]) throws -> Int {
      let tree = try placed(bar: bar, previous: "Home", system: 7)
      return tree.displayList().commands.count { command in
        if case .stroke = command { true } else { false }
      }
    }
    let image = AppearanceValue.image(21, 21)
    #expect(try strokes([:]) == 1)
    #expect(try strokes(["backIndicatorImage": image]) == 1)
    #expect(
      try strokes([
        "backIndicatorImage": image, "backIndicatorTransitionMaskImage": image,
      ]) == 0)
  }

  @Test func `an opaque image makes the bar opaque, one that lets through leaves it translucent`()
    throws
  {
    func top(_ image: AppearanceValue) throws -> Double {
      try frame(placed(bar: ["backgroundImage": image], system: 7), "UIViewController/UIView").minY
    }
    #expect(try top(.image(1, 64)) == 64)
    let clear = ImageValue(
      source: .color(.color(Color(white: 0, alpha: 0.5)), size: Size(width: 1, height: 64)))
    #expect(try top(.image(clear)) == 0)
  }

  @Test func `the bar's title attributes go before a rule on its label`() throws {
    let rules = [rule("UILabel", in: ["UINavigationBar"], "textColor", .green)]
    func color(_ bar: [String: AppearanceValue]) throws -> AppearanceValue? {
      let root = element(
        "UINavigationController",
        [
          "viewControllers": .objects([element("UIViewController", ["title": .string("T")])]),
          "navigationBar": .object(element("UINavigationBar", bar)),
        ])
      let tree = try screen(root: root, rules: rules).resolved()
      return try #require(tree.node("UINavigationBar/UILabel")).candidate(Label.textColor)?.value
    }
    #expect(try color([:]) == .green)
    let red = TextAttributes(foregroundColor: .color(Color(bytes: 255, 0, 0)))
    #expect(try color(["titleTextAttributes": .attributes(red)]) == .red)
  }

  @Test func `a back button without room says Back, and without any nothing`() throws {
    func text(_ title: String) throws -> String? {
      let tree = try placed(previous: "Configuration", title: title)
      let back = try #require(tree.styled.node("UIBarButtonItem"))
      let layout = BackItem.title(
        of: back, availableWidth: tree.frames[back.index].width)
      return layout.text.map { _ in tree.frames[back.index].width.description }
    }
    let full = try #require(try text("Short"))
    let short = try #require(try text("A title that needs room"))
    #expect(try #require(Double(short)) < #require(Double(full)))
    #expect(try text("A title so long that nothing else has room") == nil)
  }

  @Test func `a push under way moves both controllers and fades what they show`() throws {
    let root = element(
      "UINavigationController",
      [
        "transition": .object(element("NavigationTransition", ["push": .number(0.25)])),
        "viewControllers": .objects([
          element("UIViewController", id: "old", ["title": .string("Old")]),
          element("UIViewController", id: "new", ["title": .string("New")]),
        ]),
      ])
    let tree = LayoutPass.layOut(try screen(root: root).resolved())
    #expect(try frame(tree, "new").minX == 240)
    #expect(try frame(tree, "old").minX == -24)
    let titles = tree.styled.objects.filter { $0.path.contains("UINavigationBar/UILabel") }
    let alphas = titles.map { tree.styled.node($0.path)?[View.alpha] }
    #expect(alphas == [0.75, 0.25])
  }

  @Test(
    "a bar grows and shrinks with a push for what either item has above or below its row",
    arguments: [
      ([:], [:], 96.0), ([:], ["largeTitleDisplayMode": .enumeration("never")], 83),
      (["largeTitleDisplayMode": .enumeration("never")], [:], 57),
      (["prompt": .string("P")], [:], 118.5),
      (["prompt": .string("P")], ["prompt": .string("Q")], 126),
    ] as [([String: AppearanceValue], [String: AppearanceValue], Double)])
  func pushedHeight(
    old: [String: AppearanceValue], new: [String: AppearanceValue], height: Double
  ) throws {
    let root = element(
      "UINavigationController",
      [
        "transition": .object(element("NavigationTransition", ["push": .number(0.25)])),
        "navigationBar": .object(
          element("UINavigationBar", id: "bar", ["prefersLargeTitles": .boolean(true)])),
        "viewControllers": .objects(
          [old, new].map {
            element(
              "UIViewController",
              ["title": .string("T"), "navigationItem": .object(element("UINavigationItem", $0))])
          }),
      ])
    let tree = LayoutPass.layOut(try screen(root: root, system: 12).resolved())
    #expect(try frame(tree, "bar").height == height)
  }

  @Test func `a pop is a push that goes back`() throws {
    func progress(_ values: [String: AppearanceValue]) -> Double? {
      NavigationTransition.pushProgress(
        of: element(
          "UINavigationController",
          ["transition": .object(element("NavigationTransition", values))]))
    }
    #expect(progress(["pop": .number(0.25)]) == 0.75)
    #expect(progress(["push": .number(7)]) == 1)
    #expect(progress([:]) == nil)
  }

  @Test func `a bar and its items are as compact as the place that they are in`() throws {
    var compact = TraitRequirements()
    compact.verticalSizeClass = .compact
    func tree(_ traits: TraitRequirements, system: Int = 10) throws -> PlacedTree {
      let item = element(
        "UIBarButtonItem", id: "item",
        ["landscapeImagePhone": .image(12, 12), "title": .string("Long title")])
      let controller = element(
        "UIViewController",
        [
          "navigationItem": .object(
            element("UINavigationItem", ["rightBarButtonItem": .object(item)]))
        ])
      let navigation = element(
        "UINavigationController", id: "navigation",
        [
          "viewControllers": .objects([controller]), "overrideTraitCollection": .traits(traits),
          "navigationBar": .object(element("UINavigationBar", id: "bar")),
        ])
      let root = element("UIViewController", ["childViewControllers": .objects([navigation])])
      return LayoutPass.layOut(try screen(root: root, system: system).resolved())
    }
    let inCompact = try tree(compact)
    #expect(try frame(inCompact, "bar").height == 32)
    #expect(try frame(inCompact, "item").size == Size(width: 12, height: 32))
    #expect(inCompact.styled.node("UIBarButtonItem[item]/UIButton/UIImageView") != nil)
    let inRegular = try tree(.none)
    #expect(try frame(inRegular, "bar").height == 44)
    #expect(try frame(inRegular, "item").width > 60)
    #expect(inRegular.styled.node("UIBarButtonItem[item]/UIButton/UIImageView") == nil)
    // Size classes came with iOS 8.
    #expect(try frame(tree(compact, system: 7), "bar").height == 44)
  }

  @Test func `an item's own appearance is explained beside its bar's`() throws {
    func appearance(_ color: AppearanceValue) -> AppearanceValue {
      .object(element("UINavigationBarAppearance", ["backgroundColor": color]))
    }
    let tree = try placed(
      bar: ["standardAppearance": appearance(.red)],
      item: ["standardAppearance": appearance(.blue)], system: 13)
    let entries = Explanation(tree).entries.filter {
      $0.properties.contains { $0.name == "standardAppearance" }
    }
    #expect(entries.map(\.className) == ["UINavigationBar", "UINavigationItem"])
    #expect(
      entries.last?.properties.first { $0.name == "standardAppearance" }?.winner
        == Candidate(value: appearance(.blue), source: .instance))
    #expect(try placed(system: 13).styled.node("UINavigationItem") == nil)
  }
}
