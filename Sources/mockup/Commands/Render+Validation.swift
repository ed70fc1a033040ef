import ArgumentParser
import FileSystem
import Loading
import ObjectModel
import Process
import Rendering
import ScreenFormat

extension Render {
  mutating func validate() throws {
    try animation.takeFormat(of: output)
    guard jobs ?? 1 > 0 else { throw ValidationError("--jobs is at least 1.") }
    guard !screens.isEmpty else { throw ValidationError("Name a screen to draw.") }
    let (count, isTooLarge) = screens.count.multipliedReportingOverflow(by: options.matrix.count)
    guard !isTooLarge, count <= RenderMatrix.pictureLimit else {
      throw ValidationError(
        "There are \(isTooLarge ? "too many" : String(count)) pictures to draw; a run takes at most "
          + "\(RenderMatrix.pictureLimit). Give fewer values of \(options.matrix.description).")
    }
    if let output {
      try PictureName.check(output, option: "-o")
      guard outputDir == nil else { throw ValidationError("Give -o or --output-dir, not both.") }
      guard count == 1 else {
        throw ValidationError("There are \(count) pictures to write: give --output-dir, not -o.")
      }
    }
    if audit.audit {
      guard !animation.isWanted else { throw ValidationError("--audit goes with single pictures.") }
      guard output != OutputFile.standardOutput else {
        throw ValidationError("--audit prints to standard output: write the picture to a file.")
      }
      guard output == nil || ![audit.sarif, audit.junit, accessibility].contains(output) else {
        throw ValidationError("-o, --sarif and --junit are files of their own.")
      }
    }
    if accessibility != nil {
      guard count == 1, !animation.isWanted else {
        throw ValidationError("--accessibility goes with one picture.")
      }
      guard accessibility != output else {
        throw ValidationError("-o and --accessibility are files of their own.")
      }
    }
    guard watch || !poll else { throw ValidationError("--poll goes with --watch.") }
    if watch {
      guard !animation.isWanted, accessibility == nil, !audit.audit, shardChoice == nil else {
        throw ValidationError("--watch draws pictures only, and all of them.")
      }
      guard output != OutputFile.standardOutput, !screens.contains(InputFile.standardInput) else {
        throw ValidationError("--watch reads files and writes files, no standard streams.")
      }
    }
    guard output == nil || shardChoice == nil else {
      throw ValidationError("--shard goes with several pictures: give --output-dir, not -o.")
    }
    guard !animation.isFramesOnly || (output == nil && outputDir == nil) else {
      throw ValidationError(
        "--frames alone writes frames only: leave out -o and --output-dir, or give --format apng.")
    }
    guard screens.count(where: { $0 == InputFile.standardInput }) <= 1 else {
      throw ValidationError("Standard input can be read once only.")
    }
    try validateNames()
  }

  /// Throws if two pictures would have the same name.
  private func validateNames() throws {
    var screenOfName: [String: String] = [:]
    for screen in screens {
      let name = ScreenFile.name(of: screen)
      if let other = screenOfName.updateValue(screen, forKey: name) {
        throw Self.sharedName(name, of: [other, screen])
      }
    }
    var seen: Set<String> = []
    for variant in options.matrix.variants {
      let name = variant.suffix + (variant.options.scale.map { "@\(shortest($0))x" } ?? "")
      guard seen.insert(name).inserted else {
        throw ValidationError("The same variant is asked for twice: give each value once.")
      }
    }
  }

  /// The error of two screens whose pictures would have one name.
  static func sharedName(_ name: String, of screens: [String]) -> ValidationError {
    ValidationError(
      "\(screens.joined(separator: " and ")) would be drawn into pictures of one name, '\(name)': "
        + "draw them in runs of their own.")
  }
}
