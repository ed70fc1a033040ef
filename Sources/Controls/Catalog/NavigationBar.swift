public import Raster

/// UINavigationBar: back button, items, title, background.
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
  static let leftItem = Element.Role("leftItem")
  static let rightItem = Element.Role("rightItem")
  static let title = Element.Role("title")
  static let titleView = Element.Role("titleView")
  static let prompt = Element.Role("prompt")
  /// Given to the bar of a navigation controller: it may reach under the status bar.
  static let controllerBar = Element.Role("navigationBar")

  /// Room a bar's indicator takes before the back button's title; handed to the item.
  static let backTitleOffset = AppearanceKey<Double>("backTitleOffset", "Internal.")

  /// What the item on top says of its title; handed to the bar.
  static let displayMode = AppearanceKey<LargeTitleDisplayMode>("displayMode", "Internal.")

  private enum Metrics {
    /// Added for a prompt: 74 less 44 (uikit facts, A1).
    static let promptHeight = 30.0
    /// Of the prompt's line (choice, after UIKit's small bar text).
    static let promptSize = 12.0
    /// Added for a large title: 96 less 44 (hacknicity; Flutter).
    static let largeTitleHeight = 52.0
    static let largeTitleSize = 34.0
    static let largeTitleX = 16.0
    /// From the large title's line to the bar's bottom (Flutter).
    static let largeTitleBottom = 8.0
    /// The default chevron's image ends at 21 (x 8 to 21), the text begins 6 beyond (measured).
    static let chevronX = 8.0
    static let chevronWidth = 13.0
    static let chevronToTitle = 6.0
    /// Items side by side (choice; no measured picture shows two).
    static let itemSpacing = 16.0
    /// Room kept between a title and its neighbours: 98.5 − 89.5 less the title's bearing, measured.
    static let titleMargin = 8.0
    static let backgroundItemX = 8.0
    static let defaultBackTitle = "Back"
  }

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    let items = element.objects("items")
    let top = items.last
    let previous = items.dropLast().last
    var children = View.subviews(of: element)
    let left = NavigationItem.items(top, "left").map { $0.with(role: leftItem) }
    let hidesBack = top?[NavigationItem.hidesBackButton] ?? false
    let supplements = top?[NavigationItem.leftItemsSupplementBackButton] ?? false
    if let previous, !hidesBack, left.isEmpty || supplements {
      var back = previous.object("backBarButtonItem") ?? Element("UIBarButtonItem")
      back.role = backItem
      back.setDefault(
        BarItem.title, previous[NavigationItem.title] ?? Metrics.defaultBackTitle)
      children.append(back)
    }
    children += left
    if let mode = top?[NavigationItem.largeTitleDisplayMode] {
      element.setDefault(displayMode, mode)
    }
    if let text = top?[NavigationItem.prompt], !text.isEmpty {
      var label = Element("UILabel", role: prompt)
      label.setDefault(Label.text, text)
      children.append(label)
    }
    if let view = top?.object("titleView") {
      children.append(view.with(role: titleView))
    } else if let text = top?[NavigationItem.title], !text.isEmpty {
      var label = Element("UILabel", role: title)
      label.setDefault(Label.text, text)
      children.append(label)
    }
    children += NavigationItem.items(top, "right").map { $0.with(role: rightItem) }
    element.children = children
  }

  /// What a part is handed.
  public static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    if part.role == title {
      values.setDefault(Label.textColor, .color(Bar.titleColor(node)))
      if isLarge(node) {
        values.setDefault(Label.font, .system(Metrics.largeTitleSize, .bold))
        values.passText(
          node[largeTitleTextAttributes], from: node.candidate(largeTitleTextAttributes))
      } else {
        values.setDefault(Label.font, .system(17, node.look.emphasizedWeight))
        values.setDefault(Label.textAlignment, .center)
        values.passText(node[titleTextAttributes], from: node.candidate(titleTextAttributes))
      }
    } else if part.role == prompt {
      values.setDefault(Label.textColor, .color(Bar.titleColor(node)))
      values.setDefault(Label.font, .system(Metrics.promptSize))
      values.setDefault(Label.textAlignment, .center)
    } else if part.role == backItem {
      values.setDefault(backTitleOffset, indicator(of: node).titleX)
    }
    return values
  }

  /// Whether the title stands below the bar's own row, large: what the bar prefers, unless the item
  /// says otherwise or the bar is compact.
  private static func isLarge(_ bar: StyledNode) -> Bool {
    guard bar[prefersLargeTitles] == true, metrics(bar) != .compact else { return false }
    return bar[displayMode] != .never
  }

  /// The bar's metrics: those of the screen, with or without a prompt.
  static func metrics(_ bar: StyledNode) -> BarMetrics {
    let metrics = Bar.metrics(bar.context)
    guard bar.child(prompt) != nil else { return metrics }
    return metrics == .compact ? .compactPrompt : .defaultPrompt
  }

  /// The row that holds buttons and the small title, below a prompt.
  private static func row(_ bar: StyledNode, width: Double) -> Rect {
    Rect(
      x: 0, y: bar.child(prompt) == nil ? 0 : Metrics.promptHeight, width: width,
      height: Bar.height(bar.context))
  }

  /// The chevron or the image in its place, with where the title begins.
  private static func indicator(of bar: StyledNode) -> (image: ImageValue?, titleX: Double) {
    // One without the other is ignored (WWDC 2013 session 214).
    if let image = bar[backIndicatorImage], bar[backIndicatorTransitionMaskImage] != nil {
      return (image, Metrics.chevronX + image.size.width + Metrics.chevronToTitle)
    }
    return (nil, Metrics.chevronX + Metrics.chevronWidth + Metrics.chevronToTitle)
  }

  /// Where a back button's title begins in the item.
  static func backTitleX(of item: StyledNode) -> Double {
    guard let background = BarButtonItem.background(of: item) else {
      return item[backTitleOffset] ?? 0
    }
    return background.capInsets?.left ?? Metrics.chevronToTitle
  }

  /// The size without a frame, in points.
  public static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let row = row(node, width: fitting.width)
    return Size(
      width: fitting.width, height: row.maxY + (isLarge(node) ? Metrics.largeTitleHeight : 0))
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let row = row(node, width: size.width)
    let fitting = row.size
    func place(_ item: StyledNode, x: Double, width: Double) {
      pass.place(item, in: Rect(x: x, y: row.minY, width: width, height: row.height))
    }
    var left = 0.0
    var right = size.width
    if let label = node.child(prompt) {
      pass.place(label, in: Rect(x: 0, y: 0, width: size.width, height: row.minY))
    }
    if let back = node.child(backItem) {
      let width = backWidth(back)
      let hasBackground = BarButtonItem.background(of: back) != nil
      let x = hasBackground ? Metrics.backgroundItemX : 0
      place(back, x: x, width: width)
      left = x + width
    }
    for item in node.children(leftItem) {
      let width = item.intrinsicSize(fitting: fitting).width
      let x = left == 0 ? edgeMargin(item) : left + Metrics.itemSpacing
      place(item, x: x, width: width)
      left = x + width
    }
    for item in node.children(rightItem) {
      let width = item.intrinsicSize(fitting: fitting).width
      let end = right == size.width ? right - edgeMargin(item) : right - Metrics.itemSpacing
      place(item, x: end - width, width: width)
      right = end - width
    }
    if isLarge(node), let label = node.child(title) {
      placeLargeTitle(label, size: size, &pass)
    } else {
      placeTitle(node, row: row, left: left, right: right, &pass)
    }
    pass.layOutSubviews(of: node, size: size)
  }

  private static func placeLargeTitle(
    _ label: StyledNode, size: Size, _ pass: inout LayoutPass
  ) {
    let width = max(0, size.width - 2 * Metrics.largeTitleX)
    let height = label.intrinsicSize(fitting: Size(width: width, height: size.height)).height
    pass.place(
      label,
      in: Rect(
        x: Metrics.largeTitleX, y: size.height - Metrics.largeTitleBottom - height, width: width,
        height: height))
  }

  private static func backWidth(_ back: StyledNode) -> Double {
    let title = BarButtonItem.title(of: back)?.size.width ?? 0
    guard let background = BarButtonItem.background(of: back) else {
      return backTitleX(of: back) + title
    }
    let caps = background.capInsets ?? .zero
    return max(backTitleX(of: back) + title + caps.right, background.size.width)
  }

  private static func edgeMargin(_ item: StyledNode) -> Double {
    if BarButtonItem.background(of: item) != nil { return Metrics.backgroundItemX }
    return BarButtonItem.isText(item) && item.system < 11 ? Bar.textMargin : Bar.imageMargin
  }

  private static func placeTitle(
    _ node: StyledNode, row: Rect, left: Double, right: Double, _ pass: inout LayoutPass
  ) {
    guard let child = node.child(title) ?? node.child(titleView) else { return }
    let isLabel = child.role == title
    let low = left + Metrics.titleMargin
    let high = right - Metrics.titleMargin
    let frame = child[View.frame]
    let own = child.intrinsicSize(fitting: Size(width: max(0, high - low), height: row.height))
    let width = min(frame?.width ?? own.width, max(0, high - low))
    let height = isLabel ? row.height : frame?.height ?? own.height
    // Centred in the bar, pushed aside where its neighbours leave no room there.
    let x = max(low, min((row.width - width) / 2, high - width))
    let adjustment =
      isLabel
      ? node.value(
        titleVerticalPositionAdjustment, AxisValues(metrics: metrics(node))) ?? 0
      : 0
    pass.place(
      child,
      in: Rect(
        x: node.roundToPixel(x),
        y: row.minY + node.roundToPixel((row.height - height) / 2) + adjustment,
        width: width, height: height))
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let extent = StatusBar.extent(above: node)
    let position: BarPosition = extent > 0 ? .topAttached : .top
    BarBackground(
      bar: bar,
      area: Rect(x: 0, y: -extent, width: node.size.width, height: node.size.height + extent),
      bounds: node.bounds,
      image: bar.value(
        backgroundImage, AxisValues(metrics: metrics(bar), position: position)),
      edge: .below
    ).paint(&canvas)
    guard let back = bar.child(backItem), BarButtonItem.background(of: back) == nil else { return }
    let row = row(bar, width: node.size.width)
    if let image = indicator(of: bar).image {
      let y = row.minY + bar.roundToPixel((row.height - image.size.height) / 2)
      canvas.draw(
        image, in: Rect(origin: Point(x: Metrics.chevronX, y: y), size: image.size), of: bar,
        role: .backIndicator)
    } else {
      let y = row.minY + bar.roundToPixel((row.height - Bar.height) / 2)
      canvas.translated(x: 0, y: y) { BackChevron.paint(bar, &$0) }
    }
  }
}
