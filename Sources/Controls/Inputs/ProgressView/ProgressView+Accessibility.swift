import ObjectModel

extension ProgressView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(
      SpokenContent(
        label: "Progress", value: spokenPercentage(node.styled[progress] ?? 0),
        traits: .updatesFrequently))
  }
}
