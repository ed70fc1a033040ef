import ObjectModel

extension Label: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let isTitle = node.styled.role.isHeading
    return .element(
      SpokenContent(
        label: spokenText(node.styled), traits: isTitle ? [.staticText, .header] : .staticText))
  }

  /// The text of the label without attributes.
  static func spokenText(_ label: StyledNode) -> String? {
    label[attributedText]?.text ?? label[text]
  }
}
