/// The words and the order in which a language writes dates.
package struct DateWords: Sendable, Hashable {
  /// The first day of a week; 0 is Sunday.
  package var firstDayOfWeek: Int
  /// The names of months by themselves, from January.
  package var monthsAlone: [String]
  /// The names of months within dates.
  package var months: [String]
  package var shortMonths: [String]
  /// The short names of days within dates, from Sunday.
  package var days: [String]
  /// The short names of days by themselves.
  package var daysAlone: [String]
  /// The words for the hours before and after noon.
  package var halves: [String]
  /// The patterns (UTS #35) of a date, a month with its year, a day with its date, and a time.
  package var date: DatePattern
  package var month: DatePattern
  package var dayAndDate: DatePattern
  package var time: DatePattern

  package init(
    firstDayOfWeek: Int, monthsAlone: [String], months: [String], shortMonths: [String],
    days: [String], daysAlone: [String], halves: [String], date: DatePattern, month: DatePattern,
    dayAndDate: DatePattern, time: DatePattern
  ) {
    self.firstDayOfWeek = firstDayOfWeek
    self.monthsAlone = monthsAlone
    self.months = months
    self.shortMonths = shortMonths
    self.days = days
    self.daysAlone = daysAlone
    self.halves = halves
    self.date = date
    self.month = month
    self.dayAndDate = dayAndDate
    self.time = time
  }

  /// All names, and what patterns write between them.
  package var texts: [String] {
    monthsAlone + months + shortMonths + days + daysAlone + halves
      + [date, month, dayAndDate, time].flatMap(\.literals)
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let englishDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Dates of the United States: `Jan 9, 2007`, `9:41 AM`.
  package static let english = DateWords(
    firstDayOfWeek: 0, monthsAlone: englishMonths, months: englishMonths,
    shortMonths: englishMonths.map { String($0.prefix(3)) }, days: englishDays,
    daysAlone: englishDays, halves: ["AM", "PM"], date: DatePattern("MMM d, y"),
    month: DatePattern("MMMM y"), dayAndDate: DatePattern("E MMM d"),
    time: DatePattern("h:mm a"))
}

/// The order of a date's parts, and what stands between them.
package struct DatePattern: Sendable, Hashable {
  /// A part of a date: a letter of UTS #35, and how often it is written.
  package enum Part: Sendable, Hashable {
    case field(Character, count: Int)
    case literal(String)
  }

  package let parts: [Part]

  /// Reads a pattern, such as `d. MMM y 'г'.`
  package init(_ text: String) {
    var parts: [Part] = []
    var isQuoted = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        if case .field(character, let count)? = parts.last {
          parts[parts.count - 1] = .field(character, count: count + 1)
        } else {
          parts.append(.field(character, count: 1))
        }
      } else if case .literal(let before)? = parts.last {
        parts[parts.count - 1] = .literal(before + String(character))
      } else {
        parts.append(.literal(String(character)))
      }
    }
    self.parts = parts
  }

  /// The letters of the fields, in order; those of months are `M`, of days of the week `E`, of hours `h` or `H`.
  package var fields: [Character] {
    parts.compactMap { part in
      guard case .field(let letter, _) = part else { return nil }
      return switch letter {
      case "L": "M"
      case "c": "E"
      case "K": "h"
      case "B", "b": "a"
      default: letter
      }
    }
  }

  /// What is written between the fields.
  package var literals: [String] {
    parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }

  /// What is written directly behind a field, if it is a word of Chinese, Japanese or Korean: `年`.
  package func unit(after letter: Character) -> String {
    guard
      let index = parts.firstIndex(where: { part in
        if case .field(letter, _) = part { true } else { false }
      }), parts.indices.contains(index + 1), case .literal(let text) = parts[index + 1],
      let first = text.unicodeScalars.first, first.value >= 0x3400
    else { return "" }
    return String(text.prefix { $0 != " " && $0 != "(" })
  }
}

/// A moment as its parts, for its text in a language.
package struct DateParts: Sendable, Hashable {
  package var year: Int
  /// From 1.
  package var month: Int
  package var day: Int
  /// From Sunday, 0.
  package var dayOfWeek: Int
  /// 0–23.
  package var hour: Int
  package var minute: Int

  package init(year: Int, month: Int, day: Int, dayOfWeek: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.dayOfWeek = dayOfWeek
    self.hour = hour
    self.minute = minute
  }
}

extension DateWords {
  /// A moment as a pattern writes it, in Latin digits.
  package func text(_ pattern: DatePattern, _ moment: DateParts) -> String {
    let text = pattern.parts.map { part in
      switch part {
      case .literal(let text): text
      case .field(let letter, let count): field(letter, count, moment)
      }
    }.joined()
    return text.split(separator: " ").joined(separator: " ")
  }

  private func field(_ letter: Character, _ count: Int, _ moment: DateParts) -> String {
    func number(_ value: Int) -> String { count >= 2 && value < 10 ? "0\(value)" : "\(value)" }
    func name(_ names: [String], _ index: Int) -> String {
      names.indices.contains(index) ? names[index] : ""
    }
    switch letter {
    case "y": return "\(moment.year)"
    case "M", "L":
      if count < 3 { return number(moment.month) }
      let long = letter == "M" ? months : monthsAlone
      return name(count == 3 ? shortMonths : long, moment.month - 1)
    case "d": return number(moment.day)
    case "E": return name(days, moment.dayOfWeek)
    case "c": return name(daysAlone, moment.dayOfWeek)
    case "h": return number((moment.hour + 11) % 12 + 1)
    case "K": return number(moment.hour % 12)
    case "H": return number(moment.hour)
    case "m": return number(moment.minute)
    case "a", "b", "B": return name(halves, moment.hour < 12 ? 0 : 1)
    // The era goes without saying.
    default: return ""
    }
  }
}
