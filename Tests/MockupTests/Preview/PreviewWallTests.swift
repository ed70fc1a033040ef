import FileSystem
import Golden
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import mockup

/// Which pictures are drawn, when, and what the page is told.
@Suite struct PreviewWallTests {
  private let folder: TemporaryDirectory
  private var wall = PreviewWall()

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["a", "b", "c"] {
      try Files.write(
        Array("{\"mockup\": 1, \"window\": {}}".utf8), to: folder["\(name).screen.json"])
    }
    wall.arrange(try cases(), problems: [])
  }

  private func cases(_ change: (inout RenderMatrix) -> Void = { _ in }) throws -> [GoldenCase] {
    var matrix = RenderMatrix()
    change(&matrix)
    return try TestPlan([folder.path], asked: matrix).cases
  }

  private func attempt(
    _ file: [UInt8] = [1], problems: [String] = [], scale: Double = 1,
    stamps: [String: FileStamp?] = [:]
  ) -> PreviewAttempt {
    PreviewAttempt(
      drawing: problems.isEmpty
        ? PreviewDrawing(
          file: file, size: Size(width: 10, height: 10), scale: scale, deviceScale: 3, length: 0,
          warnings: [],
          variables: [:]) : nil,
      problems: problems, stamps: stamps)
  }

  /// The picture to draw next, which has to be there.
  private mutating func next() throws -> PreviewWall.Job {
    let job = wall.next()
    return try #require(job)
  }

  /// Draws all that is due.
  private mutating func drawAll() {
    while let job = wall.next() { _ = wall.finish(job, attempt(scale: job.scale ?? 3), at: .now) }
  }

  @Test mutating func `the picture that is looked at comes first, then those in sight`() throws {
    let numbers = wall.order
    wall.view = PreviewWall.View(focus: numbers[2], visible: [numbers[1]])
    let jobs = [wall.next(), wall.next(), wall.next(), wall.next()].map { $0?.number }
    #expect(jobs == [numbers[2], numbers[1], numbers[0], nil])
  }

  @Test mutating func `a pose draws the picture that is looked at, and the next one without`()
    throws
  {
    drawAll()
    var view = PreviewWall.View(focus: wall.order[1])
    wall.view = view
    drawAll()
    #expect(wall.next() == nil)
    view.pose = try pose(#"{"time": 1.5}"#)
    wall.view = view
    let job = try next()
    #expect(job.number == wall.order[1] && job.pose.time == 1.5)
    _ = wall.finish(job, attempt(scale: 3), at: .now)
    #expect(wall.next() == nil)
    // Left, it is drawn as its documents describe it.
    wall.view = PreviewWall.View()
    let again = try next()
    #expect(again.number == wall.order[1] && again.pose == PreviewPose())
  }

  private func pose(_ json: String) throws -> PreviewPose {
    var ignored = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)
    return PreviewPose(try #require(node?.object))
  }

  @Test mutating func `only what is looked at is drawn with all pixels`() throws {
    wall.view.scale = 0.5
    drawAll()
    wall.view.focus = wall.order[1]
    let job = try next()
    #expect(job.number == wall.order[1] && job.scale == nil)
    _ = wall.finish(job, attempt(scale: 3), at: .now)
    let none = wall.next()
    #expect(none == nil)
    // A picture with more pixels than needed stays.
    wall.view.focus = nil
    let nothing = wall.next()
    #expect(nothing == nil)
  }

  @Test mutating func `a change while a picture is drawn makes the job unwanted, and draws again`()
    throws
  {
    drawAll()
    let first = wall.order[0]
    let count = wall.invalidate(at: .now) { $0.number == first }
    #expect(count == 1)
    let job = try next()
    #expect(wall.isWanted(job))
    _ = wall.invalidate(at: .now) { $0.number == first }
    #expect(!wall.isWanted(job))
    var outdated = PreviewAttempt()
    outdated.isOutdated = true
    _ = wall.finish(job, outdated, at: .now)
    let repeated = try next()
    #expect(repeated.number == first)
  }

  @Test mutating func `errors of a file that is half written are not shown`() throws {
    drawAll()
    let first = wall.order[0]
    let moment = ContinuousClock.now
    _ = wall.invalidate(at: moment) { $0.number == first }
    let job = try next()
    let broken = attempt(problems: ["broken"])
    let isTriedAgain = wall.finish(job, broken, at: moment + .milliseconds(20))
    #expect(isTriedAgain)
    #expect(wall.pictures[first]?.problems == [])
    let again = try next()
    let isTriedOnceMore = wall.finish(again, broken, at: moment + .milliseconds(120))
    #expect(!isTriedOnceMore)
    #expect(wall.pictures[first]?.problems == ["broken"])
    #expect(wall.pictures[first]?.drawing != nil, "the last good picture stays")
  }

  @Test mutating func `the page is told what changed since it asked, and nothing twice`() throws {
    drawAll()
    let known = wall.revision
    #expect(wall.changes(since: known) == nil)
    let whole = try #require(wall.changes(since: 0)).json
    #expect(whole.contains("\"order\"") && whole.contains("\"id\": \"c\""))
    let first = wall.order[0]
    _ = wall.invalidate(at: .now) { $0.number == first }
    let job = try next()
    _ = wall.finish(job, attempt([2]), at: .now)
    let news = try #require(wall.changes(since: known)).json
    #expect(news.contains("\"id\": \"a\"") && !news.contains("\"id\": \"b\""))
    #expect(!news.contains("\"order\""))
    // A page of a server before this one gets everything.
    #expect(wall.changes(since: known + 1_000)?.json.contains("\"order\"") == true)
  }

  @Test mutating func `the same pixels are no new picture`() throws {
    drawAll()
    let first = wall.order[0]
    let before = wall.pictures[first]?.drawingRevision
    _ = wall.invalidate(at: .now) { $0.number == first }
    let job = try next()
    _ = wall.finish(job, attempt(), at: .now)
    #expect(wall.pictures[first]?.drawingRevision == before)
  }

  @Test mutating func `a new plan keeps pictures, and draws those whose variant is another`() throws
  {
    drawAll()
    let numbers = wall.order
    wall.arrange(try cases(), problems: ["problem"])
    let none = wall.next()
    #expect(wall.order == numbers && none == nil && wall.problems == ["problem"])
    wall.arrange(try cases { $0.systems = [7] }, problems: [])
    let due = wall.next()
    #expect(wall.order == numbers && due != nil)
    try Files.write(Array("{\"mockup\": 1, \"window\": {}}".utf8), to: folder["0.screen.json"])
    wall.arrange(try cases(), problems: [])
    #expect(wall.order.count == 4 && Array(wall.order.dropFirst()) == numbers)
  }
}
