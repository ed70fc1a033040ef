public import ObjectModel
import Raster

/// UITabBar: items of equal width, one of them selected.
public enum TabBar: BaseControl {
  /// The background image, tiled; replaces the bar's material.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", imageRole: .background, default: .none,
    "The background image, tiled; replaces the bar's material.")
  /// The image behind the selected item.
  public static let selectionIndicatorImage = AppearanceKey<ImageValue>(
    "selectionIndicatorImage", imageRole: .selectionIndicator, default: .none,
    "The image behind the selected item.")
  /// The colour of items that are not selected.
  public static let unselectedItemTintColor = AppearanceKey<ColorValue>(
    "unselectedItemTintColor", since: 10, default: .byLook,
    "The colour of items that are not selected.")
  /// The index of the selected item, from 0; no effect in a tab bar controller.
  public static let selectedItem = AppearanceKey<Int>(
    "selectedItem", default: .none,
    "The index of the selected item, from 0; no effect in a tab bar controller.")

  /// The colour of the selected item's image up to iOS 7; no effect later, where tintColor counts.
  ///
  /// UITabBar.h of iOS 8 says that the image takes its colour from the tint "on iOS 7.0 and later";
  /// that of iOS 7 neither says so nor deprecates the property, so that it counts there (choice).
  public static let selectedImageTintColor = AppearanceKey<ColorValue>(
    "selectedImageTintColor",
    deprecation: Deprecation(since: 7, lastDrawn: 7, replacement: "tintColor"), default: .byLook,
    "The colour of the selected item's image up to iOS 7; no effect later, where tintColor counts.")
  /// The distribution of items: fill, centered, or automatic, which is centered on pads.
  public static let itemPositioning = AppearanceKey<ItemPositioning>(
    "itemPositioning", since: 7, default: .value(.automatic),
    "The distribution of items: fill, centered, or automatic, which is centered on pads.")
  /// The width of centered items, in points; 0 is that of the look.
  public static let itemWidth = AppearanceKey<Double>(
    "itemWidth", since: 7, default: .byContent,
    "The width of centered items, in points; 0 is that of the look.")
  /// The spacing between centered items, in points; 0 is that of the look.
  public static let itemSpacing = AppearanceKey<Double>(
    "itemSpacing", since: 7, default: .byContent,
    "The spacing between centered items, in points; 0 is that of the look."
  )

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
    "UITabBar", superclass: "UIView", summary: "A bar of items, one of which is selected.",
    properties: Bar.declarations + [
      backgroundImage.declaration, selectionIndicatorImage.declaration,
      unselectedItemTintColor.declaration, selectedImageTintColor.declaration,
      selectedItem.declaration, itemPositioning.declaration, itemWidth.declaration,
      itemSpacing.declaration,
      .objects(
        "items", ObjectType("UITabBarItem", default: "UITabBarItem", shorthand: "title"),
        "The items in reading order."),
    ] + TabBarAppearance.properties)

  static let item = Element.Role("item")
  static let controllerBar = Element.Role("tabBar")

  /// The selected item decides on the bar's look.
  package static var readsParts: Bool { true }

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
    if let end = selectedImageTintColor.declaration.deprecation, node.system <= end.lastDrawn {
      values.pass(TabBarItem.selectedImageColor, selectedImageTintColor, of: node)
    }
    return values
  }
}
