public import ObjectModel
import Raster

/// UITabBar: items of equal width, one of them selected.
public enum TabBar: ControlClass {
  /// Background image; tiled, replaces the material.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", imageRole: .background, "Drawn instead of the bar's material; tiled.")
  /// Image behind the selected item.
  public static let selectionIndicatorImage = AppearanceKey<ImageValue>(
    "selectionIndicatorImage", imageRole: .selectionIndicator, "Drawn behind the selected item.")
  /// Colour of items that are not selected.
  public static let unselectedItemTintColor = AppearanceKey<ColorValue>(
    "unselectedItemTintColor", since: 10, "Colour of items that are not selected.")
  /// Index of the selected item, for a bar outside of a tab bar controller.
  public static let selectedItem = AppearanceKey<Int>(
    "selectedItem", decidesParts: true, "Index of the selected item of a bar that stands alone.")

  /// Colour of the selected item's image up to iOS 6.
  public static let selectedImageTintColor = AppearanceKey<ColorValue>(
    "selectedImageTintColor", "Colour of the selected item's image up to iOS 7; tintColor since.")
  /// How items are distributed over the bar's width.
  public static let itemPositioning = AppearanceKey<ItemPositioning>(
    "itemPositioning", since: 7, "fill, centered, or automatic: centered on pads.")
  /// Width of centred items, in points.
  public static let itemWidth = AppearanceKey<Double>(
    "itemWidth", since: 7, "Width of centered items, in points; 0 is the look's own.")
  /// Spacing between centred items, in points.
  public static let itemSpacing = AppearanceKey<Double>(
    "itemSpacing", since: 7, "Room between centered items, in points; 0 is the look's own.")

  /// How items are distributed (UITabBar.ItemPositioning).
  public enum ItemPositioning: String, NamedCases {
    /// `centered` on pads, `fill` elsewhere.
    case automatic
    /// Over the whole width.
    case fill
    /// With `itemWidth` and `itemSpacing` in the middle.
    case centered
    /// The name that documents and messages use.
    public static let typeName = "itemPositioning"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITabBar", superclass: "UIView", summary: "Items of equal width, one selected.",
    properties: Bar.declarations + [
      backgroundImage.declaration, selectionIndicatorImage.declaration,
      unselectedItemTintColor.declaration, selectedImageTintColor.declaration,
      selectedItem.declaration, itemPositioning.declaration, itemWidth.declaration,
      itemSpacing.declaration,
      .objects(
        "items", ObjectType("UITabBarItem", default: "UITabBarItem", shorthand: "title"),
        "From left to right."),
    ] + TabBarAppearance.properties)

  static let item = Element.Role("item")
  static let controllerBar = Element.Role("tabBar")

  private enum Metrics {
    static let height = 49.0
    /// Height from iOS 11 on where the vertical size class is compact (unsourced).
    static let compactHeight = 32.0
    /// Width of centred items (choice; no figure is published).
    static let itemWidth = 76.0
    static let itemSpacing = 34.0
    /// Padding around an icon and title side by side (choice).
    static let inlinePadding = 10.0
  }

  /// Height in points, without the home indicator's area.
  ///
  /// - Parameter node: the bar, or a controller with the same traits.
  static func height(_ node: StyledNode) -> Double {
    TabBarItem.Arrangement(node) == .compactInline ? Metrics.compactHeight : Metrics.height
  }

  /// Colour of items that are not selected: #929292 (measured).
  private static let unselected = Color(bytes: 0x92, 0x92, 0x92)

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let selected = element[selectedItem]
    element.children =
      View.subviews(of: element)
      + element.objects("items").enumerated().map { index, child in
        var child = child.with(role: item)
        child.setDefault(TabBarItem.isSelected, index == selected)
        return child
      }
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard part.role == item else { return values }
    values.setDefault(TabBarItem.unselectedColor, .color(unselected))
    values.pass(TabBarItem.unselectedColor, unselectedItemTintColor, of: node)
    if node.system < 8 {
      values.pass(TabBarItem.selectedImageColor, selectedImageTintColor, of: node)
    }
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height(node))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let items = node.children(item)
    let (origin, width, spacing) = columns(of: node, items, in: size.width)
    let height = height(node)
    for (index, item) in items.enumerated() {
      let x = origin + Double(index) * (width + spacing)
      let start = node.roundToPixel(x)
      let end = node.roundToPixel(x + width)
      pass.place(item, in: Rect(x: start, y: 0, width: end - start, height: height))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Left edge of the first item, width of each, and spacing between two, in points.
  private static func columns(
    of node: StyledNode, _ items: [StyledNode], in total: Double
  ) -> (x: Double, width: Double, spacing: Double) {
    let count = Double(max(1, items.count))
    let positioning = node[itemPositioning] ?? .automatic
    let isCentered =
      positioning == .centered
      || positioning == .automatic && node.traits.hasRoomAcross(system: node.system)
    guard isCentered else { return (0, total / count, 0) }
    func positive(_ key: AppearanceKey<Double>) -> Double? {
      node[key].flatMap { $0 > 0 ? $0 : nil }
    }
    let widest = items.map { $0.intrinsicSize(fitting: Size(width: total, height: 0)).width }.max()
    let own =
      TabBarItem.Arrangement(node) == .stacked
      ? Metrics.itemWidth : max(Metrics.itemWidth, (widest ?? 0) + 2 * Metrics.inlinePadding)
    let spacing = positive(itemSpacing) ?? Metrics.itemSpacing
    let width = min(positive(itemWidth) ?? own, max(0, (total - (count - 1) * spacing) / count))
    return ((total - count * width - (count - 1) * spacing) / 2, width, spacing)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    BarBackground(
      bar: bar, area: node.bounds, bounds: node.bounds, image: bar[backgroundImage], edge: .above,
      tilesImage: true
    ).paint(&canvas)
    guard let indicator = bar[selectionIndicatorImage] else { return }
    for item in node.children(item) where TabBarItem.isSelected(item.styled) {
      // An image with cap insets fills the item; others are centred in it.
      let rect =
        indicator.capInsets == nil
        ? item.frame.centered(indicator.size) : item.frame
      canvas.draw(
        indicator,
        in: Rect(
          x: bar.roundToPixel(rect.minX), y: bar.roundToPixel(rect.minY), width: rect.width,
          height: rect.height),
        of: bar, role: .selectionIndicator)
    }
  }
}
