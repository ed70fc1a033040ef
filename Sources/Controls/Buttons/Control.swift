public import ObjectModel

/// UIControl: the states and alignments that all controls share.
public enum Control: ControlClass {
  /// False draws the control's disabled look.
  public static let isEnabled = AppearanceKey<Bool>("isEnabled", "Whether the control is enabled.")
  /// Whether the control's selected look is drawn.
  public static let isSelected = AppearanceKey<Bool>(
    "isSelected", "Whether the control is selected.")
  /// Whether the control's pressed look is drawn.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Whether the control is pressed.")
  /// Where content lies across.
  public static let contentHorizontalAlignment = AppearanceKey<HorizontalAlignment>(
    "contentHorizontalAlignment", "Where content lies across the control.")
  /// Where content lies down.
  public static let contentVerticalAlignment = AppearanceKey<VerticalAlignment>(
    "contentVerticalAlignment", "Where content lies down the control.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIControl", superclass: "UIView", summary: "What all controls share: states, alignment.",
    properties: [
      isEnabled.declaration, isSelected.declaration, isHighlighted.declaration,
      contentHorizontalAlignment.declaration, contentVerticalAlignment.declaration,
    ])

  /// UIControlContentHorizontalAlignment.
  public enum HorizontalAlignment: String, NamedCases {
    case center, left, right, fill, leading, trailing
    /// The name that messages use.
    public static let typeName = "contentHorizontalAlignment"
  }

  /// UIControlContentVerticalAlignment.
  public enum VerticalAlignment: String, NamedCases {
    case center, top, bottom, fill
    /// The name that messages use.
    public static let typeName = "contentVerticalAlignment"
  }
}

extension StyledNode {
  /// The states that a control is in, as UIKit combines them to look values up.
  public var controlState: ControlState {
    var state = ControlState.normal
    if self[Control.isEnabled] == false { state.insert(.disabled) }
    if self[Control.isSelected] == true { state.insert(.selected) }
    if self[Control.isHighlighted] == true { state.insert(.highlighted) }
    return state
  }

  /// True when exactly this combination of axes has a value, set on the object or by a rule; null is
  /// passed by, as `value` does.
  func isSet<Value>(_ key: some PropertyKey<Value>, _ axes: AxisValues) -> Bool {
    let winner = object.style.winner(key.slot.with(axes))
    return winner.map { $0.value != .null } ?? false
  }
}
