import Raster

extension TabBarItem {
  /// A grey icon, or a blue one with a gloss.
  public static var classic: any ControlClass.Type { ClassicTabBarItem.self }
}

/// UITabBarItem up to iOS 6.
enum ClassicTabBarItem: DerivedControl {
  typealias Base = TabBarItem

  /// The bar's `selectedImageTintColor`, handed on by it.
  static let selectedTint = AppearanceKey<ColorValue>("selectedTint", "Internal.")

  /// Measured on iOS 6, but for the badge.
  private enum Metrics {
    static let imageCenter = 19.0
    static let titleBaseline = 45.0
    static let titleSize = 10.0
    static let title = Color(grey: 0x99)
    /// Of icon and title of an item that is disabled (choice).
    static let disabledAlpha = 0.5
    /// A badge: a red disc with a rim of white and a gloss (choice after the era's screens).
    static let badgeTop = 2.0
    static let badgeHeight = 19.0
    static let badgeFontSize = 13.0
    static let badgePadding = 6.0
    static let badgeX = 4.0
    static let badgeRim = 2.0
    static let badge = Ramp([
      GradientStop(location: 0, color: Color(bytes: 250, 150, 146)),
      GradientStop(location: 0.5, color: Color(bytes: 228, 52, 46)),
      GradientStop(location: 0.5, color: Color(bytes: 214, 12, 8)),
      GradientStop(location: 1, color: Color(bytes: 196, 6, 4)),
    ])
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let isEnabled = item[BarItem.isEnabled] != false
    // Icons may be higher than the bar, and throw a shade.
    let icon = [TabBarItem.image, TabBarItem.finishedUnselectedImage].compactMap { item[$0]?.size }
    let reach = icon.map { max($0.width, $0.height) }.max() ?? 0
    let area = node.bounds.insetBy(x: -reach, y: -reach)
    canvas.layerIfNeeded(opacity: isEnabled ? 1 : Metrics.disabledAlpha, within: area) {
      paintIcon(node, &$0)
      if let text = item[BarItem.title] ?? item[TabBarItem.systemItem]?.title, !text.isEmpty {
        paintTitle(text, node, &$0)
      }
    }
    if let badge = item[TabBarItem.badgeValue], !badge.isEmpty {
      paintBadge(badge, node, &canvas)
    }
  }

  private static func paintIcon(_ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let isSelected = TabBarItem.isSelected(item)
    func rect(_ size: Size) -> Rect {
      Rect(
        x: item.roundToPixel((node.size.width - size.width) / 2),
        y: item.roundToPixel(Metrics.imageCenter - size.height / 2), width: size.width,
        height: size.height)
    }
    let finished =
      isSelected ? item[TabBarItem.finishedSelectedImage] : item[TabBarItem.finishedUnselectedImage]
    // Finished images are drawn as they are.
    if let finished {
      return canvas.draw(finished, in: rect(finished.size), of: item, role: .imageView)
    }
    guard let value = item[TabBarItem.image] else { return }
    guard item.rendering(of: value, role: .tabBarItem).isTemplate else {
      return canvas.draw(value, in: rect(value.size), of: item, role: .imageView)
    }
    let gloss = IconGloss(image: item.image(value), rect: rect(value.size))
    if isSelected {
      gloss.paintSelected(tint: item.color(selectedTint), &canvas)
    } else {
      gloss.paintUnselected(&canvas)
    }
  }

  private static func paintTitle(_ text: String, _ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let isSelected = TabBarItem.isSelected(item)
    let base = TextAttributes(
      font: .system(Metrics.titleSize, .bold),
      foregroundColor: .color(isSelected ? .white : Metrics.title))
    let axes = AxisValues(state: isSelected ? .selected : .normal)
    var given = item.value(BarItem.titleTextAttributes, axes) ?? TextAttributes()
    // Attributes of the normal state give a selected title its font, not its colour.
    if isSelected, !item.isSet(BarItem.titleTextAttributes, axes) { given.foregroundColor = nil }
    given.font = given.font?.sized(orAs: base.font)
    let attributes = given.over(base)
    let layout = item.textLayout(text, attributes: attributes, width: node.size.width)
    let offset = item[TabBarItem.titlePositionAdjustment] ?? .zero
    canvas.draw(
      layout, x: (node.size.width - layout.size.width) / 2 + offset.horizontal,
      baseline: Metrics.titleBaseline + offset.vertical, shadow: attributes.shadow, of: item)
  }

  private static func paintBadge(_ text: String, _ node: PlacedNode, _ canvas: inout Canvas) {
    let item = node.styled
    let layout = item.textLayout(
      text,
      attributes: TextAttributes(
        font: .system(Metrics.badgeFontSize, .bold), foregroundColor: .color(.white)))
    let height = Metrics.badgeHeight
    let width = max(height, item.ceilToPixel(layout.size.width + 2 * Metrics.badgePadding))
    let rect = Rect(
      x: item.roundToPixel(node.size.width / 2 + Metrics.badgeX), y: Metrics.badgeTop,
      width: width, height: height)
    let disc = Path(roundedRect: rect, radius: height / 2)
    canvas.shadow(disc, .shade(0.6), offset: Point(x: 0, y: 1.5), blurRadius: 3)
    canvas.fill(disc, .white)
    let inner = rect.insetBy(x: Metrics.badgeRim, y: Metrics.badgeRim)
    canvas.fill(
      Path(roundedRect: inner, radius: inner.height / 2), Metrics.badge.paint(in: inner))
    canvas.translated(x: rect.minX, y: rect.minY) {
      $0.draw(
        layout,
        topLeft: Point(
          x: (width - layout.size.width) / 2, y: item.centeredTop(layout, height: height)),
        shadow: nil, of: item)
    }
  }
}
