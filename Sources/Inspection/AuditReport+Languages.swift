import Controls
import ScreenFormat

extension AuditReport {
  /// The rules whose findings depend on how long texts are.
  private static let rules: Set<AuditRule> = [
    .truncatedText, .clippedText, .outsideScreen, .underBar,
  ]

  /// A table of screens and languages: how many texts are cut, and what lies outside of the screen or under bars. Empty
  /// unless there are several languages.
  package var languageTable: [String] {
    var languages: [String] = []
    var screens: [String] = []
    for picture in pictures {
      if let locale = picture.locale, !languages.contains(locale) { languages.append(locale) }
      if !screens.contains(picture.screen) { screens.append(picture.screen) }
    }
    guard languages.count > 1 else { return [] }
    let rows = screens.map { screen in
      [screen]
        + languages.map { language in
          let findings = pictures.filter { $0.screen == screen && $0.locale == language }
            .flatMap(\.findings).filter { Self.rules.contains($0.rule) }
          return "\(Set(findings).count)"
        }
    }
    let table = [["cut, outside or under bars"] + languages] + rows
    let widths = table[0].indices.map { column in
      table.map { TerminalText.columns($0[column]) }.max() ?? 0
    }
    return table.map { row in
      row.enumerated().map { column, text in
        column == 0
          ? TerminalText.padded(text, widths[column]) : TerminalText.leading(text, widths[column])
      }.joined(separator: "  ")
    }
  }
}
