import ObjectModel

extension TabBarItem: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let item = node.styled
    var traits: AccessibilityTraits = .button
    if isSelected(item) { traits.insert(.selected) }
    if item[BarItem.isEnabled] == false { traits.insert(.notEnabled) }
    return .element(
      SpokenContent(
        label: item[BarItem.title] ?? item.word(item[systemItem]?.title)
          ?? SymbolLabel.label(of: shownImage(item).image),
        value: item[badgeValue], traits: traits))
  }
}
