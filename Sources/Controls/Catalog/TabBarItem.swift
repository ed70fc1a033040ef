public import Raster

/// UITabBarItem: an icon with a title, selected or not.
public enum TabBarItem: ControlClass {
  /// Takes the image's place while selected.
  public static let selectedImage = AppearanceKey<ImageValue>(
    "selectedImage", since: 7, imageRole: .tabBarItem, "Takes the image's place while selected.")
  /// The same name as a bar item's, with the tab bar's place for its rendering.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .tabBarItem, "The icon; a stencil unless it says otherwise.")
  /// Text of the badge.
  public static let badgeValue = AppearanceKey<String>("badgeValue", "Text of the badge.")
  /// Moves the title.
  public static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", "Moves the title.")
  /// One of UIKit's own titles.
  public static let systemItem = AppearanceKey<TabBarSystemItem>(
    "systemItem", "One of UIKit's own titles.")
  static let isSelected = AppearanceKey<Bool>("isSelected", "Internal.")
  /// Colour of icons and titles that are not selected; handed on by the bar.
  static let unselectedColor = AppearanceKey<ColorValue>("unselectedColor", "Internal.")

  /// The badge's fill.
  public static let badgeColor = AppearanceKey<ColorValue>(
    "badgeColor", since: 10, "The badge's fill; red by default.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UITabBarItem", superclass: "UIBarItem", kind: .object, summary: "An item of a tab bar.",
    properties: [
      image.declaration, badgeColor.declaration, selectedImage.declaration, badgeValue.declaration,
      titlePositionAdjustment.declaration, systemItem.declaration,
    ] + TabBarAppearance.properties)

  private enum Metrics {
    /// Middle of the icon: 6.5 to 31.5 of 49 (measured).
    static let imageCenter = 19.0
    /// Baseline of the title (measured on 9 and 10).
    static let titleBaseline = 45.5
    static let titleSize = 10.0
    static let badgeColor = Color(bytes: 255, 59, 48)
    static let badgeHeight = 18.0
    static let badgeTop = 2.0
    static let badgeOffset = 10.0
    static let badgeFontSize = 13.0
    static let badgePadding = 5.0
  }

  static func isSelected(_ item: StyledNode) -> Bool { item[isSelected] ?? false }

  private static func ink(_ item: StyledNode) -> Color {
    isSelected(item) ? item.tintColor : item.color(unselectedColor) ?? .black
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let selected = isSelected(item)
    if let image = selected ? item[selectedImage] ?? item[image] : item[image] {
      let rect = Rect(
        x: item.roundToPixel((node.size.width - image.size.width) / 2),
        y: item.roundToPixel(Metrics.imageCenter - image.size.height / 2),
        width: image.size.width, height: image.size.height)
      canvas.draw(image, in: rect, of: item, role: .tabBarItem, tint: ink(item))
    }
    if let text = item[BarItem.title] ?? item[systemItem]?.title, !text.isEmpty {
      paintTitle(text, node, &canvas)
    }
    if let badge = item[badgeValue], !badge.isEmpty { paintBadge(badge, node, &canvas) }
  }

  private static func paintTitle(_ text: String, _ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let base = TextAttributes(
      font: .system(Metrics.titleSize), foregroundColor: .color(ink(item)))
    let axes = AxisValues(state: isSelected(item) ? .selected : .normal)
    var given = item.value(BarItem.titleTextAttributes, axes) ?? TextAttributes()
    // Attributes of the normal state give a selected title its font, not its colour.
    if isSelected(item),
      item.candidate(BarItem.titleTextAttributes, axes)
        == item.candidate(BarItem.titleTextAttributes)
    {
      given.foregroundColor = nil
    }
    let attributes = given.over(base)
    let layout = item.textLayout(text, attributes: attributes, width: node.size.width)
    let offset = item[titlePositionAdjustment] ?? .zero
    canvas.draw(
      layout, x: (node.size.width - layout.size.width) / 2 + offset.horizontal,
      baseline: Metrics.titleBaseline + offset.vertical, shadow: attributes.shadow, of: item)
  }

  private static func paintBadge(_ text: String, _ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let layout = item.textLayout(
      text,
      attributes: TextAttributes(
        font: .system(Metrics.badgeFontSize), foregroundColor: .color(.white)))
    let width = max(
      Metrics.badgeHeight, item.ceilToPixel(layout.size.width + 2 * Metrics.badgePadding))
    let rect = Rect(
      x: item.roundToPixel(node.size.width / 2 + Metrics.badgeOffset - Metrics.badgePadding),
      y: Metrics.badgeTop, width: width, height: Metrics.badgeHeight)
    canvas.fill(
      Path(roundedRect: rect, radius: Metrics.badgeHeight / 2),
      item.color(badgeColor) ?? Metrics.badgeColor)
    canvas.translated(x: rect.minX, y: rect.minY) {
      $0.draw(
        layout,
        topLeft: Point(
          x: (width - layout.size.width) / 2,
          y: item.centeredTop(layout, height: Metrics.badgeHeight)),
        shadow: nil, of: item)
    }
  }
}

/// UITabBarSystemItem, by UIKit's names.
public enum TabBarSystemItem: String, NamedCases {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
    downloads, mostRecent, mostViewed
  /// The name that documents and messages use.
  public static let typeName = "systemItem"

  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
