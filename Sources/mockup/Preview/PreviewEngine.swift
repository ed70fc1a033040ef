import FileSystem
import Glibc
import Golden
import LocalServer
import ObjectModel
import Raster
import ScreenFormat
import Synchronization

/// Keeps the pictures of a preview up to date: threads of its own watch files and draw.
final class PreviewEngine: Sendable {
  private struct State {
    var wall = PreviewWall()
    /// Requests that wait for a revision after the one that they know.
    var waiting: [(known: Int, since: ContinuousClock.Instant, reply: Reply)] = []
    /// Requests for the objects of a picture.
    var questions: [(number: Int, reply: Reply)] = []
    /// The files that decide which pictures there are.
    var planStamps: [String: FileStamp?] = [:]
    /// The documents that are tried.
    var edits = PreviewEdits()
  }

  /// How long a request waits for news, in seconds. Browsers and proxies have less patience with longer ones.
  static let patience = Duration.seconds(25)
  /// The greatest number of requests that wait.
  private static let waitingLimit = 64
  /// How often the watcher looks after requests that have waited enough, in milliseconds.
  private static let beat: Int32 = 1_000

  private let state = Mutex(State())
  private let work = WorkSignal()
  private let caches = RasterizerCaches()
  private let watcher: FileWatcher
  private let paths: [String]
  private let asked: RenderMatrix

  /// Creates an engine that draws nothing yet.
  ///
  /// - Parameters:
  ///   - paths: Folders of screens, and screens.
  ///   - asked: The variants that the user asks for.
  ///   - polls: Whether files are looked at again and again, where nobody sends events.
  init(_ paths: [String], asked: RenderMatrix, polls: Bool) {
    self.paths = paths
    self.asked = asked
    watcher = FileWatcher(polls: polls)
  }

  /// Plans the pictures, and starts the threads that watch and draw.
  ///
  /// - Throws: The errors of `TestPlan`, `NoScreens`.
  func start(jobs: Int) throws {
    let plan = try TestPlan(paths, asked: asked)
    guard !plan.cases.isEmpty else { throw NoScreens(paths: paths) }
    arrange(plan)
    for _ in 0..<jobs { Parallel.detach { [self] in draw() } }
    Parallel.detach { [self] in watch() }
  }

  /// The number of pictures.
  var count: Int { state.withLock { $0.wall.order.count } }

  // MARK: Watching

  private func arrange(_ plan: TestPlan) {
    let folders = PreviewFolders.all(below: paths)
    let stamps = Dictionary(
      PreviewFolders.plan(of: folders).map { ($0, FileStamp($0)) },
      uniquingKeysWith: { first, _ in first })
    let count = state.withLock { state in
      state.wall.arrange(plan.cases, problems: plan.diagnostics.sorted().map(\.description))
      state.planStamps = stamps
      return state.wall.order.count
    }
    for folder in folders { watcher.watch(folder) }
    work.signal(count)
    answerWaiting()
  }

  private func watch() {
    while true {
      let changes = watcher.next(limit: Self.beat)
      if !changes.isEmpty { note(changes) }
      answerWaiting()
    }
  }

  private func note(_ changes: FileWatcher.Changes) {
    let now = ContinuousClock.now
    dropOutdatedEdits()
    func isAffected(_ stamp: (key: String, value: FileStamp?)) -> Bool {
      (changes.isIncomplete || changes.paths.contains(stamp.key))
        && FileStamp(stamp.key) != stamp.value
    }
    let (count, isPlanStale) = state.withLock { state in
      (
        state.wall.invalidate(at: now) { $0.stamps.contains(where: isAffected) },
        state.planStamps.contains(where: isAffected)
      )
    }
    work.signal(count)
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
        state.wall.refuse(ErrorMessage(error).lines)
      }
    }
  }

  // MARK: Drawing

  private func draw() {
    while true {
      work.wait()
      if let (number, reply) = state.withLock({ $0.questions.popLast() }) {
        reply.send(objects(of: number))
        continue
      }
      while let job = state.withLock({ $0.wall.next() }) { draw(job) }
    }
  }

  private func draw(_ job: PreviewWall.Job) {
    let overlay = state.withLock { $0.edits.overlay }
    let attempt = PreviewAttempt(job.item, scale: job.scale, overlay: overlay, reusing: caches) {
      state.withLock { $0.wall.isWanted(job) }
    }
    var isNewlyWatched = false
    for path in attempt.stamps.keys {
      for folder in PreviewFolders.watched(for: path) where watcher.watch(folder) {
        isNewlyWatched = true
      }
    }
    // Files may have changed before anybody watched them.
    let isStale = (isNewlyWatched || watcher.polls) && attempt.isStale
    let now = ContinuousClock.now
    let isToBeRepeated = state.withLock { state in
      let result = state.wall.finish(job, attempt, at: now)
      guard isStale else { return result }
      return state.wall.invalidate(at: now) { $0.number == job.number } > 0
    }
    answerWaiting()
    if isToBeRepeated {
      if !isStale { usleep(useconds_t(PreviewWall.grace / .microseconds(1))) }
      work.signal(1)
    }
  }

  // MARK: Requests

  /// Remembers what the browser shows, so that it is drawn first and sharp enough.
  func show(_ view: PreviewWall.View) {
    let count = state.withLock { state in
      guard state.wall.view != view else { return 0 }
      state.wall.view = view
      return state.wall.order.count
    }
    work.signal(min(count, 64))
  }

  /// The changes since a revision; nil if the reply gets them later.
  func changes(since known: Int, _ reply: Reply) -> HTTPResponse? {
    state.withLock { state in
      if let changes = state.wall.changes(since: known) { return .json(changes) }
      guard state.waiting.count < Self.waitingLimit else {
        return HTTPResponse(.conflict, text: "Too many windows wait.")
      }
      state.waiting.append((known, .now, reply))
      return nil
    }
  }

  private func answerWaiting() {
    let now = ContinuousClock.now
    state.withLock { state in
      state.waiting.removeAll { known, since, reply in
        if let changes = state.wall.changes(since: known) {
          reply.send(.json(changes))
        } else if now - since > Self.patience {
          reply.send(.json(.object([("revision", .number(Double(state.wall.revision)))])))
        } else {
          return false
        }
        return true
      }
    }
  }

  /// The PNG file of a picture's last drawing; nil if there is none.
  func picture(_ number: Int) -> [UInt8]? {
    state.withLock { $0.wall.pictures[number]?.drawing?.file }
  }

  /// Explains a picture's objects, later.
  func explain(_ number: Int, _ reply: Reply) {
    state.withLock { $0.questions.append((number, reply)) }
    work.signal(1)
  }

  private func objects(of number: Int) -> HTTPResponse {
    let (item, overlay) = state.withLock { ($0.wall.pictures[number]?.item, $0.edits.overlay) }
    guard let item else { return HTTPResponse(.notFound, text: "There is no such picture.") }
    do {
      return .json(try PreviewObjects.json(item, overlay: overlay))
    } catch {
      let lines = ErrorMessage(error).lines
      return .json(.object([("views", .array([DocumentValue]())), ("problems", .strings(lines))]))
    }
  }

  // MARK: Trying values

  /// A document as the pictures show it.
  ///
  /// - Throws: `PreviewRefusal`.
  private func document(_ file: String) throws -> (
    path: String, original: [UInt8], editor: DocumentEditor
  ) {
    let path = Folder.absolutePath(file)
    guard uses(path), PreviewFolders.isInProject(path) else { throw PreviewRefusal.outside(file) }
    let tried = state.withLock { $0.edits.documents[path] }
    let original = try tried?.original ?? InputFile.read(path)
    let bytes = tried?.current ?? original
    return (path, original, try DocumentEditor(SourceFile(label: file, bytes: bytes)))
  }

  /// The value of a target as its document has it.
  ///
  /// - Returns: The value, and the variable that it stands for with its place and number of uses.
  /// - Throws: `PreviewRefusal`, `InputError`, `DocumentEditor.Refusal`.
  func source(_ target: PreviewTarget, picture: Int?) throws -> DocumentValue {
    let editor = try document(target.file).editor
    var members: [(String, DocumentValue)] = []
    guard let path = target.path(in: editor), let node = editor.node(at: path) else {
      throw DocumentEditor.Refusal.notFound
    }
    members.append(("value", node.value))
    let places = state.withLock { state in
      picture.flatMap { state.wall.pictures[$0]?.drawing?.variables } ?? [:]
    }
    if let text = node.string, text.hasPrefix("$"), let place = places[String(text.dropFirst())] {
      let name = String(text.dropFirst())
      let declaration = try document(place.file).editor
      let value = declaration.node(at: DocumentPath([.key("variables"), .key(name)]))?.value
      members.append(
        (
          "variable",
          .object([
            ("name", .string(name)), ("file", .string(place.file)),
            ("line", .number(Double(place.line))), ("value", value ?? .null),
            ("uses", .number(Double(uses(ofVariable: text)))),
          ])
        ))
    }
    return .object(members)
  }

  /// The number of places in all documents that use a variable.
  private func uses(ofVariable text: String) -> Int {
    let paths = state.withLock { state in
      Set(state.wall.pictures.values.flatMap(\.stamps.keys))
    }
    return paths.filter(DocumentEditor.isDocument).reduce(0) { count, path in
      count + ((try? document(path).editor.count(of: text)) ?? 0)
    }
  }

  /// Shows all pictures as if a document set a value.
  ///
  /// - Throws: `PreviewRefusal`, `InputError`, `DocumentEditor.Refusal`.
  func attempt(_ value: DocumentValue, for target: PreviewTarget, gesture: String) throws {
    let (path, original, editor) = try document(target.file)
    let changed = try target.setting(value, in: editor)
    showEdits { edits in
      edits.change(path, from: original, to: changed.bytes, gesture: gesture)
      return [path]
    }
  }

  /// Takes the last change back.
  func undo() {
    showEdits { edits in edits.undo().map { [$0] } ?? [] }
  }

  /// Writes the changed documents, each whole or not at all.
  ///
  /// - Returns: The files that were written.
  /// - Throws: `PreviewRefusal` if a file is not what was read, `OutputError`.
  func writeEdits() throws -> [String] {
    let documents = state.withLock { $0.edits.documents }
    for (path, document) in documents {
      guard PreviewFolders.isInProject(path), (try? InputFile.read(path)) == document.original
      else {
        throw PreviewRefusal.changedMeanwhile(path)
      }
    }
    for (path, document) in documents.sorted(by: { $0.key < $1.key }) {
      try OutputFile.write(document.current, to: path, isLasting: true)
      showEdits { edits in
        edits.forget(path)
        return []
      }
    }
    return documents.keys.sorted()
  }

  /// Forgets changes of documents that somebody else has changed.
  private func dropOutdatedEdits() {
    let documents = state.withLock { $0.edits.documents }
    for (path, document) in documents where (try? InputFile.read(path)) != document.original {
      showEdits { edits in
        edits.forget(path)
        return [path]
      }
    }
  }

  /// Changes the edits, and draws what depends on the documents that `change` returns.
  private func showEdits(_ change: (inout PreviewEdits) -> [String]) {
    let count = state.withLock { state in
      let paths = Set(change(&state.edits))
      state.wall.noteEdits(
        undoCount: state.edits.undoCount, files: state.edits.documents.keys.sorted())
      return state.wall.invalidate(at: .now) { !paths.isDisjoint(with: $0.stamps.keys) }
    }
    work.signal(count)
    answerWaiting()
  }

  /// Whether one of the pictures depends on a file, so that the page may have it opened.
  func uses(_ path: String) -> Bool {
    let path = Folder.absolutePath(path)
    return state.withLock { state in
      state.wall.pictures.values.contains { $0.stamps.keys.contains(path) }
    }
  }
}

/// A reason why a preview does not change a file.
enum PreviewRefusal: Error, Equatable {
  /// The file is no document of a picture, or lies outside of the project.
  case outside(String)
  /// The file is not what was read before it was changed.
  case changedMeanwhile(String)
}

extension HTTPResponse {
  /// A response of JSON.
  static func json(_ value: DocumentValue) -> HTTPResponse { json(value.json) }

  /// A response of JSON that was written before.
  static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(type: "application/json", body: Array(text.utf8))
  }
}
