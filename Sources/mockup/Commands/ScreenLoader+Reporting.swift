import Controls
import Loading
import ObjectModel
import Process
import ScreenFormat

extension ScreenLoader {
  /// Parses and builds a screen, and prints its warnings.
  ///
  /// - Parameter listsAll: whether each warning has a line, rather than each kind.
  /// - Throws: `InvalidDocuments`; a screen that is not drawn for its memory or work is none to look at, either.
  func loadReporting(_ source: Source, listsAll: Bool) throws -> Screen {
    let loaded = try load(source)
    try loaded.document.drawing { try loaded.screen.check(limits: options.limits) }
    StandardStreams.report(loaded.diagnostics.lines(listsAll: listsAll))
    return loaded.screen
  }

  /// Builds an empty window with the rules of a theme, and prints the theme's warnings.
  ///
  /// - Parameter listsAll: whether each warning has a line, rather than each kind.
  func themeReporting(
    _ source: Source, listsAll: Bool
  ) throws(InvalidDocuments) -> Screen {
    let theme = try theme(source)
    StandardStreams.report(theme.diagnostics.lines(listsAll: listsAll))
    return theme.screen
  }
}
