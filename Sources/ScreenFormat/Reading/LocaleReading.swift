import Localization

extension DocumentReading {
  /// The name of a language, or of a pseudo-language.
  func localeChoice(_ cursor: Cursor) -> LocaleChoice? {
    guard let cursor = resolved(cursor),
      let name = text(cursor, expected: "the name of a language")
    else { return nil }
    guard let choice = LocaleChoice(name) else {
      report(LocalizedProblem.unknownLocale(name), at: cursor)
      return nil
    }
    return choice
  }
}
