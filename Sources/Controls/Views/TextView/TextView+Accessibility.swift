import ObjectModel

extension TextView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(SpokenContent(value: node.styled[attributedText]?.text ?? node.styled[text]))
  }
}
