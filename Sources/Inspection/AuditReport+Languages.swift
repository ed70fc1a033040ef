import Controls
import ScreenFormat

extension AuditReport {
  /// A table of screens and languages: how many texts are cut, run into something else or lie outside. Empty unless
  /// there are several languages.
  package var languageTable: [String] {
    var table = LanguageTable()
    for picture in pictures {
      guard let language = picture.locale else { continue }
      table.add(screen: picture.screen, language: language)
      for finding in picture.findings where finding.rule.dependsOnLanguage {
        table.add(
          rule: finding.rule.rawValue, object: finding.path, message: finding.message,
          screen: picture.screen, language: language)
      }
    }
    return table.lines(isWhole: true)
  }
}
