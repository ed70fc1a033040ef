import ObjectModel

extension SearchTextField: AccessibleClass {
  /// A text field for searching, also where it stands alone.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    guard case .element(var content) = TextField.accessibility(node) else { return .container }
    content.traits.insert(.searchField)
    return .element(content)
  }
}
