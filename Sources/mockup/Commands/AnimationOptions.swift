import ArgumentParser
import Controls
import FileSystem
import PNG
import Raster
import ScreenFormat

/// What `render` is told about moving pictures.
struct AnimationOptions: ParsableArguments, Sendable {
  enum Format: String, CaseIterable, Sendable { case png, apng }

  @Option(help: "png, or apng for an animation.", transform: choice)
  var format: Format = .png

  @Option(help: "A folder that gets every frame of the animation as a PNG.")
  var frames: String?

  @Option(help: "Of animations: how many seconds; the screen's own length unless given.")
  var duration: Double?

  @Option(help: "Of animations: frames a second, 1 to 240.")
  var fps = 30

  @Option(help: "Of animations: how often they play; 0 never ends.")
  var loops = 0

  /// The most frames of an animation: ten minutes of thirty a second.
  private static let frameLimit = 18_000

  /// Whether there is more than one picture to draw.
  var isWanted: Bool { format == .apng || frames != nil }

  /// Whether the frames are all that is written.
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
    guard isWanted || duration == nil else {
      throw ValidationError("--duration goes with --format apng or --frames.")
    }
  }

  /// Draws a screen's frames, from the moment of `--time` on, into the animation and the folder.
  ///
  /// - Parameters:
  ///   - name: what frames' names begin with.
  ///   - path: of the animation, at a scale.
  func draw(
    _ screen: String, options: RenderOptions, compression: PNGCompression, name: String,
    path: (Double) -> String
  ) throws -> Diagnostics {
    let file = try ScreenFile.source(screen)
    var diagnostics = Diagnostics()
    guard
      let document = ScreenDocument.decode(
        file, folder: ScreenFile.folder(of: screen), into: &diagnostics)
    else { throw InvalidDocuments(diagnostics: diagnostics) }
    func build(at time: Double) throws -> Screen {
      var options = options
      options.time = time
      let result = ScreenBuilder(loader: FileAssets(), options: options)
        .build(document, diagnostics)
      guard let screen = result.screen else {
        throw InvalidDocuments(diagnostics: result.diagnostics)
      }
      if time == start { found = result.diagnostics }
      return screen
    }
    let start = options.time
    var found = diagnostics
    var current = try build(at: start)
    let length = duration ?? max(document.animationLength - start, 0)
    let isStill = document.timelineEnd == 0
    // The moment at the end of a timeline is its last picture; an endless animation starts again.
    let count = Int((length * Double(fps)).rounded()) + (isStill ? 0 : 1)
    var animation = AnimatedPNG(unitsPerSecond: fps, plays: loops, compression: compression)
    if let frames { try OutputFile.createDirectory(frames) }
    let caches = RasterizerCaches()
    for index in 0..<min(max(count, 1), Self.frameLimit) {
      let time = start + Double(index) / Double(fps)
      if isStill { current.time = time } else if index > 0 { current = try build(at: time) }
      let pixmap = try current.rasterized(limits: options.limits, reusing: caches)
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
    return found
  }
}
