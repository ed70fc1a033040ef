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
      backIndicatorTransitionMaskImage.declaration,
      .objects(
        "items", ObjectType("UINavigationItem", default: "UINavigationItem", shorthand: "title"),
        "The stack of a bar that stands alone; the last is shown."),
    ])

  static let backItem = Element.Role("backItem")
  static let leftItem = Element.Role("leftItem")
  static let rightItem = Element.Role("rightItem")
  static let title = Element.Role("title")
  static let titleView = Element.Role("titleView")
  /// Given to the bar of a navigation controller: it may reach under the status bar.
  static let controllerBar = Element.Role("navigationBar")

  /// Room a bar's indicator takes before the back button's title; handed to the item.
  static let backTitleOffset = AppearanceKey<Double>("backTitleOffset", "Internal.")

  private enum Metrics {
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
      values.setDefault(Label.font, .system(17, node.look.emphasizedWeight))
      values.setDefault(Label.textColor, .color(Bar.titleColor(node)))
      values.setDefault(Label.textAlignment, .center)
      values.passText(node[titleTextAttributes], from: node.candidate(titleTextAttributes))
    } else if part.role == backItem {
      values.setDefault(backTitleOffset, indicator(of: node).titleX)
    }
    return values
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
    Size(width: fitting.width, height: Bar.height(node.context))
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let fitting = Size(width: size.width, height: size.height)
    var left = 0.0
    var right = size.width
    if let back = node.child(backItem) {
      let width = backWidth(back)
      let hasBackground = BarButtonItem.background(of: back) != nil
      let x = hasBackground ? Metrics.backgroundItemX : 0
      pass.place(back, in: Rect(x: x, y: 0, width: width, height: size.height))
      left = x + width
    }
    for item in node.children(leftItem) {
      let width = item.intrinsicSize(fitting: fitting).width
      let x = left == 0 ? edgeMargin(item) : left + Metrics.itemSpacing
      pass.place(item, in: Rect(x: x, y: 0, width: width, height: size.height))
      left = x + width
    }
    for item in node.children(rightItem) {
      let width = item.intrinsicSize(fitting: fitting).width
      let end = right == size.width ? right - edgeMargin(item) : right - Metrics.itemSpacing
      pass.place(item, in: Rect(x: end - width, y: 0, width: width, height: size.height))
      right = end - width
    }
    placeTitle(node, size: size, left: left, right: right, &pass)
    pass.layOutSubviews(of: node, size: size)
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
    _ node: StyledNode, size: Size, left: Double, right: Double, _ pass: inout LayoutPass
  ) {
    guard let child = node.child(title) ?? node.child(titleView) else { return }
    let isLabel = child.role == title
    let low = left + Metrics.titleMargin
    let high = right - Metrics.titleMargin
    let frame = child[View.frame]
    let own = child.intrinsicSize(fitting: Size(width: max(0, high - low), height: size.height))
    let width = min(frame?.width ?? own.width, max(0, high - low))
    let height = isLabel ? size.height : frame?.height ?? own.height
    // Centred in the bar, pushed aside where its neighbours leave no room there.
    let x = max(low, min((size.width - width) / 2, high - width))
    let adjustment =
      isLabel
      ? node.value(
        titleVerticalPositionAdjustment, AxisValues(metrics: Bar.metrics(node.context))) ?? 0
      : 0
    pass.place(
      child,
      in: Rect(
        x: node.roundToPixel(x), y: node.roundToPixel((size.height - height) / 2) + adjustment,
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
        backgroundImage, AxisValues(metrics: Bar.metrics(bar.context), position: position)),
      edge: .below
    ).paint(&canvas)
    guard let back = bar.child(backItem), BarButtonItem.background(of: back) == nil else { return }
    if let image = indicator(of: bar).image {
      let y = bar.roundToPixel((node.size.height - image.size.height) / 2)
      canvas.draw(
        image, in: Rect(origin: Point(x: Metrics.chevronX, y: y), size: image.size), of: bar,
        role: .backIndicator)
    } else {
      let y = bar.roundToPixel((node.size.height - Bar.height) / 2)
      canvas.translated(x: 0, y: y) { BackChevron.paint(bar, &$0) }
    }
  }
}
