import Controls
import FileSystem
import Golden
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// A picture of the wall as it was drawn.
struct PreviewDrawing: Sendable {
  /// The PNG file.
  var file: [UInt8]
  /// The size of the screen in points.
  var size: Size
  /// Pixels a point of the file.
  var scale: Double
  /// Pixels a point of the device.
  var deviceScale: Double
  /// The warnings of the documents.
  var warnings: [String]
  /// The places of the variables that count, by name.
  var variables: [String: DocumentPlace]
}

/// The drawing of one picture, and what it depends on.
struct PreviewAttempt: Sendable {
  /// The drawing; nil if there is none.
  var drawing: PreviewDrawing?
  /// The errors; empty for a drawing, and for one that was given up.
  var problems: [String] = []
  /// The files that were read or looked for.
  var stamps: [String: FileStamp?] = [:]
  /// Whether the picture was given up, since its files changed again.
  var isOutdated = false

  /// Whether a file is another than the one that was read, so that there is something new to draw.
  var isStale: Bool { stamps.contains { FileStamp($0.key) != $0.value } }
}

extension PreviewAttempt {
  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - item: The screen and its variant.
  ///   - scale: The most pixels a point; nil for those of the device.
  ///   - overlay: The documents that are tried, by absolute path.
  ///   - caches: What other drawings left.
  ///   - isWanted: Whether the picture is still wanted, asked between the steps.
  init(
    _ item: GoldenCase, scale: Double?, overlay: [String: [UInt8]],
    reusing caches: RasterizerCaches, isWanted: () -> Bool
  ) {
    self.init()
    let assets = PreviewAssets(files: RecordingAssets(), overlay: overlay)
    do {
      let options = item.variant.options
      let (screen, document, diagnostics, variables) = try assets.load(
        item.screen, options: options)
      guard isWanted() else {
        isOutdated = true
        return
      }
      let pixels = min(scale ?? screen.device.scale, screen.device.scale)
      let pixmap = try ScreenFile.drawing(document) {
        try screen.rasterized(scale: pixels, limits: options.limits, reusing: caches)
      }
      guard isWanted() else {
        isOutdated = true
        return
      }
      drawing = PreviewDrawing(
        file: try PNG.encode(consuming: pixmap, compression: .fastest), size: screen.device.size,
        scale: pixels, deviceScale: screen.device.scale,
        warnings: diagnostics.sorted().map(\.description), variables: variables)
    } catch {
      problems = ErrorMessage(error).lines
    }
    stamps = assets.files.stamps
  }
}

extension PreviewAssets {
  /// Reads and builds a screen.
  ///
  /// - Throws: `InputError`, `InvalidDocuments`.
  func load(
    _ path: String, options: RenderOptions
  ) throws -> (
    screen: Screen, document: ScreenDocument, diagnostics: Diagnostics,
    variables: [String: DocumentPlace]
  ) {
    files.note(path)
    let bytes = try overlay[Folder.absolutePath(path)] ?? ScreenFile.source(path).bytes
    var diagnostics = Diagnostics()
    let file = SourceFile(label: InputFile.label(of: path), bytes: bytes)
    guard let document = ScreenDocument.decode(file, into: &diagnostics) else {
      throw InvalidDocuments(diagnostics: diagnostics)
    }
    let result = ScreenBuilder(classes: ClassTable(), loader: self, options: options).build(
      document, diagnostics)
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return (screen, document, result.diagnostics, result.variables)
  }
}
