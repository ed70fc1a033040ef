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
  /// One of UIKit's own titles with its icon.
  public static let systemItem = AppearanceKey<TabBarSystemItem>(
    "systemItem", "One of UIKit's own titles with its icon.")
  /// Drawn as it is while selected, up to iOS 6.
  public static let finishedSelectedImage = AppearanceKey<ImageValue>(
    "finishedSelectedImage", imageRole: .imageView,
    "Drawn as it is while selected, up to iOS 6.")
  /// Drawn as it is while not selected, up to iOS 6.
  public static let finishedUnselectedImage = AppearanceKey<ImageValue>(
    "finishedUnselectedImage", imageRole: .imageView,
    "Drawn as it is while not selected, up to iOS 6.")
  static let isSelected = AppearanceKey<Bool>("isSelected", "Internal.")
  /// Colour of icons and titles that are not selected; handed on by the bar.
  static let unselectedColor = AppearanceKey<ColorValue>("unselectedColor", "Internal.")

  /// Colour of a selected item's image up to iOS 7; handed on by the bar.
  static let selectedImageColor = AppearanceKey<ColorValue>("selectedImageColor", "Internal.")

  /// The look of the badge's text.
  public static let badgeTextAttributes = AppearanceKey<TextAttributes>(
    "badgeTextAttributes", axes: [.state], since: 10, "The look of the badge's text.")
  /// The badge's fill.
  public static let badgeColor = AppearanceKey<ColorValue>(
    "badgeColor", since: 10, "The badge's fill; red by default.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UITabBarItem", superclass: "UIBarItem", kind: .object, summary: "An item of a tab bar.",
    properties: [
      image.declaration, badgeColor.declaration, badgeTextAttributes.declaration,
      selectedImage.declaration, badgeValue.declaration,
      titlePositionAdjustment.declaration, systemItem.declaration,
      finishedSelectedImage.declaration, finishedUnselectedImage.declaration,
    ] + TabBarAppearance.properties)

  /// How icon and title stand to each other (UITabBarItemAppearance.Style).
  enum Arrangement {
    case stacked, inline, compactInline

    /// Side by side from iOS 11 on, where there is room across or little down.
    ///
    /// - Parameter node: the bar, or an item of it.
    init(_ node: StyledNode) {
      let traits = node.traits
      if node.system < 11 {
        self = .stacked
      } else if traits.verticalSizeClass == .compact {
        self = .compactInline
      } else {
        self = traits.horizontalSizeClass == .regular ? .inline : .stacked
      }
    }

    /// Of titles, in points (stacked measured on 9 and 10, the others choice).
    var titleSize: Double {
      switch self {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    }

    /// What is left of an icon's size: 18 of 25 in compact bars (Human Interface Guidelines).
    var iconScale: Double { self == .compactInline ? 0.72 : 1 }
  }

  private enum Metrics {
    /// Middle of the icon: 6.5 to 31.5 of 49 (measured).
    static let imageCenter = 19.0
    /// Baseline of the title (measured on 9 and 10).
    static let titleBaseline = 45.5
    /// Between icon and title side by side (choice).
    static let inlineGap = 5.0
    static let badgeColor = Color(bytes: 255, 59, 48)
    static let badgeHeight = 18.0
    static let badgeTop = 2.0
    static let badgeOffset = 10.0
    static let badgeFontSize = 13.0
    static let badgePadding = 5.0
    /// Between a badge and a title that stands at its height (choice).
    static let badgeToTitle = 1.0
  }

  static func isSelected(_ item: StyledNode) -> Bool { item[isSelected] ?? false }

  private static func axes(_ item: StyledNode) -> AxisValues {
    AxisValues(state: isSelected(item) ? .selected : .normal)
  }

  private static func ink(_ item: StyledNode) -> Color {
    isSelected(item) ? item.tintColor : item.color(unselectedColor) ?? .black
  }

  // MARK: Parts

  private static func icon(_ item: StyledNode) -> ImageValue? {
    if Arrangement(item) == .compactInline, let compact = item[BarItem.landscapeImagePhone] {
      return compact
    }
    return isSelected(item) ? item[selectedImage] ?? item[image] : item[image]
  }

  private static func iconSize(_ item: StyledNode) -> Size {
    let arrangement = Arrangement(item)
    guard let image = icon(item) else {
      guard item[systemItem] != nil else { return .zero }
      let side = TabBarGlyph.side * arrangement.iconScale
      return Size(width: side, height: side)
    }
    let isCompact = item[BarItem.landscapeImagePhone] == image
    let scale = isCompact ? 1 : arrangement.iconScale
    return Size(width: image.size.width * scale, height: image.size.height * scale)
  }

  private static func titleAttributes(_ item: StyledNode) -> TextAttributes {
    let base = TextAttributes(
      font: .system(Arrangement(item).titleSize), foregroundColor: .color(ink(item)))
    var given = item.value(BarItem.titleTextAttributes, axes(item)) ?? TextAttributes()
    // Attributes of the normal state give a selected title its font, not its colour.
    if isSelected(item), !item.isSet(BarItem.titleTextAttributes, axes(item)) {
      given.foregroundColor = nil
    }
    return given.over(base)
  }

  private static func title(_ item: StyledNode, width: Double = .infinity) -> TextLayout? {
    guard let text = item[BarItem.title] ?? item[systemItem]?.title, !text.isEmpty else {
      return nil
    }
    return item.textLayout(text, attributes: titleAttributes(item), width: width)
  }

  /// The room that icon and title take side by side.
  public static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let icon = iconSize(node)
    let title = title(node)?.size ?? .zero
    let gap = icon.width > 0 && title.width > 0 ? inlineGap(node, iconWidth: icon.width) : 0
    return Size(
      width: icon.width + gap + title.width, height: max(icon.height, title.height))
  }

  // MARK: Drawing

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let icon = iconFrame(node)
    paintIcon(item, in: icon, &canvas)
    paintTitle(node, iconFrame: icon, &canvas)
    if let badge = item[badgeValue], !badge.isEmpty {
      paintBadge(badge, besideIcon: icon, of: node, &canvas)
    }
  }

  private static func iconFrame(_ node: PlacedNode) -> Rect {
    let item = node.styled
    let size = iconSize(item)
    let isStacked = Arrangement(item) == .stacked
    let all = isStacked ? size.width : intrinsicSize(item, fitting: node.size).width
    let middle = isStacked ? Metrics.imageCenter : node.size.height / 2
    return Rect(
      x: item.roundToPixel((node.size.width - all) / 2),
      y: item.roundToPixel(middle - size.height / 2), width: size.width, height: size.height)
  }

  private static func paintIcon(_ item: StyledNode, in frame: Rect, _ canvas: inout Canvas) {
    let ink = (isSelected(item) ? item.color(selectedImageColor) : nil) ?? ink(item)
    if let image = icon(item) {
      canvas.draw(image, in: frame, of: item, role: .tabBarItem, tint: ink)
    } else if let system = item[systemItem] {
      let scale = frame.width / TabBarGlyph.side
      canvas.translated(x: frame.minX, y: frame.minY) {
        $0.scaled(x: scale, y: scale) {
          TabBarGlyph.paint(system, isSelected: isSelected(item), ink, &$0)
        }
      }
    }
  }

  private static func paintTitle(_ node: PlacedNode, iconFrame: Rect, _ canvas: inout Canvas) {
    let item = node.styled
    guard let title = title(item, width: node.size.width) else { return }
    let moved = item[titlePositionAdjustment] ?? .zero
    let shadow = titleAttributes(item).shadow
    guard Arrangement(item) == .stacked else {
      let x =
        iconFrame.width > 0
        ? iconFrame.maxX + inlineGap(item, iconWidth: iconFrame.width) : iconFrame.minX
      let y = item.centeredTop(title, height: node.size.height)
      return canvas.draw(
        title, topLeft: Point(x: x + moved.horizontal, y: y + moved.vertical), shadow: shadow,
        of: item)
    }
    canvas.draw(
      title, x: (node.size.width - title.size.width) / 2 + moved.horizontal,
      baseline: Metrics.titleBaseline + moved.vertical, shadow: shadow, of: item)
  }

  private static func badgeAttributes(_ item: StyledNode) -> TextAttributes {
    let base = TextAttributes(
      font: .system(Metrics.badgeFontSize), foregroundColor: .color(.white))
    return (item.value(badgeTextAttributes, axes(item)) ?? TextAttributes()).over(base)
  }

  private static func badgeWidth(_ item: StyledNode, _ text: TextLayout) -> Double {
    max(Metrics.badgeHeight, item.ceilToPixel(text.size.width + 2 * Metrics.badgePadding))
  }

  /// Where a badge begins, from the icon's middle.
  private static func badgeX(_ item: StyledNode) -> Double {
    (Metrics.badgeOffset - Metrics.badgePadding) * Arrangement(item).iconScale
  }

  /// Between icon and title side by side: in a compact bar, where the title stands at the badge's
  /// height, it keeps clear of that.
  private static func inlineGap(_ item: StyledNode, iconWidth: Double) -> Double {
    guard Arrangement(item) == .compactInline, let text = item[badgeValue], !text.isEmpty
    else { return Metrics.inlineGap }
    let badge = badgeWidth(item, item.textLayout(text, attributes: badgeAttributes(item)))
    return max(Metrics.inlineGap, badgeX(item) + badge + Metrics.badgeToTitle - iconWidth / 2)
  }

  private static func paintBadge(
    _ text: String, besideIcon icon: Rect, of node: PlacedNode, _ canvas: inout Canvas
  ) {
    let item = node.styled
    let attributes = badgeAttributes(item)
    let layout = item.textLayout(text, attributes: attributes)
    let width = badgeWidth(item, layout)
    let rect = Rect(
      x: item.roundToPixel(icon.midX + badgeX(item)), y: Metrics.badgeTop, width: width,
      height: Metrics.badgeHeight)
    canvas.fill(
      Path(roundedRect: rect, radius: Metrics.badgeHeight / 2),
      item.color(badgeColor) ?? Metrics.badgeColor)
    canvas.translated(x: rect.minX, y: rect.minY) {
      $0.draw(
        layout,
        topLeft: Point(
          x: (width - layout.size.width) / 2,
          y: item.centeredTop(layout, height: Metrics.badgeHeight)),
        shadow: attributes.shadow, of: item)
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
