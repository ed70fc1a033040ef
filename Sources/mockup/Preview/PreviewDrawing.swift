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

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - item: The screen and its variant.
  ///   - scale: The most pixels a point; nil for those of the device.
  ///   - caches: What other drawings left.
  ///   - isWanted: Whether the picture is still wanted, asked between the steps.
  init(
    _ item: GoldenCase, scale: Double?, reusing caches: RasterizerCaches,
    isWanted: () -> Bool
  ) {
    let assets = RecordingAssets()
    assets.note(item.screen)
    do {
      let options = item.variant.options
      let (screen, document, diagnostics) = try ScreenFile.load(
        item.screen, options: options, loader: assets)
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
        warnings: diagnostics.sorted().map(\.description))
    } catch {
      problems = ErrorMessage(error).lines
    }
    stamps = assets.stamps
  }

  /// Whether a file is another than the one that was read, so that there is something new to draw.
  var isStale: Bool { stamps.contains { FileStamp($0.key) != $0.value } }
}
