public import ObjectModel
import Raster

/// UITabBar: items of equal width, one of them selected.
public enum TabBar: BaseControl {
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
    "selectedItem", "Index of the selected item of a bar that stands alone.")

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
}
