package import Raster
import ScreenFormat

/// Caches that drawings leave for the next ones.
package struct PreviewCaches: Sendable {
  let rasterizers = RasterizerCaches()
  let decodedFiles: DecodedFiles
  let uses = PreviewUsesCache()

  /// The share of what a screen may take that is kept of files.
  private static let share = 4

  /// Creates caches that hold nothing.
  ///
  /// - Parameter limits: The limits of the screens (`--max-memory`).
  package init(_ limits: SurfaceLimits) {
    decodedFiles = DecodedFiles(limit: limits.bytes / Self.share)
  }
}
