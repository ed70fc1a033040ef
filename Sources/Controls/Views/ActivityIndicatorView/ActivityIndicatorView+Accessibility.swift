import ObjectModel

extension ActivityIndicatorView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let turns = node.styled[isAnimating] ?? false
    guard turns || node.styled[hidesWhenStopped] == false else { return .container }
    return .element(
      SpokenContent(
        label: turns ? "In progress" : "Progress halted", traits: .updatesFrequently))
  }
}
