public import ObjectModel
import Raster
import Text

/// UIDatePicker: a picker view whose wheels show a date.
public enum DatePicker: BaseControl {
  /// The mode of the picker: time, date, dateAndTime or countDownTimer.
  public static let datePickerMode = AppearanceKey<Mode>(
    "datePickerMode", default: .value(.dateAndTime),
    "The mode of the picker: time, date, dateAndTime or countDownTimer."
  )
  /// The step between rows of the minutes wheel, in minutes.
  public static let minuteInterval = AppearanceKey<Int>(
    "minuteInterval", default: .value(1), "The step between rows of the minutes wheel, in minutes.")
  /// The duration in seconds; no effect unless the mode is countDownTimer.
  public static let countDownDuration = AppearanceKey<Double>(
    "countDownDuration", default: .value(60),
    "The duration in seconds; no effect unless the mode is countDownTimer.")

  /// The style: wheels, compact, inline, or automatic: compact from iOS 14 on but for timers.
  static let preferredDatePickerStyle = AppearanceKey<PickerStyle>(
    "preferredDatePickerStyle", since: 13,
    default: .value(.automatic),
    "The style: wheels, compact, inline, or automatic: compact from iOS 14 on but for timers."
  )

  /// UIDatePickerStyle.
  enum PickerStyle: String, NamedCases {
    case automatic, wheels, compact, inline
    static let typeName = "datePickerStyle"
    static let since = ["inline": 14]
  }

  /// The kind of date or time (UIDatePicker.Mode).
  public enum Mode: String, NamedCases {
    case time, date, dateAndTime, countDownTimer
    /// The name that documents and messages use.
    public static let typeName = "datePickerMode"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIDatePicker", superclass: "UIControl",
    summary: "A picker of date and time: wheels, pills or a calendar.",
    properties: [
      datePickerMode.declaration, minuteInterval.declaration, countDownDuration.declaration,
      preferredDatePickerStyle.declaration,
      .object(
        "date", ObjectType("NSDateComponents", default: "NSDateComponents"),
        default: .byContent, "The date that is shown; 9 January 2007, 9:41, where there is none."),
    ])

  static let picker = Element.Role("pickerView")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    compose(&element, widths, context.words)
  }

  static func compose(_ element: inout Element, _ widths: Widths, _ words: SystemWords) {
    var view = Element("UIPickerView", role: picker)
    view.setDefault(PickerView.showsSelectionIndicator, true)
    view.values[PropertySlot(PickerView.components)] = .objects(wheels(of: element, widths, words))
    element.children = [view] + View.subviews(of: element)
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    PickerView.Metrics.size
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    if let view = node.child(picker) { pass.place(view, in: Rect(origin: .zero, size: size)) }
    pass.layOutSubviews(of: node, size: size)
  }
}
