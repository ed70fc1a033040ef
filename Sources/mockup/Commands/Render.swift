import ArgumentParser
import FileSystem
import Golden
import Inspection
import Loading
import ObjectModel
import PNG
import Preview
import Process
import Rendering
import ScreenFormat
import Synchronization

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
  var words: [String]

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

  @OptionGroup var keepGoingOptions: KeepGoingOptions

  @OptionGroup var cacheOptions: CacheOptions

  @Flag(
    name: .customLong("no-cache"),
    help: "Draw vector files anew, in place of taking what earlier runs have kept of them.")
  var drawsAnew = false

  @Option(help: .jobs) var jobs: Int?

  @Option(
    help: "The file for the accessibility tree (VoiceOver) as JSON; '-' is standard output.",
    completion: .file())
  var accessibility: String?

  @OptionGroup var audit: AuditOptions

  @Flag(help: "Draw colours that a theme does not know magenta, in place of the controls' own.")
  var markUnknown = false

  @Flag(help: "Draw again on each save, until Ctrl-C.")
  var watch = false

  @Flag(help: "With --watch: look at the files again and again, for folders that send no events.")
  var poll = false

  @Flag(help: "Print only errors.")
  var quiet = false

  @OptionGroup var warnings: WarningOptions

  @Flag(help: "Show no progress bar.")
  var noProgress = false

  func run() throws {
    var matrix = options.matrix
    matrix.base.marksUnknown = markUnknown
    let variants = matrix.variants
    let all = screens.flatMap { screen in
      variants.map { RenderJob(screen: screen, variant: $0) }
    }
    var run = renderRun
    do throws(RenderRun.SharedName) {
      try run.refuseSharedNames(all)
    } catch {
      throw Self.sharedName(error.name, of: error.screens)
    }
    let work = try share(of: all)
    if let outputDir { try OutputFile.createDirectory(outputDir) }
    if watch { return keepDrawing(work, run) }
    let drawnPictures =
      drawsAnew
      ? nil : DrawingFolder.standard(program: Program.stamp) { name in Environment[name] }
    // One screen has nobody to share with.
    run.decodedFiles =
      work.count > 1
      ? DecodedFiles(drawnPictures: drawnPictures)
      : drawnPictures.map { DecodedFiles(limit: 0, drawnPictures: $0) }
    // Only pictures are kept: no warnings, no trees and no frames.
    run.cache =
      animation.isWanted || accessibility != nil || audit.audit
      ? nil : try cacheOptions.open().map { PictureCache($0, compression: compression) }
    run.endsProcess = work.count == 1
    let outcomes = draw(work, run)
    drawnPictures?.finish()
    report(outcomes, variants: variants.count)
    CacheOptions.report(run.cache?.cache)
    let cached = outcomes.count(where: \.isCached)
    if !quiet, cached > 0 {
      StandardStreams.report([
        "mockup: note: \(cached) of \(Wording.count(outcomes.count, "picture")) from the cache"
      ])
    }
    var status = outcomes.map(\.status).max() ?? .done
    if audit.audit {
      let findings = zip(work, outcomes).compactMap { job, outcome in
        outcome.findings.map {
          AuditReport.Picture(
            name: job.name, screen: job.screen, locale: job.variant.options.locale,
            findings: audit.counting($0))
        }
      }
      status = max(status, try audit.report(findings, strict: options.strict))
    }
    if status != .done { throw ExitCode(status) }
  }

  /// What the options ask for.
  private var renderRun: RenderRun {
    var run = RenderRun(to: output.map { .file($0) } ?? .folder(outputDir))
    if animation.isWanted { run.product = .animation(animation.drawing) }
    run.compression = compression
    run.accessibility = accessibility
    run.isAudited = audit.audit
    run.listsAllWarnings = warnings.verbose
    run.keepsGoing = keepGoingOptions.keepGoing
    run.isCompared = options.matrix.count > 1
    if output == nil, outputDir == nil, !quiet {
      run.didWrite = { StandardStreams.report(["wrote \($0)"], on: .standardOutput) }
    }
    return run
  }

  /// The pictures of the shard that the user asks for; all of them without `--shard`.
  private func share(of jobs: [RenderJob]) throws -> [RenderJob] {
    guard let shardChoice else { return jobs }
    let shard = try shardChoice.ofProcess()
    let shards = ShardPlan(count: shard.count)
    return jobs.filter { shards.number(of: $0.name) == shard.index }
  }

  /// Draws all pictures, several at once.
  ///
  /// - Returns: the results in the order of the jobs, not that in which they end.
  private func draw(_ work: [RenderJob], _ run: RenderRun) -> [RenderRun.Outcome] {
    let progress = ProgressBar(total: work.count, isWanted: !noProgress && !quiet)
    let outcomes = Mutex([RenderRun.Outcome?](repeating: nil, count: work.count))
    Parallel.forEach(count: work.count, jobs: jobs) { index in
      let outcome = run.perform(work[index])
      outcomes.withLock { $0[index] = outcome }
      progress.advance(work[index].screen)
    }
    progress.finish()
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  /// Prints errors, warnings, and which variants are the same.
  private func report(_ outcomes: [RenderRun.Outcome], variants: Int) {
    // Each variant of a document has the same errors.
    var told: Set<String> = []
    let lines = outcomes.flatMap { quiet ? $0.errors : $0.warnings + $0.errors }
      .filter { told.insert($0).inserted }
    StandardStreams.report(lines + ErrorCount.note(about: lines))
    guard !quiet, shardChoice == nil else { return }
    let same = RenderRun.samePictures(outcomes.map(\.picture), variants: variants)
    StandardStreams.report(
      same.map { "mockup: note: \($0.path) is the same picture as \($0.first)" })
  }

  /// Draws on each save, until the process is ended.
  private func keepDrawing(_ work: [RenderJob], _ run: RenderRun) {
    let isQuiet = quiet
    let watch = RenderWatch(
      polls: poll, jobs: jobs ?? Parallel.defaultJobs,
      pictures: work.map { job in
        RenderWatch.Picture(screen: job.screen) { files in
          let result = try run.redraw(job, files)
          return RenderWatch.Result(path: result.path, warnings: isQuiet ? [] : result.warnings)
        }
      })
    watch.run()
  }
}
