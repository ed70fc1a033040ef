import Localization
import ObjectModel

extension StringLibrary {
  /// The table in a folder of texts that replaces UIKit's own words.
  private static let systemTable = "UIKit"

  /// UIKit's own words and dates in the language that is shown.
  ///
  /// - Returns: nil in place of what is missing where the language has neither words nor dates here.
  mutating func systemWords() -> (words: SystemWords, isWhole: Bool) {
    let lineage = language.lineage.map(\.name)
    let isEnglish = language.language == "en"
    let known = isEnglish ? [:] : lineage.lazy.compactMap { SystemWordTable.words($0) }.first
    var words = SystemWords(known ?? [:], dates: Self.dates(of: language))
    words.language = language.language
    var isWhole = known != nil
    if !folders.isEmpty {
      var count = 0
      for word in SystemWord.allCases {
        guard let found = text(of: word.rawValue, table: Self.systemTable),
          case .text(let text) = found.entry.text
        else { continue }
        words[word] = text
        count += 1
      }
      isWhole = isWhole || count == SystemWord.allCases.count
    }
    if let pseudoLanguage = choice.pseudoLanguage {
      for word in SystemWord.allCases { words[word] = pseudoLanguage.changed(words[word]) }
    }
    return (words, isWhole)
  }

  private static func dates(of language: LanguageTag) -> DateWords {
    guard let fields = DateFields(for: language), let first = Int(fields[.firstDayOfWeek]) else {
      return .english
    }
    return DateWords(
      firstDayOfWeek: first, monthsAlone: fields.names(.monthsAlone),
      months: fields.names(.months), shortMonths: fields.names(.shortMonths),
      days: fields.names(.days), daysAlone: fields.names(.daysAlone),
      halves: [fields[.beforeNoon], fields[.afterNoon]], date: DatePattern(fields[.date]),
      month: DatePattern(fields[.month]),
      // A wheel shows no comma behind the day of the week.
      dayAndDate: DatePattern(fields[.dayAndDate].filter { $0 != "," && $0 != "،" }),
      time: DatePattern(fields[.time]))
  }
}
