public import ObjectModel
import Raster

/// UIToolbar: items in a row, with fixed and flexible spaces.
public enum Toolbar: BaseControl {
  /// The background image, by bar position and metrics; replaces the bar's material.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition],
    setters: [.position("forToolbarPosition", swift: "forToolbarPosition")], imageRole: .background,
    default: .none,
    "The background image, by bar position and metrics; replaces the bar's material.")

  /// The image of the bar's hairline, by bar position; no effect without a background image.
  public static let shadowImage = AppearanceKey<ImageValue>(
    Bar.shadowImage.declaration.name, axes: [.barPosition], setters: [.toolbarShadow], since: 6,
    imageRole: .shadow,
    default: .none,
    "The image of the bar's hairline, by bar position; no effect without a background image.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIToolbar", superclass: "UIView", summary: "A bar of items in a row.",
    properties: Bar.declarations.filter { $0.name != shadowImage.declaration.name } + [
      backgroundImage.declaration, shadowImage.declaration, Bar.barPosition.declaration,
      .objects(
        "items",
        BarButtonItem.type,
        "The items in reading order."),
    ] + ToolbarAppearance.properties)

  static let item = BarButtonItem.toolbarItem
  static let controllerBar = Element.Role("toolbar")
  /// Whether an item holds the search bar, which is as wide as the others leave room. Set by the navigation controller.
  static let holdsSearchBar = PartKey<Bool>("holdsSearchBar")

  /// Spacing between items without a space item between them, in points (common knowledge).
  static let itemSpacing = 8.0

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children =
      View.subviews(of: element)
      + element.objects("items").filter { $0[BarButtonItem.isSearchBarPlacement] != true }
      .map { $0.with(role: item) }
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .height }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: Bar.height(node))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    layOut(node, size: size, spacing: itemSpacing, margin: edgeMargin, &pass)
  }

  /// Lays out the items in a row; flexible spaces share the remaining width.
  static func layOut(
    _ node: StyledNode, size: Size, spacing itemSpacing: Double, margin: (StyledNode) -> Double,
    _ pass: inout LayoutPass
  ) {
    let items = node.children(item)
    let widths = items.map { $0.intrinsicSize(fitting: size).width }
    let flexible = items.count { $0[BarButtonItem.systemItem] == .flexibleSpace }
    let visible = items.filter { $0[BarButtonItem.systemItem]?.isSpace != true }
    let leading = visible.first.map(margin) ?? 0
    let trailing = visible.last.map(margin) ?? 0
    var spacing = 0.0
    for index in items.indices.dropFirst() where needSpacing(items[index - 1], items[index]) {
      spacing += itemSpacing
    }
    let remaining = size.width - leading - trailing - spacing - widths.reduce(0, +)
    let share = flexible > 0 ? max(0, remaining) / Double(flexible) : 0
    var x = leading
    for (index, item) in items.enumerated() {
      if index > 0, needSpacing(items[index - 1], item) { x += itemSpacing }
      let width =
        item[BarButtonItem.systemItem] == .flexibleSpace ? share : widths[index]
      let start = node.roundToPixel(x)
      pass.place(item, in: Rect(x: start, y: 0, width: width, height: size.height))
      x += width
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Whether neither of two items is a space.
  private static func needSpacing(_ a: StyledNode, _ b: StyledNode) -> Bool {
    a[BarButtonItem.systemItem]?.isSpace != true && b[BarButtonItem.systemItem]?.isSpace != true
  }

  private static func edgeMargin(_ item: StyledNode) -> Double {
    let isText = BarButtonItem.isText(item) && BarButtonItem.background(of: item) == nil
    return Bar.edgeInset(item) + Bar.margin(of: item, isText: isText)
  }

  /// The position of a navigation controller's toolbar.
  static func controllerPosition(of bar: StyledNode) -> BarPosition {
    Bar.ownPosition(bar) ?? .bottom
  }

  /// The bar's position: what it says itself, else the top at the upper edge of the screen or of
  /// what holds it. A toolbar that fills its superview is no bar at its edge.
  static func position(of node: PlacedNode) -> BarPosition {
    let bar = node.styled
    if bar.role == controllerBar { return controllerPosition(of: bar) }
    if let own = Bar.ownPosition(bar) { return own }
    if node.windowOrigin.y <= bar.context.device.statusBarHeight { return .top }
    let room = node.superviewSize.map { $0.height - node.size.height } ?? 0
    return node.frame.minY <= 0 && room > 0 ? .top : .bottom
  }

  /// The background image that is drawn at a position.
  static func backgroundImage(of bar: StyledNode, _ position: BarPosition) -> ImageValue? {
    if bar.look.era >= .modern, ModernToolbar.appearance(of: bar).isInUse { return nil }
    return bar.value(backgroundImage, AxisValues(metrics: Bar.metrics(bar), position: position))
  }

  /// The bar, and the row of the status bar or the home indicator beside it.
  static func paintedArea(_ node: PlacedNode) -> Rect {
    let bar = node.styled
    guard bar.look.era >= .flat else { return node.bounds }
    let position = position(of: node)
    let above = Bar.extent(node, position)
    let below =
      position == .bottom ? max(0, bar.context.device.size.height - node.windowFrame.maxY) : 0
    // At the screen's bottom, the background also fills the home indicator's area.
    let extent = below <= bar.context.device.bottomInset ? below : 0
    return Rect(
      x: 0, y: -above, width: node.size.width, height: above + node.size.height + extent)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let position = position(of: node)
    BarBackground(
      bar: bar, area: paintedArea(node),
      bounds: node.bounds, image: backgroundImage(of: bar, position),
      // At the top, a toolbar's line lies at its lower edge.
      edge: position == .bottom ? .above : .below
    ).paint(&canvas)
  }
}
