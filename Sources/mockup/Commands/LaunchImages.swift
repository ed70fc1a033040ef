import ArgumentParser
import Controls
import FileSystem
import Loading
import ObjectModel
import PNG
import Process
import ScreenFormat

/// `mockup launch-images`: writes a screen as the launch images of its application.
struct LaunchImages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launch-images",
    abstract: "Write a screen as the launch images of its application.",
    discussion: """
      The sizes are those that Xcode asks for: of the devices that run the screen's iOS version or a \
      later one, up to iOS 12. Bars and backgrounds are drawn, without texts, items, controls and cells, \
      as Apple's guidelines want it. The status bar, which the system draws, is left out.

      The folder gets files called as Xcode wants them, such as Default-568h@2x.png. An asset catalogue \
      (NAME.xcassets) gets the set LaunchImage, and a folder called NAME.launchimage is the set itself.

      Examples:
        mockup launch-images login.screen.json --output-dir launch
        mockup launch-images login.screen.json --idiom phone --idiom pad --output-dir Images.xcassets
        mockup launch-images game.screen.json --full --force --output-dir launch
      """)

  @Argument(help: "The screen; '-' reads standard input.", completion: .file())
  var screen: String

  @Option(help: "The folder, catalogue or set for the pictures.", completion: .directory)
  var outputDir: String

  @Flag(help: "Draw everything, not only bars and backgrounds.")
  var full = false

  @Flag(help: "Replace pictures that are there already.")
  var force = false

  @Option(
    name: .customLong("idiom"),
    help: "phone or pad; may be repeated. By default that of the screen's device.",
    completion: .values(of: Traits.Idiom.self), transform: choice)
  var idioms: [Traits.Idiom] = []

  @Option(help: "The oldest iOS version of the application, 5 to 12; by default the screen's.")
  var system: Int?

  @Option(
    name: .customLong("theme"), help: "A theme to add to those of the screen.",
    completion: .file())
  var themes: [String] = []

  @Option(
    help: "A folder of images to search before those of the documents.", completion: .directory)
  var assets: [String] = []

  @Flag(help: "Print only errors.")
  var quiet = false

  func validate() throws {
    guard
      system.map((RenderOptions.systems.lowerBound...LaunchImageSlot.lastSystem).contains)
        ?? true
    else { throw ValidationError("--system is a whole number from 5 to 12.") }
  }

  func run() throws {
    var options = RenderOptions()
    options.themes = themes
    options.assets = assets
    options.system = system
    var loader = ScreenLoader(FileAssets.named, options: options)
    loader.purpose = .reading
    let parsed = try loader.parse(loader.read(screen))
    let own = try loader.build(parsed).screen
    if own.system > LaunchImageSlot.lastSystem, !quiet {
      StandardStreams.report([
        "mockup: note: from iOS \(LaunchImageSlot.lastSystem + 1) on, applications have a launch "
          + "screen in a storyboard; these pictures are for iOS \(LaunchImageSlot.lastSystem)"
      ])
    }
    options.system = min(own.system, LaunchImageSlot.lastSystem)
    let wanted = idioms.isEmpty ? [own.device.idiom] : Traits.Idiom.allCases.filter(idioms.contains)
    let slots = wanted.flatMap {
      LaunchImageSlot.all(system: options.system ?? own.system, idiom: $0)
    }
    let files = self.files(slots)
    if !force, let existing = files.first(where: { !$0.isShared && FileAssets().exists($0.path) }) {
      throw LaunchImageExists(path: existing.path)
    }
    // All are drawn before the first is written, so that an error leaves nothing half done.
    var told: [String] = []
    let contents = try files.map { file -> [UInt8] in
      guard let slot = file.slot else { return Array(file.text.utf8) }
      let (bytes, diagnostics) = try draw(slot, parsed, options)
      for line in diagnostics.sorted().map(\.description) where !told.contains(line) {
        told.append(line)
      }
      return bytes
    }
    if !quiet { StandardStreams.report(told) }
    for (file, bytes) in zip(files, contents) {
      if file.isShared, FileAssets().exists(file.path) { continue }
      try OutputFile.createDirectory(FilePath.folder(of: file.path))
      try OutputFile.write(bytes, to: file.path, isLasting: true)
      if !quiet { StandardStreams.report(["wrote \(file.path)"], on: .standardOutput) }
    }
  }

  /// A file to write: a picture, or the text of a catalogue.
  private struct File {
    var path: String
    var slot: LaunchImageSlot?
    var text = ""
    /// Whether a catalogue's other sets share it, so that an existing one stays.
    var isShared = false
  }

  private func files(_ slots: [LaunchImageSlot]) -> [File] {
    var files: [File] = []
    var folder = outputDir
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if folder.hasSuffix(".xcassets") {
      files.append(
        File(
          path: FilePath.join(folder, "Contents.json"), text: LaunchImageSlot.catalogContents,
          isShared: true))
      folder = FilePath.join(folder, "LaunchImage.launchimage")
    }
    if folder.hasSuffix(".launchimage") {
      files.append(
        File(path: FilePath.join(folder, "Contents.json"), text: LaunchImageSlot.contents(slots)))
    }
    return files + slots.map { File(path: FilePath.join(folder, $0.fileName), slot: $0) }
  }

  private func draw(
    _ slot: LaunchImageSlot, _ parsed: ScreenLoader.Parsed, _ options: RenderOptions
  ) throws -> ([UInt8], Diagnostics) {
    var options = options
    options.device = slot.device
    options.orientation = slot.orientation
    let loaded = try ScreenLoader(FileAssets.named, options: options).build(parsed)
    let picture = try loaded.document.drawing {
      try loaded.screen.launchImage(isFull: full, limits: options.limits)
    }
    return (try PNG.encode(consuming: picture), loaded.diagnostics)
  }
}
