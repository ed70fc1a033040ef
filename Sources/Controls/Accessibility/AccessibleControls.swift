import Raster

// What UIKit's controls say of themselves: labels in English, as VoiceOver has them there.

extension StyledNode {
  /// The traits that all controls have from their states.
  fileprivate var stateTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if self[Control.isSelected] == true { traits.insert(.selected) }
    if self[Control.isEnabled] == false { traits.insert(.notEnabled) }
    return traits
  }
}

/// A share as whole per cent: `30%`.
private func percent(_ share: Double) -> String {
  "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
}

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

extension Switch: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(
      SpokenContent(
        value: node.styled[isOn] == true ? "1" : "0",
        traits: node.styled.stateTraits.union(.button)))
  }
}

extension Slider: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    // A track as long as 1 without insets: the thumb's place is the share.
    let share = offset(of: node.styled, width: 1, inset: 0)
    return .element(
      SpokenContent(value: percent(share), traits: node.styled.stateTraits.union(.adjustable)))
  }
}

extension Stepper: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let half = Size(width: node.size.width / 2, height: node.size.height)
    let sides = [
      Rect(origin: .zero, size: half), Rect(origin: Point(x: half.width, y: 0), size: half),
    ]
    func content(_ half: Half, _ label: String) -> SpokenContent {
      let isOff = state(half, of: node.styled) == .disabled
      return SpokenContent(label: label, traits: isOff ? [.button, .notEnabled] : .button)
    }
    return .parts([
      (content(.minus, "Decrement"), node.isMirrored ? sides[1] : sides[0]),
      (content(.plus, "Increment"), node.isMirrored ? sides[0] : sides[1]),
    ])
  }
}

extension Segment: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let segment = node.styled
    let state = ControlState(rawValue: segment[state] ?? 0)
    var traits: AccessibilityTraits = .button
    if state.contains(.selected) { traits.insert(.selected) }
    if state.contains(.disabled) { traits.insert(.notEnabled) }
    return .element(SpokenContent(label: segment[title], traits: traits))
  }
}

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

extension TextField: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let field = node.styled
    let isSearch = field.role == SearchBar.searchField
    // The label in it holds what is shown: bullets for what is secret, the placeholder.
    let shown = node.child(textLabel)?.styled
    return .element(
      SpokenContent(
        value: shown.flatMap(Label.spokenText),
        traits: isSearch ? field.stateTraits.union(.searchField) : field.stateTraits))
  }
}

extension TextView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(SpokenContent(value: node.styled[attributedText]?.text ?? node.styled[text]))
  }
}

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

extension ProgressView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    .element(
      SpokenContent(
        label: "Progress", value: percent(node.styled[progress] ?? 0), traits: .updatesFrequently))
  }
}

extension ActivityIndicatorView: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let turns = node.styled[isAnimating] ?? false
    guard turns || node.styled[hidesWhenStopped] == false else { return .container }
    return .element(
      SpokenContent(
        label: turns ? "In progress" : "Progress halted", traits: .updatesFrequently))
  }
}

extension AttributedText {
  /// The text without its looks.
  var text: String { runs.map(\.text).joined() }
}
