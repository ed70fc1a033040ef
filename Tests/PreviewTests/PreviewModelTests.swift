import FileSystem
import Golden
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Preview

/// Which pictures are drawn, when, and what the page is told.
@Suite struct PreviewModelTests {
  private let folder: TemporaryDirectory
  private var model = PreviewModel()

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["a", "b", "c"] {
      try Files.write(
        Array("{\"mockup\": 1, \"window\": {}}".utf8), to: folder["\(name).screen.json"])
    }
    model.arrange(try cases(), problems: [])
  }

  private func cases(_ change: (inout RenderMatrix) -> Void = { _ in }) throws -> [GoldenCase] {
    var matrix = RenderMatrix()
    change(&matrix)
    return try TestPlan([folder.path], asked: matrix).cases
  }

  private func result(
    _ file: [UInt8] = [1], problems: [String] = [], scale: Double = 1,
    stamps: [String: FileStamp?] = [:]
  ) -> PreviewResult {
    PreviewResult(
      drawing: problems.isEmpty
        ? PreviewDrawing(
          file: file, size: Size(width: 10, height: 10), scale: scale, deviceScale: 3, length: 0,
          warnings: [],
          variables: [:]) : nil,
      problems: problems, stamps: stamps)
  }

  /// The picture to draw next, which has to be there.
  private mutating func next() throws -> PreviewModel.Job {
    let job = model.next()
    return try #require(job)
  }

  /// Draws all that is due.
  private mutating func drawAll() {
    while let job = model.next() { _ = model.finish(job, result(scale: job.scale ?? 3), at: .now) }
  }

  @Test mutating func `the page is told in which languages pictures can be shown, once`() throws {
    let job = try next()
    var drawn = result()
    drawn.drawing?.languages = ["en", "de"]
    _ = model.finish(job, drawn, at: .now)
    let revision = model.revision
    let told =
      #""languages": ["de", "en", "double-length", "accented", "bounded", "right-to-left"]"#
    #expect(model.changes(since: 0)?.json.contains(told) == true)
    let second = try next()
    drawn.drawing?.file = [2]
    _ = model.finish(second, drawn, at: .now)
    #expect(model.changes(since: revision)?.json.contains("languages") == false)
    #expect(model.changes(since: 0)?.json.contains(told) == true)
    // Without texts there is nothing to choose.
    drawAll()
    #expect(model.changes(since: revision)?.json.contains("languages") == false)
  }

  @Test mutating func `the picture that is looked at comes first, then those in sight`() throws {
    let numbers = model.order
    model.viewport = PreviewModel.Viewport(focus: numbers[2], visible: [numbers[1]])
    let jobs = [model.next(), model.next(), model.next(), model.next()].map { $0?.number }
    #expect(jobs == [numbers[2], numbers[1], numbers[0], nil])
  }

  @Test mutating func `threads for what shows leave all else to others`() throws {
    let numbers = model.order
    model.viewport = PreviewModel.Viewport(focus: numbers[2], visible: [numbers[1]])
    let jobs = [model.next(isInSight: true), model.next(isInSight: true)].map { $0?.number }
    #expect(jobs == [numbers[2], numbers[1]])
    let none = model.next(isInSight: true)
    #expect(none == nil)
    #expect(try next().number == numbers[0])
  }

  @Test mutating func `overrides draw the picture that is looked at, and the next one without`()
    throws
  {
    drawAll()
    var view = PreviewModel.Viewport(focus: model.order[1])
    model.viewport = view
    drawAll()
    #expect(model.next() == nil)
    view.overrides = try overrides(#"{"time": 1.5}"#)
    model.viewport = view
    let job = try next()
    #expect(job.number == model.order[1] && job.overrides.time == 1.5)
    _ = model.finish(job, result(scale: 3), at: .now)
    #expect(model.next() == nil)
    // Left, it is drawn as its documents describe it.
    model.viewport = PreviewModel.Viewport()
    let again = try next()
    #expect(again.number == model.order[1] && again.overrides == PreviewOverrides())
  }

  private func overrides(_ json: String) throws -> PreviewOverrides {
    var ignored = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)
    return PreviewOverrides(try #require(node?.object))
  }

  @Test mutating func `only what is looked at is drawn with all pixels`() throws {
    model.viewport.scale = 0.5
    drawAll()
    model.viewport.focus = model.order[1]
    let job = try next()
    #expect(job.number == model.order[1] && job.scale == nil)
    _ = model.finish(job, result(scale: 3), at: .now)
    let none = model.next()
    #expect(none == nil)
    // A picture with more pixels than needed stays.
    model.viewport.focus = nil
    let nothing = model.next()
    #expect(nothing == nil)
  }

  @Test mutating func `a change while a picture is drawn makes the job unwanted, and draws again`()
    throws
  {
    drawAll()
    let first = model.order[0]
    let count = model.invalidate(at: .now) { $0.number == first }
    #expect(count == 1)
    let job = try next()
    #expect(model.isWanted(job))
    _ = model.invalidate(at: .now) { $0.number == first }
    #expect(!model.isWanted(job))
    var outdated = PreviewResult()
    outdated.isOutdated = true
    _ = model.finish(job, outdated, at: .now)
    let repeated = try next()
    #expect(repeated.number == first)
  }

  @Test mutating func `errors of a file that is half written are not shown`() throws {
    drawAll()
    let first = model.order[0]
    let moment = ContinuousClock.now
    _ = model.invalidate(at: moment) { $0.number == first }
    let job = try next()
    let broken = result(problems: ["broken"])
    let isTriedAgain = model.finish(job, broken, at: moment + .milliseconds(20))
    #expect(isTriedAgain)
    #expect(model.pictures[first]?.problems == [])
    let again = try next()
    let isTriedOnceMore = model.finish(again, broken, at: moment + .milliseconds(120))
    #expect(!isTriedOnceMore)
    #expect(model.pictures[first]?.problems == ["broken"])
    #expect(model.pictures[first]?.drawing != nil, "the last good picture stays")
  }

  @Test mutating func `the page is told what changed since it asked, and nothing twice`() throws {
    drawAll()
    let known = model.revision
    #expect(model.changes(since: known) == nil)
    let whole = try #require(model.changes(since: 0)).json
    #expect(whole.contains("\"order\"") && whole.contains("\"id\": \"c\""))
    let first = model.order[0]
    _ = model.invalidate(at: .now) { $0.number == first }
    let job = try next()
    _ = model.finish(job, result([2]), at: .now)
    let news = try #require(model.changes(since: known)).json
    #expect(news.contains("\"id\": \"a\"") && !news.contains("\"id\": \"b\""))
    #expect(!news.contains("\"order\""))
    // A page of a server before this one gets everything.
    #expect(model.changes(since: known + 1_000)?.json.contains("\"order\"") == true)
  }

  @Test mutating func `what a search finds is told where it is another`() throws {
    drawAll()
    let first = model.order[0]
    func told(since known: Int) throws -> String { try #require(model.changes(since: known)).json }
    #expect(try told(since: 0).contains("\"index\""))
    let cases: [(file: [UInt8], id: String?, isTold: Bool)] = [
      ([2], nil, false), ([3], "title", true),
    ]
    for (file, id, isTold) in cases {
      let known = model.revision
      _ = model.invalidate(at: .now) { $0.number == first }
      let job = try next()
      var other = result(file)
      if let id { other.drawing?.index = PreviewIndex(ids: [id]) }
      _ = model.finish(job, other, at: .now)
      #expect(try told(since: known).contains("\"index\"") == isTold, "\(id ?? "the same")")
    }
  }

  @Test mutating func `the same pixels are no new picture`() throws {
    drawAll()
    let first = model.order[0]
    let before = model.pictures[first]?.drawingRevision
    _ = model.invalidate(at: .now) { $0.number == first }
    let job = try next()
    _ = model.finish(job, result(), at: .now)
    #expect(model.pictures[first]?.drawingRevision == before)
  }

  @Test mutating func `a new plan keeps pictures, and draws those whose variant is another`() throws
  {
    drawAll()
    let numbers = model.order
    model.arrange(try cases(), problems: ["problem"])
    let none = model.next()
    #expect(model.order == numbers && none == nil && model.problems == ["problem"])
    model.arrange(try cases { $0.systems = [7] }, problems: [])
    let due = model.next()
    #expect(model.order == numbers && due != nil)
    try Files.write(Array("{\"mockup\": 1, \"window\": {}}".utf8), to: folder["0.screen.json"])
    model.arrange(try cases(), problems: [])
    #expect(model.order.count == 4 && Array(model.order.dropFirst()) == numbers)
  }

  /// The comparison that comes next, which has to be there.
  private mutating func nextComparison(limit: Int = 1) throws -> PreviewModel.Comparison {
    let comparison = model.nextComparison(limit: limit)
    return try #require(comparison)
  }

  @Test mutating func `drawn pictures are compared with their goldens, once for each change`()
    throws
  {
    let none = model.nextComparison(limit: 1)
    #expect(none == nil && !model.hasComparisons, "nothing is drawn yet")
    drawAll()
    model.viewport = PreviewModel.Viewport(visible: [model.order[1]])
    let first = try nextComparison()
    #expect(first.number == model.order[1] && first.scale == 3)
    let atLimit = model.nextComparison(limit: 1)
    #expect(atLimit == nil)
    model.finish(first, .differs, stamps: ["golden": nil])
    for _ in 0..<2 { model.finish(try nextComparison(), .missing, stamps: [:]) }
    #expect(!model.hasComparisons)
    let known = model.revision
    #expect(model.changes(since: 0)?.json.contains(#""golden": "differs""#) == true)
    // A golden that changes is compared again, and the page hears only of what is another.
    model.forgetGoldens { $0.goldenStamps.keys.contains("golden") }
    model.finish(try nextComparison(), .differs, stamps: [:])
    #expect(model.changes(since: known) == nil && !model.hasComparisons)
    // So is a picture, once it is drawn anew.
    let number = model.order[0]
    _ = model.invalidate(at: .now) { $0.number == number }
    #expect(!model.hasComparisons)
    drawAll()
    let again = try nextComparison()
    #expect(again.number == number)
  }

  @Test mutating func `a picture has its device's size before it is drawn`() throws {
    let known = model.revision
    let size = Size(width: 375, height: 667)
    let device = PreviewDevice(Device(name: "Phone", size: size, scale: 2))
    model.expect([model.order[0]: device])
    let text = try #require(model.changes(since: known)).json
    #expect(text.contains(#""device": "Phone""#) && text.contains(#""size": [375, 667]"#))
    #expect(!text.contains("drawing"))
    let revision = model.revision
    model.expect([model.order[0]: device])
    #expect(model.revision == revision, "nothing new")
  }
}
