import ObjectModel
import Raster
import Text

extension TabBarItem {
  static var modern: any ControlClass.Type { ModernTabBarItem.self }
}

/// UITabBarItem from iOS 13 on: drawn by the appearances of its bar, or by its own properties where
/// there are none.
enum ModernTabBarItem: DerivedControl {
  typealias Base = TabBarItem

  private typealias Key = TabBarItemStateAppearance

  /// The properties that appearance objects take the place of.
  static let olderProperties = [
    BarItem.titleTextAttributes.slot.name, TabBarItem.titlePositionAdjustment.slot.name,
  ]

  /// The property of a tab bar appearance that holds the items' in the bar's arrangement.
  static func appearanceName(_ node: StyledNode) -> String {
    switch TabBarItem.Arrangement(node) {
    case .stacked: "stackedLayoutAppearance"
    case .inline: "inlineLayoutAppearance"
    case .compactInline: "compactInlineLayoutAppearance"
    }
  }

  /// The state that the item's values are looked up for.
  static func state(of item: StyledNode) -> AppearanceState {
    if item[BarItem.isEnabled] == false { return .disabled }
    return TabBarItem.isSelected(item) ? .selected : .normal
  }

  /// The appearances that count: those of a rule for the item before the bar's.
  static func appearances(of item: StyledNode) -> (all: ItemAppearances, source: Candidate?)? {
    let situation = item[TabBarItem.situation] ?? .standard
    let slots: [BarAppearanceInForce.Slot] =
      situation.isAtEdge ? [.scrollEdge, .standard] : [.standard]
    for slot in slots {
      guard let winner = item.object.style.winner(PropertySlot(slot.rawValue)),
        winner.source == .appearance, let values = AppearanceValues(winner.value)
      else { continue }
      return (ItemAppearances([values[appearanceName(item)]]), winner)
    }
    return item[TabBarItem.appearances].map { ($0, item.candidate(TabBarItem.appearances)) }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == TabBarItem.button else { return PassedValues() }
    let found = appearances(of: node)
    let state = state(of: node)
    let size = TabBarItem.Arrangement(node).titleSize
    let figures = TabBarItemFigures(node.look)
    let stackedWeight =
      (TabBarItem.isSelected(node) ? figures.selectedTitleWeight : nil) ?? figures.titleWeight
    let weight = TabBarItem.Arrangement(node) == .stacked ? stackedWeight : .regular
    let base = color(of: node, state, found?.all)
    var values = PassedValues(
      showing: node, in: TabBarItem.isSelected(node) ? .selected : .normal,
      title: node.word(node[TabBarItem.systemItem]?.title),
      base: TextAttributes(font: .system(size, weight), foregroundColor: base),
      attributes: found == nil ? TabBarItem.titleAttributes(of: node) : nil)
    if let found {
      // The item's own title attributes lose to the appearance.
      values.removeGiven(EmbeddedButton.titleTextAttributes)
      values.pass(
        EmbeddedButton.titleTextAttributes,
        titleAttributes(found.all, state).sized(orAs: .system(size, weight)), from: found.source)
    }
    let iconColor = iconColor(found?.all, state)
    if let iconColor {
      values.pass(IconStyle.tintColor, iconColor, from: found?.source)
    } else {
      values.pass(
        IconStyle.tintColor, base,
        from: state == .normal ? node.candidate(TabBarItem.unselectedColor) : nil)
    }
    if found == nil, state == .normal, let source = node.candidate(TabBarItem.unselectedColor) {
      values.pass(Button.titleColor, base, in: TabBarItem.axes(node), from: source)
    }
    let (image, source) = TabBarItem.shownImage(node)
    values.pass(Button.image, image, in: TabBarItem.axes(node), from: source)
    Badge.pass(node, &values)
    if let found { passBadge(found, state, of: node, &values) }
    return values
  }

  /// The colour of title and icon where nobody sets one.
  private static func color(
    of item: StyledNode, _ state: AppearanceState, _ appearances: ItemAppearances?
  ) -> ColorValue {
    switch state {
    case .selected: return selectedColor(of: item)
    case .disabled:
      let normal = appearances?.value(Key.iconColor, .normal) ?? item[TabBarItem.unselectedColor]
      return normal.flatMap(item.resolve)
        .map { .color(ModernBarButtonItem.disabled($0)) } ?? .color(.black)
    default: return item[TabBarItem.unselectedColor] ?? .color(.black)
    }
  }

  /// The tint; on glass as it is drawn there in either style.
  static func selectedColor(of item: StyledNode) -> ColorValue {
    guard item.look.era >= .glass else { return .tint }
    func shade(_ style: Traits.InterfaceStyle) -> ColorValue {
      var traits = item.traits
      traits.userInterfaceStyle = style
      return .color(
        GlassInk.selected(
          item.object.tint.adapted(to: traits).color, item.glassGeneration,
          isDark: style == .dark))
    }
    return .dynamic(light: shade(.light), dark: shade(.dark))
  }

  private static func iconColor(
    _ appearances: ItemAppearances?, _ state: AppearanceState
  ) -> ColorValue? {
    guard let appearances else { return nil }
    if let own = appearances.value(Key.iconColor, state) { return own }
    return state == .disabled ? appearances.value(Key.iconColor, .normal) : nil
  }

  /// Selected titles take only their font from the normal state, disabled ones also their colour.
  private static func titleAttributes(
    _ appearances: ItemAppearances, _ state: AppearanceState
  ) -> TextAttributes {
    let normal = appearances.attributes(Key.titleTextAttributes, .normal)
    guard state != .normal else { return normal }
    return appearances.attributes(Key.titleTextAttributes, state).over(
      TextAttributes(
        font: normal.font, foregroundColor: state == .disabled ? normal.foregroundColor : nil))
  }

  /// Passes what the appearances say of the badge and the item does not; the normal state's counts
  /// for the others.
  private static func passBadge(
    _ found: (all: ItemAppearances, source: Candidate?), _ state: AppearanceState,
    of item: StyledNode, _ values: inout PassedValues
  ) {
    if item[TabBarItem.badgeColor] == nil {
      values.pass(
        TabBarItem.badgeColor, value(Key.badgeBackgroundColor, state, found.all),
        from: found.source)
    }
    let axes = TabBarItem.axes(item)
    let attributes =
      found.all.attributes(Key.badgeTextAttributes, state)
      .over(found.all.attributes(Key.badgeTextAttributes, .normal))
    let own = item.value(TabBarItem.badgeTextAttributes, axes)
    guard attributes != TextAttributes() else { return }
    values.pass(
      TabBarItem.badgeTextAttributes, own?.over(attributes) ?? attributes, from: found.source)
  }

  private static func value<Value>(
    _ key: AppearanceKey<Value>, _ state: AppearanceState, _ appearances: ItemAppearances
  ) -> Value? {
    appearances.value(key, state) ?? appearances.value(key, .normal)
  }

  /// How far the title is moved.
  static func titleAdjustment(of item: StyledNode) -> Offset? {
    appearances(of: item).map {
      value(Key.titlePositionAdjustment, state(of: item), $0.all) ?? .zero
    }
  }

  /// How far the badge is moved.
  static func badgeAdjustment(of item: StyledNode) -> Offset {
    appearances(of: item).flatMap { value(Key.badgePositionAdjustment, state(of: item), $0.all) }
      ?? .zero
  }

  /// The baseline of a title below its icon, in points (measured at 2x and 3x).
  static let stackedBaseline = 45.0
}
