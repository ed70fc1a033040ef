import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// A value of a rule looks as if it had been set on the object: the same parts, frames and drawing.
@Suite struct RuleLikeInstanceTests {
  /// A property that a rule can set, with a value for it.
  struct Subject: Sendable, CustomTestStringConvertible {
    var className: String
    var slot: PropertySlot
    var value: AppearanceValue
    var testDescription: String { "\(className).\(slot.name) = \(value)" }
  }

  /// Values of a type that a picture is likely to show.
  private static func samples(_ type: ValueType) -> [AppearanceValue] {
    switch type {
    case .color: [.red]
    case .image: [.image(7, 5)]
    case .font: [FontValue.system(21).appearanceValue]
    case .attributes:
      [.attributes(TextAttributes(font: .system(21), foregroundColor: .color(.black)))]
    case .string: [.string("Text")]
    case .number: [.number(0.5), .number(9)]
    case .integer: [.number(1), .number(3)]
    case .boolean: [.boolean(true), .boolean(false)]
    case .point: [.point(Point(x: 3, y: 4))]
    case .size: [.size(Size(width: 30, height: 40))]
    case .rect: [.rect(Rect(x: 1, y: 2, width: 3, height: 4))]
    case .insets: [.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))]
    case .offset: [.offset(Offset(horizontal: 3, vertical: 4))]
    case .enumeration(_, let cases, _): cases.map(AppearanceValue.enumeration)
    case .options(_, let cases, _): cases.map { .options([$0]) }
    case .attributedText:
      [.attributedText([AttributedRun(text: "Text", attributes: TextAttributes())])]
    case .object where type.isView:
      [.object(element("UIView", ["backgroundColor": .blue, "alpha": .number(0.5)]))]
    case .strings, .frame, .transform, .traits, .constraints, .layoutGuides, .spacings, .object,
      .objects:
      []
    }
  }

  static let subjects: [Subject] = {
    let table = ClassTable()
    return table.names.flatMap { name -> [Subject] in
      guard let id = table.id(named: name), Self.object(name) != nil else { return [] }
      return table.definition(id).properties.filter(\.takesRules).flatMap { property in
        samples(property.type).map {
          Subject(className: name, slot: PropertySlot(property.name), value: $0)
        }
      }
    }
  }()

  /// An object of the class with something to show; nil for classes that stand on no screen alone.
  private static func object(_ name: String) -> Element? {
    let item = element("UIBarButtonItem", ["title": .string("Item")])
    let tabs: [Element] = ["One", "Two"].map { element("UITabBarItem", ["title": .string($0)]) }
    switch name {
    case "UILabel", "UIImageView", "UIControl", "UIButton", "UISwitch", "UISlider",
      "UIProgressView", "UIStepper", "UIActivityIndicatorView", "UITextField", "UITextView",
      "UIScrollView", "UICollectionView", "UIVisualEffectView", "UITableViewCell",
      "UITableViewHeaderFooterView", "UIRefreshControl", "UIDatePicker", "UIPickerView":
      return element(name)
    case "UIPageControl": return element(name, ["numberOfPages": .number(4)])
    case "UISegmentedControl":
      let segments: [Element] = ["One", "Two"].map { element("UISegment", ["title": .string($0)]) }
      return element(
        name, ["segments": .objects(segments), "selectedSegmentIndex": .number(0)])
    case "UISearchBar":
      return element(name, ["scopeButtonTitles": .strings(["One", "Two"])])
    case "UITableView":
      let rows: [Element] = [element("UITableViewCell", ["text": .string("Row")])]
      let section = element(
        "UITableViewSection", ["headerTitle": .string("Header"), "rows": .objects(rows)])
      return element(name, ["sections": .objects([section])])
    case "UIToolbar", "UIBarButtonItem": return element("UIToolbar", ["items": .objects([item])])
    case "UITabBar", "UITabBarItem":
      return element("UITabBar", ["items": .objects(tabs), "selectedItem": .number(0)])
    case "UINavigationBar":
      let top = element(
        "UINavigationItem",
        ["title": .string("Title"), "rightBarButtonItems": .objects([item])])
      return element(name, ["items": .objects([top])])
    default: return nil
    }
  }

  /// The object, or what it holds of the class, with a value of its own.
  private func setting(_ subject: Subject, on object: Element) -> Element {
    var result = object
    if object.className == subject.className { result.values[subject.slot] = subject.value }
    let items = PropertySlot("items")
    if case .objects(let held)? = object.values[items] {
      result.values[items] = .objects(held.map { setting(subject, on: $0) })
    }
    return result
  }

  private func placed(_ object: Element, _ rules: [AppearanceRule]) throws -> PlacedTree {
    var object = object
    object.values[PropertySlot("frame")] = .frame(
      FrameValue(x: 10, y: 30, width: 300, height: 120))
    let view = element("UIView", ["subviews": .objects([object])])
    return LayoutPass.layOut(
      try screen(
        root: element("UIViewController", ["view": .object(view)]), rules: rules, system: 12
      ).resolved())
  }

  @Test("by rule or by instance, it looks the same", arguments: subjects)
  func looksTheSame(subject: Subject) throws {
    var object = try #require(Self.object(subject.className))
    // Its own value would keep the rule off.
    object.values[subject.slot] = nil
    let rule = AppearanceRule(
      className: subject.className,
      containedIn: subject.className == object.className ? [] : [object.className],
      values: [subject.slot: subject.value],
      origin: .init(file: "test.theme.json", line: 1, index: 0))
    let own = try placed(setting(subject, on: object), [])
    let ruled = try placed(object, [rule])
    #expect(ruled.styled.objects.map(\.path) == own.styled.objects.map(\.path))
    #expect(ruled.windowFrames == own.windowFrames)
    #expect(ruled.displayList().commands == own.displayList().commands)
  }

  @Test func `a search bar's cancel button is an item of the bar`() throws {
    let bar = element("UISearchBar", id: "bar", ["showsCancelButton": .boolean(true)])
    let view = element("UIView", ["subviews": .objects([bar])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]),
      rules: [
        rule("UIBarButtonItem", in: ["UISearchBar"], "tintColor", .red, index: 0),
        rule("UIBarButtonItem", in: ["UISearchBar"], "title", .string("Stop"), index: 1),
      ]
    ).resolved()
    let item = try #require(tree.node("bar")?.children.first { $0.isKind(of: "UIBarButtonItem") })
    #expect(item.tintColor.description == "#FF0000FF")
    #expect(item[BarItem.title] == "Stop")
  }

  @Test func `a controller that is shown in others presents too`() throws {
    let inner = element(
      "UIViewController",
      ["presentedViewController": .object(element("UIAlertController", id: "alert"))])
    let stack = element("UINavigationController", ["viewControllers": .objects([inner])])
    let hidden = element(
      "UIViewController",
      ["presentedViewController": .object(element("UIViewController", id: "hidden"))])
    let tabs = element("UITabBarController", ["viewControllers": .objects([stack, hidden])])
    let tree = try screen(root: tabs, system: 9).resolved()
    #expect(tree.node("alert")?.object.path == "window/UIAlertController[alert]")
    #expect(tree.node("hidden") == nil)
  }
}
