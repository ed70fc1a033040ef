import ObjectModel

extension Slider: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    // On a track of length 1, the thumb's offset is the share.
    let share = offset(of: node.styled, width: 1, inset: 0)
    return .element(
      SpokenContent(
        value: spokenPercentage(share), traits: node.styled.stateTraits.union(.adjustable)))
  }
}
