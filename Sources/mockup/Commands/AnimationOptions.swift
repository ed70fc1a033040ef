import ArgumentParser
import Rendering

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
      guard duration > 0, duration * Double(fps) <= Double(AnimationDrawing.frameLimit) else {
        throw ValidationError(
          "--duration is more than 0, and an animation has at most \(AnimationDrawing.frameLimit) frames."
        )
      }
    }
  }

  /// The animation that the options ask for.
  var drawing: AnimationDrawing {
    AnimationDrawing(
      isAnimatedPNG: format == .apng, frames: frames, duration: duration, framesPerSecond: fps,
      loops: loops)
  }
}
