import Golden
import LocalServer
import ObjectModel
import ScreenFormat
import Synchronization
import TestSupport
import Testing

@testable import Preview

/// What a change would reach, before it is made.
@Suite struct PreviewReachTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try write(
      "brand.theme.json",
      """
      {"mockup": 1, "variables": {"brand": "#00695C", "gap": 8}, "appearance": [
        {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
        {"class": "UISwitch", "containedIn": ["Box"], "set": {"onTintColor": "#8E24AA"}},
        {"class": "UILabel", "set": {"textColor": "$brand"}}],
       "classes": {"Box": {"superclass": "UIView"}}}
      """)
    // Documents that may be changed lie within a project.
    try write("mockup.json", #"{"mockup": 1, "root": true}"#)
    let on = #"{"class": "UISwitch", "isOn": true}"#
    try write(
      "a", switches: #"\#(on), {"class": "UISwitch", "isOn": true, "onTintColor": "red"}"#)
    try write(
      "b",
      switches:
        #"\#(on), {"class": "Box", "subviews": [\#(on), {"class": "UILabel", "text": "Sound", "frame": [0, 50, 99, 30]}]}"#
    )
    try write("c", themes: "", switches: on)
  }

  private func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: folder[name])
  }

  private func write(
    _ name: String, themes: String = #""themes": ["brand.theme.json"], "#, switches: String
  ) throws {
    try write(
      "\(name).screen.json",
      #"{"mockup": 1, "system": 17, "device": "iPhone 8", \#(themes)"window": {"subviews": [\#(switches)]}}"#
    )
  }

  /// What the engine tells, after it has drawn all pictures light and dark.
  private func found(_ target: PreviewTarget, _ value: DocumentValue) throws -> PreviewReach {
    var asked = RenderMatrix()
    asked.styles = [.light, .dark]
    let engine = PreviewEngine([folder.path], asked: asked, polls: false, jobs: 1)
    let plan = try TestPlan([folder.path], asked: asked)
    engine.state.withLock { state in
      state.model.arrange(plan.cases, problems: [])
      while let job = state.model.next() {
        let result = PreviewResult(
          PreviewSubject(item: job.item, overlay: [:]), scale: job.scale, reusing: engine.caches)
        _ = state.model.finish(job, result, at: .now)
      }
    }
    let focus = engine.state.withLock { $0.model.order.first }
    return try engine.reach(target, of: value, focus: focus)
  }

  /// The numbers of objects, screens and pictures that a change would reach, and of objects in the first picture.
  private func reach(_ target: PreviewTarget, _ value: DocumentValue) throws -> [Int] {
    let reach = try found(target, value)
    let written = DocumentNode(reach.written, at: .start).object
    #expect(written?["isWhole"]?.bool == true)
    return ["objects", "screens", "pictures"].compactMap { written?[$0]?.integer } + [
      reach.paths.count
    ]
  }

  private var theme: String { folder["brand.theme.json"] }

  @Test func `a variable reaches what it decides, not what something else does`() throws {
    // A switch each, and a label.
    #expect(
      try reach(.variable(file: theme, name: "brand"), .string("#123456")) == [3, 2, 4, 1])
    #expect(try reach(.variable(file: theme, name: "gap"), .number(9)) == [0, 0, 0, 0])
  }

  @Test func `a rule reaches the objects that it wins for`() throws {
    let rule = { PreviewTarget.rule(file: theme, index: $0, property: "onTintColor") }
    #expect(try reach(rule(0), .string("#123456")) == [2, 2, 4, 1])
    #expect(try reach(rule(1), .string("#123456")) == [1, 1, 2, 0])
  }

  @Test func `a rule that is not there yet reaches a class, everywhere or in a container`() throws {
    let rule = { (containedIn: [String]) in
      PreviewTarget.newRule(
        file: theme, className: "UISwitch", containedIn: containedIn, property: "thumbTintColor")
    }
    #expect(try reach(rule([]), .string("#123456")) == [4, 2, 4, 2])
    #expect(try reach(rule(["Box"]), .string("#123456")) == [1, 1, 2, 0])
    // It loses against what stands on an object.
    let other = PreviewTarget.newRule(
      file: theme, className: "UISwitch", containedIn: [], property: "onTintColor")
    #expect(try reach(other, .string("#123456")) == [2, 2, 4, 1])
  }

  @Test
  func `fonts and configurations reach as colours do, and a value that does not fit tells nothing`()
    throws
  {
    let rule = { PreviewTarget.newRule(file: theme, className: $0, containedIn: [], property: $1) }
    func value(_ json: String) throws -> DocumentValue {
      .object(try AnswerSchema.parse(json))
    }
    #expect(try reach(rule("UILabel", "font"), value(#"{"system": 41}"#)) == [1, 1, 2, 0])
    #expect(try reach(rule("UISwitch", "font"), value(#"{"system": 41}"#)) == [0, 0, 0, 0])
    #expect(try found(rule("UILabel", "font"), value(#"{"system": 41}"#)).isKnown)
    #expect(try !found(rule("UILabel", "font"), value(#"{"system": "large"}"#)).isKnown)
  }

  @Test func `parts of a control that changes go without saying`() throws {
    let stage = try PreviewStage([
      "brand.theme.json": #"{"mockup": 1, "appearance": []}"#,
      "a.screen.json": """
      {"mockup": 1, "system": 17, "themes": ["brand.theme.json"], "assets": ["A.xcassets"], "window": {"subviews": [
        {"class": "UIButton", "frame": [0, 0, 90, 40], "configuration": {"style": "filled", "title": "Go"}},
        {"class": "UIButton", "frame": [0, 50, 90, 40], "title": "Stop"},
        {"class": "UIImageView", "frame": [0, 90, 40, 40], "image": "drawing"}]}}
      """,
    ]) { folder in
      // A drawing that is read once more is no other one.
      try Files.write(
        Array(#"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#.utf8),
        to: folder["A.xcassets/drawing.imageset/Contents.json"])
      try Files.write(
        Array(
          #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#
            .utf8),
        to: folder["A.xcassets/drawing.imageset/a.svg"])
    }
    let target = PreviewTarget.newRule(
      file: stage.folder["brand.theme.json"], className: "UIButton", containedIn: [],
      property: "configuration")
    let value = try AnswerSchema.parse(
      ##"{"style": "filled", "baseBackgroundColor": "#12345678"}"##)
    let number = try stage.number(of: "a")
    let reach = try stage.engine.reach(target, of: .object(value), focus: number)
    #expect(reach.isKnown && reach.objects.values.map { $0 } == [1])
    #expect(reach.paths.count == 1 && reach.paths[0].hasSuffix("UIButton[1]"))
  }

  @Test func `objects around one that changes are not counted`() throws {
    let stage = try PreviewStage([
      "brand.theme.json":
        #"{"mockup": 1, "variables": {"corner": 8, "title": "Go", "row": "One"}}"#,
      "a.screen.json": """
      {"mockup": 1, "system": 17, "themes": ["brand.theme.json"], "window": {"rootViewController":
        {"class": "UINavigationController", "viewControllers": [{"view": {"subviews": [
          {"class": "UIButton", "frame": [0, 100, 90, 40], "cornerRadius": "$corner", "backgroundColor": "yellow",
           "configuration": {"style": "filled", "title": "$title"}},
          {"class": "UIButton", "frame": [0, 150, 90, 40], "title": "Stop", "cornerRadius": "$corner", "backgroundColor": "yellow"},
          {"class": "UITableView", "frame": [0, 200, 320, 200],
           "sections": [{"headerTitle": "$row", "rows": [{"text": "$row"}]}]}]}}]}}}
      """,
    ])
    func reached(_ name: String, _ value: DocumentValue) throws -> [String] {
      let theme = stage.folder["brand.theme.json"]
      let reach = try stage.engine.reach(
        .variable(file: theme, name: name), of: value, focus: try stage.number(of: "a"))
      #expect(reach.objects.values.map { $0 } == [reach.paths.count])
      return try reach.paths.map { try String(#require($0.split(separator: "/").last)) }
    }
    #expect(try reached("corner", .number(9)) == ["UIButton[0]", "UIButton[1]"])
    // A configuration is a value of the button, and a section one of the table.
    #expect(try reached("title", .string("Stay")) == ["UIButton[0]"])
    #expect(try reached("row", .string("Two")) == ["UITableView", "UITableViewCell"])
  }

  @Test func `a corner within configurations reaches exactly their buttons`() throws {
    func screen(_ buttons: String...) -> String {
      """
      {"mockup": 1, "system": 18, "device": "iPhone 15", "themes": ["brand.theme.json"], "window": {"rootViewController":
        {"class": "UINavigationController", "viewControllers": [{"class": "UIViewController", "title": "A",
          "navigationItem": {"rightBarButtonItems": [{"systemItem": "done"}]},
          "view": {"subviews": [\(buttons.joined(separator: ", ")),
            {"class": "UIButton", "title": "Plain", "frame": [0, 500, 90, 40]}]}}]}}}
      """
    }
    func button(_ id: String) -> String {
      """
      {"class": "UIButton", "id": "\(id)", "frame": [0, 100, 200, 60], "configuration": {
        "style": "filled", "title": "Go", "subtitle": "on", "image": {"systemImage": "cart"},
        "background": {"cornerRadius": "$corner"}}}
      """
    }
    let stage = try PreviewStage([
      "brand.theme.json": #"{"mockup": 1, "variables": {"corner": 8}}"#,
      "a.screen.json": screen(button("one"), button("two")),
      "b.screen.json": screen(button("three")), "c.screen.json": screen(button("four")),
    ])
    let reach = try stage.engine.reach(
      .variable(file: stage.folder["brand.theme.json"], name: "corner"), of: .number(25),
      focus: try stage.number(of: "a"))
    #expect(reach.objects.values.sorted() == [1, 1, 2] && reach.pictureCount == 3)
    #expect(
      reach.paths.compactMap { $0.split(separator: "/").last } == [
        "UIButton[one]", "UIButton[two]",
      ])
  }

  /// What a rule for a class would change on a screen of views below a bar with a button.
  private func reached(
    _ className: String, _ property: String, _ value: DocumentValue, views: String,
    bar: String = #""rightBarButtonItems": [{"systemItem": "done"}]"#
  ) throws -> (paths: [String], unseen: Int) {
    let stage = try PreviewStage([
      "brand.theme.json": #"{"mockup": 1}"#,
      "a.screen.json": """
      {"mockup": 1, "system": 18, "device": "iPhone 15", "themes": ["brand.theme.json"], "window": {"rootViewController":
        {"class": "UINavigationController", "viewControllers": [{"class": "UIViewController", "title": "A",
          "navigationItem": {\(bar)}, "view": {"subviews": [\(views)]}}]}}}
      """,
    ])
    let target = PreviewTarget.newRule(
      file: stage.folder["brand.theme.json"], className: className, containedIn: [],
      property: property)
    let reach = try stage.engine.reach(target, of: value, focus: try stage.number(of: "a"))
    let names = try reach.paths.map { try String(#require($0.split(separator: "/").last)) }
    return (names, reach.unseen.values.reduce(0, +))
  }

  @Test func `a rule for a class reaches no part that does not show it`() throws {
    let buttons = """
      {"class": "UIButton", "id": "one", "title": "One", "frame": [0, 100, 90, 40]},
      {"class": "UIButton", "id": "two", "title": "Two", "frame": [0, 150, 90, 40]}
      """
    let filled = DocumentValue.object([
      ("style", .string("filled")), ("baseBackgroundColor", .string("#123456")),
    ])
    // The bar's button has the rule's value, too.
    let found = try reached("UIButton", "configuration", filled, views: buttons)
    #expect(found.paths == ["UIButton[one]", "UIButton[two]"] && found.unseen == 0)
    let cells = """
      {"class": "UITableView", "frame": [0, 100, 390, 300], "sections": [{"rows": [
        {"text": "One", "detailText": "a", "style": "value1", "image": {"systemImage": "star"}}, {"text": "Two"}]}]},
      {"class": "UILabel", "id": "own", "text": "Own", "frame": [0, 500, 90, 40]},
      {"class": "UILabel", "id": "empty", "frame": [0, 550, 90, 40]},
      {"class": "UIImageView", "id": "picture", "frame": [0, 600, 40, 40], "image": {"systemImage": "cart"}}
      """
    // Labels of cells show their colour, and so does one of a screen; an empty one does not.
    let labels = try reached("UILabel", "textColor", .string("#123456"), views: cells)
    #expect(labels.paths.count { $0.hasPrefix("UILabel") } == labels.paths.count)
    #expect(labels.paths.contains("UILabel[own]") && labels.paths.count > 1)
    #expect(!labels.paths.contains("UILabel[empty]") && labels.unseen == 1)
    // A colour for a state in which no label is shows nowhere.
    let highlighted = try reached(
      "UILabel", "highlightedTextColor", .string("#123456"), views: cells)
    #expect(highlighted.paths == [] && highlighted.unseen == 2)
    let images = try reached("UIImageView", "tintColor", .string("#123456"), views: cells)
    #expect(images.paths.count == 2 && images.paths.last == "UIImageView[picture]")
  }

  @Test func `switches that are off get a colour for being on and look the same`() throws {
    let switches = """
      {"class": "UISwitch", "id": "on", "isOn": true, "frame": [0, 100, 51, 31]},
      {"class": "UISwitch", "id": "off", "frame": [0, 150, 51, 31]}
      """
    let found = try reached("UISwitch", "onTintColor", .string("#123456"), views: switches)
    #expect(found.paths == ["UISwitch[on]"] && found.unseen == 1)
  }

  @Test func `a tint reaches what is drawn in it, not what it is set on`() throws {
    let stage = try PreviewStage([
      "brand.theme.json":
        ##"{"mockup": 1, "variables": {"brand": "#00695C"}, "window": {"tintColor": "$brand"}}"##,
      "a.screen.json": """
      {"mockup": 1, "system": 18, "themes": ["brand.theme.json"], "window": {"subviews": [
        {"class": "UIView", "frame": [0, 0, 200, 100], "subviews": [
          {"class": "UIButton", "title": "Go", "frame": [0, 40, 90, 40]},
          {"class": "UILabel", "text": "Black", "frame": [100, 40, 90, 40]}]}]}}
      """,
    ])
    let reach = try stage.engine.reach(
      .variable(file: stage.folder["brand.theme.json"], name: "brand"), of: .string("#123456"),
      focus: try stage.number(of: "a"))
    #expect(reach.paths.map { $0.hasSuffix("UIButton") } == [true])
    #expect(reach.unseen.values.reduce(0, +) == 0)
  }

  @Test func `files stay as they are`() throws {
    let before = Files.text(theme)
    _ = try reach(.variable(file: theme, name: "brand"), .string("#123456"))
    #expect(Files.text(theme) == before)
  }
}
