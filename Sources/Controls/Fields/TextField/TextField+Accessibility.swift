import ObjectModel

extension TextField: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let field = node.styled
    let isSearch = field.role == SearchBar.searchField
    // The label holds what is shown: bullets for secure text, or the placeholder.
    let shown = node.child(textLabel)?.styled
    return .element(
      SpokenContent(
        value: shown.flatMap(Label.spokenText),
        traits: isSearch ? field.stateTraits.union(.searchField) : field.stateTraits))
  }
}
