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
    guard let fields = DateFields(for: language) else { return .english }
    return DateWords(
      firstDayOfWeek: fields.firstDayOfWeek, monthsAlone: fields.monthsAlone,
      months: fields.months, shortMonths: fields.shortMonths, days: fields.days,
      daysAlone: fields.daysAlone, halves: fields.halves, date: DatePattern(fields.date),
      month: DatePattern(fields.month), dayAndDate: DatePattern(fields.dayAndDate),
      time: DatePattern(fields.time))
  }
}
