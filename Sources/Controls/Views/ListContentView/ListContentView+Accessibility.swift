import ObjectModel

extension ListContentView: AccessibleClass {
  /// In a row its texts are the row's own.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    node.styled.role.isAdded ? .combined(SpokenContent(traits: .staticText)) : .container
  }
}
