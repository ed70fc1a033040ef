public import ObjectModel
import Raster
import Text

/// UIDatePicker: a picker view whose wheels show a date.
public enum DatePicker: ControlClass {
  /// The kind of date or time that the wheels show.
  public static let datePickerMode = AppearanceKey<Mode>(
    "datePickerMode", decidesParts: true, "time, date, dateAndTime (the default) or countDownTimer."
  )
  /// Steps of the minutes wheel, in minutes.
  public static let minuteInterval = AppearanceKey<Int>(
    "minuteInterval", decidesParts: true, "Minutes from one row to the next; 1 by default.")
  /// Duration of a timer, in seconds.
  public static let countDownDuration = AppearanceKey<Double>(
    "countDownDuration", decidesParts: true, "Of a countDownTimer, in seconds.")

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
      .object(
        "date", ObjectType("NSDateComponents", default: "NSDateComponents"),
        "The date shown; the 9th of January 2007, 9:41, where nothing is said."),
    ])

  static let picker = Element.Role("pickerView")

  /// Number of rows drawn above and below the selected one, as many as are visible.
  private static let visibleRows = 4

  /// Widths of wheels, in points.
  struct Widths {
    let date: (month: Double, day: Double, year: Double)
    /// Width of the day's wheel before a time.
    let day: Double
    /// Widths of the time's wheels, beside a day and alone.
    let time: (hour: Double, minute: Double, half: Double)
    let timeAlone: (hour: Double, minute: Double, half: Double)
    /// Widths of a timer's wheels, and of the gap for the word beside each.
    let timer: (wheel: Double, gap: Double?)
  }

  /// In points (choice, after iOS 7's pickers).
  private static let widths = Widths(
    date: (130, 44, 70), day: 134, time: (42, 40, 52), timeAlone: (42, 40, 52), timer: (60, 60))

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    compose(&element, widths)
  }

  static func compose(_ element: inout Element, _ widths: Widths) {
    var view = Element("UIPickerView", role: picker)
    view.setDefault(PickerView.showsSelectionIndicator, true)
    view.values[PropertySlot(PickerView.components)] = .objects(wheels(of: element, widths))
    element.children = [view] + View.subviews(of: element)
  }

  private static func wheels(of element: Element, _ widths: Widths) -> [Element] {
    let date = CalendarDate(element.object("date"))
    let step = min(max(element[minuteInterval] ?? 1, 1), 30)
    let months = CalendarDate.monthNames
    let mode = element[datePickerMode] ?? .dateAndTime
    let time = mode == .time ? widths.timeAlone : widths.time
    func hour() -> Element {
      wheel(time.hour, .right) { String((date.hour + $0 + 11).modulo(12) + 1) }
    }
    func minute() -> Element {
      wheel(time.minute, .right) {
        twoDigits((date.minute / step + $0).modulo(60 / step) * step)
      }
    }
    func half() -> Element {
      wheel(time.half, .right) {
        let row = (date.hour < 12 ? 0 : 1) + $0
        return row == 0 ? "AM" : row == 1 ? "PM" : nil
      }
    }
    switch mode {
    case .time: return [hour(), minute(), half()]
    case .date:
      return [
        wheel(widths.date.month, .left) { months[(date.month - 1 + $0).modulo(12)] },
        wheel(widths.date.day, .right) { String((date.day - 1 + $0).modulo(31) + 1) },
        wheel(widths.date.year, .right) { String(date.year + $0) },
      ]
    case .dateAndTime:
      return [
        wheel(widths.day, .right) { date.adding(days: $0).shortText }, hour(), minute(),
        half(),
      ]
    case .countDownTimer:
      let minutes = Int(min(max(element[countDownDuration] ?? 60, 0), 86_340)) / 60
      var hours = wheel(widths.timer.wheel, .right) {
        let hour = minutes / 60 + $0
        return (0..<24).contains(hour) ? String(hour) : nil
      }
      hours.setDefault(PickerComponent.unit, minutes / 60 == 1 ? "hour" : "hours")
      var rest = wheel(widths.timer.wheel, .right) {
        String((minutes % 60 / step + $0).modulo(60 / step) * step)
      }
      rest.setDefault(PickerComponent.unit, "min")
      guard let gap = widths.timer.gap else { return [hours, rest] }
      // The gap in which a timer's words are drawn.
      let spacer = wheel(gap, .left) { _ in nil }
      return [hours, spacer, rest, spacer]
    }
  }

  /// Creates a wheel with the rows around the selected one.
  ///
  /// - Parameter text: text of the row at an offset from the selected one; nil for a row that does
  ///   not exist.
  private static func wheel(
    _ width: Double, _ alignment: TextAlignment, _ text: (Int) -> String?
  ) -> Element {
    var element = Element("UIPickerComponent")
    let above = (-visibleRows..<0).compactMap(text)
    element.values[PropertySlot(PickerComponent.rows)] = .strings(
      above + (0...visibleRows).compactMap(text))
    element[PickerComponent.selectedRow] = above.count
    element[PickerComponent.width] = width
    element[PickerComponent.textAlignment] = alignment
    return element
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    PickerView.Metrics.size
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    if let view = node.child(picker) { pass.place(view, in: Rect(origin: .zero, size: size)) }
    pass.layOutSubviews(of: node, size: size)
  }
}

/// NSDateComponents: a date in a document.
enum DateComponents: ControlClass {
  static let year = AppearanceKey<Int>("year", "1 to 9999.")
  static let month = AppearanceKey<Int>("month", "1 to 12.")
  static let day = AppearanceKey<Int>("day", "1 to 31.")
  static let hour = AppearanceKey<Int>("hour", "0 to 23.")
  static let minute = AppearanceKey<Int>("minute", "0 to 59.")

  static let definition = ClassDefinition(
    "NSDateComponents", superclass: "NSObject", kind: .object, summary: "A date.",
    properties: [
      year.declaration, month.declaration, day.declaration, hour.declaration, minute.declaration,
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}
}
