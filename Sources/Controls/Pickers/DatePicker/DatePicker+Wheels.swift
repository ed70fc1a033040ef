import ObjectModel
import Raster
import Text

extension DatePicker {
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
  static let widths = Widths(
    date: (130, 44, 70), day: 134, time: (42, 40, 52), timeAlone: (42, 40, 52), timer: (60, 60))

  static func wheels(of element: Element, _ widths: Widths, _ words: SystemWords) -> [Element] {
    let dates = words.dates
    let date = CalendarDate(element.object("date"))
    let step = min(max(element[minuteInterval] ?? 1, 1), 30)
    let mode = element[datePickerMode] ?? .dateAndTime
    let time = mode == .time ? widths.timeAlone : widths.time
    func hour() -> Element {
      guard dates.time.fields.contains("H") else {
        return wheel(time.hour, .right) { String((date.hour + $0 + 11).modulo(12) + 1) }
      }
      let isLong = dates.time.parts.contains(.field("H", count: 2))
      return wheel(time.hour, .right) {
        let hour = (date.hour + $0).modulo(24)
        return isLong ? twoDigits(hour) : String(hour)
      }
    }
    func minute() -> Element {
      wheel(time.minute, .right) {
        twoDigits((date.minute / step + $0).modulo(60 / step) * step)
      }
    }
    func half() -> Element {
      wheel(time.half, .right) {
        let row = (date.hour < 12 ? 0 : 1) + $0
        return dates.halves.indices.contains(row) ? dates.halves[row] : nil
      }
    }
    /// The wheels in the order of the language.
    func times() -> [Element] {
      dates.time.fields.compactMap { field in
        switch field {
        case "h", "H": hour()
        case "m": minute()
        case "a": half()
        default: nil
        }
      }
    }
    switch mode {
    case .time: return times()
    case .date:
      let (day, year) = (dates.date.unit(after: "d"), dates.date.unit(after: "y"))
      return dates.date.fields.compactMap { field in
        switch field {
        case "M":
          wheel(widths.date.month, .left) { dates.months[(date.month - 1 + $0).modulo(12)] }
        case "d":
          wheel(widths.date.day, .right) {
            String((date.day - 1 + $0).modulo(31) + 1) + day
          }
        case "y": wheel(widths.date.year, .right) { String(date.year + $0) + year }
        default: nil
        }
      }
    case .dateAndTime:
      let day = wheel(widths.day, .right) {
        date.adding(days: $0).text(dates.dayAndDate, dates)
      }
      return [day] + times()
    case .countDownTimer:
      let minutes = Int(min(max(element[countDownDuration] ?? 60, 0), 86_340)) / 60
      var hours = wheel(widths.timer.wheel, .right) {
        let hour = minutes / 60 + $0
        return (0..<24).contains(hour) ? String(hour) : nil
      }
      hours.setDefault(PickerComponent.unit, words[minutes / 60 == 1 ? .hour : .hours])
      var rest = wheel(widths.timer.wheel, .right) {
        String((minutes % 60 / step + $0).modulo(60 / step) * step)
      }
      rest.setDefault(PickerComponent.unit, words[.minutes])
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
    element.setDefault(PickerComponent.fitsRows, true)
    return element
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
