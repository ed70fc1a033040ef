import ObjectModel

extension Segment: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let segment = node.styled
    let state = state(of: segment)
    var traits: AccessibilityTraits = .button
    if state.contains(.selected) { traits.insert(.selected) }
    if state.contains(.disabled) { traits.insert(.notEnabled) }
    return .element(
      SpokenContent(
        label: segment[title] ?? SymbolLabel.label(of: segment[image]), traits: traits))
  }
}
