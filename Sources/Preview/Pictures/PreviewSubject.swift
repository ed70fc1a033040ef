import Controls
import Golden
import Loading
import ObjectModel
import ScreenFormat

/// A picture as a page shows it: a variant of a screen, with the documents and states that are tried.
struct PreviewSubject: Sendable {
  var item: GoldenCase
  /// The documents that are tried, by absolute path.
  var overlay: [String: [UInt8]]
  var overrides = PreviewOverrides()

  /// The options to draw with.
  var options: RenderOptions {
    var options = item.variant.options
    if let time = overrides.time { options.time = time }
    return options
  }

  /// Reads and builds the screen.
  ///
  /// - Parameters:
  ///   - decodedFiles: What other drawings have decoded.
  ///   - files: Reads the files, with the documents that are tried over them.
  /// - Throws: `InputError`, `InvalidDocuments`.
  func load(
    reusing decodedFiles: DecodedFiles, _ files: RecordingAssets
  ) throws -> ScreenLoader.Loaded {
    let loader = ScreenLoader(files, options: options, decodedFiles: decodedFiles)
    var loaded = try loader.load(item.screen)
    overrides.apply(to: &loaded.screen)
    return loaded
  }

  /// Reads and builds the screen.
  func load(reusing decodedFiles: DecodedFiles) throws -> ScreenLoader.Loaded {
    try load(reusing: decodedFiles, files)
  }

  /// A loader that has read nothing, with the documents that are tried over the files.
  var files: RecordingAssets { RecordingAssets(overlay: overlay) }

  /// Reads, builds and lays out the screen.
  func layOut(reusing decodedFiles: DecodedFiles) throws -> PlacedTree {
    LayoutPass.layOut(try load(reusing: decodedFiles).screen.resolved())
  }
}
