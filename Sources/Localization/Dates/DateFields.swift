/// What Unicode's data say about the dates of a language, as the table writes it.
package struct DateFields: Sendable {
  package var firstDayOfWeek: Int
  package var monthsAlone: [String]
  package var months: [String]
  package var shortMonths: [String]
  package var days: [String]
  package var daysAlone: [String]
  package var halves: [String]
  package var date: String
  package var month: String
  package var dayAndDate: String
  package var time: String

  /// The dates of a language, or of the nearest that stands in for it; nil where there are none, and for American English.
  package init?(for language: LanguageTag) {
    let lines = DateTable.text.split(separator: "\n")
    for name in language.lineage.map(\.name) {
      for line in lines {
        let fields = line.split(separator: "|").map(String.init)
        guard fields.first == name, fields.count == 13, let first = Int(fields[1]) else { continue }
        func list(_ index: Int) -> [String] {
          fields[index].split(separator: ",").map(String.init)
        }
        firstDayOfWeek = first
        (monthsAlone, months, shortMonths) = (list(2), list(3), list(4))
        (days, daysAlone) = (list(5), list(6))
        halves = [fields[7], fields[8]]
        (date, month, time) = (fields[9], fields[10], fields[12])
        // A wheel shows no comma behind the day of the week.
        dayAndDate = fields[11].filter { $0 != "," && $0 != "،" }
        return
      }
    }
    return nil
  }
}
