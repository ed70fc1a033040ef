import ObjectModel

extension TableViewIndex: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(SpokenContent(label: "section index", traits: .adjustable))
  }
}
