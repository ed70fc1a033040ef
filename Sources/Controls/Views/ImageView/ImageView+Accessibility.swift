import ObjectModel

extension ImageView: AccessibleClass {
  /// An element only if the image view has an accessibility label.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    guard node.styled[RootObject.accessibilityLabel] != nil else { return .container }
    return .element(SpokenContent(traits: .image))
  }
}
