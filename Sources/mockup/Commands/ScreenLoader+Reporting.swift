import Loading
import ObjectModel
import Process
import ScreenFormat

extension ScreenLoader {
  /// Parses and builds a screen, and prints its warnings.
  func loadReporting(_ source: Source) throws(InvalidDocuments) -> Screen {
    let loaded = try load(source)
    StandardStreams.report(loaded.diagnostics.sorted().map(\.description))
    return loaded.screen
  }

  /// Builds an empty window with the rules of a theme, and prints the theme's warnings.
  func themeReporting(_ source: Source) throws(InvalidDocuments) -> Screen {
    let theme = try theme(source)
    StandardStreams.report(theme.diagnostics.sorted().map(\.description))
    return theme.screen
  }
}
