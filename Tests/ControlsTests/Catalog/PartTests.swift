import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Parts of bars, steppers, fields and alerts: objects that rules reach.
@Suite struct PartTests {
  /// A bar of every kind, a stepper and two fields, in an ordinary view.
  private static func stage(
    _ rules: [AppearanceRule] = [], system: Int = 10, item: [String: AppearanceValue] = [:],
    bar: [String: AppearanceValue] = [:], search: [String: AppearanceValue] = [:],
    window: [String: AppearanceValue] = [:]
  ) throws -> StyledTree {
    let save = element(
      "UIBarButtonItem", id: "save",
      ["title": .string("Save")].merging(item) { _, new in new })
    let add = element("UIBarButtonItem", id: "add", ["systemItem": .enumeration("add")])
    let top = element(
      "UINavigationItem",
      [
        "title": .string("Top"), "rightBarButtonItem": .object(save),
        "leftBarButtonItem": .object(add), "leftItemsSupplementBackButton": .boolean(true),
      ])
    let below = element("UINavigationItem", ["title": .string("Below")])
    let one = element("UITabBarItem", id: "one", tab("One"))
    let two = element("UITabBarItem", id: "two", tab("Two"))
    let views = [
      element("UINavigationBar", ["items": .objects([below, top])]),
      element(
        "UIToolbar",
        [
          "items": .objects([
            element("UIBarButtonItem", id: "move", ["title": .string("Move")]),
            element("UIBarButtonItem", id: "trash", ["systemItem": .enumeration("trash")]),
          ])
        ]),
      element(
        "UITabBar",
        ["items": .objects([one, two]), "selectedItem": .number(0)].merging(bar) { _, new in new }),
      element("UIStepper", id: "stepper", ["value": .number(5)]),
      element(
        "UITextField", id: "field",
        ["text": .string("Text"), "clearButtonMode": .enumeration("always")]),
      element("UISearchBar", ["text": .string("Text"), "showsCancelButton": .boolean(true)]),
      element(
        "UISearchBar", id: "empty",
        ["showsBookmarkButton": .boolean(true)].merging(search) { _, new in new }),
    ]
    let view = element("UIView", ["subviews": .objects(views)])
    return try screen(
      root: element("UIViewController", ["view": .object(view)]), rules: rules, system: system,
      window: window
    ).resolved()
  }

  private static func tab(_ title: String) -> [String: AppearanceValue] {
    ["title": .string(title), "image": .image(25, 25), "badgeValue": .string("3")]
  }

  /// A part, and a rule that is to reach it.
  struct Reached: Sendable, CustomTestStringConvertible {
    var path: String
    var className: String
    var container: String
    var systems = [6, 10, 11]
    var testDescription: String { "\(className) in \(container): \(path)" }
  }

  static let reached = [
    Reached(
      path: "UIBarButtonItem[save]/UIButton", className: "UIButton", container: "UINavigationBar"),
    Reached(
      path: "UIBarButtonItem[save]/UIButton/UILabel", className: "UILabel", container: "UIButton"),
    Reached(
      path: "UIBarButtonItem[add]/UIButton/UIImageView", className: "UIImageView",
      container: "UINavigationBar"),
    Reached(
      path: "UINavigationBar/UIBarButtonItem[0]/UIView/UILabel", className: "UILabel",
      container: "UINavigationBar", systems: [6, 10]),
    Reached(
      path: "UINavigationBar/UIBarButtonItem[0]/UIButton/UILabel", className: "UILabel",
      container: "UINavigationBar", systems: [11]),
    Reached(
      path: "UINavigationBar/UIImageView", className: "UIImageView",
      container: "UINavigationBar", systems: [10, 11]),
    Reached(
      path: "UIBarButtonItem[move]/UIControl/UILabel", className: "UILabel",
      container: "UIToolbar", systems: [6, 10]),
    Reached(
      path: "UIBarButtonItem[trash]/UIButton/UIImageView", className: "UIImageView",
      container: "UIToolbar", systems: [11]),
    Reached(
      path: "UITabBarItem[one]/UIControl", className: "UIControl", container: "UITabBar"),
    Reached(
      path: "UITabBarItem[one]/UIControl/UIImageView", className: "UIImageView",
      container: "UIControl"),
    Reached(
      path: "UITabBarItem[two]/UIControl/UILabel", className: "UILabel", container: "UITabBar"),
    Reached(
      path: "UITabBarItem[one]/UIControl/UIView/UILabel", className: "UILabel",
      container: "UITabBar"),
    Reached(path: "UIStepper[stepper]/UIButton[1]", className: "UIButton", container: "UIStepper"),
    Reached(
      path: "UIStepper[stepper]/UIButton[0]/UIImageView", className: "UIImageView",
      container: "UIStepper"),
    Reached(
      path: "UITextField[field]/UIButton", className: "UIButton", container: "UITextField"),
    Reached(
      path: "UISearchBar[0]/UITextField/UIButton/UIImageView", className: "UIImageView",
      container: "UISearchBar"),
    Reached(
      path: "UISearchBar[empty]/UITextField/UIImageView", className: "UIImageView",
      container: "UISearchBar"),
    Reached(
      path: "UISearchBar[empty]/UITextField/UIButton[1]", className: "UIButton",
      container: "UITextField"),
    Reached(
      path: "UISearchBar[empty]/UITextField/UIButton[1]/UIImageView", className: "UIImageView",
      container: "UISearchBar"),
    Reached(
      path: "UISearchBar[0]/UIBarButtonItem/UIButton/UILabel", className: "UILabel",
      container: "UISearchBar"),
  ]

  @Test("A rule reaches a part by the class and the containers that UIKit has", arguments: reached)
  func reaches(_ part: Reached) throws {
    for system in part.systems {
      let tree = try Self.stage(
        [rule(part.className, in: [part.container], "backgroundColor", .red)], system: system)
      let node = try #require(tree.node(part.path), "on \(system)")
      #expect(node.candidate(View.backgroundColor)?.source == .appearance, "on \(system)")
    }
  }

  @Test("Up to iOS 10 no button shows a toolbar's items or a back button")
  func buttons() throws {
    let rules = [rule("UIButton", "backgroundColor", .red)]
    for (system, count) in [(10, 0), (11, 3)] {
      let tree = try Self.stage(rules, system: system)
      let bars = ["UIToolbar/", "UINavigationBar/UIBarButtonItem[0]/"]
      let reached = tree.objects.indices.map(tree.node).filter { node in
        bars.contains { node.object.path.contains($0) } && node.element.className == "UIButton"
      }
      #expect(reached.count == count, "on \(system)")
    }
  }

  /// A value given to an item, by instance or by rule, and the part that has it.
  struct Given: Sendable, CustomTestStringConvertible {
    var property: String
    var value: AppearanceValue
    var path: String
    var partProperty: String
    var className: String
    var testDescription: String { property }
  }

  static let given = [
    Given(
      property: "titleTextAttributes",
      value: .attributes(TextAttributes(foregroundColor: .color(.black))),
      path: "UIBarButtonItem[save]/UIButton/UILabel", partProperty: "textColor",
      className: "UILabel"),
    Given(
      property: "titleTextAttributes",
      value: .attributes(TextAttributes(font: .system(21))),
      path: "UIBarButtonItem[save]/UIButton/UILabel", partProperty: "font",
      className: "UILabel"),
    Given(
      property: "tintColor", value: .blue, path: "UIBarButtonItem[save]/UIButton",
      partProperty: "tintColor", className: "UIButton"),
    Given(
      property: "image", value: .image(9, 9), path: "UIBarButtonItem[save]/UIButton",
      partProperty: "image", className: "UIButton"),
    Given(
      property: "backgroundImage", value: .image(9, 9), path: "UIBarButtonItem[save]/UIButton",
      partProperty: "backgroundImage", className: "UIButton"),
  ]

  @Test("What somebody gave the item goes before a rule on the part", arguments: given)
  func itemsGoFirst(_ given: Given) throws {
    let other: AppearanceValue =
      switch given.value {
      case .color: .red
      case .attributes: given.partProperty == "font" ? FontValue.system(5).appearanceValue : .red
      default: .image(3, 3)
      }
    let part = rule(given.className, in: ["UINavigationBar"], given.partProperty, other)
    let slot = PropertySlot(given.partProperty)
    let plain = try #require(try Self.stage([part]).node(given.path)).object.style
    #expect(plain.value(slot) == other, "nobody gave the item anything")
    let byInstance = try Self.stage([part], item: [given.property: given.value])
    let byRule = try Self.stage([
      part, rule("UIBarButtonItem", in: ["UINavigationBar"], given.property, given.value),
    ])
    for (tree, source) in [(byInstance, Candidate.Source.instance), (byRule, .appearance)] {
      let style = try #require(tree.node(given.path)).object.style
      #expect(style.winner(slot)?.source == source)
      #expect(style.value(slot) != other)
      #expect(style.overridden(slot).map(\.reason) == [.composite])
    }
  }

  @Test("A colour that is the bar's own gives way to a rule, one that somebody chose does not")
  func tabBarInk() throws {
    let part = rule("UILabel", in: ["UITabBar"], "textColor", .red)
    let path = "UITabBarItem[two]/UIControl/UILabel"
    let own = try #require(try Self.stage([part]).node(path))
    #expect(own[Label.textColor]?.appearanceValue == .red)
    let chosen = try #require(
      try Self.stage([part], bar: ["unselectedItemTintColor": .green]).node(path))
    #expect(chosen[Label.textColor]?.appearanceValue == .green)
  }

  @Test("Rules for a button's states count in the item's state")
  func states() throws {
    let rules = [
      rule("UIButton", in: ["UINavigationBar"], "titleColor", .red),
      rule(
        "UIButton", in: ["UINavigationBar"], "titleColor", .green,
        axes: AxisValues(state: .highlighted)),
    ]
    func color(_ item: [String: AppearanceValue]) throws -> AppearanceValue? {
      let tree = try Self.stage(rules, item: item)
      return tree.node("UIBarButtonItem[save]/UIButton/UILabel")?[Label.textColor]?.appearanceValue
    }
    #expect(try color([:]) == .red)
    #expect(try color(["isHighlighted": .boolean(true)]) == .green)
    #expect(try color(["isEnabled": .boolean(false)]) == .red)
  }

  @Test("A pressed item fades unless a rule says otherwise, a disabled one is grey")
  func looks() throws {
    let path = "UIBarButtonItem[save]/UIButton"
    let pressed: [String: AppearanceValue] = ["isHighlighted": .boolean(true)]
    #expect(try Self.stage(item: pressed).node(path)?[View.alpha] == 0.2)
    let rules = [rule("UIButton", "alpha", .number(0.7))]
    #expect(try Self.stage(rules, item: pressed).node(path)?[View.alpha] == 0.7)
    let disabled = try Self.stage(item: ["isEnabled": .boolean(false)]).node("\(path)/UILabel")
    #expect(disabled?.color(Label.textColor) == Color(white: 0.56))
  }

  @Test("A rule's tint of a bar's button is dimmed with the bar")
  func dimming() throws {
    let rules = [rule("UIButton", in: ["UINavigationBar"], "tintColor", .red)]
    let dimmed: [String: AppearanceValue] = ["tintAdjustmentMode": .enumeration("dimmed")]
    let label = try #require(
      try Self.stage(rules, window: dimmed).node("UIBarButtonItem[save]/UIButton/UILabel"))
    #expect(label.tintColor == Tint.dimmed(Color(bytes: 255, 0, 0)))
    #expect(label.color(Label.textColor) == label.tintColor)
  }

  @Test("An image that a rule gives an item brings an image view, a null title takes the label")
  func recomposed() throws {
    let rules = [rule("UIBarButtonItem", in: ["UINavigationBar"], "image", .image(9, 9))]
    let tree = try Self.stage(rules)
    #expect(tree.node("UIBarButtonItem[save]/UIButton/UIImageView") != nil)
    #expect(tree.node("UIBarButtonItem[save]/UIButton/UILabel") == nil)
    let empty = try Self.stage(item: ["title": .null])
    #expect(empty.node("UIBarButtonItem[save]/UIButton")?.children.isEmpty == true)
  }

  @Test(
    "A clear button is there where its mode may show it, hidden while there is nothing to clear")
  func clearButtons() throws {
    func button(_ values: [String: AppearanceValue], _ rules: [AppearanceRule] = [])
      throws -> StyledNode?
    {
      let view = element(
        "UIView", ["subviews": .objects([element("UITextField", id: "field", values)])])
      return try screen(
        root: element("UIViewController", ["view": .object(view)]), rules: rules
      ).resolved().node("UITextField[field]/UIButton")
    }
    let mode: AppearanceValue = .enumeration("always")
    #expect(try button(["text": .string("A")]) == nil)
    #expect(try button(["clearButtonMode": mode])?[View.isHidden] == true)
    #expect(try button(["text": .string("A"), "clearButtonMode": mode])?[View.isHidden] == nil)
    let rules = [rule("UITextField", "clearButtonMode", mode)]
    #expect(try button(["text": .string("A")], rules) != nil)
  }

  /// A bar's icon, the part that shows it, and that part's property.
  struct Icon: Sendable, CustomTestStringConvertible {
    var icon: SearchBarIcon
    var path: String
    var className: String
    var testDescription: String { icon.rawValue }
  }

  static let icons = [
    Icon(icon: .search, path: "UIImageView", className: "UIImageView"),
    Icon(icon: .clear, path: "UIButton[0]", className: "UIButton"),
    Icon(icon: .bookmark, path: "UIButton[1]", className: "UIButton"),
  ]

  @Test("A search bar's icons go before a rule's for the parts that show them", arguments: icons)
  func searchIcons(_ icon: Icon) throws {
    let path = "UISearchBar[empty]/UITextField/\(icon.path)"
    let slot = PropertySlot("image")
    let part = rule(icon.className, in: ["UISearchBar"], "image", .image(3, 3))
    let plain = try #require(try Self.stage([part]).node(path)).object.style
    #expect(plain.value(slot) == .image(3, 3))
    let bar = rule("UISearchBar", "image", .image(9, 9), axes: AxisValues(icon: icon.icon))
    let style = try #require(try Self.stage([part, bar]).node(path)).object.style
    #expect(style.value(slot) == .image(9, 9))
    #expect(style.overridden(slot).map(\.reason) == [.composite])
  }

  @Test("The back indicator has the bar's image where that has a mask, and goes with its button")
  func backIndicators() throws {
    func indicator(_ values: [String: AppearanceValue], back: [String: AppearanceValue] = [:])
      throws -> (node: StyledNode, size: Size)?
    {
      let below = element(
        "UINavigationItem",
        ["title": .string("Below"), "backBarButtonItem": .object(element("UIBarButtonItem", back))])
      let bar = element(
        "UINavigationBar",
        ["items": .objects([below, element("UINavigationItem", ["title": .string("Top")])])]
          .merging(values) { _, new in new })
      let view = element("UIView", ["subviews": .objects([bar])])
      let tree = LayoutPass.layOut(
        try screen(root: element("UIViewController", ["view": .object(view)])).resolved())
      return tree.styled.node("UINavigationBar/UIImageView").map {
        ($0, tree.frames[$0.index].size)
      }
    }
    let image: AppearanceValue = .image(9, 15)
    #expect(try indicator([:])?.size == Size(width: 13, height: 21))
    #expect(try indicator(["backIndicatorImage": image])?.node[ImageView.image] == nil)
    let both = ["backIndicatorImage": image, "backIndicatorTransitionMaskImage": image]
    #expect(try indicator(both)?.size == Size(width: 9, height: 15))
    #expect(try indicator([:], back: ["backButtonBackgroundImage": image])?.size == Size.zero)
    #expect(try indicator(["items": .objects([])]) == nil)
  }

  @Test("A search field's icons are grey; from iOS 13 on a tint that is meant for them counts")
  func searchInk() throws {
    func inks(_ rules: [AppearanceRule], system: Int) throws -> [Color] {
      let tree = try Self.stage(rules, system: system, window: ["tintColor": .green])
      let field = system < 13 ? "UITextField" : "UISearchTextField"
      let icons: [any IconView.Type] =
        system < 13
        ? [MagnifierIcon.self, BookmarkIcon.self]
        : [ModernMagnifierIcon.self, ModernBookmarkIcon.self]
      return try zip(["UIImageView", "UIButton[1]/UIImageView"], icons).map { path, icon in
        let node = try #require(tree.node("UISearchBar[empty]/\(field)/\(path)"))
        return icon.color(of: node)
      }
    }
    let own = [
      rule("UIImageView", in: ["UISearchBar"], "tintColor", .red),
      rule("UIButton", in: ["UISearchBar"], "tintColor", .red),
    ]
    let flat = SearchField.Metrics.iconColor
    let secondaryLabel = Color(bytes: 60, 60, 67, alpha: 0.6)
    for (system, greys) in [(10, [flat, flat]), (13, [secondaryLabel, secondaryLabel])] {
      #expect(try inks([], system: system) == greys)
      #expect(try inks([rule("UISearchBar", "tintColor", .red)], system: system) == greys)
    }
    #expect(try inks(own, system: 10) == [flat, flat])
    let red = Color(bytes: 255, 0, 0)
    #expect(try inks(own, system: 13) == [red, red])
  }

  @Test("A view in a search field's left, or none, takes the magnifier's place")
  func leftViews() throws {
    func parts(_ field: [String: AppearanceValue]) throws -> [String] {
      let tree = try Self.stage(search: ["searchField": .object(element("UITextField", field))])
      let node = try #require(tree.node("UISearchBar[empty]/UITextField"))
      return node.children.filter { $0.element.className != "UIButton" }.map(\.element.className)
    }
    #expect(try parts([:]) == ["UILabel", "UIImageView"])
    #expect(try parts(["leftView": .object(element("UISwitch"))]) == ["UISwitch", "UILabel"])
    #expect(try parts(["leftView": .null]) == ["UILabel"])
  }

  @Test("The button that ends an empty search field is hidden beside a text, results go first")
  func trailingButtons() throws {
    func button(_ values: [String: AppearanceValue]) throws -> StyledNode? {
      try Self.stage(search: values).node("UISearchBar[empty]/UITextField/UIButton[1]")
    }
    #expect(try button([:])?[View.isHidden] == nil)
    #expect(try button(["text": .string("A")])?[View.isHidden] == true)
    #expect(try button(["showsBookmarkButton": .boolean(false)]) == nil)
    let results = try #require(
      try button([
        "showsSearchResultsButton": .boolean(true), "isSearchResultsButtonSelected": .boolean(true),
      ]))
    #expect(results.controlState == .selected)
    // There is no such state of bookmarks.
    #expect(
      try button(["isSearchResultsButtonSelected": .boolean(true)])?.controlState == .normal)
    #expect(
      (results.children.first?.role.behavior as? PartControl)?.control == ResultsListIcon.self)
  }

  @Test("A stepper's half has the image that is meant for it, and that goes before a rule's")
  func stepperImages() throws {
    let rules = [rule("UIButton", in: ["UIStepper"], "image", .image(3, 3))]
    let stepper = element("UIStepper", id: "own", ["incrementImage": .image(9, 9)])
    let view = element("UIView", ["subviews": .objects([stepper])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]), rules: rules
    ).resolved()
    let images = [0, 1].map {
      tree.node("UIStepper[own]/UIButton[\($0)]/UIImageView")?[ImageView.image]?.size.width
    }
    #expect(images == [3, 9])
  }

  @Test("A point in a bar finds the innermost part there")
  func points() throws {
    let save = element("UIBarButtonItem", id: "save", ["title": .string("Save")])
    let item = element("UINavigationItem", ["rightBarButtonItem": .object(save)])
    let bar = element("UINavigationBar", ["items": .objects([item])])
    let view = element("UIView", ["subviews": .objects([bar])])
    let placed = LayoutPass.layOut(
      try screen(root: element("UIViewController", ["view": .object(view)])).resolved())
    let entries = Explanation(placed).entries
    let index = try #require(
      entries.firstIndex { $0.path.hasSuffix("UIBarButtonItem[save]/UIButton/UILabel") })
    let title = entries[index]
    #expect(placed.object(at: title.frame.center) == index)
    #expect(title.properties.first { $0.name == "text" }?.winner.value == .string("Save"))
    #expect(title.frame.width > 30 && title.frame.maxX < 320)
  }

  @Test("An action's title is a label in the alert")
  func alerts() throws {
    let actions = [
      element("UIAlertAction", ["title": .string("Yes")]),
      element("UIAlertAction", ["title": .string("No"), "style": .enumeration("destructive")]),
    ]
    let alert = element(
      "UIAlertController", ["title": .string("Sure?"), "actions": .objects(actions)])
    let root = element("UIViewController", ["presentedViewController": .object(alert)])
    let rules = [rule("UILabel", in: ["UIAlertController"], "textColor", .green)]
    for system in [6, 10] {
      let tree = try screen(root: root, rules: rules, system: system).resolved()
      let labels = [0, 1].map { tree.node("UIAlertAction[\($0)]/UILabel")?[Label.textColor] }
      #expect(labels.map { $0?.appearanceValue } == [.green, .green], "on \(system)")
    }
  }
}
