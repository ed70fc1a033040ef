public import ObjectModel
import Raster
import Text

/// UIDatePicker: a picker view whose wheels show a date.
public enum DatePicker: BaseControl {
  /// The kind of date or time that the wheels show.
  public static let datePickerMode = AppearanceKey<Mode>(
    "datePickerMode", "time, date, dateAndTime (the default) or countDownTimer."
  )
  /// Steps of the minutes wheel, in minutes.
  public static let minuteInterval = AppearanceKey<Int>(
    "minuteInterval", "Minutes from one row to the next; 1 by default.")
  /// Duration of a timer, in seconds.
  public static let countDownDuration = AppearanceKey<Double>(
    "countDownDuration", "Of a countDownTimer, in seconds.")

  /// Whether the picker shows wheels or pills, from iOS 13 on.
  static let preferredDatePickerStyle = AppearanceKey<PickerStyle>(
    "preferredDatePickerStyle", since: 13,
    "wheels; compact, which automatic is from iOS 14 on, but for a timer; inline, a calendar, from 14."
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
    "UIDatePicker", superclass: "UIControl", summary: "Wheels turned to a date.",
    properties: [
      datePickerMode.declaration, minuteInterval.declaration, countDownDuration.declaration,
      preferredDatePickerStyle.declaration,
      .object(
        "date", ObjectType("NSDateComponents", default: "NSDateComponents"),
        "The date shown; the 9th of January 2007, 9:41, where nothing is said."),
    ])

  static let picker = Element.Role("pickerView")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    compose(&element, widths)
  }

  static func compose(_ element: inout Element, _ widths: Widths) {
    var view = Element("UIPickerView", role: picker)
    view.setDefault(PickerView.showsSelectionIndicator, true)
    view.values[PropertySlot(PickerView.components)] = .objects(wheels(of: element, widths))
    element.children = [view] + View.subviews(of: element)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    PickerView.Metrics.size
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    if let view = node.child(picker) { pass.place(view, in: Rect(origin: .zero, size: size)) }
    pass.layOutSubviews(of: node, size: size)
  }
}
