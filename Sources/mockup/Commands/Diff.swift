import ArgumentParser
import FileSystem
import Golden
import PNG
import Process
import Raster
import ScreenFormat

/// `mockup diff`: compares two pictures.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two PNG files, to the pixel unless told otherwise.",
    discussion: """
      The pictures may have different sizes; pixels of only one of them differ. Exits with 1 if the \
      differences exceed the tolerances.

      Examples:
        mockup diff before.png after.png
        mockup diff before@2x.png after@2x.png -o difference.png
        mockup diff before.png after.png --perceptual 2 --largest-blob 4 --json
      """)

  @Argument(help: "A PNG file; '-' reads standard input.", completion: .file())
  var first: String

  @Argument(help: "The PNG file to compare it with.", completion: .file())
  var second: String

  @Option(
    name: [.customShort("o"), .long],
    help: "The file for a picture of the differences; '-' is standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "Print JSON, for other programs.")
  var json = false

  @Option(help: "The largest difference of a channel that is allowed, 0 to 255.")
  var perPixel: Int = 0

  @Option(
    help:
      "The largest difference of a colour that is allowed, in ΔE of CIEDE2000; 1 is just noticeable."
  )
  var perceptual: Double?

  @Flag(help: "Ignore differences in the antialiasing of edges.")
  var antialiasing = false

  @Option(help: "The number of pixels that may differ.")
  var maxDifferentPixels: Int?

  @Option(
    help:
      "The largest connected area of pixels that may differ, in points², or in pixels without a scale."
  )
  var largestBlob: Double?

  @Option(
    name: .customLong("ignore"), help: "Exclude a rectangle in points, X,Y,WIDTH,HEIGHT.",
    transform: rect)
  var ignored: [Rect] = []

  @Option(
    help:
      "Pixels per point; by default that of a name such as picture@2x.png, else places are told in pixels."
  )
  var scale: Double?

  /// The pixels per point; nil where neither an option nor a name tells them.
  private var knownScale: Double? {
    scale ?? PictureName.scale(of: second) ?? PictureName.scale(of: first)
  }

  func validate() throws {
    guard (0...255).contains(perPixel) else { throw ValidationError("--per-pixel is 0 to 255.") }
    guard scale.map(RenderOptions.scales.contains) ?? true else {
      throw ValidationError("--scale is a number from 0.5 to 8.")
    }
    guard perceptual.map({ $0 >= 0 }) ?? true, largestBlob.map({ $0 >= 0 }) ?? true,
      maxDifferentPixels.map({ $0 >= 0 }) ?? true
    else { throw ValidationError("Bounds are not negative.") }
    guard first != InputFile.standardInput || second != InputFile.standardInput else {
      throw ValidationError("Standard input can be read once only.")
    }
    if let output { try PictureName.check(output, option: "-o") }
    guard !json || output != OutputFile.standardOutput else {
      throw ValidationError("Standard output takes the picture or JSON, not both.")
    }
  }

  private var tolerance: Tolerance {
    var tolerance = Tolerance()
    tolerance.perPixel = perPixel
    tolerance.perceptual = perceptual
    tolerance.antialiasing = antialiasing
    // With only a limit for areas, any number of pixels may differ.
    tolerance.maxDifferentPixels = maxDifferentPixels ?? (largestBlob == nil ? 0 : nil)
    tolerance.largestBlob = largestBlob
    return tolerance
  }

  func run() throws {
    let (actual, expected) = try ImageFile.readPair(first, second)
    let scale = knownScale
    var regions = PixelRegions(
      tolerance, width: max(actual.width, expected.width),
      height: max(actual.height, expected.height), scale: scale ?? 1)
    for rect in ignored { regions.ignore(rect) }
    let comparison = PixelComparison.compare(
      actual: actual, expected: expected, regions: regions)
    if let output, let comparison {
      // The picture is temporary, so speed matters more than size.
      try OutputFile.write(
        PNG.encode(consuming: comparison.picture(expected: expected), compression: .fastest),
        to: output, waitsForOthers: true)
    }
    let report = DiffReport(
      comparison, actual: (actual.width, actual.height),
      expected: (expected.width, expected.height), scale: scale)
    if output != OutputFile.standardOutput {
      try StandardStreams.print(json ? report.json : report.text)
    }
    if let comparison, !comparison.gates.isEmpty { throw ExitCode(ExitStatus.checkFailed) }
  }

  private static func rect(_ text: String) throws -> Rect {
    let parts = text.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 4, parts.allSatisfy(\.isFinite), parts[2] >= 0, parts[3] >= 0 else {
      throw ValidationError("--ignore takes X,Y,WIDTH,HEIGHT in points.")
    }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
