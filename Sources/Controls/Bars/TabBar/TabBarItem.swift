public import ObjectModel
import Raster
import Text

/// UITabBarItem: an icon with a title, and a badge.
public enum TabBarItem: ControlClass {
  /// Replaces the image while selected.
  public static let selectedImage = AppearanceKey<ImageValue>(
    "selectedImage", since: 7, imageRole: .tabBarItem, decidesParts: true,
    "Takes the image's place while selected.")
  /// The item's icon: `BarItem.image` with a tab bar's image role.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .tabBarItem, decidesParts: true,
    "The icon; a stencil unless it says otherwise.")
  /// Text of the badge.
  public static let badgeValue = AppearanceKey<String>(
    "badgeValue", decidesParts: true, "Text of the badge.")
  /// Offset of the title, in points.
  public static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", "Moves the title.")
  /// Predefined title and icon.
  public static let systemItem = AppearanceKey<TabBarSystemItem>(
    "systemItem", decidesParts: true, "One of UIKit's own titles with its icon.")
  /// Image for the selected state, drawn without a tint, up to iOS 6.
  public static let finishedSelectedImage = AppearanceKey<ImageValue>(
    "finishedSelectedImage", imageRole: .imageView, decidesParts: true,
    "Drawn as it is while selected, up to iOS 6.")
  /// Image for the other states, drawn without a tint, up to iOS 6.
  public static let finishedUnselectedImage = AppearanceKey<ImageValue>(
    "finishedUnselectedImage", imageRole: .imageView, decidesParts: true,
    "Drawn as it is while not selected, up to iOS 6.")
  static let isSelected = PartKey<Bool>("isSelected")
  /// Colour of icons and titles that are not selected; set by the bar.
  static let unselectedColor = PartKey<ColorValue>("unselectedColor")

  /// Colour of a selected item's image up to iOS 7; set by the bar.
  static let selectedImageColor = PartKey<ColorValue>("selectedImageColor")

  /// Attributes of the badge's text.
  public static let badgeTextAttributes = AppearanceKey<TextAttributes>(
    "badgeTextAttributes", axes: [.state], since: 10, "The look of the badge's text.")
  /// Background colour of the badge; red by default.
  public static let badgeColor = AppearanceKey<ColorValue>(
    "badgeColor", since: 10, "The badge's fill; red by default.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITabBarItem", superclass: "UIBarItem", kind: .object, summary: "An item of a tab bar.",
    properties: [
      image.declaration, badgeColor.declaration, badgeTextAttributes.declaration,
      selectedImage.declaration, badgeValue.declaration,
      titlePositionAdjustment.declaration, systemItem.declaration,
      finishedSelectedImage.declaration, finishedUnselectedImage.declaration,
    ] + TabBarAppearance.properties)

  /// How icon and title are arranged (UITabBarItemAppearance.Style).
  enum Arrangement {
    case stacked, inline, compactInline

    /// Side by side from iOS 11 on, where the width is regular or the height compact.
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

    /// Font size of titles, in points (stacked: measured on 9 and 10; others: choice).
    var titleSize: Double {
      switch self {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    }

    /// Scale of icons: 18 of 25 points in compact bars (Human Interface Guidelines).
    var iconScale: Double { self == .compactInline ? 0.72 : 1 }
  }

  private enum Metrics {
    /// Middle of the icon from the bar's top: from 6.5 to 31.5 of 49 (measured).
    static let imageCenter = 19.0
    /// Baseline of the title (measured on 9 and 10).
    static let titleBaseline = 45.5
    /// Spacing between icon and title side by side (choice).
    static let inlineGap = 5.0
    static let badgeOffset = 10.0
    /// Minimum spacing between a badge and a title at the same height (choice).
    static let badgeToTitle = 1.0
  }

  static let button = Element.Role("tabBarButton", drawnBy: TabBarButton.self)
  static let icon = Element.Role("tabBarIcon", drawnBy: TabBarIcon.self)

  static func isSelected(_ item: StyledNode) -> Bool { item[isSelected] ?? false }

  static func axes(_ item: StyledNode) -> AxisValues {
    AxisValues(state: isSelected(item) ? .selected : .normal)
  }

  // MARK: Parts

  private static let imageNames = [
    image, selectedImage, BarItem.landscapeImagePhone, finishedSelectedImage,
    finishedUnselectedImage,
  ].map(\.declaration.name)

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
      showing: node, in: isSelected ? .selected : .normal, title: node[systemItem]?.title,
      base: TextAttributes(
        font: .system(Arrangement(node).titleSize), foregroundColor: color ?? .tint),
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

  private static func shownImage(
    _ item: StyledNode
  ) -> (image: ImageValue?, source: Candidate?) {
    func value(_ key: AppearanceKey<ImageValue>) -> (image: ImageValue?, source: Candidate?) {
      (item[key], item.candidate(key))
    }
    if Arrangement(item) == .compactInline, item[BarItem.landscapeImagePhone] != nil {
      return value(BarItem.landscapeImagePhone)
    }
    return isSelected(item) && item[selectedImage] != nil ? value(selectedImage) : value(image)
  }

  // MARK: Layout

  /// Size of the icon in the current arrangement, in points.
  private static func iconSize(_ item: StyledNode) -> Size {
    guard let icon = item.child(button)?.child(icon) else { return .zero }
    let own = icon.intrinsicSize(fitting: .zero)
    // An image for compact bars keeps its size.
    let isCompact = item[BarItem.landscapeImagePhone].map { $0 == shownImage(item).image } ?? false
    let scale = isCompact ? 1 : Arrangement(item).iconScale
    return Size(width: own.width * scale, height: own.height * scale)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let icon = iconSize(node)
    let label = node.child(button)?.child(EmbeddedButton.label)
    let title = label.map { Label.line(of: $0).size } ?? .zero
    let gap = icon.width > 0 && title.width > 0 ? inlineGap(node, iconWidth: icon.width) : 0
    return Size(
      width: icon.width + gap + title.width, height: max(icon.height, title.height))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let button = node.child(button) else { return }
    pass.place(button, in: Rect(origin: .zero, size: size))
    let icon = iconFrame(node, size)
    if let view = button.child(self.icon) { pass.place(view, in: icon) }
    if let label = button.child(EmbeddedButton.label) {
      pass.place(label, in: labelFrame(label, of: node, beside: icon, size))
    }
    if let badge = button.child(Badge.role) {
      Badge.place(badge, x: node.roundToPixel(icon.midX + badgeX(node)), &pass)
    }
  }

  private static func iconFrame(_ item: StyledNode, _ bounds: Size) -> Rect {
    let size = iconSize(item)
    let isStacked = Arrangement(item) == .stacked
    let all = isStacked ? size.width : intrinsicSize(item, fitting: bounds).width
    let middle = isStacked ? Metrics.imageCenter : bounds.height / 2
    return Rect(
      x: item.roundToPixel((bounds.width - all) / 2),
      y: item.roundToPixel(middle - size.height / 2), width: size.width, height: size.height)
  }

  private static func labelFrame(
    _ label: StyledNode, of item: StyledNode, beside icon: Rect, _ size: Size
  ) -> Rect {
    let moved = item[titlePositionAdjustment] ?? .zero
    var frame: Rect
    if Arrangement(item) == .stacked {
      frame = stackedFrame(label, baseline: Metrics.titleBaseline, in: size)
    } else {
      let line = Label.line(of: label)
      let x = icon.width > 0 ? icon.maxX + inlineGap(item, iconWidth: icon.width) : icon.minX
      let baseline = item.centeredTop(line, height: size.height) + line.firstBaseline
      frame = EmbeddedButton.frame(of: label, line, x: x, baseline: baseline)
      // The text begins at the frame's left edge.
      frame.origin.x -= (frame.width - line.size.width) / 2
    }
    return frame.offsetBy(x: moved.horizontal, y: moved.vertical)
  }

  /// Frame of a label centred in the item, at most as wide as the item.
  static func stackedFrame(_ label: StyledNode, baseline: Double, in size: Size) -> Rect {
    var frame = EmbeddedButton.frame(of: label, Label.line(of: label), x: 0, baseline: baseline)
    frame.size.width = min(frame.width, size.width)
    frame.origin.x = (size.width - frame.width) / 2
    return frame
  }

  /// Distance from the icon's middle to the badge's left edge, in points.
  private static func badgeX(_ item: StyledNode) -> Double {
    (Metrics.badgeOffset - Badge.Metrics.padding) * Arrangement(item).iconScale
  }

  /// Spacing between icon and title side by side. In a compact bar, where the title lies at the
  /// badge's height, it keeps clear of the badge.
  private static func inlineGap(_ item: StyledNode, iconWidth: Double) -> Double {
    guard Arrangement(item) == .compactInline, let badge = item.child(button)?.child(Badge.role)
    else { return Metrics.inlineGap }
    return max(
      Metrics.inlineGap,
      badgeX(item) + Badge.width(badge) + Metrics.badgeToTitle - iconWidth / 2)
  }
}

/// Predefined tab bar items, by UIKit's names (UITabBarItem.SystemItem).
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
