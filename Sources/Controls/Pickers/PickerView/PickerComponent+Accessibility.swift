import ObjectModel

extension PickerComponent: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let wheel = node.styled
    let texts = wheel.element.strings(rows)
    let row = wheel[selectedRow] ?? 0
    return .element(
      SpokenContent(
        value: texts.indices.contains(row) ? texts[row] : nil, traits: .adjustable))
  }
}
