import ObjectModel

extension Button: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let button = node.styled
    let axes = AxisValues(state: button.controlState)
    let ownLabel: String? =
      switch button[buttonType] {
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .custom, .system, .roundedRect, nil: nil
      }
    return .element(
      SpokenContent(
        label: button.value(attributedTitle, axes)?.text ?? button.value(title, axes) ?? ownLabel,
        traits: button.stateTraits.union(.button)))
  }
}
