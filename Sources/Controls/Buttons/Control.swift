public import ObjectModel

/// UIControl: the states and alignments that all controls share.
public enum Control: BaseControl {
  /// Whether the control is enabled; a disabled one is drawn as its look says.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", default: .value(true),
    "Whether the control is enabled; a disabled one is drawn as its look says.")
  /// Whether the control is selected.
  public static let isSelected = AppearanceKey<Bool>(
    "isSelected", default: .value(false), "Whether the control is selected.")
  /// Whether the control is highlighted, as while it is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the control is highlighted, as while it is pressed.")
  /// The horizontal alignment of the content.
  public static let contentHorizontalAlignment = AppearanceKey<HorizontalAlignment>(
    "contentHorizontalAlignment", default: .value(.center),
    "The horizontal alignment of the content.")
  /// The vertical alignment of the content.
  public static let contentVerticalAlignment = AppearanceKey<VerticalAlignment>(
    "contentVerticalAlignment", default: .value(.center), "The vertical alignment of the content.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIControl", superclass: "UIView",
    summary: "The common superclass of controls: states and alignment.",
    properties: [
      isEnabled.declaration, isSelected.declaration, isHighlighted.declaration,
      contentHorizontalAlignment.declaration, contentVerticalAlignment.declaration,
    ])

  /// UIControlContentHorizontalAlignment.
  public enum HorizontalAlignment: String, NamedCases {
    case center, left, right, fill, leading, trailing
    /// The name of the type in documents and messages.
    public static let typeName = "contentHorizontalAlignment"
    /// The first iOS of the later cases.
    public static let since = ["leading": 11, "trailing": 11]
  }

  /// UIControlContentVerticalAlignment.
  public enum VerticalAlignment: String, NamedCases {
    case center, top, bottom, fill
    /// The name of the type in documents and messages.
    public static let typeName = "contentVerticalAlignment"
  }
}

extension StyledNode {
  /// The states of a control, combined as UIKit combines them to look up values.
  public var controlState: ControlState {
    var state = ControlState.normal
    if self[Control.isEnabled] == false { state.insert(.disabled) }
    if self[Control.isSelected] == true { state.insert(.selected) }
    if self[Control.isHighlighted] == true { state.insert(.highlighted) }
    if hasFocus { state.insert(.focused) }
    return state
  }

  /// Whether a property has a value other than null for exactly these axes, from the object or a
  /// rule.
  func isSet<Value>(_ key: some PropertyKey<Value>, _ axes: AxisValues) -> Bool {
    let winner = style.winner(key.slot.with(axes))
    return winner.map { $0.value != .null } ?? false
  }
}
