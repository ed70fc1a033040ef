import ObjectModel

extension Switch: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(
      SpokenContent(
        value: node.styled[isOn] == true ? "1" : "0",
        traits: node.styled.stateTraits.union(.button)))
  }
}
