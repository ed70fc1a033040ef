public import ObjectModel
import Raster

/// UIStepper: a minus and a plus button.
public enum Stepper: BaseControl {
  /// The value, between minimumValue and maximumValue.
  public static let value = AppearanceKey<Double>(
    "value", default: .value(0), "The value, between minimumValue and maximumValue.")

  /// The value at which minus is disabled, unless wraps is true.
  public static let minimumValue = AppearanceKey<Double>(
    "minimumValue", default: .value(0),
    "The value at which minus is disabled, unless wraps is true.")

  /// The value at which plus is disabled, unless wraps is true.
  public static let maximumValue = AppearanceKey<Double>(
    "maximumValue", default: .value(100),
    "The value at which plus is disabled, unless wraps is true.")

  /// The step by which a tap changes the value; no effect on a picture.
  public static let stepValue = AppearanceKey<Double>(
    "stepValue", default: .value(1),
    "The step by which a tap changes the value; no effect on a picture.")

  /// Whether values wrap around, so that neither half is disabled.
  public static let wraps = AppearanceKey<Bool>(
    "wraps", default: .value(false), "Whether values wrap around, so that neither half is disabled."
  )

  /// The background image of both halves, by state; each half is drawn in its own state.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state], since: 6, imageRole: .background,
    default: .none,
    "The background image of both halves, by state; each half is drawn in its own state.")

  /// The image between the halves, by the states of both.
  public static let dividerImage = AppearanceKey<ImageValue>(
    "dividerImage", axes: [.dividerStates], since: 6, imageRole: .divider,
    default: .none, "The image between the halves, by the states of both.")

  /// The image of the plus, by state; a template image unless its rendering mode is original.
  public static let incrementImage = AppearanceKey<ImageValue>(
    "incrementImage", axes: [.state], since: 6, imageRole: .stepper,
    default: .none,
    "The image of the plus, by state; a template image unless its rendering mode is original.")

  /// The image of the minus, by state; a template image unless its rendering mode is original.
  public static let decrementImage = AppearanceKey<ImageValue>(
    "decrementImage", axes: [.state], since: 6, imageRole: .stepper,
    default: .none,
    "The image of the minus, by state; a template image unless its rendering mode is original.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIStepper", superclass: "UIControl", summary: "A control with a minus and a plus.",
    properties: [
      View.tintColor(since: 6), value.declaration, minimumValue.declaration,
      maximumValue.declaration,
      stepValue.declaration, wraps.declaration, backgroundImage.declaration,
      dividerImage.declaration, incrementImage.declaration, decrementImage.declaration,
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let halves = Half.allCases.map { half in
      EmbeddedButton.element(
        Button.definition.name, role: half.role,
        [Element(ImageView.definition.name, role: half.signRole)])
    }
    element.children = halves + View.subviews(of: element)
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard let half = Half(part.role) else { return values }
    let state = state(half, of: node)
    let axes = AxisValues(state: state)
    let key = half == .minus ? decrementImage : incrementImage
    values.pass(Button.image, key, axes, in: axes, of: node)
    if node[backgroundImage] != nil {
      values.setDefault(StepperHalf.sharedBackground, node.value(backgroundImage, axes))
    }
    if state == .disabled {
      values.setDefault(Control.isEnabled, false)
      values.setDefault(IconStyle.opacity, Metrics.disabledAlpha)
    }
    return values
  }

  /// The halves of a stepper.
  enum Half: CaseIterable {
    case minus, plus

    private static let roles = [
      Element.Role("decrement", drawnBy: StepperHalf.self),
      Element.Role("increment", drawnBy: StepperHalf.self),
    ]
    private static let signRoles = [
      Element.Role("minus", drawnBy: MinusSign.self), Element.Role("plus", drawnBy: PlusSign.self),
    ]

    var role: Element.Role { Half.roles[self == .minus ? 0 : 1] }
    var signRole: Element.Role { Half.signRoles[self == .minus ? 0 : 1] }

    init?(_ role: Element.Role) {
      guard let half = Half.allCases.first(where: { $0.role == role }) else { return nil }
      self = half
    }

    /// The bounds of the sign in the stepper, in points (measured).
    var box: Rect { self == .minus ? MinusSign.bar : PlusSign.box }
  }

  /// The state of a half: disabled at its limit, or when the stepper is.
  static func state(_ half: Half, of node: StyledNode) -> ControlState {
    if node[Control.isEnabled] == false { return .disabled }
    guard node[wraps] != true else { return .normal }
    let value = node[value] ?? 0
    switch half {
    case .minus: return value <= node[minimumValue] ?? 0 ? .disabled : .normal
    case .plus: return value >= node[maximumValue] ?? 100 ? .disabled : .normal
    }
  }

  /// The axes that the divider image is looked up by: the states of both halves.
  static func dividerAxes(of stepper: StyledNode) -> AxisValues {
    var sides = AxisValues(state: state(.minus, of: stepper))
    sides.rightState = state(.plus, of: stepper)
    return sides
  }
}
