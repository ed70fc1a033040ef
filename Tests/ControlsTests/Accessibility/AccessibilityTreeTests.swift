import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct AccessibilityTreeTests {
  /// The accessibility of some views: `LABEL=VALUE TRAITS`.
  private func told(
    _ views: [Element], rules: [AppearanceRule] = [], system: Int = 12
  ) throws -> [String] {
    AccessibilityTree(try ViewStage(views, rules: rules, system: system).placed)
      .elements.map(\.text)
  }

  private func told(root: Element, size: Size = Size(width: 320, height: 568)) throws -> [String] {
    let screen = try screen(root: root, system: 12, size: size)
    return AccessibilityTree(LayoutPass.layOut(screen.resolved())).elements.map(\.text)
  }

  @Test func `controls say what UIKit's say`() throws {
    let views = [
      element("UILabel", ["text": .string("Sky")]),
      element("UIButton", ["title": .string("Go"), "isSelected": .boolean(true)]),
      element(
        "UIButton", ["buttonType": .enumeration("contactAdd"), "isEnabled": .boolean(false)]),
      element("UISwitch", ["isOn": .boolean(true)]),
      element(
        "UISlider",
        ["value": .number(3), "minimumValue": .number(2), "maximumValue": .number(6)]),
      element("UIStepper", ["value": .number(0)]),
      element("UIProgressView", ["progress": .number(0.5)]),
      element("UIPageControl", ["numberOfPages": .number(3), "currentPage": .number(1)]),
      element("UIActivityIndicatorView", ["isAnimating": .boolean(true)]),
      element("UITextView", ["text": .string("Notes")]),
    ]
    #expect(
      try told(views) == [
        "Sky staticText", "Go button selected", "Add button notEnabled", "=1 button",
        "=25% adjustable", "Decrement button notEnabled", "Increment button",
        "Progress=50% updatesFrequently", "=page 2 of 3 adjustable",
        "In progress updatesFrequently", "=Notes",
      ])
  }

  @Test(arguments: [6, 7, 12])
  func `every era says the same`(system: Int) throws {
    let views = [
      element("UISwitch", ["isOn": .boolean(false)]), element("UISlider", ["value": .number(1)]),
      element(
        "UISegmentedControl",
        [
          "segments": .objects([
            element("UISegment", ["title": .string("A")]),
            element("UISegment", ["title": .string("B"), "isEnabled": .boolean(false)]),
          ]), "selectedSegmentIndex": .number(0),
        ]),
    ]
    #expect(
      try told(views, system: system) == [
        "=0 button", "=100% adjustable", "A button selected", "B button notEnabled",
      ])
  }

  @Test func `a field says its text, then its placeholder, and of a secret only bullets`() throws {
    let views = [
      element("UITextField", ["text": .string("Ann"), "placeholder": .string("Name")]),
      element("UITextField", ["placeholder": .string("Name")]),
      element("UITextField", ["text": .string("abc"), "isSecureTextEntry": .boolean(true)]),
      element("UISearchBar", ["placeholder": .string("Search")]),
    ]
    #expect(try told(views) == ["=Ann", "=Name", "=●●●", "=Search searchField"])
  }

  @Test func `a button says the titles of its configuration, else its own`() throws {
    func configured(
      _ values: [String: AppearanceValue], _ own: [String: AppearanceValue] = [:]
    ) -> Element {
      var all = own
      all["configuration"] = .object(element("UIButtonConfiguration", values))
      return element("UIButton", all)
    }
    let text = [AttributedRun(text: "Styled", attributes: TextAttributes())]
    let views = [
      configured(["title": .string("Buy")], ["title": .string("Own")]),
      configured(["title": .string("Buy"), "subtitle": .string("$ 1")]),
      configured(["subtitle": .string("Only this")]),
      configured(["attributedTitle": .attributedText(text)]),
      configured([:], ["title": .string("Own")]),
    ]
    #expect(
      try told(views, system: 17) == [
        "Buy button", "Buy, $ 1 button", "Only this button", "Styled button", "Own button",
      ])
    // Configurations came with iOS 15.
    #expect(try told([views[0]], system: 14) == ["Own button"])
  }

  @Test func `common symbols are said by what they stand for`() throws {
    func image(_ symbol: String) -> AppearanceValue {
      .image(ImageValue(source: .symbol(SymbolImage(name: symbol))))
    }
    let items = ["plus", "square.and.arrow.up", "trash.fill", "plus.circle.fill", "leaf"].map {
      element("UIBarButtonItem", ["image": image($0)])
    }
    let bar = element("UIToolbar", ["items": .objects(items)])
    #expect(
      try told([bar], system: 17) == [
        "Add button", "Share button", "Delete button", "Add button", " button",
      ])
    let button = element("UIButton", ["image": image("xmark")])
    #expect(try told([button], system: 17) == ["Close button"])
    let named = element("UIButton", ["image": image("xmark"), "title": .string("Leave")])
    #expect(try told([named], system: 17) == ["Leave button"])
  }

  @Test func `a compact date picker's pills are buttons`() throws {
    let date = element(
      "NSDateComponents", ["year": .number(2026), "month": .number(1), "day": .number(2)])
    let picker = element(
      "UIDatePicker", ["datePickerMode": .enumeration("date"), "date": .object(date)])
    #expect(try told([picker], system: 17) == ["Jan 2, 2026 button"])
    var off = picker
    off.values[PropertySlot("isEnabled")] = .boolean(false)
    #expect(try told([off], system: 17) == ["Jan 2, 2026 button notEnabled"])
  }

  @Test func `documents have the last word`() throws {
    let views = [
      element(
        "UIButton",
        [
          "title": .string("X"), "accessibilityLabel": .string("Close"),
          "accessibilityHint": .string("Ends the game"),
          "accessibilityTraits": .options(["link", "header"]),
        ]),
      element("UIButton", ["title": .string("Inner"), "isAccessibilityElement": .boolean(false)]),
      element(
        "UIView",
        [
          "isAccessibilityElement": .boolean(true), "accessibilityValue": .string("3 stars"),
          "frame": .frame(FrameValue(x: 0, y: 0, width: 50, height: 20)),
          "subviews": .objects([element("UILabel", ["text": .string("★★★")])]),
        ]),
    ]
    #expect(try told(views) == ["Close link header", "Inner staticText", "=3 stars"])
    let tree = AccessibilityTree(try ViewStage(views).placed)
    #expect(tree.elements.map(\.hint) == ["Ends the game", nil, nil])
  }

  @Test func `images are passed over unless they have a name`() throws {
    let views = [
      element("UIImageView", ["image": .image(10, 10)]),
      element(
        "UIImageView", ["image": .image(10, 10), "accessibilityLabel": .string("A boat")]),
    ]
    #expect(try told(views) == ["A boat image"])
  }

  @Test func `what is not to be seen is not told`() throws {
    func label(_ text: String, _ values: [String: AppearanceValue]) -> Element {
      element("UILabel", ["text": .string(text)].merging(values) { $1 })
    }
    let views = [
      label("hidden", ["isHidden": .boolean(true)]), label("clear", ["alpha": .number(0)]),
      label("beside", ["frame": .frame(FrameValue(x: 400, y: 0, width: 50, height: 20))]),
      label("flat", ["frame": .frame(FrameValue(x: 0, y: 0, width: 50, height: 0))]),
      label("", [:]),
      element(
        "UIView",
        [
          "clipsToBounds": .boolean(true),
          "frame": .frame(FrameValue(x: 0, y: 0, width: 50, height: 50)),
          "subviews": .objects([
            label("clipped", ["frame": .frame(FrameValue(x: 60, y: 0, width: 50, height: 20))])
          ]),
        ]),
      label("seen", [:]),
    ]
    #expect(try told(views) == ["seen staticText"])
  }

  @Test func `a row says its texts, and what can be tapped in it comes after it`() throws {
    let row = element(
      "UITableViewCell",
      [
        "style": .enumeration("subtitle"), "text": .string("Hydrogen"),
        "detailText": .string("1 u"),
        "accessoryType": .enumeration("checkmark"),
        "accessoryView": .object(element("UISwitch", ["isOn": .boolean(true)])),
      ])
    let section = element(
      "UITableViewSection",
      [
        "headerTitle": .string("Elements"), "footerTitle": .string("All of them"),
        "rows": .objects([row]),
      ])
    let table = element("UITableView", ["sections": .objects([section])])
    #expect(
      try told(root: element("UIViewController", ["view": .object(table)])) == [
        "Elements staticText header", "Hydrogen, 1 u selected", "=1 button",
        "All of them staticText",
      ])
  }

  @Test(arguments: [6, 12])
  func `what deletes a row is a button, what leads on from it says nothing`(system: Int) throws {
    let row = element(
      "UITableViewCell",
      [
        "text": .string("Helium"), "accessoryType": .enumeration("disclosureIndicator"),
        "showingDeleteConfirmation": .boolean(true),
      ])
    let section = element("UITableViewSection", ["rows": .objects([row])])
    let frame = FrameValue(x: 0, y: 0, width: 320, height: 200)
    let table = element(
      "UITableView", ["sections": .objects([section]), "frame": .frame(frame)])
    #expect(try told([table], system: system) == ["Helium", "Delete button"])
  }

  @Test func `bars say their titles, items and which tab is chosen`() throws {
    let top = element(
      "UIViewController",
      [
        "title": .string("Inbox"),
        "navigationItem": .object(
          element(
            "UINavigationItem",
            [
              "rightBarButtonItems": .objects([
                element("UIBarButtonItem", ["systemItem": .enumeration("trash")]),
                element("UIBarButtonItem", ["systemItem": .enumeration("fixedSpace")]),
                element(
                  "UIBarButtonItem",
                  [
                    "title": .string("Edit"), "isEnabled": .boolean(false),
                  ]),
              ])
            ])),
      ])
    let navigation = element(
      "UINavigationController",
      [
        "viewControllers": .objects([
          element("UIViewController", ["title": .string("Mail")]), top,
        ]),
        "tabBarItem": .object(
          element("UITabBarItem", ["title": .string("Home"), "badgeValue": .string("3")])),
      ])
    let other = element(
      "UIViewController",
      [
        "tabBarItem": .object(
          element("UITabBarItem", ["systemItem": .enumeration("favorites")]))
      ])
    let tabs = element(
      "UITabBarController", ["viewControllers": .objects([navigation, other])])
    #expect(
      try told(root: tabs) == [
        "Mail button", "Inbox staticText header", "Delete button", "Edit button notEnabled",
        "Home=3 button selected", "Favorites button",
      ])
  }

  @Test func `an alert has the screen to itself`() throws {
    let alert = element(
      "UIAlertController",
      [
        "title": .string("Delete?"), "message": .string("It is gone then."),
        "actions": .objects([
          element("UIAlertAction", ["title": .string("Delete")]),
          element(
            "UIAlertAction",
            ["title": .string("Cancel"), "style": .enumeration("cancel")]),
        ]),
      ])
    let view = element(
      "UIView",
      [
        "subviews": .objects([element("UILabel", ["text": .string("Behind")])])
      ])
    #expect(
      try told(
        root: element(
          "UIViewController", ["view": .object(view), "presentedViewController": .object(alert)]))
        == [
          "Delete? staticText header", "It is gone then. staticText", "Cancel button",
          "Delete button",
        ])
  }

  @Test func `frames are the window's`() throws {
    let inner = element(
      "UIStepper",
      [
        "frame": .frame(FrameValue(x: 5, y: 6, width: 94, height: 29)), "value": .number(1),
      ])
    let outer = element(
      "UIView",
      [
        "frame": .frame(FrameValue(x: 100, y: 50, width: 120, height: 60)),
        "subviews": .objects([inner]),
      ])
    let tree = AccessibilityTree(try ViewStage([outer]).placed)
    #expect(
      tree.elements.map(\.frame) == [
        Rect(x: 105, y: 56, width: 47, height: 29), Rect(x: 152, y: 56, width: 47, height: 29),
      ])
  }

  @Test func `traits have UIKit's bits`() {
    #expect(AccessibilityTraits.names[16] == "header")
    #expect(AccessibilityTraits.header.names == ["header"])
    #expect(AccessibilityTraits(AppearanceValue.options(["header", "button"]))?.rawValue == 65537)
    #expect(AccessibilityTraits([.button, .adjustable]).names == ["button", "adjustable"])
  }
}

extension AccessibilityElement {
  /// `LABEL=VALUE TRAITS`.
  fileprivate var text: String {
    ([(label ?? "") + (value.map { "=\($0)" } ?? "")] + traits.names).joined(separator: " ")
  }
}
