public import ObjectModel
import Raster
import Text

/// UINavigationBar: a back button, items, a title and a background.
///
/// While a controller is pushed, the bar holds the parts of both items, which fade with the
/// progress of the push.
public enum NavigationBar: BaseControl {
  /// The background image, by bar position and metrics; replaces the bar's material.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition],
    setters: [.position("forBarPosition", swift: "for"), .metrics], imageRole: .background,
    default: .none,
    "The background image, by bar position and metrics; replaces the bar's material.")
  /// The attributes of the bar's title.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", default: .byLook, "The attributes of the bar's title.")
  /// The vertical offset of the title, in points; positive moves it down.
  public static let titleVerticalPositionAdjustment = AppearanceKey<Double>(
    "titleVerticalPositionAdjustment", axes: [.barMetrics], default: .value(0),
    "The vertical offset of the title, in points; positive moves it down.")
  /// Whether the bar shows large titles, where items allow them.
  public static let prefersLargeTitles = AppearanceKey<Bool>(
    "prefersLargeTitles", since: 11, default: .value(false),
    "Whether the bar shows large titles, where items allow them.")
  /// The attributes of the large title.
  public static let largeTitleTextAttributes = AppearanceKey<TextAttributes>(
    "largeTitleTextAttributes", since: 11, default: .byLook, "The attributes of the large title.")
  /// The image that replaces the chevron; no effect without backIndicatorTransitionMaskImage.
  public static let backIndicatorImage = AppearanceKey<ImageValue>(
    "backIndicatorImage", since: 7, imageRole: .backIndicator,
    default: .none,
    "The image that replaces the chevron; no effect without backIndicatorTransitionMaskImage.")
  /// The mask of the back button's text during a push; no effect without backIndicatorImage.
  public static let backIndicatorTransitionMaskImage = AppearanceKey<ImageValue>(
    "backIndicatorTransitionMaskImage", since: 7, imageRole: .mask,
    default: .none,
    "The mask of the back button's text during a push; no effect without backIndicatorImage."
  )

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UINavigationBar", superclass: "UIView", summary: "A bar with back button, title and items.",
    properties: Bar.declarations + [
      backgroundImage.declaration, titleTextAttributes.declaration,
      titleVerticalPositionAdjustment.declaration, backIndicatorImage.declaration,
      backIndicatorTransitionMaskImage.declaration, prefersLargeTitles.declaration,
      largeTitleTextAttributes.declaration, Bar.barPosition.declaration,
      .objects(
        "items", ObjectType("UINavigationItem", default: "UINavigationItem", shorthand: "title"),
        "The stack of items of a bar without a navigation controller; the last is shown."),
    ] + NavigationBarAppearance.properties)

  static let backItem = BackItem.role
  static let backIndicator = Element.Role("backIndicator", drawnBy: BackIndicator.self)
  /// Parts of the previously shown item during a push.
  static let leavingBackItem = BackItem.leavingRole
  static let leavingLeftItem = Element.Role("leavingLeftItem")
  static let leavingRightItem = Element.Role("leavingRightItem")
  static let leavingTitle = Element.Role("leavingTitle")
  static let leavingTitleView = Element.Role("leavingTitleView")
  static let leavingPrompt = Element.Role("leavingPrompt")
  static let leftItem = Element.Role("leftItem")
  static let rightItem = Element.Role("rightItem")
  static let title = Element.Role("title", isHeading: true)
  static let titleView = Element.Role("titleView")
  static let prompt = Element.Role("prompt")
  /// The lines below a title and below a large one, from iOS 26 on.
  static let subtitle = Element.Role("subtitle")
  static let largeSubtitle = Element.Role("largeSubtitle")
  /// The search bar of the shown item's search controller.
  static let searchBar = Element.Role("navigationSearchBar")
  /// The navigation item that is shown, where it has an appearance object of its own.
  static let shownItem = Element.Role("shownItem")
  /// Role of a navigation controller's bar, which may extend under the status bar.
  static let controllerBar = Element.Role("navigationBar")
  /// Whether the tabs of a pad lie in the middle of the bar's row.
  static let isBesideTabs = PartKey<Bool>("isBesideTabs")

  /// How far the content's top lies below the bar's, in points; nil while it is not scrolled. Set
  /// by the navigation controller.
  static let contentTop = PartKey<Double>("contentTop")
  /// Whether the bar belongs to a sheet, where it is higher. Set by the navigation controller.
  static let isInSheet = PartKey<Bool>("isInSheet")
  /// Whether a view lies in a bar that draws lines at both edges by itself; set by search bars for their fields.
  static let isInLinedBar = PartKey<Bool>("isInLinedBar")

  /// `largeTitleDisplayMode` of the top item; passed to the bar.
  static let displayMode = PartKey<LargeTitleDisplayMode>("displayMode")
  /// `largeTitleDisplayMode` of the item below during a push; passed to the bar.
  static let leavingDisplayMode = PartKey<LargeTitleDisplayMode>("leavingDisplayMode")

  /// Height that a prompt adds, in points: 74 less 44 (common knowledge).
  static let promptHeight = 30.0

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let items = element.objects("items")
    element.children = View.subviews(of: element)
    if let mode = items.last?[NavigationItem.largeTitleDisplayMode] {
      element.setDefault(displayMode, mode)
    }
    if let item = items.last, NavigationItem.hasAppearance(item) {
      element.children.append(item.with(role: shownItem))
    }
    if context.system >= 11, let search = SearchController.searchBar(of: items.last) {
      element.children.append(search)
    }
    guard let progress = element[BackItem.pushProgress], items.count > 1 else {
      let parts = parts(of: items, context)
      element.children += indicator(beside: parts, context.look) + parts
      element.children += subtitles(of: items.last, context.look)
      return
    }
    let leaving = Array(items.dropLast())
    let shownParts = parts(of: items, context)
    let leavingParts = parts(of: leaving, context)
    element.children += indicator(
      beside: shownParts, leaving: leavingParts, progress: progress, context.look)
    if let mode = leaving.last?[NavigationItem.largeTitleDisplayMode] {
      element.setDefault(leavingDisplayMode, mode)
    }
    for var part in leavingParts {
      part.role = leavingRole(part.role)
      part.setDefault(View.alpha, 1 - progress)
      element.children.append(part)
    }
    for var part in shownParts {
      part.setDefault(View.alpha, progress)
      element.children.append(part)
    }
  }

  /// Creates the image view beside a back button; up to iOS 6 there is none, and the button's bezel points
  /// to the left.
  ///
  /// - Parameters:
  ///   - parts: of the shown item, with its back button.
  ///   - leaving: of the previous item during a push; the indicator fades where only one of both
  ///     has a back button.
  private static func indicator(
    beside parts: [Element], leaving: [Element] = [], progress: Double = 1, _ look: Look
  ) -> [Element] {
    let isShown = parts.contains { $0.role == backItem }
    let wasShown = leaving.contains { $0.role == backItem }
    guard look.era >= .flat, isShown || wasShown else { return [] }
    var indicator = Element(ImageView.definition.name, role: backIndicator)
    let share = isShown && wasShown ? 1 : isShown ? progress : 1 - progress
    if share < 1 { indicator.setDefault(View.alpha, share) }
    return [indicator]
  }

  /// Creates the lines below the titles of an item, which bars of glass show.
  private static func subtitles(of item: Element?, _ look: Look) -> [Element] {
    guard look.era >= .glass, let item, item.object("titleView") == nil else { return [] }
    return [(NavigationItem.subtitle, subtitle), (NavigationItem.largeSubtitle, largeSubtitle)]
      .compactMap { key, role in
        guard let text = item[key], !text.isEmpty else { return nil }
        var label = Element("UILabel", role: role)
        label.setDefault(Label.text, text)
        return label
      }
  }

  /// Creates the parts that show the last of some navigation items: back button, title and bar
  /// button items.
  private static func parts(of items: [Element], _ context: ComposeContext) -> [Element] {
    let top = items.last
    var parts: [Element] = []
    if let text = top?[NavigationItem.prompt], !text.isEmpty {
      var label = Element("UILabel", role: prompt)
      label.setDefault(Label.text, text)
      parts.append(label)
    }
    let left = (top.map(NavigationItem.leftItems) ?? []).map { $0.with(role: leftItem) }
    let hidesBack = top?[NavigationItem.hidesBackButton] ?? false
    let supplements = top?[NavigationItem.leftItemsSupplementBackButton] ?? false
    if let previous = items.dropLast().last, !hidesBack, left.isEmpty || supplements {
      var back = previous.object("backBarButtonItem") ?? Element("UIBarButtonItem")
      back.role = backItem
      if context.look.era >= .glass, back[BarItem.title] == nil {
        back.setDefault(BackItem.hidesTitle, true)
      }
      back.setDefault(
        BarItem.title, previous[NavigationItem.title] ?? context.words[.back])
      parts.append(back)
    }
    parts += left
    if let view = top?.object("titleView") {
      parts.append(view.with(role: titleView))
    } else if let text = top?[NavigationItem.title], !text.isEmpty {
      var label = Element("UILabel", role: title)
      label.setDefault(Label.text, text)
      parts.append(label)
    }
    let right = top.map(NavigationItem.rightItems) ?? []
    return parts + right.map { $0.with(role: rightItem) }
  }

  /// The role of a part of the previous item during a push.
  private static func leavingRole(_ role: Element.Role) -> Element.Role {
    switch role {
    case prompt: leavingPrompt
    case backItem: leavingBackItem
    case title: leavingTitle
    case titleView: leavingTitleView
    case leftItem: leavingLeftItem
    default: leavingRightItem
    }
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    switch part.role {
    case title, leavingTitle:
      values.setDefault(Label.textColor, .color(Bar.titleColor(node)))
      if isLarge(node, leaving: part.role == leavingTitle) {
        values.setDefault(Label.font, .system(Metrics.largeTitleSize, .bold))
        values.passText(largeTitleTextAttributes, of: node)
      } else {
        values.setDefault(Label.font, .system(17, node.look.emphasizedWeight))
        values.setDefault(Label.textAlignment, .center)
        values.passText(titleTextAttributes, of: node)
      }
    case prompt, leavingPrompt:
      values.setDefault(Label.textColor, .color(Bar.titleColor(node)))
      values.setDefault(Label.font, .system(Metrics.promptSize))
      values.setDefault(Label.textAlignment, .center)
    case backItem, leavingBackItem:
      values.setDefault(BackItem.titleOffset, BackIndicator.titleX(in: node))
      values.setDefault(BackItem.pushProgress, node[BackItem.pushProgress])
      if BackIndicator.image(of: node) != nil {
        values.setDefault(BackItem.mask, node[backIndicatorTransitionMaskImage])
      }
    case backIndicator: values = BackIndicator.values(in: node)
    case titleView, leavingTitleView: values = Bar.values(forViewIn: node)
    default: break
    }
    return values
  }
}
