public import Raster

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
    "selectedItem", "Index of the selected item of a bar that stands alone.")

  /// Colour of the selected item up to iOS 7.
  public static let selectedImageTintColor = AppearanceKey<ColorValue>(
    "selectedImageTintColor", isDrawn: false,
    "Colour of the selected item's image up to iOS 7; tintColor since.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UITabBar", superclass: "UIView", summary: "Items of equal width, one selected.",
    properties: Bar.declarations + [
      backgroundImage.declaration, selectionIndicatorImage.declaration,
      unselectedItemTintColor.declaration, selectedImageTintColor.declaration,
      selectedItem.declaration,
      .objects(
        "items", ObjectType("UITabBarItem", default: "UITabBarItem", shorthand: "title"),
        "From left to right."),
    ] + TabBarAppearance.properties)

  static let item = Element.Role("item")
  static let controllerBar = Element.Role("tabBar")

  /// Height without the home indicator's area.
  static let height = 49.0
  /// #929292, measured.
  private static let unselected = Color(bytes: 0x92, 0x92, 0x92)

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
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
  public static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard part.role == item else { return values }
    values.setDefault(
      TabBarItem.unselectedColor, node[unselectedItemTintColor] ?? .color(unselected))
    return values
  }

  /// The size without a frame, in points.
  public static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height)
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let items = node.children(item)
    let width = size.width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let start = node.roundToPixel(Double(index) * width)
      let end = node.roundToPixel(Double(index + 1) * width)
      pass.place(item, in: Rect(x: start, y: 0, width: end - start, height: height))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
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
