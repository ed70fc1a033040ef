import Golden
import LocalServer
import ScreenFormat
import Synchronization
import TestSupport
import Testing

@testable import Preview

/// The answers that the page gets, and the schema that describes them.
@Suite struct PreviewAnswersTests {
  private let stage: PreviewStage

  init() throws {
    stage = try PreviewStage(
      [
        "brand.theme.json": """
        {"mockup": 1, "variables": {"brand": "#00695C", "size": 17}, "appearance": [
          {"class": "UILabel", "set": {"textColor": "$brand", "font": {"system": 20}}},
          {"class": "UILabel", "containedIn": ["UIView"], "set": {"textColor": {"light": "#8E24AA", "dark": "label"}}}]}
        """,
        "home.screen.json": """
        {"mockup": 1, "system": 17, "device": "iPhone 8", "assets": ["Catalog.xcassets"], "themes": ["brand.theme.json"],
         "window": {"rootViewController": {"class": "UIViewController", "view": {"subviews": [
          {"class": "UILabel", "id": "title", "text": "Home", "accessibilityHint": "a hint", "textColor": "#EEEEEE",
           "constraints": ["top = superview + 40", "leading = superview + 20"]},
          {"class": "UIButton", "frame": [20, 100, 20, 20], "configuration": {"style": "filled"}},
          {"class": "UIImageView", "frame": [20, 140, 40, 40], "image": {"systemImage": "star"}},
          {"class": "UISwitch", "frame": [20, 200, 51, 31]}]}}}}
        """,
        "wrong.screen.json": #"{"mockup": 1, "oops": 1, "window": {}}"#,
        "odd.screen.json":
          #"{"mockup": 1, "system": 17, "window": {"subviews": [{"class": "UIImageView", "image": {"systemImage": "no.such.symbol"}}]}}"#,
      ],
      prepare: { folder in
        let catalog = "Catalog.xcassets/logo.imageset"
        try Files.write(
          Array(#"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#.utf8),
          to: folder["\(catalog)/Contents.json"])
        try Files.write(
          Array(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>"#
              .utf8), to: folder["\(catalog)/logo.svg"])
      })
  }

  @Test func `answers are as the schema says`() throws {
    let schema = try AnswerSchema()
    let home = try stage.number(of: "home")
    let target = PreviewTarget.variable(file: stage.folder["brand.theme.json"], name: "brand")
    try stage.engine.set(.string("#112233"), for: target, within: [], gesture: "1")
    stage.draw()
    let theme = stage.folder["brand.theme.json"]
    stage.engine.state.withLock { state in
      state.themes = [theme]
      state.model.viewport.theme = theme
      state.model.show(boards: ThemePage.cases(of: theme, asked: RenderMatrix()))
    }
    stage.draw()
    let answers: [(name: String, text: String)] = [
      (
        "changes",
        try #require(stage.engine.state.withLock { $0.model.changes(since: -1)?.json })
      ),
      ("objects", stage.answer(.objects(home))),
      ("accessibility", stage.answer(.accessibility(home))),
      ("audit", stage.answer(.audit(home))), ("palette", stage.answer(.palette)),
      ("images", stage.answer(.images(home))), ("symbols", stage.answer(.symbols(home, "star"))),
      ("guide", stage.answer(.guide)),
    ]
    #expect(Set(answers.map(\.name)) == Set(schema.names))
    for (name, text) in answers {
      let problems = try schema.problems(text, of: name)
      #expect(problems == [], "\(name)")
    }
    // Each has something to tell.
    for (name, part) in [
      ("changes", ##""new": "#112233""##), ("changes", #""isBoard": true"#),
      ("objects", "baselines"), ("objects", ##""written": "#EEEEEE""##),
      ("objects", "ownConstraints"), ("accessibility", "a hint"), ("audit", "text-contrast"),
      ("palette", #""name": "brand""#), ("images", #""name": "logo""#),
      ("symbols", #""name": "star.fill""#), ("guide", "pairs"),
    ] {
      #expect(answers.first { $0.name == name }?.text.contains(part) == true, "\(name): \(part)")
    }
  }

  @Test func `a schema tells what is wrong with an answer`() throws {
    let schema = try AnswerSchema()
    #expect(try schema.problems(#"{"revision": 1}"#, of: "changes") == [])
    #expect(
      try schema.problems(#"{"revision": "1", "more": 2}"#, of: "changes") == [
        "$.revision: no integer", "$.more: not known",
      ])
    #expect(try schema.problems("{}", of: "changes") == ["$.revision: missing"])
    #expect(
      try schema.problems(
        #"{"choices": [{"name": "a", "detail": "", "picture": "x"}], "count": 1}"#, of: "images")
        == ["$.choices[0].picture: not like ^data:image/png;base64,"])
  }

  @Test func `parts belong to the control, bar or cell that makes them`() throws {
    let stage = try PreviewStage([
      "a.screen.json": """
      {"mockup": 1, "system": 18, "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
        {"title": "Home", "navigationItem": {"rightBarButtonItems": [{"systemItem": "done"}]}, "view": {"subviews": [
          {"class": "UIButton", "frame": [0, 100, 90, 40], "title": "Go"},
          {"class": "UIStepper", "frame": [0, 150, 94, 32]},
          {"class": "UITableView", "frame": [0, 200, 320, 200],
           "sections": [{"headerTitle": "Head", "rows": [{"text": "One"}]}]}]}}]}}}
      """
    ])
    let answer = try AnswerSchema.parse(stage.answer(.objects(try stage.number(of: "a"))))
    let views = (answer["views"]?.array ?? []).compactMap(\.object)
    let wholes = (answer["wholes"]?.array ?? []).compactMap(\.integer)
    try #require(views.count == wholes.count)
    func path(_ index: Int) -> String { views[index]["path"]?.string ?? "" }
    func name(_ index: Int) -> String { views[index]["class"]?.string ?? "" }
    let labels = views.indices.filter { name($0) == "UILabel" }
    #expect(
      labels.map { name(wholes[$0]) } == [
        "UIButton", "UITableViewHeaderFooterView", "UITableViewCell", "UINavigationBar",
        "UIBarButtonItem",
      ])
    let steps = views.indices.filter { path($0).contains("UIStepper/") }
    #expect(!steps.isEmpty && steps.allSatisfy { name(wholes[$0]) == "UIStepper" })
    // Others are wholes themselves, and so is what a controller makes for itself.
    for index in views.indices where name(index).hasPrefix("UIView") || name(index) == "UIWindow" {
      #expect(wholes[index] == index)
    }
  }

  @Test func `baselines are those of texts, in points of the picture`() throws {
    let home = try stage.number(of: "home")
    let answer = try AnswerSchema.parse(stage.answer(.objects(home)))
    let views = (answer["views"]?.array ?? []).compactMap(\.object)
    let baselines = answer["baselines"]?.array ?? []
    try #require(views.count == baselines.count)
    func lines(_ name: String) throws -> [Double] {
      let index = try #require(views.firstIndex { $0["class"]?.string == name })
      return (baselines[index].array ?? []).compactMap(\.number)
    }
    let frame = try #require(views.first { $0["id"]?.string == "title" }?["frame"]?.array)
    let top = try #require(frame[1].number)
    let baseline = try #require(try lines("UILabel").first)
    #expect(baseline > top + 10 && baseline < top + (frame[3].number ?? 0))
    #expect(try lines("UISwitch") == [] && lines("UIView") == [])
  }

  @Test func `images are those of the documents' catalogues, with pictures that fit into a list`()
    throws
  {
    let home = try stage.number(of: "home")
    let answer = try AnswerSchema.parse(stage.answer(.images(home)))
    let choices = (answer["choices"]?.array ?? []).compactMap(\.object)
    #expect(choices.map { $0["name"]?.string } == ["logo"] && answer["count"]?.integer == 1)
    #expect(choices.first?["detail"]?.string == "60 × 30")
    // A screen without a catalogue has none, and one that is wrong tells why.
    let odd = try stage.number(of: "odd")
    #expect(stage.answer(.images(odd)) == #"{"choices": [], "count": 0}"#)
    let wrong = try stage.number(of: "wrong")
    #expect(stage.engine.answer(.images(wrong)).status == .conflict)
    #expect(stage.engine.answer(.images(99)).status == .notFound)
  }

  @Test func `symbols are found by all words, those that begin so first, as the system has them`()
    throws
  {
    func names(_ search: String, system: Int) -> [String] {
      let object = DocumentNode(ImageChoices.symbols(search, system: system), at: .start).object
      return (object?["choices"]?.array ?? []).compactMap { $0.object?["name"]?.string }
    }
    #expect(names("star", system: 18).first == "star")
    #expect(names("fill STAR", system: 18).contains("star.fill"))
    #expect(
      names("star fill", system: 18).allSatisfy { $0.contains("star") && $0.contains("fill") })
    #expect(names("no such symbol", system: 18) == [] && names("star", system: 12) == [])
    #expect(names("", system: 18).count == ImageChoices.limit)
    #expect(names("", system: 13).count <= names("", system: 18).count)
  }
}
