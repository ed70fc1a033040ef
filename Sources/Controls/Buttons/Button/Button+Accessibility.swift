import ObjectModel

extension Button: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let button = node.styled
    return .element(
      SpokenContent(
        label: text(of: button) ?? typeName(of: button)
          ?? SymbolLabel.label(of: shownImage(button)),
        traits: button.stateTraits.union(.button)))
  }

  /// The titles that the button shows: those of its configuration before its own.
  private static func text(of button: StyledNode) -> String? {
    let axes = AxisValues(state: button.controlState)
    let own = button.value(attributedTitle, axes)?.text ?? button.value(title, axes)
    guard let configuration = ConfiguredStyle(button)?.configuration else { return own }
    let titles = [
      configuration[ButtonConfiguration.attributedTitle]?.text
        ?? configuration[ButtonConfiguration.title] ?? own,
      configuration[ButtonConfiguration.subtitle],
    ].compactMap { $0 }.filter { !$0.isEmpty }
    return titles.isEmpty ? nil : titles.joined(separator: ", ")
  }

  /// The label of a type with a figure of its own.
  private static func typeName(of button: StyledNode) -> String? {
    switch button[buttonType] {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .custom, .system, .roundedRect, nil: nil
    }
  }

  private static func shownImage(_ button: StyledNode) -> ImageValue? {
    ConfiguredStyle(button)?.configuration[ButtonConfiguration.image]
      ?? button.value(image, AxisValues(state: button.controlState))
  }
}
