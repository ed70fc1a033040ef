import Controls
import Golden
import Inspection
import Loading
import ObjectModel
import ScreenFormat

/// A picture as a page shows it: a variant of a screen, with the documents and states that are tried.
struct PreviewSubject: Sendable {
  var item: GoldenCase
  /// The documents that are tried, by absolute path.
  var overlay: [String: [UInt8]]
  var overrides = PreviewOverrides()
  var switches = PreviewSwitches()
  /// Whether a box is drawn where an image can't be loaded.
  var keepsGoing = false
  /// Reads the files below what is tried.
  var base: any DocumentFiles = FileAssets()

  /// The options to draw with.
  var options: RenderOptions {
    var options = switches.applied(to: item.variant.options)
    if let time = overrides.time { options.time = time }
    return options
  }

  /// Reads and builds the screen.
  ///
  /// - Parameters:
  ///   - purpose: What is done with it.
  ///   - decodedFiles: What other drawings have decoded.
  ///   - files: Reads the files, with the documents that are tried over them.
  /// - Throws: `InputError`, `InvalidDocuments`.
  func load(
    for purpose: ScreenLoader.Purpose, reusing decodedFiles: DecodedFiles, _ files: RecordingAssets
  ) throws -> ScreenLoader.Loaded {
    var loader = ScreenLoader(files, options: options, decodedFiles: decodedFiles)
    loader.purpose = purpose
    loader.keepsGoing = keepsGoing
    loader.adjust = { overrides.apply(to: &$0) }
    return try loader.load(item.screen)
  }

  /// Reads and builds the screen.
  func load(
    for purpose: ScreenLoader.Purpose, reusing decodedFiles: DecodedFiles
  ) throws -> ScreenLoader.Loaded {
    try load(for: purpose, reusing: decodedFiles, files)
  }

  /// A loader that has read nothing, with the documents that are tried over the files.
  var files: RecordingAssets { RecordingAssets(overlay: overlay, base: base) }

  /// What the documents have in the places of values.
  var writtenValues: WrittenValues {
    let files = files
    return WrittenValues { name in
      (try? files.document(at: name)).map { SourceFile(label: name, bytes: $0) }
    }
  }

  /// Reads, builds and lays out the screen.
  func layOut(reusing decodedFiles: DecodedFiles) throws -> PlacedTree {
    try load(for: .reading, reusing: decodedFiles).screen.placed(explains: true)
  }
}
