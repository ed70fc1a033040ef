import Controls
import FileSystem
import ObjectModel
import ScreenFormat

extension ScreenFile {
  /// Reads and builds a screen, and prints its warnings.
  ///
  /// - Throws: The errors of the document, or `InputError`.
  static func build(_ path: String, options: RenderOptions) throws -> Screen {
    let (screen, _, diagnostics) = try load(path, options: options)
    StandardStreams.report(diagnostics.sorted().map(\.description))
    return screen
  }
}
