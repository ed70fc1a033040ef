/// What Unicode's data say about the dates of a language: a line of the table.
package struct DateFields: Sendable {
  /// The fields of a line, in its order.
  package enum Field: Int, CaseIterable, Sendable {
    case language, firstDayOfWeek, monthsAlone, months, shortMonths, days, daysAlone
    case beforeNoon, afterNoon, date, month, dayAndDate, time
  }

  private let fields: [Substring]

  /// The dates of a language, or of the nearest that stands in for it; nil where there are none, and for American English.
  package init?(for language: LanguageTag) {
    guard language != .english else { return nil }
    // By bytes: characters of all languages would take a tenth of the time of a picture.
    let lines = DateTable.text.utf8.split(separator: UInt8(ascii: "\n"))
    for name in language.lineage.map(\.name) {
      guard let line = lines.first(where: { $0.starts(with: "\(name)|".utf8) }) else { continue }
      let found = line.split(separator: UInt8(ascii: "|"))
      guard found.count == Field.allCases.count else { continue }
      fields = found.map { Substring($0) }
      return
    }
    return nil
  }

  /// A pattern or a word.
  package subscript(field: Field) -> String { String(fields[field.rawValue]) }

  /// The names of a field, such as those of months.
  package func names(_ field: Field) -> [String] {
    fields[field.rawValue].split(separator: ",").map(String.init)
  }
}
