import ObjectModel

extension StyledNode {
  /// The traits of a control's states.
  var stateTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if self[Control.isSelected] == true { traits.insert(.selected) }
    if self[Control.isEnabled] == false { traits.insert(.notEnabled) }
    return traits
  }
}
