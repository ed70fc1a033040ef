import ArgumentParser
import Controls
import FileSystem
import Loading
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// The options of `render` for animations.
struct AnimationOptions: ParsableArguments, Sendable {
  enum Format: String, CaseIterable, Sendable { case png, apng }

  @Option(
    help: "png, or apng for an animation.", completion: .values(of: Format.self), transform: choice)
  var format: Format = .png

  @Option(help: "The folder for the frames of the animation, as PNG files.", completion: .directory)
  var frames: String?

  @Option(help: "The length of the animation in seconds; by default that of the screen's timeline.")
  var duration: Double?

  @Option(help: "Frames per second of the animation, 1 to 240.")
  var fps = 30

  @Option(help: "The number of times that the animation plays; 0 repeats it forever.")
  var loops = 0

  /// The largest number of frames: ten minutes at 30 frames per second.
  private static let frameLimit = 18_000

  /// Whether an animation is asked for.
  var isWanted: Bool { format == .apng || frames != nil }

  /// Takes the format from the name of the file, as `render -o spinner.apng` wants it.
  mutating func takeFormat(of output: String?) throws {
    if output?.lowercased().hasSuffix(".apng") == true { format = .apng }
    guard isWanted || duration == nil else {
      throw ValidationError("--duration goes with --format apng or --frames.")
    }
  }

  /// Whether only the frames are written.
  var isFramesOnly: Bool { format == .png && frames != nil }

  func validate() throws {
    guard (1...240).contains(fps) else { throw ValidationError("--fps lies between 1 and 240.") }
    guard loops >= 0, loops <= Int(Int32.max) else {
      throw ValidationError("--loops is not negative.")
    }
    if let duration {
      guard duration > 0, duration * Double(fps) <= Double(Self.frameLimit) else {
        throw ValidationError(
          "--duration is more than 0, and an animation has at most \(Self.frameLimit) frames.")
      }
    }
  }

  /// Draws the frames of a screen, from the time of `--time` on, and writes the animation and the frames.
  ///
  /// - Parameters:
  ///   - screen: The path of the screen.
  ///   - options: The options to draw with.
  ///   - compression: The compression of the PNG files.
  ///   - name: The beginning of the names of frames.
  ///   - path: Returns the path of the animation for a scale.
  /// - Returns: The warnings about the screen.
  func draw(
    _ screen: String, options: RenderOptions, compression: PNGCompression, name: String,
    path: (Double) -> String
  ) throws -> Diagnostics {
    var loader = ScreenLoader(options: options)
    let parsed = try loader.parse(loader.read(screen))
    let document = parsed.document
    let start = options.time
    let first = try loader.build(parsed)
    var current = first.screen
    let length = duration ?? max(document.animationLength - start, 0)
    let isStill = document.timelineEnd == 0
    // The end of a timeline is its last picture. Without a timeline, the last frame is before the end.
    let count = Int((length * Double(fps)).rounded()) + (isStill ? 0 : 1)
    var animation = AnimatedPNG(unitsPerSecond: fps, plays: loops, compression: compression)
    if let frames { try OutputFile.createDirectory(frames) }
    let caches = RasterizerCaches()
    for index in 0..<min(max(count, 1), Self.frameLimit) {
      let time = start + Double(index) / Double(fps)
      if isStill {
        current.time = time
      } else if index > 0 {
        loader.options.time = time
        current = try loader.build(parsed).screen
      }
      let pixmap = try document.drawing {
        try current.rasterized(limits: options.limits, reusing: caches)
      }
      if format == .apng { try animation.append(pixmap, delay: 1) }
      if let frames {
        let digits = String(index)
        let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let suffix = ScreenFile.scaleSuffix(current.device.scale)
        try OutputFile.write(
          PNG.encode(pixmap, compression: compression),
          to: FilePath.join(frames, "\(name)-\(number)\(suffix).png"))
      }
    }
    if format == .apng {
      try OutputFile.write(animation.encoded(), to: path(current.device.scale))
    }
    return first.diagnostics
  }
}
