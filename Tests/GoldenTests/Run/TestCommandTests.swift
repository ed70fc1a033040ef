import Glibc
import TestSupport
import Testing

/// Runs of `mockup test`.
@Suite struct TestCommandTests {
  private let stage: TestStage

  init() throws { stage = try TestStage() }

  @Test func `without a golden a run fails, and records where it is asked to`() throws {
    try stage.screen("login")
    let first = try stage.test("--record", "none")
    #expect(first.status == 1)
    #expect(first.output.contains("there is no golden at __Goldens__/login@2x.png"))
    #expect(stage.goldens == [])
    // Recording does not turn the failure into a pass.
    #expect(try stage.test("--record", "missing").status == 1)
    #expect(stage.goldens == ["login.layout.json", "login@2x.png"])
    let next = try stage.test("--record", "none")
    #expect(next.status == 0)
    #expect(next.output == "1 picture: 1 passed\n")
  }

  @Test func `a difference names the element, the box and the pixels`() throws {
    try stage.record("login")
    try stage.screen("login", color: "#FF0000")
    let outcome = try stage.test("--record", "missing")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("login: not as __Goldens__/login@2x.png shows"))
    #expect(outcome.output.contains("in #box (UIView): 80 pixels"))
    #expect(outcome.output.contains("inside [2, 3, 10, 2] pt, first at pixel (4, 6)"))
    // `missing` does not change existing goldens.
    #expect(try stage.test("--record", "none").status == 1)
    #expect(try stage.test("--record", "changed").status == 1)
    #expect(try stage.test("--record", "none").status == 0)
  }

  @Test func `recording writes only what changed`() throws {
    try stage.record("one", "two")
    let before = stage.stamps
    try stage.screen("two", color: "#00FF00")
    #expect(try stage.test("--record", "all").status == 1)
    let after = stage.stamps
    #expect(before.keys.sorted() == after.keys.sorted())
    let written = after.keys.filter { after[$0] != before[$0] }.sorted()
    // Nothing moved, but the layout file also contains the box's colour.
    #expect(written == ["two.layout.json", "two@2x.png"])
  }

  @Test(arguments: ["changed", "all"])
  func `a picture is recorded with its properties, so that the next report is true`(
    _ mode: String
  ) throws {
    try stage.record("login")
    try stage.screen("login", color: "#00FF00")
    let recorded = try stage.test("--record", mode)
    #expect(recorded.output.contains("1 picture: 1 changed, 2 files recorded"))
    #expect(Files.text(stage.path("__Goldens__/login.layout.json"))?.contains("#00FF00FF") == true)
    #expect(try stage.test("--record", mode).output == "1 picture: 1 passed\n")
    try stage.screen("login", color: "#FF0000")
    #expect(try stage.test("--record", "none", "--report", "report").status == 1)
    let report = try #require(Files.text(stage.path("report/report.json")))
    #expect(report.contains(##""was": "\"#00FF00FF\"", "now": "\"#FF0000FF\"""##))
  }

  @Test func `a picture that is recorded anew after it was deleted has its own properties`() throws
  {
    try stage.record("login")
    try stage.screen("login", color: "#00FF00")
    Files.remove(stage.path("__Goldens__/login@2x.png"))
    #expect(try stage.test("--record", "missing").status == 1)
    #expect(Files.text(stage.path("__Goldens__/login.layout.json"))?.contains("#00FF00FF") == true)
    #expect(try stage.test().status == 0)
  }

  @Test func `all records properties that no pixel shows`() throws {
    try stage.record("login")
    let hidden =
      ",{\"class\": \"UIView\", \"id\": \"h\", \"frame\": [0, 0, 1, 1], \"isHidden\": true"
    try stage.screen("login", extra: hidden + "}")
    #expect(try stage.test("--record", "changed").status == 1)
    try stage.screen("login", extra: hidden + ", \"backgroundColor\": \"#123456\"}")
    #expect(try stage.test("--record", "changed").output == "1 picture: 1 passed\n")
    let all = try stage.test("--record", "all")
    #expect(all.status == 1)
    #expect(all.output.contains("recorded __Goldens__/login.layout.json"))
    #expect(try stage.test("--record", "all").output == "1 picture: 1 passed\n")
  }

  @Test func `options that exclude every picture are an error that tells what there is`() throws {
    try stage.record("login", "plain")
    try stage.write(
      "mockup.json",
      """
      {"mockup": 1, "screens": {"login": {"matrix": {"styles": ["light", "dark"], "systems": [7, 9]}}}}
      """)
    let none = try stage.test("login.screen.json", "--system", "12")
    #expect(none.status == 66 && none.output.isEmpty)
    #expect(
      none.errors
        == "mockup: error: these options select no picture: there are the systems 7, 9, not 12\n")
    // A screen that is named must not drop out beside one that remains.
    let one = try stage.test("plain.screen.json", "login.screen.json", "--system", "12")
    #expect(one.status == 66)
    #expect(
      one.errors.contains(
        "select no picture of login.screen.json: there are the systems 7, 9, not 12"))
    // In a folder, screens may have different variants.
    #expect(try stage.test("--system", "12", "--list").output == "plain\n")
    #expect(try stage.test("login.screen.json", "--system", "12", "--list").status == 66)
    #expect(
      try stage.test("--system", "9", "--list").output == "login~9~light\nlogin~9~dark\nplain\n")
  }

  @Test func `an empty shard is no mistake`() throws {
    try stage.record("login")
    let statuses = try (1...3).map {
      try stage.test("--shard", "\($0)/3", "--filter", "log").status
    }
    #expect(statuses == [0, 0, 0])
  }

  @Test func `a view that moved fails by its layout`() throws {
    try stage.record("login")
    try stage.screen(
      "login", extra: ",{\"class\": \"UIView\", \"id\": \"new\", \"frame\": [1, 1, 2, 2]}")
    let outcome = try stage.test()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("layout: #new is new, at [1, 1, 2, 2]"))
    Files.remove(stage.path("__Goldens__/login.layout.json"))
    let missing = try stage.test()
    #expect(missing.status == 1)
    #expect(missing.output.contains("login: there is no golden at __Goldens__/login.layout.json\n"))
    try stage.write("mockup.json", "{\"mockup\": 1, \"layout\": false}")
    #expect(try stage.test().status == 0)
  }

  @Test func `tolerances, ignored elements and elements of their own`() throws {
    try stage.record("login")
    try stage.screen("login", color: "#FF0000")
    for settings in [
      "\"tolerance\": {\"perPixel\": 255}", "\"tolerance\": {\"maxDifferentPixels\": 80}",
      "\"tolerance\": {\"elements\": {\"box\": {\"perPixel\": 255}}}", "\"ignore\": [\"#box\"]",
      "\"ignore\": [[2, 3, 10, 2]]", "\"tolerance\": {\"perceptual\": 100}",
      "\"tolerance\": {\"largestBlob\": 20}",
    ] {
      try stage.write("mockup.json", "{\"mockup\": 1, \(settings)}")
      #expect(try stage.test().status == 0, "\(settings)")
    }
    for settings in [
      "\"tolerance\": {\"maxDifferentPixels\": 79}", "\"ignore\": [\"#other\", [2, 3, 9, 2]]",
      "\"tolerance\": {\"largestBlob\": 19}",
      "\"tolerance\": {\"maxDifferentPixels\": 0, \"largestBlob\": 20}",
      "\"tolerance\": {\"elements\": {\"other\": {\"perPixel\": 255}}}",
    ] {
      try stage.write("mockup.json", "{\"mockup\": 1, \(settings)}")
      #expect(try stage.test().status == 1, "\(settings)")
    }
  }

  @Test func `a screen says its own tolerance, and one in a folder's file has its own`() throws {
    try stage.record("login", "plain")
    try stage.screen("login", color: "#FF0000", top: "\"tolerance\": {\"perPixel\": 255},")
    #expect(try stage.test().status == 0)
    try stage.screen("plain", color: "#FF0000")
    #expect(try stage.test().status == 1)
    try stage.write(
      "mockup.json", "{\"mockup\": 1, \"screens\": {\"plain\": {\"ignore\": [\"#box\"]}}}")
    #expect(try stage.test().status == 0)
  }

  @Test func `a matrix makes variants, and options choose among them`() throws {
    try stage.screen("login")
    try stage.write(
      "mockup.json",
      """
      {"mockup": 1, "matrix": {"styles": ["light", "dark"], "systems": [7, 12], "scales": [1, 2]}}
      """)
    let list = try stage.test("--list").output.split(separator: "\n")
    #expect(list.count == 8)
    #expect(list.first == "login~7~light" && list.last == "login~12~dark@2x")
    #expect(try stage.test("--list", "--style", "dark").output.split(separator: "\n").count == 4)
    #expect(try stage.test("--list", "--system", "9").output.isEmpty)
    #expect(try stage.test("--record", "all").status == 1)
    #expect(stage.goldens.count == 16)
    #expect(stage.goldens.contains("login~12~dark@2x.layout.json"))
    #expect(stage.goldens.contains("login~7~light.png"))
    #expect(try stage.test("--style", "dark").output == "4 pictures: 4 passed\n")
  }

  @Test func `moments of a screen that moves are variants of it`() throws {
    let timeline = """
      "timeline": [{"duration": 0.5, "set": {"box": {"frame": [8, 3, 10, 2]}}}],
      """
    try stage.screen("login", top: timeline)
    try stage.write("mockup.json", "{\"mockup\": 1, \"matrix\": {\"times\": [0, 0.25, 0.5]}}")
    #expect(try stage.test("--list").output == "login~t0\nlogin~t0.25\nlogin~t0.5\n")
    #expect(try stage.test("--list", "--time", "0.25").output == "login~t0.25\n")
    #expect(try stage.test("--record", "missing").status == 1)
    #expect(stage.goldens.contains("login~t0.25@2x.png"))
    #expect(try stage.test().status == 0)
    // Only the picture during the animation depends on its timing.
    try stage.screen(
      "login",
      top: timeline.replacing("\"duration\"", with: "\"curve\": \"linear\", \"duration\"")
        .replacing("0.5", with: "0.4"))
    #expect(try stage.test().output.contains("3 pictures: 2 passed, 1 "))
    try stage.write("mockup.json", "{\"mockup\": 1, \"matrix\": {\"times\": [-1]}}")
    #expect(try stage.test().status == 65)
  }

  @Test func `goldens without a picture are told, fail where asked, and go`() throws {
    try stage.record("login", "gone")
    try stage.write("__Goldens__/notes.txt", "mine")
    try stage.write("empty/__Goldens__/old@3x.png", "x")
    Files.remove(stage.path("gone.screen.json"))
    let told = try stage.test()
    #expect(told.status == 0)
    #expect(told.output.contains("stale: __Goldens__/gone@2x.png belongs to no picture"))
    #expect(told.output.contains("stale: empty/__Goldens__/old@3x.png"))
    #expect(try stage.test("--fail-on-stale").status == 1)
    #expect(try stage.test("--prune", "--fail-on-stale").status == 0)
    #expect(stage.goldens == ["login.layout.json", "login@2x.png", "notes.txt"])
    #expect(!Files.exists(stage.path("empty/__Goldens__")))
  }

  @Test func `links are not followed when goldens are pruned`() throws {
    try stage.record("login")
    try stage.write("elsewhere/__Goldens__/other@2x.png", "x")
    Files.remove(stage.path("elsewhere/__Goldens__/nothing"))
    let outside = try TemporaryDirectory()
    try Files.write([1], to: outside["kept@2x.png"])
    try Files.write([1], to: outside["__Goldens__/kept@2x.png"])
    try Files.createFolder(stage.path("linked"))
    #expect(symlink(outside.path, stage.path("linked/__Goldens__")) == 0)
    #expect(symlink(outside.path, stage.path("way-out")) == 0)
    #expect(symlink(outside["kept@2x.png"], stage.path("__Goldens__/link@2x.png")) == 0)
    let outcome = try stage.test("--prune")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("removed elsewhere/__Goldens__/other@2x.png"))
    #expect(Files.exists(outside["kept@2x.png"]))
    #expect(Files.exists(outside["__Goldens__/kept@2x.png"]))
    #expect(stage.goldens.contains("link@2x.png"))
  }

  @Test func `hashes take the place of pictures`() throws {
    try stage.screen("login")
    try stage.write("mockup.json", "{\"mockup\": 1, \"golden\": \"hash\"}")
    #expect(try stage.test("--record", "all").status == 1)
    #expect(stage.goldens == ["login.layout.json", "login@2x.sha256"])
    #expect(try stage.test().status == 0)
    try stage.screen("login", color: "#FF0000")
    let outcome = try stage.test()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("the hash of the pixels is another"))
  }

  @Test func `a screen that does not load fails the run and stops no other`() throws {
    try stage.record("good", "other")
    try stage.write("bad.screen.json", "{\"mockup\": 1, \"windw\": {}}")
    let outcome = try stage.test()
    #expect(outcome.status == 65)
    #expect(outcome.output.contains("bad: could not be tested"))
    #expect(outcome.output.contains("bad.screen.json:1:15: error: unknown key 'windw'"))
    #expect(outcome.output.contains("3 pictures: 2 passed, 1 broken"))
  }

  @Test func `a wrong mockup json ends the run with its place`() throws {
    try stage.record("login")
    try stage.write("mockup.json", "{\"mockup\": 1, \"matrx\": {}}")
    let outcome = try stage.test()
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("mockup.json:1:15: error: unknown key 'matrx'"))
    #expect(try stage.run("validate", "mockup.json").status == 65)
  }

  @Test func `two screens can't share their goldens`() throws {
    try stage.screen("login")
    try stage.write("login.screen.yaml", "mockup: 1")
    let outcome = try stage.test()
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == """
        login.screen.yaml:1:1: error: its goldens would have the names of those of \
        login.screen.json, as in 'login'

        """)
  }

  @Test func `a screen named with a scale can't share another one's goldens`() throws {
    try stage.screen("login")
    try stage.write(
      "login@2x.screen.json",
      """
      {"mockup": 1, "device": {"size": [9, 9], "scale": 1}, "window": {"subviews": []}}
      """)
    let outcome = try stage.test()
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == """
        login@2x.screen.json:1:1: error: its goldens would have the names of those of \
        login.screen.json, as in 'login@2x'

        """)
    // At another scale the picture has another name.
    try stage.screen("login@2x")
    #expect(try stage.test("--record", "missing").output.contains("__Goldens__/login@2x@2x.png"))
    #expect(try stage.test().status == 0)
  }

  @Test func `an element that a screen's settings name has to be there`() throws {
    try stage.record("login", "plain")
    try stage.screen("login", top: "\"ignore\": [\"#bax\"],")
    let own = try stage.test()
    #expect(own.status == 65)
    let finding = "error: no object has the id 'bax'; did you mean 'box'?"
    #expect(own.output.contains("login.screen.json:1:26: \(finding) (at ignore[0])"))
    #expect(own.output.contains("2 pictures: 1 passed, 1 broken"))
    #expect(try stage.run("validate", "login.screen.json").errors.contains(finding))
    try stage.screen(
      "login", top: "\"tolerance\": {\"elements\": {\"bax\": {\"perPixel\": 9}}},")
    #expect(try stage.test().output.contains("\(finding) (at tolerance.elements.bax)"))
    // An element that a timeline adds exists later.
    try stage.screen(
      "login",
      top: """
        "ignore": ["#badge"], "timeline": [{"at": 1, "set": {"box": {"subviews": [
          {"class": "UIView", "id": "badge", "frame": [0, 0, 1, 1]}]}}}],
        """)
    #expect(try stage.test().status == 0)
  }

  @Test func `what a mockup json names is looked for where it is said of one screen`() throws {
    try stage.record("login", "plain")
    // Not every screen of a folder has every element.
    try stage.write("mockup.json", "{\"mockup\": 1, \"ignore\": [\"#clock\"]}")
    #expect(try stage.test().status == 0)
    try stage.write(
      "mockup.json", "{\"mockup\": 1, \"screens\": {\"login\": {\"ignore\": [\"#bax\"]}}}")
    let outcome = try stage.test()
    #expect(outcome.status == 65)
    #expect(
      outcome.output.contains(
        "mockup.json:1:48: error: no object has the id 'bax'; did you mean 'box'?"))
    #expect(try stage.test("plain.screen.json").status == 0)
  }

  @Test func `themes of one name can't make two variants`() throws {
    try stage.screen("login")
    try stage.write(
      "mockup.json",
      """
      {"mockup": 1, "matrix": {"themes": ["a/Dark.theme.json", "b/dark.theme.json"]}}
      """)
    let outcome = try stage.test("--list")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("mockup.json:1:36: error: pictures of two variants"))
  }

  @Test func `a mockup json that says something of no screen is told with the nearest name`() throws
  {
    try stage.record("login", "app/other")
    try stage.write(
      "mockup.json",
      """
      {"mockup": 1, "screens": {"lgoin": {"ignore": ["#box"]}, "app/other": {}, "login": {}}}
      """)
    let outcome = try stage.test()
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "mockup.json:1:27: warning: unknown screen 'lgoin'; did you mean 'login'? (at screens)\n"
    )
    // The filter selects only one of two screens, but both exist.
    #expect(!(try stage.test("login.screen.json").errors.contains("'app/other'")))
  }

  @Test func `a mockup json that can't be read is no mockup json that says nothing`() throws {
    try stage.record("login")
    try Files.createFolder(stage.path("mockup.json"))
    let outcome = try stage.test()
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("cannot read 'mockup.json': Is a directory"))
  }

  @Test func `last failed repeats what failed until it passes`() throws {
    try stage.record("one", "two")
    try stage.screen("two", color: "#FF0000")
    #expect(try stage.test().status == 1)
    #expect(try stage.test("--list", "--last-failed").output == "two\n")
    #expect(try stage.test("--last-failed").output.contains("1 picture: 1 changed"))
    try stage.screen("two")
    #expect(try stage.test("--last-failed").output == "1 picture: 1 passed\n")
    #expect(try stage.test("--last-failed").output.contains("0 pictures: nothing to test"))
  }

  @Test func `names with spaces and of any script`() throws {
    try stage.record("Über uns/日本 語")
    #expect(try stage.test("Über uns").status == 0)
    #expect(try stage.test("Über uns/日本 語.screen.json").output == "1 picture: 1 passed\n")
  }

  @Test func `nothing to test is no pass`() throws {
    #expect(try stage.test().status == 66)
    #expect(try stage.test("nowhere").status == 66)
    try stage.screen("login")
    let filtered = try stage.test("--filter", "lgoin")
    #expect(filtered.status == 64)
    #expect(
      filtered.errors
        == "mockup: error: no picture's name contains 'lgoin'; --list prints them\n")
    #expect(try stage.test("--shard", "3/2").status == 64)
  }

  @Test func `failures are told in order, whatever the number of jobs`() throws {
    for index in 0..<12 { try stage.screen("s\(index)") }
    let one = try stage.test("--jobs", "1")
    let four = try stage.test("--jobs", "4")
    #expect(one.output == four.output && one.status == 1)
  }

  @Test func `GitHub gets an annotation of each failure`() throws {
    try stage.screen("a:b")
    let outcome = try stage.shell("GITHUB_ACTIONS=true mockup test --record none")
    #expect(
      outcome.output.contains(
        "::error file=a%3Ab.screen.json,title=a%3Ab::a:b: there is no golden at"))
    // Paths are relative to the repository, not to the working folder.
    try stage.screen("app/c")
    let below = try stage.shell(
      "export GITHUB_ACTIONS=true GITHUB_WORKSPACE=\"$PWD\"; cd app && mockup test --record none")
    #expect(below.output.contains("::error file=app/c.screen.json,title=c::c: there is no golden"))
  }
}
