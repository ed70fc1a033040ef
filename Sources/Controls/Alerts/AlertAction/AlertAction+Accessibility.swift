import ObjectModel

extension AlertAction: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let isOff = node.styled[isEnabled] == false
    return .element(
      SpokenContent(label: node.styled[title], traits: isOff ? [.button, .notEnabled] : .button))
  }
}
