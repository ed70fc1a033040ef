import Controls
import FileSystem
import Golden
import ObjectModel
import ScreenFormat

/// A picture as a page shows it: a variant of a screen, with the documents that are tried and a pose.
struct PreviewSubject: Sendable {
  var item: GoldenCase
  /// The documents that are tried, by absolute path.
  var overlay: [String: [UInt8]]
  var pose = PreviewPose()

  /// A screen that was read and built.
  struct Loaded {
    var screen: Screen
    var document: ScreenDocument
    var diagnostics: Diagnostics
    /// The places of the variables that count, by name.
    var variables: [String: DocumentPlace]
  }

  /// The options to draw with.
  var options: RenderOptions {
    var options = item.variant.options
    if let time = pose.time { options.time = time }
    return options
  }

  /// Reads and builds the screen.
  ///
  /// - Parameters:
  ///   - files: Notes the files that are read or looked for.
  ///   - decodedFiles: What other drawings have decoded.
  /// - Throws: `InputError`, `InvalidDocuments`.
  func load(
    _ files: RecordingAssets = RecordingAssets(), _ decodedFiles: DecodedFiles? = nil
  ) throws -> Loaded {
    files.note(item.screen)
    let bytes =
      try overlay[Folder.absolutePath(item.screen)] ?? ScreenFile.source(item.screen).bytes
    var diagnostics = Diagnostics()
    let file = SourceFile(label: InputFile.label(of: item.screen), bytes: bytes)
    guard
      let document = ScreenDocument.decode(
        file, reusing: decodedFiles, into: &diagnostics)
    else {
      throw InvalidDocuments(diagnostics: diagnostics)
    }
    var builder = ScreenBuilder(
      classes: ClassTable(), loader: PreviewAssets(files: files, overlay: overlay),
      options: options)
    builder.decodedFiles = decodedFiles
    let result = builder.build(document, diagnostics)
    guard var screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    pose.apply(to: &screen)
    return Loaded(
      screen: screen, document: document, diagnostics: result.diagnostics,
      variables: result.variables)
  }

  /// Reads, builds and lays out the screen.
  func layOut(_ decodedFiles: DecodedFiles) throws -> PlacedTree {
    LayoutPass.layOut(try load(RecordingAssets(), decodedFiles).screen.resolved())
  }
}
