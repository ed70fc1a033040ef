import Controls
import Loading
import ObjectModel
import Process
import Raster
import ScreenFormat

extension ScreenLoader {
  /// Parses and builds a screen, and prints its warnings.
  ///
  /// - Parameter listsAll: whether each warning has a line, rather than each kind.
  /// - Throws: `InvalidDocuments`; a screen that is not drawn for its memory or work is none to look at, either.
  func loadReporting(_ source: Source, listsAll: Bool) throws -> Screen {
    try loadReporting(source, listsAll: listsAll) { _ in false }.screen
  }

  /// Parses and builds a screen, and prints its warnings.
  ///
  /// - Parameters:
  ///   - listsAll: whether each warning has a line, rather than each kind.
  ///   - keeps: whether the tree to draw, which was laid out to find out whether it may be drawn, is of use.
  /// - Returns: the screen, and the tree to draw if it is of use.
  /// - Throws: `InvalidDocuments`; a screen that is not drawn for its memory or work is none to look at, either.
  func loadReporting(
    _ source: Source, listsAll: Bool, keeping keeps: (PlacedTree) -> Bool
  ) throws -> (screen: Screen, drawn: PlacedTree?) {
    let (screen, warnings) = try loadScreen(source)
    let drawn = screen.placedForDrawing()
    do throws(RasterizerError) {
      try drawn.check(limits: options.limits)
    } catch {
      // The values of a large document take a quarter of the memory. They are read once more to tell the place, and
      // not kept meanwhile.
      try parse(source).document.drawing { throw error }
    }
    StandardStreams.report(warnings.lines(listsAll: listsAll))
    return (screen, keeps(drawn) ? drawn : nil)
  }

  /// A screen and the warnings about it, without its document.
  private func loadScreen(_ source: Source) throws -> (Screen, Diagnostics) {
    let loaded = try load(source)
    return (loaded.screen, loaded.diagnostics)
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
