import ObjectModel

extension PageControl: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let control = node.styled
    let count = control[numberOfPages] ?? 0
    let current = min(max(control[currentPage] ?? 0, 0), max(count - 1, 0))
    return .element(
      SpokenContent(
        value: count > 0 ? "page \(current + 1) of \(count)" : nil,
        traits: control.stateTraits.union(.adjustable)))
  }
}
