import FileSystem
import Golden
import LocalServer
import ObjectModel
import Raster
import ScreenFormat
import Synchronization
import TestSupport
import Testing

@testable import Preview

/// What a page shows all pictures with, and no document says.
@Suite struct PreviewSwitchesTests {
  private let folder: TemporaryDirectory
  private var model = PreviewModel()

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["a", "b"] {
      try Files.write(
        Array("{\"mockup\": 1, \"window\": {}}".utf8), to: folder["\(name).screen.json"])
    }
    model.arrange(try TestPlan([folder.path], asked: RenderMatrix()).cases, problems: [])
  }

  private func switches(_ json: String) throws -> PreviewSwitches {
    try #require(combinations(json).first)
  }

  private func combinations(_ json: String) throws -> [PreviewSwitches] {
    var ignored = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)
    return PreviewSwitches.combinations(try #require(node?.object))
  }

  private func text(_ switches: PreviewSwitches) -> String {
    switches.values.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }

  @Test func `several values are combined, the first name slowest, within a bound`() throws {
    let six = try combinations(
      #"{"system": ["12", "18", "12", "99"], "style": ["light", "dark"], "contrast": "high", "x": ["y"]}"#
    )
    #expect(
      six.map(text) == [
        "style=light system=12 contrast=high", "style=light system=18 contrast=high",
        "style=dark system=12 contrast=high", "style=dark system=18 contrast=high",
      ])
    #expect(try combinations("{}") == [PreviewSwitches()])
    #expect(try combinations(#"{"style": ["pink"]}"#) == [PreviewSwitches()])
    let many = RenderOptions.systems.map { "\"\($0)\"" }.joined(separator: ", ")
    let bound = try combinations(#"{"style": ["light", "dark"], "system": [\#(many)]}"#)
    #expect(bound.count <= PreviewSwitches.combinationLimit && bound.count >= 2)
  }

  @Test mutating func `a theme's page has pictures of its own, which no golden is of`() throws {
    #expect(drawAll(1) == 2)
    let bases = model.order
    model.show(boards: ThemePage.cases(of: "brand.theme.json", asked: RenderMatrix()))
    #expect(Array(model.order.prefix(2)) == bases && model.order.count == 4)
    let boards = model.boards.compactMap { model.pictures[$0] }
    #expect(boards.map(\.item.variant.options.style) == [.light, .dark])
    #expect(
      boards.map(\.item.variant.options.themes) == [["brand.theme.json"], ["brand.theme.json"]])
    #expect(
      model.changes(since: 0)?.json.contains(
        #""isBoard": true, "screen": "theme-board.screen.json""#) == true)
    #expect(drawAll(2) == 2)
    while let comparison = model.nextComparison(limit: 9) {
      #expect(bases.contains(comparison.number))
      model.finish(comparison, .missing, stamps: [:])
    }
    // They are no pictures of screens that are planned or shown several times.
    model.arrange(try TestPlan([folder.path], asked: RenderMatrix()).cases, problems: [])
    let both = try combinations(#"{"style": ["light", "dark"]}"#)
    model.look(at: PreviewModel.Viewport(combinations: both))
    #expect(model.order.count == 6 && Array(model.order.suffix(2)) == model.boards)
    model.show(boards: [])
    #expect(model.order.count == 4 && model.pictures.count == 4)
    #expect(ThemePage.overlay.count == 1)
  }

  @Test func `a theme is one of those that were found, in place of the variant's`() throws {
    for name in ["b.theme.yaml", "a.theme.json", "a,b.theme.json", "c.json"] {
      try Files.write(Array("{}".utf8), to: folder[name])
    }
    let themes = PreviewFolders.themes(in: [folder.path])
    #expect(themes == [folder["a.theme.json"], folder["b.theme.yaml"]])
    var ignored = Diagnostics()
    let asked = SourceFile(
      label: "request",
      text: #"{"theme": ["\#(folder["a.theme.json"])", "/etc/passwd"], "style": "dark"}"#)
    let members = try #require(JSONParser.parse(asked, into: &ignored)?.object)
    let all = PreviewSwitches.combinations(members, themes: themes)
    var options = RenderOptions()
    options.themes = ["other.theme.json"]
    #expect(all.map { $0.applied(to: options).themes } == [[folder["a.theme.json"]]])
    #expect(PreviewSwitches.combinations(members).map(text) == ["style=dark"])
    #expect(PreviewSwitches().applied(to: options).themes == ["other.theme.json"])
  }

  @Test mutating func `each combination is a picture of its own, as long as it is shown`() throws {
    #expect(drawAll(1) == 2)
    let bases = model.order
    let both = try combinations(#"{"style": ["light", "dark"], "device": "iPhone SE"}"#)
    model.look(at: PreviewModel.Viewport(combinations: both))
    #expect(model.order.count == 4 && model.bases == bases)
    #expect([model.order[0], model.order[2]] == bases)
    let news = model.changes(since: 0)?.json ?? ""
    #expect(news.contains(#""id": "a · dark · iPhone SE""#), "\(news)")
    #expect(news.contains(#""as": {"style": "dark", "device": "iPhone SE"}"#))
    #expect(news.contains(#""id": "a", "as": {"style": "light", "device": "iPhone SE"}"#))
    #expect(drawAll(2) == 4)
    // Those that stay are not drawn again.
    let other = model.order[1]
    let dark = try combinations(#"{"style": ["light", "dark", "dark"], "device": ["iPhone SE"]}"#)
    model.look(at: PreviewModel.Viewport(focus: other, combinations: dark))
    #expect(model.order.count == 4 && drawAll(4) == 0)
    look(PreviewSwitches())
    #expect(model.order == bases && model.pictures.count == 2)
    #expect(model.hasHad(other) && !model.hasHad(other + 9) && !model.hasHad(0))
    let back = model.next()
    #expect(back == nil, "what was shown before is kept")
    #expect(model.hasComparisons)
    model.look(at: PreviewModel.Viewport(combinations: both))
    #expect(drawAll(2) == 2)
    // A save draws all of them, and a new plan keeps them.
    let next = model.order[1]
    let count = model.invalidate(at: .now) { $0.stamps.keys.contains("f") }
    #expect(count == 4)
    #expect(drawAll(3) == 4)
    model.arrange(try TestPlan([folder.path], asked: RenderMatrix()).cases, problems: ["x"])
    #expect(model.order[1] == next && model.order.count == 4)
    #expect(!model.hasComparisons, "goldens are of pictures as they are written")
  }

  /// Draws all that is due, and returns the number of drawings.
  private mutating func drawAll(_ byte: UInt8) -> Int {
    var count = 0
    while let job = model.next() {
      let drawing = PreviewDrawing(
        file: [byte], size: Size(width: 10, height: 10), scale: 3, deviceScale: 3, length: 0,
        warnings: [], variables: [:])
      _ = model.finish(job, PreviewResult(drawing: drawing, stamps: ["f": nil]), at: .now)
      count += 1
    }
    return count
  }

  private mutating func look(_ switches: PreviewSwitches) {
    model.look(at: PreviewModel.Viewport(combinations: [switches]))
  }

  @Test func `switches take the place of a variant's options, and what is unknown is left out`()
    throws
  {
    var options = RenderOptions()
    options.style = .light
    options.locale = "de"
    let all = try switches(
      """
      {"style": "dark", "device": "iphone se", "system": "17", "contrast": "high",
       "content-size": "extraLarge", "layout-direction": "rtl", "orientation": "landscapeLeft",
       "locale": "zh_CN"}
      """
    ).applied(to: options)
    #expect(all.style == .dark && all.device?.name == "iPhone SE" && all.system == 17)
    #expect(all.contrast == .high && all.contentSize == "extraLarge" && all.locale == "zh-Hans")
    #expect(all.layoutDirection == .rightToLeft && all.orientation == .landscapeLeft)
    let none = try switches(
      #"{"style": "pink", "device": "x", "system": "99", "content-size": 3, "locale": "?"}"#)
    #expect(none.isEmpty && none.applied(to: options) == options)
  }

  @Test func `each choice that a page offers is a switch`() throws {
    let choices = try #require(DocumentNode(PreviewSwitches.choices(), at: .start).object)
    for member in choices.members {
      for value in try #require(member.node.array) {
        let json = DocumentValue.object([(member.key, value.value)]).json
        #expect(try !switches(json).isEmpty, "\(json)")
      }
    }
  }

  @Test mutating func `pictures of the setting before are back at once, until a file changes`()
    throws
  {
    #expect(drawAll(1) == 2)
    let dark = try switches(#"{"style": "dark"}"#)
    look(dark)
    #expect(model.changes(since: 0)?.json.contains(#""isWaiting": true"#) == true)
    #expect(!model.hasComparisons, "goldens are of pictures as they are written")
    #expect(drawAll(2) == 2)
    look(PreviewSwitches())
    let none = model.next()
    #expect(none == nil)
    let first = model.order[0]
    #expect(model.pictures[first]?.drawing?.file == [1])
    let revision = model.pictures[first]?.drawingRevision
    look(dark)
    let nothing = model.next()
    #expect(nothing == nil && model.pictures[first]?.drawing?.file == [2])
    #expect(model.pictures[first]?.drawingRevision != revision)
    // What the other setting has read counts as well.
    let count = model.invalidate(at: .now) { $0.number == first && $0.stamps.keys.contains("f") }
    #expect(count == 1)
    look(PreviewSwitches())
    #expect(drawAll(3) == 1)
  }

  @Test mutating func `a switch tells of all pictures in short, until they are drawn`() throws {
    #expect(drawAll(1) == 2)
    let known = model.revision
    look(try switches(#"{"style": "dark"}"#))
    let numbers = model.order.map(String.init).joined(separator: ", ")
    let news = try #require(model.changes(since: known)).json
    let short = #"{"numbers": [\#(numbers)], "as": {"style": "dark"}, "isWaiting": true}"#
    #expect(news.contains(short), "\(news)")
    #expect(news.contains(#""pictures": []"#) && !news.contains("variant"))
    // A page that knows nothing of them gets all.
    #expect(model.changes(since: 0)?.json.contains("waits") == false)
    #expect(drawAll(2) == 2)
    let drawn = try #require(model.changes(since: known)).json
    #expect(drawn.contains("variant") && !drawn.contains("waits"))
  }

  @Test mutating func `of many changed pictures the page hears of those first that show`() throws {
    #expect(drawAll(1) == 2)
    look(try switches(#"{"style": "dark"}"#))
    #expect(drawAll(2) == 2)
    let order = model.order
    model.tellingLimit = 1
    var known = model.revision
    model.look(
      at: PreviewModel.Viewport(visible: [order[1], order[1], 99], combinations: [.init()]))
    #expect(try told(since: &known) == [order[1], order[0]], "more show than the limit")
    look(try switches(#"{"style": "dark"}"#))
    model.look(at: PreviewModel.Viewport(visible: [order[1]], combinations: [.init()]))
    #expect(try told(since: &known) == [order[1]])
    #expect(known < model.revision)
    #expect(try told(since: &known) == [order[0]])
    #expect(known == model.revision && model.changes(since: known) == nil)
    // A page that knows nothing is told of all.
    known = 0
    #expect(try Set(told(since: &known)) == Set(order))
  }

  /// The numbers of the pictures of which the page hears, by their revisions.
  private func told(since known: inout Int) throws -> [Int] {
    let answer = try #require(model.changes(since: known))
    let members = try #require(DocumentNode(answer, at: .start).object)
    known = try #require(members["revision"]?.integer)
    let numbers = (members["pictures"]?.array ?? []).compactMap { $0.object?["number"]?.integer }
    return numbers.sorted { number, other in
      (model.pictures[number]?.revision ?? 0) < (model.pictures[other]?.revision ?? 0)
    }
  }

  @Test mutating func `a drawing that was begun before a switch is not wanted`() throws {
    let started = model.next()
    let job = try #require(started)
    #expect(model.isWanted(job))
    look(try switches(#"{"system": "7"}"#))
    #expect(!model.isWanted(job))
  }

  @Test func `a golden is only of what is written, and a refusal names what is not`() throws {
    let stage = try PreviewStage([
      "brand.theme.json": ##"{"mockup": 1, "variables": {"brand": "#00695C"}}"##,
      "a.screen.json":
        #"{"mockup": 1, "themes": ["brand.theme.json"], "window": {"backgroundColor": "$brand"}}"#,
    ])
    let number = try stage.number(of: "a")
    func refusal(_ viewport: PreviewModel.Viewport) -> String {
      stage.engine.state.withLock { $0.model.look(at: viewport) }
      let response = stage.engine.answer(.acceptance(number))
      let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n")
      return "\(response.status.rawValue) \(lines.joined(separator: " | "))"
    }
    let start = "409 A golden is of a picture as it is written. "
    let dark = try combinations(#"{"style": ["dark"]}"#)
    #expect(
      refusal(PreviewModel.Viewport(focus: number, combinations: dark))
        == start + PreviewRefusal.Addition.switches.text)
    let later = PreviewOverrides(try AnswerSchema.parse(#"{"time": 2}"#))
    #expect(
      refusal(PreviewModel.Viewport(focus: number, overrides: later))
        == start + PreviewRefusal.Addition.states.text)
    let theme = stage.folder["brand.theme.json"]
    try stage.engine.set(
      .string("#123456"), for: .variable(file: theme, name: "brand"), within: [], gesture: "1")
    let texts = [PreviewRefusal.Addition.tried, .switches].map(\.text)
    #expect(
      refusal(PreviewModel.Viewport(focus: number, combinations: dark))
        == start + texts.joined(separator: " "))
    #expect(texts[0].contains("tried") && texts[1].contains("Show as"))
  }
}
