import ObjectModel

/// A date and time of day in the Gregorian calendar, without clock and time zone.
struct CalendarDate: Sendable, Hashable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// Creates a date from a document's components, clamped to their ranges. Missing ones are those
  /// of 9:41 on 9 January 2007, as in pictures of phones.
  init(_ components: Element?) {
    func part(_ key: AppearanceKey<Int>, _ other: Int, in range: ClosedRange<Int>) -> Int {
      min(max(components?[key] ?? other, range.lowerBound), range.upperBound)
    }
    year = part(DateComponents.year, 2007, in: 1...9999)
    month = part(DateComponents.month, 1, in: 1...12)
    day = part(DateComponents.day, 9, in: 1...31)
    hour = part(DateComponents.hour, 9, in: 0...23)
    minute = part(DateComponents.minute, 41, in: 0...59)
    day = min(day, Self.length(of: month, year))
  }

  private static func length(of month: Int, _ year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The date a number of days later, or earlier if it is negative.
  func adding(days: Int) -> CalendarDate {
    var date = self
    date.day += days
    while date.day < 1 {
      date.month = date.month == 1 ? 12 : date.month - 1
      if date.month == 12 { date.year -= 1 }
      date.day += Self.length(of: date.month, date.year)
    }
    while date.day > Self.length(of: date.month, date.year) {
      date.day -= Self.length(of: date.month, date.year)
      date.month = date.month == 12 ? 1 : date.month + 1
      if date.month == 1 { date.year += 1 }
    }
    return date
  }

  /// Day of the week, 0–6 from Sunday: days since the year 0 by the calendar's rule, whose day 1
  /// was a Monday.
  var dayOfWeek: Int {
    let past = year - 1
    var days = past * 365 + past / 4 - past / 100 + past / 400 + day
    for earlier in 1..<month { days += Self.length(of: earlier, year) }
    return days.modulo(7)
  }

  /// The number of days of the month.
  var monthLength: Int { Self.length(of: month, year) }

  /// The date as a screen reader says it: `Tuesday, January 9`.
  var spokenText: String {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    return "\(names[dayOfWeek]), \(Self.monthNames[month - 1]) \(day)"
  }

  /// The date and time as a language writes them.
  func text(_ pattern: DatePattern, _ words: DateWords) -> String {
    words.text(
      pattern,
      DateParts(
        year: year, month: month, day: day, dayOfWeek: dayOfWeek, hour: hour, minute: minute))
  }
}

extension Int {
  /// The remainder of division by a positive divisor, in 0 ..< `divisor`.
  func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
