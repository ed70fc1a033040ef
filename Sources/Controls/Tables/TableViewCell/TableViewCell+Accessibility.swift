import ObjectModel

extension TableViewCell: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let cell = node.styled
    let isChosen = cell[isSelected] == true || cell[accessoryType] == .checkmark
    return .combined(SpokenContent(traits: isChosen ? .selected : []))
  }
}
