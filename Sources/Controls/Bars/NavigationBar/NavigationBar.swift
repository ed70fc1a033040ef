public import ObjectModel
import Raster
import Text

/// UINavigationBar: back button, items, title, background.
///
/// While a controller is pushed it holds the parts of both items, each faded by how far that has come.
public enum NavigationBar: ControlClass {
  /// Drawn instead of the bar's material.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition], imageRole: .background,
    "Drawn instead of the bar's material.")
  /// Attributes of the title.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", "Attributes of the title.")
  /// Moves the title down.
  public static let titleVerticalPositionAdjustment = AppearanceKey<Double>(
    "titleVerticalPositionAdjustment", axes: [.barMetrics], "Moves the title down.")
  /// Whether titles may be large.
  public static let prefersLargeTitles = AppearanceKey<Bool>(
    "prefersLargeTitles", since: 11, "Whether titles may be large.")
  /// Attributes of the large title.
  public static let largeTitleTextAttributes = AppearanceKey<TextAttributes>(
    "largeTitleTextAttributes", since: 11, "Attributes of the large title.")
  /// Takes the chevron's place; counts only together with its mask.
  public static let backIndicatorImage = AppearanceKey<ImageValue>(
    "backIndicatorImage", since: 7, imageRole: .backIndicator,
    "Takes the chevron's place; counts only together with its mask.")
  /// Clips the back button's text as it moves.
  public static let backIndicatorTransitionMaskImage = AppearanceKey<ImageValue>(
    "backIndicatorTransitionMaskImage", since: 7, imageRole: .mask,
    "Clips the back button's text as it moves.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UINavigationBar", superclass: "UIView", summary: "Back button, title and items.",
    properties: Bar.declarations + [
      backgroundImage.declaration, titleTextAttributes.declaration,
      titleVerticalPositionAdjustment.declaration, backIndicatorImage.declaration,
      backIndicatorTransitionMaskImage.declaration, prefersLargeTitles.declaration,
      largeTitleTextAttributes.declaration,
      .objects(
        "items", ObjectType("UINavigationItem", default: "UINavigationItem", shorthand: "title"),
        "The stack of a bar that stands alone; the last is shown."),
    ] + NavigationBarAppearance.properties)

  static let backItem = Element.Role("backItem")
  static let backIndicator = Element.Role("backIndicator", drawnBy: BackIndicator.self)
  /// What a push in progress leaves: the parts of the item that was shown before.
  static let leavingBackItem = Element.Role("leavingBackItem")
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
  /// The item that is shown, where it has a look of its own to speak of.
  static let shownItem = Element.Role("shownItem")
  /// Given to the bar of a navigation controller: it may reach under the status bar.
  static let controllerBar = Element.Role("navigationBar")

  /// Room a bar's indicator takes before the back button's title; handed to the item.
  static let backTitleOffset = PartKey<Double>("backTitleOffset")

  /// How far a push of the last item has come, 0–1; handed on by the navigation controller, none
  /// at rest.
  static let pushProgress = PartKey<Double>("pushProgress")

  /// What clips a back button's text as it moves; handed to the item.
  static let backMask = PartKey<ImageValue>("backMask")

  /// What the item on top says of its title; handed to the bar.
  static let displayMode = PartKey<LargeTitleDisplayMode>("displayMode")
  /// What the item below says, while the one on top is pushed.
  static let leavingDisplayMode = PartKey<LargeTitleDisplayMode>("leavingDisplayMode")

  /// Added for a prompt: 74 less 44 (uikit facts, A1).
  static let promptHeight = 30.0

  /// Figures of the bar's row and its titles, in points.
  enum Metrics {
    /// Of the prompt's line (choice, after UIKit's small bar text).
    static let promptSize = 12.0
    /// Added for a large title: 96 less 44 (hacknicity; Flutter).
    static let largeTitleHeight = 52.0
    static let largeTitleSize = 34.0
    static let largeTitleX = 16.0
    /// From the large title's line to the bar's bottom (Flutter).
    static let largeTitleBottom = 8.0
    /// From the left edge of a back button's background image to its text, if that has no slices.
    static let backgroundToTitle = 6.0
    /// Items side by side (choice; no measured picture shows two).
    static let itemSpacing = 16.0
    /// Room kept between a title and its neighbours: 98.5 − 89.5 less the title's bearing, measured.
    static let titleMargin = 8.0
    static let backgroundItemX = 8.0
    /// Of the plus from iOS 11 on (measured; 16 before).
    static let addMargin = 18.0
  }

  /// Fills in the children.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let items = element.objects("items")
    element.children = View.subviews(of: element)
    if let mode = items.last?[NavigationItem.largeTitleDisplayMode] {
      element.setDefault(displayMode, mode)
    }
    if let item = items.last, NavigationItem.hasAppearance(item) {
      element.children.append(item.with(role: shownItem))
    }
    guard let progress = element[pushProgress], items.count > 1 else {
      let parts = parts(of: items)
      element.children += indicator(beside: parts, system: context.system) + parts
      return
    }
    let leaving = Array(items.dropLast())
    let (shownParts, leavingParts) = (parts(of: items), parts(of: leaving))
    element.children += indicator(
      beside: shownParts, leaving: leavingParts, progress: progress, system: context.system)
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

  /// The image view beside a back button.
  ///
  /// - Parameters:
  ///   - parts: with the back button.
  ///   - leaving: parts that a push leaves; one that brings the back button, or takes it, fades the
  ///     indicator.
  private static func indicator(
    beside parts: [Element], leaving: [Element] = [], progress: Double = 1, system: Int
  ) -> [Element] {
    let isShown = parts.contains { $0.role == backItem }
    let wasShown = leaving.contains { $0.role == backItem }
    guard system >= BackIndicator.firstSystem, isShown || wasShown else { return [] }
    var indicator = Element(ImageView.definition.name, role: backIndicator)
    let share = isShown && wasShown ? 1 : isShown ? progress : 1 - progress
    if share < 1 { indicator.setDefault(View.alpha, share) }
    return [indicator]
  }

  /// What the bar shows of the last of some items.
  private static func parts(of items: [Element]) -> [Element] {
    let top = items.last
    var parts: [Element] = []
    if let text = top?[NavigationItem.prompt], !text.isEmpty {
      var label = Element("UILabel", role: prompt)
      label.setDefault(Label.text, text)
      parts.append(label)
    }
    let left = NavigationItem.items(top, "left").map { $0.with(role: leftItem) }
    let hidesBack = top?[NavigationItem.hidesBackButton] ?? false
    let supplements = top?[NavigationItem.leftItemsSupplementBackButton] ?? false
    if let previous = items.dropLast().last, !hidesBack, left.isEmpty || supplements {
      var back = previous.object("backBarButtonItem") ?? Element("UIBarButtonItem")
      back.role = backItem
      back.setDefault(
        BarItem.title, previous[NavigationItem.title] ?? BackLabel.shortText)
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
    return parts + NavigationItem.items(top, "right").map { $0.with(role: rightItem) }
  }

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

  /// What a part is handed.
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
      values.setDefault(backTitleOffset, BackIndicator.titleX(in: node))
      values.setDefault(pushProgress, node[pushProgress])
      if BackIndicator.image(of: node) != nil {
        values.setDefault(backMask, node[backIndicatorTransitionMaskImage])
      }
    case backIndicator: values = BackIndicator.values(in: node)
    default: break
    }
    return values
  }

  /// Whether the title stands below the bar's own row, large: what the bar prefers, unless the item
  /// says otherwise or the bar is compact.
  ///
  /// - Parameter leaving: of the item that a push leaves.
  static func isLarge(_ bar: StyledNode, leaving: Bool = false) -> Bool {
    guard bar.system >= 11, bar[prefersLargeTitles] == true, Bar.metrics(bar) != .compact
    else {
      return false
    }
    return bar[leaving ? leavingDisplayMode : displayMode] != .never
  }

  /// How much there is, 0–1, of what the bar has for the item that it shows or for the one that a
  /// push leaves: the bar grows and shrinks with the push.
  private static func share(_ bar: StyledNode, shown: Bool, leaving: Bool) -> Double {
    guard let progress = bar[pushProgress] else { return shown ? 1 : 0 }
    return (shown ? progress : 0) + (leaving ? 1 - progress : 0)
  }

  /// The bar's metrics: those of the screen, with or without a prompt.
  static func metrics(_ bar: StyledNode) -> BarMetrics {
    let metrics = Bar.metrics(bar)
    guard bar.child(prompt) != nil else { return metrics }
    return metrics == .compact ? .compactPrompt : .defaultPrompt
  }

  /// The row that holds buttons and the small title, below a prompt.
  static func row(_ bar: StyledNode, width: Double) -> Rect {
    Rect(x: 0, y: promptRoom(bar), width: width, height: Bar.height(bar))
  }

  /// What there is of the prompt's line.
  static func promptRoom(_ bar: StyledNode) -> Double {
    let prompts = share(
      bar, shown: bar.child(prompt) != nil, leaving: bar.child(leavingPrompt) != nil)
    return bar.roundToPixel(promptHeight * prompts)
  }

  /// Where a back button's title begins in the item.
  static func backTitleX(of item: StyledNode) -> Double {
    guard let background = BarButtonItem.background(of: item) else {
      return item[backTitleOffset] ?? 0
    }
    return background.capInsets?.left ?? Metrics.backgroundToTitle
  }

  /// The size without a frame, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let row = row(node, width: fitting.width)
    let large = share(node, shown: isLarge(node), leaving: isLarge(node, leaving: true))
    return Size(
      width: fitting.width, height: row.maxY + node.roundToPixel(Metrics.largeTitleHeight * large))
  }

  /// Places the children.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    NavigationBarLayout(node, size: size).layOut(&pass)
    pass.layOutSubviews(of: node, size: size)
  }

  /// How far above a navigation controller's bar its background reaches: under the status bar, when
  /// the bar lies directly below that.
  static func extentUnderStatusBar(_ bar: PlacedNode) -> Double {
    guard bar.styled.role == controllerBar else { return 0 }
    let height = bar.styled.context.device.statusBarHeight
    return bar.windowOrigin.y <= height ? bar.windowOrigin.y : 0
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let extent = extentUnderStatusBar(node)
    let position: BarPosition = extent > 0 ? .topAttached : .top
    BarBackground(
      bar: bar,
      area: Rect(x: 0, y: -extent, width: node.size.width, height: node.size.height + extent),
      bounds: node.bounds,
      image: bar.value(
        backgroundImage, AxisValues(metrics: metrics(bar), position: position)),
      edge: .below
    ).paint(&canvas)
  }
}
