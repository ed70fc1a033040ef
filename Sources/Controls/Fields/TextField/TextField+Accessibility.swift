import ObjectModel

extension TextField: AccessibleClass {
  /// The role of a field that belongs to a search bar.
  static let searchRole = Element.Role("searchField")

  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let field = node.styled
    let isSearch = field.role == searchRole
    // The label holds what is shown: bullets for secure text, or the placeholder.
    let shown = node.child(textLabel)?.styled
    return .element(
      SpokenContent(
        value: shown.flatMap(Label.spokenText),
        traits: isSearch ? field.stateTraits.union(.searchField) : field.stateTraits))
  }
}
