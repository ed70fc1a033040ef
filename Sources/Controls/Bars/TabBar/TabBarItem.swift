public import ObjectModel
import Raster
import Text

/// UITabBarItem: an icon with a title, and a badge.
public enum TabBarItem: BaseControl {
  /// The icon while the item is selected; image where there is none.
  public static let selectedImage = AppearanceKey<ImageValue>(
    "selectedImage", since: 7, imageRole: .tabBarItem,
    default: .byContent, "The icon while the item is selected; image where there is none.")
  /// The icon of the item; a template image unless its rendering mode is original.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .tabBarItem,
    default: .none, "The icon of the item; a template image unless its rendering mode is original.")
  /// The text of the badge; no badge is shown without one.
  public static let badgeValue = AppearanceKey<String>(
    "badgeValue", default: .none, "The text of the badge; no badge is shown without one.")
  /// The offset of the title, in points.
  public static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", default: .value(.zero), "The offset of the title, in points.")
  /// The item of UIKit's own that gives title and icon.
  public static let systemItem = AppearanceKey<TabBarSystemItem>(
    "systemItem", default: .none, "The item of UIKit's own that gives title and icon.")
  /// The selected icon, drawn without a tint in place of image and selectedImage.
  public static let finishedSelectedImage = AppearanceKey<ImageValue>(
    "finishedSelectedImage", imageRole: .imageView,
    default: .none,
    "The selected icon, drawn without a tint in place of image and selectedImage.")
  /// The unselected icon, drawn without a tint in place of image.
  public static let finishedUnselectedImage = AppearanceKey<ImageValue>(
    "finishedUnselectedImage", imageRole: .imageView,
    default: .none,
    "The unselected icon, drawn without a tint in place of image.")
  static let isSelected = PartKey<Bool>("isSelected")
  /// Colour of icons and titles that are not selected; set by the bar.
  static let unselectedColor = PartKey<ColorValue>("unselectedColor")

  /// Colour of a selected item's image up to iOS 7; set by the bar.
  static let selectedImageColor = PartKey<ColorValue>("selectedImageColor")

  /// The attributes of the badge's text, by state.
  public static let badgeTextAttributes = AppearanceKey<TextAttributes>(
    "badgeTextAttributes", axes: [.state], since: 10, default: .byLook,
    "The attributes of the badge's text, by state.")
  /// The colour of the badge.
  public static let badgeColor = AppearanceKey<ColorValue>(
    "badgeColor", since: 10, default: .byLook, "The colour of the badge.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITabBarItem", superclass: "UIBarItem", kind: .object, summary: "An item of a tab bar.",
    properties: [
      image.declaration, badgeColor.declaration, badgeTextAttributes.declaration,
      selectedImage.declaration, badgeValue.declaration,
      titlePositionAdjustment.declaration, systemItem.declaration,
      finishedSelectedImage.declaration, finishedUnselectedImage.declaration,
    ] + TabBarAppearance.properties)

  /// The appearances that the bar has for the item, from iOS 13 on; passed by the bar.
  static let appearances = PartKey<ItemAppearances>("tabBarItemAppearances")
  /// The situation of the bar, in which the item's own appearances are looked up.
  static let situation = PartKey<BarAppearanceInForce.Slot>("tabBarSituation")

  static let button = Element.Role("tabBarButton", drawnBy: TabBarButton.self)
  static let icon = Element.Role("tabBarIcon", drawnBy: TabBarIcon.self)

  static func isSelected(_ item: StyledNode) -> Bool { item[isSelected] ?? false }

  static func axes(_ item: StyledNode) -> AxisValues {
    AxisValues(state: isSelected(item) ? .selected : .normal)
  }

  private static let imageNames = [
    image, selectedImage, BarItem.landscapeImagePhone, finishedSelectedImage,
    finishedUnselectedImage,
  ].map { $0.declaration.name }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var parts: [Element] = []
    let system = element[systemItem]
    if system != nil || imageNames.contains(where: element.has) {
      var view = Element(ImageView.definition.name, role: icon)
      if let system { view.setDefault(systemItem, system) }
      view.setDefault(isSelected, element[isSelected] ?? false)
      parts.append(view)
    }
    if system != nil || element[BarItem.title]?.isEmpty == false {
      parts.append(Element(Label.definition.name, role: EmbeddedButton.label))
    }
    if element[badgeValue]?.isEmpty == false { parts.append(Badge.element) }
    element.children = [EmbeddedButton.element(Control.definition.name, role: button, parts)]
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == button else { return PassedValues() }
    let isSelected = isSelected(node)
    let color = isSelected ? nil : node[unselectedColor] ?? .color(.black)
    var values = PassedValues(
      showing: node, in: isSelected ? .selected : .normal,
      title: node.word(node[systemItem]?.title),
      base: TextAttributes(
        font: .system(Arrangement(node).titleSize, TabBarItemFigures(node.look).titleWeight),
        foregroundColor: color ?? .tint),
      attributes: titleAttributes(of: node))
    if let color {
      values.pass(IconStyle.tintColor, color, from: node.candidate(unselectedColor))
      if let source = node.candidate(unselectedColor) {
        values.pass(Button.titleColor, color, in: axes(node), from: source)
      }
    } else {
      values.pass(IconStyle.tintColor, selectedImageColor, of: node)
    }
    let (image, source) = shownImage(node)
    values.pass(Button.image, image, in: axes(node), from: source)
    Badge.pass(node, &values)
    return values
  }

  /// The title attributes in the item's state. Attributes of the normal state give a selected title
  /// its font, but not its colour.
  static func titleAttributes(of item: StyledNode) -> TextAttributes? {
    var attributes = item.value(BarItem.titleTextAttributes, axes(item))
    if isSelected(item), !item.isSet(BarItem.titleTextAttributes, axes(item)) {
      attributes?.foregroundColor = nil
    }
    return attributes
  }

  /// The icon in the item's state. Finished images go before others: a document's keys have no
  /// order, by which a later setter could win as in UIKit.
  static func shownImage(
    _ item: StyledNode
  ) -> (image: ImageValue?, source: Candidate?) {
    func value(_ key: AppearanceKey<ImageValue>) -> (image: ImageValue?, source: Candidate?) {
      (
        item[key]?.configured(ModernTabBarIcon.configuration(item), for: item.traits),
        item.candidate(key)
      )
    }
    if Arrangement(item) == .compactInline, item[BarItem.landscapeImagePhone] != nil {
      return value(BarItem.landscapeImagePhone)
    }
    let finished = isSelected(item) ? finishedSelectedImage : finishedUnselectedImage
    if let shown = item[finished] {
      return (shown.decided(isTemplate: false), item.candidate(finished))
    }
    return value(isSelected(item) && item[selectedImage] != nil ? selectedImage : image)
  }
}

/// Predefined tab bar items, by UIKit's names (UITabBarItem.SystemItem).
public enum TabBarSystemItem: String, NamedCases {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
    downloads, mostRecent, mostViewed
  /// The name that documents and messages use.
  public static let typeName = "systemItem"

  var title: SystemWord {
    switch self {
    case .more: .more
    case .favorites: .favorites
    case .featured: .featured
    case .topRated: .topRated
    case .recents: .recents
    case .contacts: .contacts
    case .history: .history
    case .bookmarks: .bookmarks
    case .search: .search
    case .downloads: .downloads
    case .mostRecent: .mostRecent
    case .mostViewed: .mostViewed
    }
  }
}
