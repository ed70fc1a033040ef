import ScreenFormat

/// Dates as documents write them.
enum InterfaceDate {
  private static let secondsOfDay = 86_400.0
  /// Days from 1 March of the year 0 to 1 January 1970, and from there to 1 January 2001, the reference of dates in files.
  private static let firstDay = 719_468
  private static let referenceDay = 11_323
  /// Days of 400 years, and the bound of what is worked out, in seconds.
  private static let daysOfEra = 146_097
  private static let secondsLimit = 3e11

  /// The components of a date in Greenwich; nil for none.
  static func components(_ node: InterfaceNode?) -> DocumentValue? {
    guard let text = node?["timeIntervalSinceReferenceDate"], let seconds = Double(text),
      abs(seconds) < secondsLimit
    else { return nil }
    let whole = (seconds / secondsOfDay).rounded(.down)
    let rest = Int(seconds - whole * secondsOfDay)
    let (year, month, day) = civil(Int(whole))
    guard (1...9999).contains(year) else { return nil }
    let parts = [
      ("year", year), ("month", month), ("day", day), ("hour", rest / 3600),
      ("minute", rest / 60 % 60),
    ]
    return .object(parts.map { ($0.0, .number(Double($0.1))) })
  }

  /// Year, month and day of a number of days from 1 January 2001 (Howard Hinnant, "chrono-compatible low-level date
  /// algorithms").
  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + referenceDay + firstDay
    let era = (shifted >= 0 ? shifted : shifted - daysOfEra + 1) / daysOfEra
    let dayOfEra = shifted - era * daysOfEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400
    return (month <= 2 ? year + 1 : year, month, day)
  }
}
