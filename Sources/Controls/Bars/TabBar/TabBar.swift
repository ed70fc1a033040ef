public import ObjectModel
import Raster

/// UITabBar: items of equal width, one selected.
public enum TabBar: ControlClass {
  /// Drawn instead of the bar's material; tiled.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", imageRole: .background, "Drawn instead of the bar's material; tiled.")
  /// Drawn behind the selected item.
  public static let selectionIndicatorImage = AppearanceKey<ImageValue>(
    "selectionIndicatorImage", imageRole: .selectionIndicator, "Drawn behind the selected item.")
  /// Colour of items that are not selected.
  public static let unselectedItemTintColor = AppearanceKey<ColorValue>(
    "unselectedItemTintColor", since: 10, "Colour of items that are not selected.")
  /// Index of the selected item of a bar that stands alone.
  public static let selectedItem = AppearanceKey<Int>(
    "selectedItem", decidesParts: true, "Index of the selected item of a bar that stands alone.")

  /// Colour of the selected item's image up to iOS 6.
  public static let selectedImageTintColor = AppearanceKey<ColorValue>(
    "selectedImageTintColor", "Colour of the selected item's image up to iOS 7; tintColor since.")
  /// Whether items fill the bar or stand in its middle.
  public static let itemPositioning = AppearanceKey<ItemPositioning>(
    "itemPositioning", since: 7, "fill, centered, or automatic: centered on pads.")
  /// Width of items in the middle.
  public static let itemWidth = AppearanceKey<Double>(
    "itemWidth", since: 7, "Width of centered items, in points; 0 is the look's own.")
  /// Room between items in the middle.
  public static let itemSpacing = AppearanceKey<Double>(
    "itemSpacing", since: 7, "Room between centered items, in points; 0 is the look's own.")

  /// UITabBarItemPositioning.
  public enum ItemPositioning: String, NamedCases {
    case automatic, fill, centered
    /// The name that documents and messages use.
    public static let typeName = "itemPositioning"
  }

  /// What the class is called, and its properties.
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
    /// From iOS 11 on where room down is short (uikit facts, A1).
    static let compactHeight = 32.0
    /// Centered items (choice; no figure is published).
    static let itemWidth = 76.0
    static let itemSpacing = 34.0
    /// Around icon and title side by side (choice).
    static let inlinePadding = 10.0
  }

  /// Height without the home indicator's area.
  ///
  /// - Parameter node: the bar, or a controller with the same traits.
  static func height(_ node: StyledNode) -> Double {
    TabBarItem.Arrangement(node) == .compactInline ? Metrics.compactHeight : Metrics.height
  }

  /// #929292, measured.
  private static let unselected = Color(bytes: 0x92, 0x92, 0x92)

  /// Fills in the children.
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

  /// What a part is handed.
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

  /// The size without a frame, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height(node))
  }

  /// Places the children.
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

  /// Where the first item begins, how wide each is, and the room between two.
  private static func columns(
    of node: StyledNode, _ items: [StyledNode], in total: Double
  ) -> (x: Double, width: Double, spacing: Double) {
    let count = Double(max(1, items.count))
    let positioning = node[itemPositioning] ?? .automatic
    let isCentered =
      positioning == .centered
      || positioning == .automatic && node.traits.hasRoomAcross(system: node.system)
    guard isCentered else { return (0, total / count, 0) }
    func given(_ key: AppearanceKey<Double>) -> Double? { node[key].flatMap { $0 > 0 ? $0 : nil } }
    let widest = items.map { $0.intrinsicSize(fitting: Size(width: total, height: 0)).width }.max()
    let own =
      TabBarItem.Arrangement(node) == .stacked
      ? Metrics.itemWidth : max(Metrics.itemWidth, (widest ?? 0) + 2 * Metrics.inlinePadding)
    let spacing = given(itemSpacing) ?? Metrics.itemSpacing
    let width = min(given(itemWidth) ?? own, max(0, (total - (count - 1) * spacing) / count))
    return ((total - count * width - (count - 1) * spacing) / 2, width, spacing)
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    BarBackground(
      bar: bar, area: node.bounds, bounds: node.bounds, image: bar[backgroundImage], edge: .above,
      tilesImage: true
    ).paint(&canvas)
    guard let indicator = bar[selectionIndicatorImage] else { return }
    for item in node.children(item) where TabBarItem.isSelected(item.styled) {
      // A sliced image fills the item, a plain one lies in its middle.
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
