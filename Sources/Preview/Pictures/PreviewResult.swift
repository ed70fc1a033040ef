import Controls
import FileSystem
import Loading
import ObjectModel
import PNG
import Process
import Raster
import ScreenFormat

/// The drawing of one picture, and what it depends on.
struct PreviewResult: Sendable {
  /// The drawing; nil if there is none.
  var drawing: PreviewDrawing?
  /// The errors; empty for a drawing, and for one that was given up.
  var problems: [String] = []
  /// The warnings beside errors, by kind.
  var warnings: [[String]] = []
  /// The files that were read or looked for.
  var stamps: [String: FileStamp?] = [:]
  /// Whether the picture was given up, since its files changed again.
  var isOutdated = false

  /// Whether a file is another than the one that was read, so that there is something new to draw.
  var isStale: Bool { stamps.contains { FileStamp($0.key) != $0.value } }
}

extension PreviewResult {
  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - subject: The picture.
  ///   - scale: The most pixels a point; nil for those of the device.
  ///   - caches: What other drawings left.
  ///   - isWanted: Whether the picture is still wanted, asked between the steps.
  init(
    _ subject: PreviewSubject, scale: Double?, reusing caches: PreviewCaches,
    isWanted: () -> Bool = { true }
  ) {
    self.init()
    let files = subject.files
    do {
      let loaded = try subject.load(for: .drawing, reusing: caches.decodedFiles, files)
      let screen = loaded.screen
      guard isWanted() else {
        isOutdated = true
        return
      }
      let pixels = min(scale ?? screen.device.scale, screen.device.scale)
      let tree = loaded.placedForDrawing()
      let pixmap = try loaded.document.drawing {
        try loaded.rasterized(
          tree, scale: pixels, limits: subject.options.limits, reusing: caches.rasterizers)
      }
      guard isWanted() else {
        isOutdated = true
        return
      }
      let missing = loaded.missing.sorted().map(\.description)
      drawing = PreviewDrawing(
        file: try PNG.encode(consuming: pixmap, compression: .fastest), size: screen.device.size,
        scale: pixels, deviceScale: screen.device.scale,
        length: loaded.document.isAnimated ? loaded.document.animationLength : 0,
        missing: missing,
        warnings: (missing.isEmpty ? [] : [missing]) + loaded.diagnostics.warningsByKind(),
        variables: loaded.variables, device: screen.device.name,
        languages: loaded.strings.languages,
        index: PreviewIndex(tree.styled, files, reusing: caches.uses))
    } catch {
      problems = ErrorMessage(error).lines
      if let error = error as? InvalidDocuments {
        problems = error.diagnostics.sorted().filter { $0.severity == .error }.map(\.description)
        warnings = error.diagnostics.warningsByKind()
      }
    }
    stamps = files.stamps
  }
}
