import ObjectModel
import Raster

extension TabBar {
  static var modern: any ControlClass.Type { ModernTabBar.self }

  /// The background image, unless appearance objects take its place.
  static func shownBackgroundImage(of bar: StyledNode) -> ImageValue? {
    bar.look.era >= .modern && ModernTabBar.appearance(of: bar).isInUse
      ? nil : bar[backgroundImage]
  }
}

/// UITabBar from iOS 13 on.
enum ModernTabBar: DerivedControl {
  typealias Base = TabBar

  /// The colour of items that are not selected: light measured on the material, dark Flutter's.
  private static let unselected = ColorValue.dynamic(
    light: .color(Color(bytes: 163, 163, 163)), dark: .color(Color(bytes: 117, 117, 117)))

  /// The properties that appearance objects take the place of.
  static let olderProperties = [
    Bar.barTintColor.slot.name, Bar.shadowImage.slot.name, TabBar.backgroundImage.slot.name,
    TabBar.selectionIndicatorImage.slot.name, TabBar.unselectedItemTintColor.slot.name,
    TabBar.itemPositioning.slot.name, TabBar.itemWidth.slot.name, TabBar.itemSpacing.slot.name,
  ]

  static func appearance(of bar: StyledNode) -> BarAppearanceInForce {
    BarAppearanceInForce(
      bar: bar, item: { selectedValue($0, of: bar) }, isCompact: false,
      isAtEdge: Bar.isAtBottomEdge(bar))
  }

  /// The value that the selected item sets for a slot. Its rules are known once it is resolved.
  private static func selectedValue(_ slot: PropertySlot, of bar: StyledNode) -> Candidate? {
    if let item = bar.children(TabBar.item).first(where: TabBarItem.isSelected) {
      return item.object.style.winner(slot)
    }
    let item = bar.element.children.first {
      $0.role == TabBar.item && $0[TabBarItem.isSelected] == true
    }
    return BarAppearanceInForce.values(of: item)(slot)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == TabBar.item else { return TabBar.values(for: part, of: node) }
    var values = PassedValues()
    values.setDefault(TabBarItem.unselectedColor, unselected)
    let appearance = appearance(of: node)
    values.setDefault(TabBarItem.situation, appearance.situation)
    guard appearance.isInUse else {
      values.pass(TabBarItem.unselectedColor, TabBar.unselectedItemTintColor, of: node)
      return values
    }
    let name = ModernTabBarItem.appearanceName(node)
    values.pass(
      TabBarItem.appearances, ItemAppearances([appearance.values?[name]]), from: appearance.source)
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let appearance = appearance(of: node)
    guard appearance.isInUse else { return TabBar.layOut(node, size: size, &pass) }
    let values = appearance.values
    TabBar.layOut(
      node, size: size,
      TabBar.Columns(
        positioning: values?[TabBarAppearance.stackedItemPositioning],
        width: values?[TabBarAppearance.stackedItemWidth],
        spacing: values?[TabBarAppearance.stackedItemSpacing]), &pass)
  }

  static func background(of bar: StyledNode) -> BarBackgroundStyle {
    if let style = BarBackgroundStyle(appearance(of: bar), look: bar.look) { return style }
    var style = BarBackgroundStyle(
      olderPropertiesOf: bar, image: bar[TabBar.backgroundImage], shadow: bar[Bar.shadowImage])
    style.tilesImage = true
    return style
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    background(of: bar).paint(
      bar, area: node.bounds, bounds: node.bounds, isLineBelow: false, &canvas)
    let appearance = appearance(of: bar)
    let values = appearance.values
    let indicator =
      appearance.isInUse
      ? values?[TabBarAppearance.selectionIndicatorImage]?.adapted(to: bar.traits)
      : bar[TabBar.selectionIndicatorImage]
    guard let indicator else { return }
    let tint = values?[TabBarAppearance.selectionIndicatorTintColor].flatMap(bar.resolve)
    for item in node.children(TabBar.item) where TabBarItem.isSelected(item.styled) {
      // An image with cap insets fills the item; others are centred in it.
      let frame =
        indicator.capInsets == nil ? item.frame.centered(indicator.size) : item.frame
      let rect = Rect(
        x: bar.roundToPixel(frame.minX), y: bar.roundToPixel(frame.minY), width: frame.width,
        height: frame.height)
      canvas.draw(
        tint == nil ? indicator : indicator.decided(isTemplate: true), in: rect, of: bar,
        role: .selectionIndicator, tint: tint)
    }
  }
}
