import Controls
import FileSystem
import Golden
import Loading
import ObjectModel
import PNG
import Process
package import Raster
import ScreenFormat

/// A picture as it was drawn.
package struct PreviewDrawing: Sendable {
  /// The PNG file.
  var file: [UInt8]
  /// The size of the screen in points.
  var size: Size
  /// Pixels a point of the file.
  var scale: Double
  /// Pixels a point of the device.
  var deviceScale: Double
  /// The length of the screen's animations in seconds; 0 if nothing moves.
  var length: Double
  /// The warnings of the documents.
  var warnings: [String]
  /// The places of the variables that count, by name.
  var variables: [String: DocumentPlace]
}

/// Caches that drawings leave for the next ones.
package struct PreviewCaches: Sendable {
  let rasterizers = RasterizerCaches()
  let decodedFiles: DecodedFiles

  /// The share of what a screen may take that is kept of files.
  private static let share = 4

  /// Creates caches that hold nothing.
  ///
  /// - Parameter limits: The limits of the screens (`--max-memory`).
  package init(_ limits: SurfaceLimits) {
    decodedFiles = DecodedFiles(limit: limits.bytes / Self.share)
  }
}

/// The drawing of one picture, and what it depends on.
struct PreviewResult: Sendable {
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
      let loaded = try subject.load(reusing: caches.decodedFiles, files)
      let screen = loaded.screen
      guard isWanted() else {
        isOutdated = true
        return
      }
      let pixels = min(scale ?? screen.device.scale, screen.device.scale)
      let pixmap = try loaded.document.drawing {
        try screen.rasterized(
          scale: pixels, limits: subject.options.limits, reusing: caches.rasterizers)
      }
      guard isWanted() else {
        isOutdated = true
        return
      }
      drawing = PreviewDrawing(
        file: try PNG.encode(consuming: pixmap, compression: .fastest), size: screen.device.size,
        scale: pixels, deviceScale: screen.device.scale,
        length: loaded.document.isAnimated ? loaded.document.animationLength : 0,
        warnings: loaded.diagnostics.sorted().map(\.description), variables: loaded.variables)
    } catch {
      problems = ErrorMessage(error).lines
    }
    stamps = files.stamps
  }
}
