import ArgumentParser
import Controls
import FileSystem
import Golden
import Inspection
import Loading
import ObjectModel
import PNG
import Preview
import Process
import Raster
import ScreenFormat
import Synchronization
import Text

/// `mockup render`: draws screens into PNG files.
struct Render: ParsableCommand, Sendable, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw screens into PNG files.",
    discussion: """
      Several screens, or options with several values, make several pictures. They are written to \
      --output-dir with the names NAME~PARTS@SCALEx.png, where PARTS are the options that differ.

      Examples:
        mockup render login.screen.json -o login.png
        mockup render login.screen.json -o - > login.png
        mockup render login.screen.json --theme dark.theme.json -o dark.png
        mockup render login.screen.json --device "iPhone X" -o iphone-x.png
        mockup render *.screen.json --system 7 --system 12 --output-dir out
        mockup render spinner.screen.json -o spinner.apng
        mockup render login.screen.json -o login.png --watch
        mockup render login.screen.json -o login.png --audit --strict
      """)

  @Argument(
    help: ArgumentHelp("Screens to draw; '-' reads standard input.", valueName: "screens"),
    completion: .file())
  private var words: [String]

  var screens: [String] { JoinedWords.apart(words) }

  @Option(
    name: [.customShort("o"), .long], help: "The picture to write; '-' is standard output.",
    completion: .file())
  var output: String?

  @Option(help: "The folder for pictures of several screens or variants.", completion: .directory)
  var outputDir: String?

  @OptionGroup var options: ScreenOptions

  @OptionGroup var animation: AnimationOptions

  @Option(
    help: "The compression: fastest, default or smallest.",
    completion: .values(of: PNGCompression.self), transform: choice)
  var compression: PNGCompression = .default

  @Option(
    name: .customLong("shard"),
    help: "Only shard K/N of the pictures; auto or auto/N takes it from the environment.",
    transform: ShardChoice.argument)
  var shardChoice: ShardChoice?

  @OptionGroup var cacheOptions: CacheOptions

  @Flag(
    name: .customLong("no-cache"),
    help: "Draw vector files anew, in place of taking what earlier runs have kept of them.")
  var drawsAnew = false

  @Option(help: "The number of pictures to draw at the same time.")
  var jobs: Int = Parallel.defaultJobs

  @Option(
    help: "The file for the accessibility tree (VoiceOver) as JSON; '-' is standard output.",
    completion: .file())
  var accessibility: String?

  @OptionGroup var audit: AuditOptions

  @Flag(help: "Draw again on each save, until Ctrl-C.")
  var watch = false

  @Flag(help: "With --watch: look at the files again and again, for folders that send no events.")
  var poll = false

  @Flag(help: "Print only errors.")
  var quiet = false

  @Flag(help: "Show no progress bar.")
  var noProgress = false

  mutating func validate() throws {
    try animation.takeFormat(of: output)
    guard jobs > 0 else { throw ValidationError("--jobs is at least 1.") }
    guard !screens.isEmpty else { throw ValidationError("Name a screen to draw.") }
    let count = screens.count * options.matrix.variants.count
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
        throw Self.sharedName(name, of: other, and: screen)
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

  /// A picture to draw.
  private struct Job: Sendable {
    var screen: String
    var variant: RenderMatrix.Variant
  }

  /// The result of a job.
  private struct Outcome: Sendable {
    var lines: [String]
    var status: ExitStatus
    /// The picture that was written, and a hash of its bytes; nil for animations and errors.
    var picture: Picture?
    /// Whether the picture came from the cache.
    var isCached = false
    /// The findings of the audit.
    var findings: [AuditFinding]?
  }

  /// A picture that was written.
  private struct Picture: Sendable {
    var path: String
    var digest: String
  }

  func run() throws {
    let variants = options.matrix.variants
    let jobs = screens.flatMap { screen in
      variants.map { Job(screen: screen, variant: $0) }
    }
    try refuseNamesWithScales(jobs)
    let work = try share(of: jobs)
    if let outputDir { try OutputFile.createDirectory(outputDir) }
    if watch { return keepDrawing(work) }
    let progress = ProgressBar(total: work.count, isWanted: !noProgress && !quiet)
    let outcomes = Mutex([Outcome?](repeating: nil, count: work.count))
    let caches = RasterizerCaches()
    let drawnPictures =
      drawsAnew
      ? nil : DrawingFolder.standard(program: Program.stamp) { name in Environment[name] }
    // One screen has nobody to share with.
    let decodedFiles =
      work.count > 1
      ? DecodedFiles(drawnPictures: drawnPictures)
      : drawnPictures.map { DecodedFiles(limit: 0, drawnPictures: $0) }
    // Only pictures are kept: no warnings, no trees and no frames.
    let cache =
      animation.isWanted || accessibility != nil || audit.audit
      ? nil : try cacheOptions.open().map { PictureCache($0, compression: compression) }
    Parallel.forEach(count: work.count, jobs: self.jobs) { index in
      let outcome = perform(work[index], reusing: caches, decodedFiles, cache)
      outcomes.withLock { $0[index] = outcome }
      progress.advance(work[index].screen)
    }
    progress.finish()
    drawnPictures?.finish()
    // In the order of the command line, not that in which jobs end.
    let all = outcomes.withLock { $0.compactMap(\.self) }
    // Each variant of a document has the same errors.
    var told: Set<String> = []
    let lines = all.flatMap(\.lines).filter { told.insert($0).inserted }
    StandardStreams.report(lines + ErrorCount.note(about: lines))
    if !quiet, shardChoice == nil {
      StandardStreams.report(samePictures(all.map(\.picture), variants.count))
    }
    CacheOptions.report(cache?.cache)
    let cached = all.count(where: \.isCached)
    if !quiet, cached > 0 {
      StandardStreams.report(["mockup: note: \(cached) of \(all.count) pictures from the cache"])
    }
    var status = all.map(\.status).max() ?? .done
    if audit.audit {
      let findings = zip(work, all).compactMap { job, outcome in
        outcome.findings.map {
          AuditReport.Picture(name: name(of: job), screen: job.screen, findings: $0)
        }
      }
      status = max(status, try audit.report(findings))
    }
    if status != .done { throw ExitCode(status) }
  }

  /// Draws on each save, until the process is ended.
  private func keepDrawing(_ work: [Job]) {
    let caches = RasterizerCaches()
    let watch = RenderWatch(
      polls: poll, jobs: jobs,
      pictures: work.map { job in
        RenderWatch.Picture(screen: job.screen) { files in
          let built = try ScreenLoader(files, options: job.variant.options).load(job.screen)
          let pixmap = try built.document.drawing {
            try built.screen.rasterized(limits: job.variant.options.limits, reusing: caches)
          }
          let path = path(of: job, scale: built.screen.device.scale)
          try OutputFile.write(PNG.encode(consuming: pixmap, compression: compression), to: path)
          return RenderWatch.Result(path: path, warnings: lines(built.diagnostics))
        }
      })
    watch.run()
  }

  /// Notes about variants of one screen whose pictures do not differ.
  ///
  /// - Parameters:
  ///   - pictures: The pictures of all screens; each screen's variants follow each other.
  ///   - count: The number of variants of each screen.
  private func samePictures(_ pictures: [Picture?], _ count: Int) -> [String] {
    guard count > 1 else { return [] }
    return stride(from: 0, to: pictures.count, by: count).flatMap { start -> [String] in
      var first: [String: String] = [:]
      return pictures[start..<min(start + count, pictures.count)].compactMap { picture in
        guard let picture else { return nil }
        guard let other = first[picture.digest] else {
          first[picture.digest] = picture.path
          return nil
        }
        return "mockup: note: \(picture.path) is the same picture as \(other)"
      }
    }
  }

  /// Throws if a screen whose name ends in a scale would have the picture of another one: that of
  /// `a@2x.screen.json` at scale 1 has the name of that of `a.screen.json` at scale 2. Only the built screen
  /// knows its scale, so such pairs are built.
  private func refuseNamesWithScales(_ work: [Job]) throws {
    func name(_ job: Job) -> String { ScreenFile.name(of: job.screen) + job.variant.suffix }
    func picture(_ job: Job) -> String? {
      let built = try? ScreenLoader(options: job.variant.options).load(job.screen)
      return built.map { path(of: job, scale: $0.screen.device.scale) }
    }
    let jobs = Dictionary(grouping: work, by: name)
    for job in work {
      guard let others = ScreenFile.withoutScale(name(job)).flatMap({ jobs[$0] }),
        let path = picture(job), let other = others.first(where: { picture($0) == path })
      else { continue }
      throw Self.sharedName(FilePath.name(of: path), of: other.screen, and: job.screen)
    }
  }

  private static func sharedName(
    _ name: String, of screen: String, and other: String
  ) -> ValidationError {
    ValidationError(
      "\(screen) and \(other) would be drawn into pictures of one name, '\(name)': "
        + "draw them in runs of their own.")
  }

  private func perform(
    _ job: Job, reusing caches: RasterizerCaches, _ decodedFiles: DecodedFiles?,
    _ cache: PictureCache?
  ) -> Outcome {
    do {
      if let known = cache?.find(job.screen, job.variant.options) {
        let path = path(of: job, scale: known.scale)
        return Outcome(
          lines: [], status: .done, picture: try write(known.bytes, to: path), isCached: true)
      }
      if animation.isWanted { return Outcome(lines: lines(try animate(job)), status: .done) }
      let (diagnostics, picture, findings) = try draw(job, reusing: caches, decodedFiles, cache)
      return Outcome(
        lines: lines(diagnostics), status: .done, picture: picture, findings: findings)
    } catch {
      let message = ErrorMessage(error)
      return Outcome(lines: message.lines, status: message.status)
    }
  }

  private func lines(_ diagnostics: Diagnostics) -> [String] {
    quiet ? [] : diagnostics.sorted().map(\.description)
  }

  private func animate(_ job: Job) throws -> Diagnostics {
    try animation.draw(
      job.screen, options: job.variant.options, compression: compression,
      name: "\(ScreenFile.name(of: job.screen))\(job.variant.suffix)"
    ) { path(of: job, scale: $0) }
  }

  private func draw(
    _ job: Job, reusing caches: RasterizerCaches, _ decodedFiles: DecodedFiles?,
    _ cache: PictureCache?
  ) throws -> (Diagnostics, Picture?, [AuditFinding]) {
    let log = cache.map { _ in InputLog() }
    let loaded = try ScreenLoader(
      log.map(LoggingAssets.init) ?? FileAssets(), options: job.variant.options,
      decodedFiles: decodedFiles
    ).load(job.screen)
    let (screen, diagnostics) = (loaded.screen, loaded.diagnostics)
    let pixmap = try loaded.document.drawing {
      try screen.rasterized(limits: job.variant.options.limits, reusing: caches)
    }
    let bytes = try PNG.encode(consuming: pixmap, compression: compression)
    let picture = try write(bytes, to: path(of: job, scale: screen.device.scale))
    if let log, diagnostics.sorted().isEmpty {
      cache?.keep(bytes, scale: screen.device.scale, job.screen, job.variant.options, log)
    }
    if let accessibility {
      let tree = AccessibilityTree(screen.placedForDrawing())
      try OutputFile.write(Array(AccessibilityPrinter.json(tree).utf8), to: accessibility)
    }
    let findings =
      audit.audit
      ? try screen.audit(limits: job.variant.options.limits, reusing: caches) : []
    return (diagnostics, picture, audit.counting(findings))
  }

  /// Writes a picture.
  ///
  /// - Returns: The picture, to be compared with others; nil for one alone, which is like no other.
  private func write(_ bytes: [UInt8], to path: String) throws -> Picture? {
    try OutputFile.write(bytes, to: path)
    if output == nil, outputDir == nil, !quiet {
      StandardStreams.report(["wrote \(path)"], on: .standardOutput)
    }
    guard options.matrix.variants.count > 1 else { return nil }
    return Picture(
      path: path, digest: bytes.withUnsafeBufferPointer(SHA256.hexadecimalDigest))
  }
  /// The pictures of the shard that the user asks for; all of them without `--shard`.
  private func share(of jobs: [Job]) throws -> [Job] {
    guard let shardChoice else { return jobs }
    let shard = try shardChoice.ofProcess()
    let shards = ShardPlan(count: shard.count)
    return jobs.filter { shards.number(of: name(of: $0)) == shard.index }
  }

  /// The name of a picture without its scale, which decides on its shard.
  private func name(of job: Job) -> String {
    let scale = job.variant.options.scale.map { "@\(shortest($0))x" } ?? ""
    return ScreenFile.name(of: job.screen) + job.variant.suffix + scale
  }

  /// The path of a picture: that of `-o`, or else `DIR/NAME~PARTS@2x.png`.
  private func path(of job: Job, scale: Double) -> String {
    if let output { return output }
    let name =
      "\(ScreenFile.name(of: job.screen))\(job.variant.suffix)"
      + "\(ScreenFile.scaleSuffix(scale)).png"
    return outputDir.map { FilePath.join($0, name) } ?? name
  }
}
