import ObjectModel

extension Slider: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    // A track as long as 1 without insets: the thumb's place is the share.
    let share = offset(of: node.styled, width: 1, inset: 0)
    return .element(
      SpokenContent(
        value: spokenPercentage(share), traits: node.styled.stateTraits.union(.adjustable)))
  }
}
