import ObjectModel

extension ImageView: AccessibleClass {
  /// Pictures are passed over unless they have a name.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    guard node.styled[RootObject.accessibilityLabel] != nil else { return .container }
    return .element(SpokenContent(traits: .image))
  }
}
