import ArgumentParser
import Controls
import FileSystem
import Golden
import ObjectModel
import Process
import Raster
import ScreenFormat
import Synchronization

/// `mockup test`: compares screens with their goldens.
struct Test: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare screens with their goldens, to the pixel.",
    discussion: """
      Draws every *.screen.json below PATH, and compares it with the picture and layout in the folder \
      __Goldens__ beside it. A mockup.json in a screen's folder or above it lists the variants and \
      tolerances. A run that records goldens fails: look at them first.

      --device, --system and similar options select among the values of a screen's matrix. Where it \
      has no or one value, they replace it.

      Examples:
        mockup test Screens
        mockup test Screens --record changed --filter login
        mockup test Screens --report out --junit out/junit.xml
        mockup test Screens --shard 2/4 --report out-2
        mockup test Screens --shard auto --report out
        mockup test Screens --cache ~/.cache/mockup
        mockup test Screens --last-failed
      """)

  @Argument(
    help: ArgumentHelp("Folders of screens, or screens.", valueName: "paths"), completion: .file())
  var words: [String] = ["."]

  var paths: [String] { JoinedWords.apart(words) }

  @Option(
    help: "Goldens to write: none, missing, changed or all; missing on a terminal outside CI.",
    completion: .values(of: RecordMode.self), transform: choice)
  var record: RecordMode?

  @Option(
    help: "The folder for a report: index.html, report.json and pictures of what failed.",
    completion: .directory)
  var report: String?

  @Option(help: "The file for the results as JUnit XML.", completion: .file())
  var junit: String?

  @Option(
    name: .customLong("shard"),
    help: "Only shard K/N, such as 2/4; auto or auto/N takes it from the environment.",
    transform: ShardChoice.argument)
  var shardChoice: ShardChoice?

  @Option(
    help:
      "The times of pictures, from 'merge-report --timings', by which shards take about the same time.",
    completion: .file())
  var timings: String?

  @Option(name: .customLong("filter"), help: "Only pictures whose name contains this text.")
  var filters: [String] = []

  @Flag(help: "Only pictures that failed when they were last tested.")
  var lastFailed = false

  @Flag(help: "Print the names of the pictures and exit.")
  var list = false

  @Flag(help: "Delete stale goldens, which no screen uses.")
  var prune = false

  @Flag(help: "Fail if there are stale goldens.")
  var failOnStale = false

  @OptionGroup var options: ScreenOptions
  @OptionGroup(visibility: .hidden) var refused: RefusedOptions
  @OptionGroup var cacheOptions: CacheOptions

  @Option(help: .jobs) var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The instruction set to draw with: none of them may change a pixel.",
      visibility: .hidden),
    transform: kernels)
  var kernels: Kernels.Level?

  @Flag(help: "Print tests that pass, too.")
  var verbose = false

  @Flag(help: "Show no progress bar.")
  var noProgress = false

  func validate() throws {
    guard jobs ?? 1 > 0 else { throw ValidationError("--jobs is at least 1.") }
    guard !paths.contains(InputFile.standardInput) else {
      throw ValidationError("A screen on standard input has no goldens: name a file.")
    }
  }

  func run() throws {
    let shard = try chosenShard()
    let plan = try TestPlan(paths, asked: options.matrix)
    StandardStreams.report(plan.diagnostics.sorted().map(\.description))
    guard !plan.cases.isEmpty else { throw NoScreens(paths: paths) }
    let selection = selection
    try selection.check(plan)
    let all = selection.pictures(of: plan)
    let shards =
      try timings.map {
        ShardPlan(count: shard?.count ?? 1, ids: all.map(\.id), timings: try Timings(path: $0))
      }
      ?? ShardPlan(count: shard?.count ?? 1)
    let cases = shard.map { shard in all.filter { shards.number(of: $0.id) == shard.index } } ?? all
    if list {
      return try StandardStreams.print(lines: cases.map(\.id))
    }
    let cache = try cacheOptions.open()
    if let report { try ReportFolder.prepare(report) }
    if let kernels {
      Kernels.use(kernels)
      if let best = Kernels.Level.available.last, !Kernels.Level.available.contains(kernels) {
        StandardStreams.report(
          ["mockup: warning: this machine has no \(kernels); \(best) is used in its place"])
      }
    }

    let mode =
      record
      ?? .standard(
        isTerminal: FileDescriptor.standardError.isTerminal, ci: Environment["CI"])
    // Logs of continuous integration may claim to be terminals.
    let isWatched = !RecordMode.isContinuousIntegration(Environment["CI"])
    let progress = TestProgress(
      total: cases.count, isBarWanted: !noProgress && isWatched, isVerbose: verbose,
      isGitHub: Environment["GITHUB_ACTIONS"] == "true")
    var check = GoldenCheck(record: mode, report: report)
    check.cache = cache.map(PassCache.init)
    let run = GoldenRun(check: check, progress: progress)
    run.test(cases, jobs: jobs)
    progress.finish()
    CacheOptions.report(cache)

    var status = run.status
    let stale = try staleGoldens(plan, used: run.files, status: &status)
    var whole = Report(
      results: run.results.sorted { Report.isOrdered($0.id, $1.id) },
      stale: stale, shard: shard?.description)
    if let report {
      var stamp = RunStamp(
        all, shard: shard, shards: shards, program: Program.hash, folder: plan.folder,
        finished: Stopwatch.secondsSince1970())
      stamp.attempt = ShardChoice.attempt { Environment[$0] }
      whole.stamp = stamp
      try ReportFolder.write(whole, to: report)
    }
    if let junit { try JUnitReport.write(whole, to: junit, folder: report) }
    remember(cases, run.results)
    StandardStreams.report(
      SamePictures.find(run.results).map {
        "mockup: note: \($0.id) is the same picture as \($0.other)"
      })
    try StandardStreams.print(
      lines: TestSummary(whole.tally, stale: stale, record: mode, report: report).lines)
    if status != .done { throw ExitCode(status) }
  }

  /// Stores the failures for `--last-failed`. An error is only a warning, because the tests do not need it.
  private func remember(_ cases: [GoldenCase], _ results: [CaseResult]) {
    do {
      try LastFailed.update(cases, results)
    } catch {
      StandardStreams.report(["mockup: warning: --last-failed will know nothing of this run"])
    }
  }

  /// The shard to test; nil for all pictures.
  private func chosenShard() throws -> Shard? {
    try shardChoice?.ofProcess()
  }

  private var selection: TestSelection {
    var selection = TestSelection()
    selection.filters = filters
    selection.axes = options.matrix
    if lastFailed { selection.places = LastFailed.read() }
    return selection
  }

  /// Finds stale goldens, and deletes them with `--prune`.
  ///
  /// - Returns: The stale goldens that remain.
  private func staleGoldens(
    _ plan: TestPlan, used: [String: GoldenFiles], status: inout ExitStatus
  ) throws -> [String] {
    let stale = StaleGoldens.find(plan, used: used)
    guard prune else {
      if failOnStale, !stale.isEmpty { status = max(status, .checkFailed) }
      return stale
    }
    try StaleGoldens.prune(stale)
    StandardStreams.report(stale.map { "removed \($0)" }, on: .standardOutput)
    return []
  }

  static func kernels(_ text: String) throws -> Kernels.Level {
    guard let level = Kernels.Level.allCases.first(where: { "\($0)" == text }) else {
      let names = Kernels.Level.allCases.map { "\($0)" }.joined(separator: ", ")
      throw ValidationError("--kernels is one of \(names).")
    }
    return level
  }
}
