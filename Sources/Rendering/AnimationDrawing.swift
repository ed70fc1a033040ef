import Controls
import FileSystem
import Loading
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// Draws a screen's animation into an animated PNG, single frames or both.
package struct AnimationDrawing: Sendable {
  /// The largest number of frames: ten minutes at 30 frames per second.
  package static let frameLimit = 18_000

  /// Whether an animated PNG is written.
  package var isAnimatedPNG: Bool
  /// The folder for the frames; nil writes none.
  package var frames: String?
  /// The length in seconds; nil is that of the screen's timeline.
  package var duration: Double?
  /// Frames per second.
  package var framesPerSecond: Int
  /// How often the animation plays; 0 repeats it forever.
  package var loops: Int

  /// Creates a drawing.
  package init(
    isAnimatedPNG: Bool, frames: String?, duration: Double?, framesPerSecond: Int, loops: Int
  ) {
    self.isAnimatedPNG = isAnimatedPNG
    self.frames = frames
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    self.loops = loops
  }

  /// Draws the frames of a screen, from the time of its options on, and writes the animation and the frames.
  ///
  /// - Parameters:
  ///   - job: the screen, and the options to draw it with.
  ///   - compression: the compression of the PNG files.
  ///   - keepsGoing: whether a box is drawn where an image can't be loaded.
  ///   - path: returns the path of the animation for a scale.
  /// - Returns: the warnings about the screen, and the images that can't be loaded.
  func draw(
    _ job: RenderJob, compression: PNGCompression, keepsGoing: Bool, path: (Double) -> String
  ) throws -> (warnings: Diagnostics, missing: Diagnostics) {
    let options = job.variant.options
    var loader = ScreenLoader(FileAssets.named, options: options)
    loader.keepsGoing = keepsGoing
    let parsed = try loader.parse(loader.read(job.screen))
    let document = parsed.document
    let start = options.time
    let first = try loader.build(parsed)
    var current = first
    let length = duration ?? max(document.animationLength - start, 0)
    let isStill = document.timelineEnd == 0
    // The end of a timeline is its last picture. Without a timeline, the last frame is before the end.
    let count = Int((length * Double(framesPerSecond)).rounded()) + (isStill ? 0 : 1)
    var animation = AnimatedPNG(
      unitsPerSecond: framesPerSecond, plays: loops, compression: compression)
    if let frames { try OutputFile.createDirectory(frames) }
    let caches = RasterizerCaches()
    for index in 0..<min(max(count, 1), Self.frameLimit) {
      let time = start + Double(index) / Double(framesPerSecond)
      if isStill {
        current.screen.time = time
      } else if index > 0 {
        loader.options.time = time
        current = try loader.build(parsed)
      }
      let pixmap = try document.drawing {
        isStill && index > 0
          ? try current.screen.rasterized(limits: options.limits, reusing: caches)
          : try current.rasterized(limits: options.limits, reusing: caches)
      }
      if isAnimatedPNG { try animation.append(pixmap, delay: 1) }
      if let frames {
        let digits = String(index)
        let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let suffix = ScreenFile.scaleSuffix(current.screen.device.scale)
        try OutputFile.write(
          PNG.encode(pixmap, compression: compression),
          to: FilePath.join(frames, "\(job.stem)-\(number)\(suffix).png"))
      }
    }
    if isAnimatedPNG {
      try OutputFile.write(
        animation.encoded(), to: path(current.screen.device.scale), waitsForOthers: true)
    }
    return (first.diagnostics, first.missing)
  }
}
