import FileSystem
import Glibc
import Golden
import LocalServer
import ObjectModel
import Process
import Raster
package import ScreenFormat
import Synchronization

/// Keeps the pictures of a preview up to date: threads of its own watch files and draw.
package final class PreviewEngine: Sendable {
  struct State {
    var model = PreviewModel()
    /// Requests that wait for a revision after the one that they know.
    var waiting: [(known: Int, since: ContinuousClock.Instant, reply: Reply)] = []
    /// Requests whose answers take about as long as a drawing.
    var questions: [(question: PreviewQuestion, reply: Reply)] = []
    /// The files that decide which pictures there are.
    var planStamps: [String: FileStamp?] = [:]
    /// The themes of the folders that are shown.
    var themes: [String] = []
    /// The documents that are tried.
    var edits = PreviewEdits()
    var comparisons = PreviewComparisons()
    var changes = PictureChanges()
    var smallPictures = SmallPictures()
    /// The moment of the last drawing or change, after which comparing with goldens waits a while.
    var lastNews = ContinuousClock.now
    /// The revision of which the page hears without delay: that of the last change which it shows.
    var toldRevision = 0
    /// The moment at which the page was told something last.
    var lastTold = ContinuousClock.now
    /// The moment until which pictures out of sight are not drawn, since the page is busy or about to ask for others.
    var quietEnd = ContinuousClock.now
    /// The moment until which one thread alone draws what shows, since the page needs the other processors to show the first of
    /// it.
    var firstEnd = ContinuousClock.now

    /// The documents that stand over or in place of files: what is tried, and the board of a theme's page.
    var overlay: [String: [UInt8]] {
      model.boards.isEmpty ? edits.overlay : ThemePage.overlay.merging(edits.overlay) { $1 }
    }
  }

  /// How long a request waits for news, in seconds. Browsers and proxies end longer ones.
  static let longPollTimeout = Duration.seconds(25)
  /// The greatest number of requests that wait.
  private static let waitingLimit = 64
  /// How often the watcher looks after requests that have waited enough, in milliseconds.
  private static let wakeInterval: Int32 = 1_000
  /// How long nothing has to change before pictures are compared with their goldens.
  private static let comparingDelay = Duration.milliseconds(400)
  /// How often the page hears of pictures that it does not show.
  private static let newsInterval = Duration.milliseconds(100)
  /// How long the first picture may take until the page asks for it, at most.
  private static let firstTime = Duration.milliseconds(100)
  /// How often it is looked whether more pictures may be drawn, in microseconds.
  private static let quietStep: useconds_t = 10_000

  let state = Mutex(State())
  /// Tells of questions, and of pictures in sight.
  let work = WorkSignal()
  /// Tells of pictures out of sight, and of comparisons.
  private let otherWork = WorkSignal()
  let caches: PreviewCaches
  private let watcher: FileWatcher
  private let paths: [String]
  let asked: RenderMatrix
  private let jobs: Int
  /// Whether a box is drawn where an image can't be loaded.
  let keepsGoing: Bool
  /// The revision of Git that pictures are compared with; nil for none.
  let revision: PreviewRevision?
  private let check = GoldenCheck(record: .none)

  /// Creates an engine that draws nothing yet.
  ///
  /// - Parameters:
  ///   - paths: Folders of screens, and screens.
  ///   - asked: The variants that the user asks for.
  ///   - keepsGoing: Whether a box is drawn where an image can't be loaded.
  ///   - revision: The revision of Git that pictures are compared with; nil for none.
  ///   - polls: Whether files are looked at again and again, where nobody sends events.
  ///   - jobs: The number of pictures to draw at the same time.
  package init(
    _ paths: [String], asked: RenderMatrix, keepsGoing: Bool = false,
    against revision: PreviewRevision? = nil, polls: Bool, jobs: Int
  ) {
    self.revision = revision
    self.jobs = jobs
    self.paths = paths
    self.asked = asked
    self.keepsGoing = keepsGoing
    caches = PreviewCaches(asked.base.limits)
    watcher = FileWatcher(polls: polls)
  }

  /// Plans the pictures, and starts the threads that watch and draw.
  ///
  /// - Throws: The errors of `TestPlan`, `NoScreens`.
  package func start() throws {
    let plan = try TestPlan(paths, asked: asked)
    guard !plan.cases.isEmpty else { throw NoScreens(paths: paths) }
    arrange(plan)
    for index in 0..<jobs {
      Parallel.detach { [self] in
        while true {
          work.wait()
          while doNext(isFirst: index == 0) {}
        }
      }
      // What shows comes first, and the browser that shows it.
      Parallel.detach(givesWay: true) { [self] in
        while true {
          otherWork.wait()
          while doNextOther() {}
          answerWaiting()
        }
      }
    }
    Parallel.detach { [self] in watch() }
  }

  /// The paths of the themes that pictures can be shown with.
  var themes: [String] { state.withLock { $0.themes } }

  /// The number of pictures.
  package var count: Int { state.withLock { $0.model.order.count } }

  // MARK: Watching

  private func arrange(_ plan: TestPlan) {
    let folders = PreviewFolders.all(below: paths)
    let stamps = Dictionary(
      PreviewFolders.plan(of: folders).map { ($0, FileStamp($0)) },
      uniquingKeysWith: { first, _ in first })
    let themes = PreviewFolders.themes(in: folders)
    let gone = revision?.goneScreens(below: paths) ?? []
    state.withLock { state in
      state.model.arrange(
        plan.cases, problems: plan.diagnostics.sorted().map(\.description), gone: gone)
      state.planStamps = stamps
      state.themes = themes
    }
    for folder in folders { watcher.watch(folder) }
    findDevices()
    tellOfWork()
    answerWaiting()
  }

  /// Finds out the devices of pictures that are new, so that the page keeps room for them.
  private func findDevices() {
    let new = state.withLock { state in
      state.model.order.compactMap { state.model.pictures[$0] }
        .filter { $0.drawing == nil && $0.device == nil && $0.drawnChanges == nil }
        .map { ($0.number, $0.item, $0.shownAs) }
    }
    let found = Mutex<[Int: PreviewDevice]>([:])
    Parallel.forEach(count: new.count, jobs: jobs) { [self] index in
      let (number, item, switches) = new[index]
      guard let device = PreviewDevice(of: item, as: switches, reusing: caches.decodedFiles)
      else { return }
      found.withLock { $0[number] = device }
    }
    let devices = found.withLock { $0 }
    state.withLock { $0.model.expect(devices) }
  }

  private func watch() {
    while true {
      let changes = watcher.next(limit: Self.wakeInterval)
      if !changes.isEmpty { note(changes) }
      answerWaiting()
      if isTimeToCompare { otherWork.signal(jobs) }
    }
  }

  private func note(_ changes: FileWatcher.Changes) {
    let now = ContinuousClock.now
    dropOutdatedEdits()
    func isAffected(_ stamp: (key: String, value: FileStamp?)) -> Bool {
      (changes.isIncomplete || changes.paths.contains(stamp.key))
        && FileStamp(stamp.key) != stamp.value
    }
    let isPlanStale = state.withLock { state in
      state.lastNews = now
      state.model.forgetGoldens { $0.goldenStamps.contains(where: isAffected) }
      _ = state.model.invalidate(at: now) { $0.stamps.contains(where: isAffected) }
      return state.planStamps.contains(where: isAffected)
    }
    tellOfWork()
    guard isPlanStale else { return }
    do {
      let plan = try TestPlan(paths, asked: asked)
      guard !plan.cases.isEmpty else { throw NoScreens(paths: paths) }
      arrange(plan)
    } catch {
      let folders = PreviewFolders.plan(of: PreviewFolders.all(below: paths))
      state.withLock { state in
        for path in folders { state.planStamps[path] = .some(FileStamp(path)) }
        for path in state.planStamps.keys { state.planStamps[path] = .some(FileStamp(path)) }
        state.model.refuse(ErrorMessage(error).lines)
      }
    }
  }

  // MARK: Drawing

  /// Wakes the threads: each goes on until nothing is left.
  func tellOfWork() {
    work.signal(jobs)
    otherWork.signal(jobs)
  }

  /// Answers a question, or draws a picture in sight; false if there is nothing to do.
  ///
  /// - Parameter isFirst: Whether the thread draws while the page has not asked for the first picture yet.
  private func doNext(isFirst: Bool) -> Bool {
    if let (question, reply) = state.withLock({ $0.questions.popLast() }) {
      reply.send(answer(question))
    } else if !isFirst, state.withLock({ $0.firstEnd }) > .now {
      usleep(Self.quietStep)
    } else if let job = state.withLock({ $0.model.next(isInSight: true) }) {
      draw(job)
      answerWaiting()
    } else {
      return false
    }
    return true
  }

  /// Draws a picture out of sight, or compares one with its golden; false if there is nothing to do.
  private func doNextOther() -> Bool {
    while state.withLock({ $0.quietEnd }) > .now { usleep(Self.quietStep) }
    if let job = state.withLock({ $0.model.next() }) {
      draw(job)
      if state.withLock({ $0.lastTold }) + Self.newsInterval < .now { answerWaiting() }
    } else if let comparison = nextComparison() {
      compare(comparison)
    } else {
      return false
    }
    return true
  }

  /// Whether nothing has changed for a while, and no value is tried: goldens are compared with what is on disk.
  private var isTimeToCompare: Bool {
    state.withLock { state in
      state.edits.documents.isEmpty && ContinuousClock.now - state.lastNews > Self.comparingDelay
        && state.model.hasComparisons
    }
  }

  private func nextComparison() -> PreviewModel.Comparison? {
    guard isTimeToCompare else { return nil }
    return state.withLock { $0.model.nextComparison(limit: jobs) }
  }

  private func compare(_ comparison: PreviewModel.Comparison) {
    let stamps = GoldenState.stamps(of: comparison)
    for path in stamps.keys { watcher.watch(FilePath.folder(of: path)) }
    let golden = GoldenState(comparison, check)
    let found = revision?.change(
      of: comparison.item, dependingOn: comparison.files, keepsGoing: keepsGoing, reusing: caches)
    // The page hears of many at once, when the watcher wakes: each costs it a look at all pictures.
    let isLast = state.withLock { state in
      state.model.finish(comparison, golden, stamps: stamps, change: found?.change)
      state.changes.keep(found?.comparison, of: comparison.number)
      return !state.model.hasComparisons
    }
    if isLast { answerWaiting() }
  }

  private func draw(_ job: PreviewModel.Job) {
    let overlay = state.withLock { $0.overlay }
    let subject = PreviewSubject(
      item: job.item, overlay: overlay, overrides: job.overrides, switches: job.switches,
      keepsGoing: keepsGoing)
    let result = PreviewResult(subject, scale: job.scale, reusing: caches) {
      state.withLock { $0.model.isWanted(job) }
    }
    var isNewlyWatched = false
    for path in result.stamps.keys {
      for folder in PreviewFolders.watched(for: path) where watcher.watch(folder) {
        isNewlyWatched = true
      }
    }
    // Files may have changed before anybody watched them.
    let isStale = (isNewlyWatched || watcher.polls) && result.isStale
    let now = ContinuousClock.now
    let isToBeRepeated = state.withLock { state in
      state.lastNews = now
      let mayBeHalfWritten = state.model.finish(job, result, at: now)
      guard isStale else { return mayBeHalfWritten }
      return state.model.invalidate(at: now) { $0.number == job.number } > 0
    }
    prepareSmallPicture(of: job.number)
    if isToBeRepeated {
      if !isStale { usleep(useconds_t(PreviewModel.debounceInterval / .microseconds(1))) }
      tellOfWork()
    }
  }

  // MARK: Requests

  /// Remembers what the browser shows, so that it is drawn first and sharp enough.
  func show(_ view: PreviewModel.Viewport) {
    let areOthers: Bool? = state.withLock { state in
      guard state.model.viewport != view else { return nil }
      let order = state.model.order
      if view.combinations != state.model.viewport.combinations {
        state.firstEnd = .now + Self.firstTime
      }
      if view.theme != state.model.viewport.theme {
        let theme = view.theme.flatMap { state.themes.contains($0) ? $0 : nil }
        state.model.show(boards: theme.map { ThemePage.cases(of: $0, asked: asked) } ?? [])
      }
      state.model.look(at: view)
      return state.model.order != order
    }
    guard let areOthers else { return }
    work.signal(jobs)
    // The page hears of other pictures with their sizes.
    if areOthers { findDevices() }
    otherWork.signal(jobs)
    if state.withLock({ $0.model.hasNews(since: $0.toldRevision) }) { answerWaiting() }
  }

  /// Leaves the processors to the page and to what it asks for, for a while.
  ///
  /// - Parameter hasFirst: Whether the page asks for pictures, so that all threads may draw what shows.
  func keepQuiet(for time: Duration, hasFirst: Bool) {
    state.withLock { state in
      state.quietEnd = .now + time
      if hasFirst { state.firstEnd = .now }
    }
  }

  /// The changes since a revision; nil if the reply gets them later.
  func changes(since known: Int, _ reply: Reply) -> HTTPResponse? {
    let (model, isRefused) = state.withLock { state -> (PreviewModel?, Bool) in
      // What does not show can wait for more of its kind.
      if known < state.toldRevision || known > state.model.revision { return (state.model, false) }
      guard state.waiting.count < Self.waitingLimit else { return (nil, true) }
      state.waiting.append((known, .now, reply))
      return (nil, false)
    }
    if isRefused { return HTTPResponse(.conflict, text: "Too many windows wait.") }
    return model?.changes(since: known).map(HTTPResponse.json)
  }

  /// Tells those who wait what has changed.
  func answerWaiting() {
    let now = ContinuousClock.now
    let (model, answered) = state.withLock { state in
      (state.toldRevision, state.lastTold) = (state.model.revision, now)
      func isAnswered(_ one: (known: Int, since: ContinuousClock.Instant, reply: Reply)) -> Bool {
        one.known != state.model.revision || now - one.since > Self.longPollTimeout
      }
      let answered = state.waiting.filter(isAnswered)
      state.waiting.removeAll(where: isAnswered)
      return (state.model, answered)
    }
    // Written without the lock, since there may be much.
    for (known, _, reply) in answered {
      let nothing = DocumentValue.object([("revision", .number(Double(model.revision)))])
      reply.send(.json(model.changes(since: known) ?? nothing))
    }
  }

  /// Answers a question later; a response where too many wait.
  func ask(_ question: PreviewQuestion, _ reply: Reply) -> HTTPResponse? {
    let isTaken = state.withLock { state in
      guard state.questions.count < Self.waitingLimit else { return false }
      state.questions.append((question, reply))
      return true
    }
    guard isTaken else { return HTTPResponse(.conflict, text: "Too many questions wait.") }
    work.signal(jobs)
    return nil
  }

  /// Whether one of the pictures depends on a file, so that the page may have it opened.
  func uses(_ path: String) -> Bool {
    let path = Folder.absolutePath(path)
    return state.withLock { state in
      state.model.pictures.values.contains { $0.stamps.keys.contains(path) }
    }
  }
}

extension HTTPResponse {
  /// A response of JSON.
  static func json(_ value: DocumentValue) -> HTTPResponse { json(value.json) }

  /// A response of JSON that was written before.
  static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(type: "application/json", body: Array(text.utf8))
  }
}
