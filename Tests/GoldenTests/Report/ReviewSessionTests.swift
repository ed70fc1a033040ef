import LocalServer
import TestSupport
import Testing

@testable import Golden
@testable import Preview

@Suite struct ReviewSessionTests {
  private let stage: TestStage

  /// `changed` differs, `new` has no golden, `bad` does not load.
  init() throws {
    stage = try TestStage()
    try stage.screen("s/changed")
    #expect(try stage.test(stage.path("s"), "--record", "missing").status == 1)
    try stage.screen("s/changed", color: "#FF0000")
    try stage.screen("s/new")
    try stage.write("s/bad.screen.json", "{\"mockup\": 1}")
    #expect(try stage.test(stage.path("s"), "--report", "out").status == 65)
  }

  private func session(project: String = "") throws -> ReviewSession {
    let folder = stage.path("out")
    return ReviewSession(
      try ReportFolder.read(folder), folder: folder, project: stage.path(project))
  }

  private func id(_ name: String) -> String { name }

  private func golden(_ name: String) -> [UInt8]? {
    Files.bytes(stage.path("s/__Goldens__/\(name)@2x.png"))
  }

  /// Sends a decision.
  private func post(
    _ path: String, _ id: String, to session: inout ReviewSession
  ) -> (status: HTTPResponse.Status, text: String, said: [String]) {
    var request = HTTPRequest("POST", path)
    request.body = Array("{\"id\": \"\(id)\"}".utf8)
    var said: [String] = []
    let response = session.answer(request) { said += $0 }
    return (response.status, String(decoding: response.body, as: UTF8.self), said)
  }

  private func get(_ path: String, from session: inout ReviewSession) -> HTTPResponse {
    session.answer(HTTPRequest("GET", path)) { _ in }
  }

  @Test func `accepting writes the goldens and says so; rejecting puts the old ones back`() throws {
    var session = try session()
    let before = golden("changed")
    let accepted = post("/accept", id("changed"), to: &session)
    #expect(accepted.status == .ok)
    #expect(
      accepted.said == [
        "\(id("changed")): wrote \(stage.path("s"))/__Goldens__/changed@2x.png",
        "\(id("changed")): wrote \(stage.path("s"))/__Goldens__/changed.layout.json",
      ])
    #expect(accepted.text.hasPrefix("{\"decision\": \"accepted\", \"lines\": [\"wrote "))
    #expect(golden("changed") != before)
    #expect(try stage.test(stage.path("s"), "--filter", "changed").status == 0)

    #expect(post("/reject", id("changed"), to: &session).text.contains("put back "))
    #expect(golden("changed") == before)
    _ = post("/accept", id("new"), to: &session)
    #expect(golden("new") != nil)
    #expect(post("/reject", id("new"), to: &session).text.contains("removed "))
    #expect(golden("new") == nil)
    #expect(session.summary == "0 accepted, 2 rejected, 1 not decided")
  }

  @Test func `what an earlier review accepted is decided, and the rest is not`() throws {
    var first = try session()
    _ = post("/accept", id("changed"), to: &first)
    var second = try session()
    #expect(second.summary == "1 accepted, 0 rejected, 2 not decided")
    let page = String(decoding: get("/", from: &second).body, as: UTF8.self)
    #expect(page.contains("{\"decision\": \"accepted\", \"lines\": [\"accepted before\"]}"))
    // A golden that was changed in another way is not this picture.
    _ = post("/reject", id("changed"), to: &first)
    #expect(try session().summary == "0 accepted, 0 rejected, 3 not decided")
    try stage.screen("s/changed", color: "#00FF00")
    #expect(
      try stage.test(stage.path("s"), "--record", "changed", "--filter", "changed").status == 1)
    #expect(try session().summary == "0 accepted, 0 rejected, 3 not decided")
  }

  @Test func `the page knows what was decided, and leaves its pictures to the server`() throws {
    var session = try session()
    _ = post("/reject", id("changed"), to: &session)
    let page = get("/", from: &session)
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(text.contains("\": {\"decision\": \"rejected\", \"lines\": [\"rejected\"]}}"))
    #expect(!text.contains("data:image/png"))
    #expect(page.header("Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
    let name = "pictures/\(id("changed")).actual.png"
    #expect(get("/\(name)", from: &session).body == Files.bytes(stage.path("out/\(name)")))
  }

  @Test(arguments: [
    "/report.json", "/pictures/other.png", "/pictures/../report.json", "/../s/mockup.json",
    "//etc/passwd",
    "/pictures/",
  ])
  func `nothing but the report's pictures is handed out`(_ path: String) throws {
    try stage.write("out/pictures/other.png", "x")
    var session = try session()
    #expect(get(path, from: &session).status == .notFound)
  }

  @Test func `what cannot be accepted is said, and nothing is written`() throws {
    var session = try session()
    let broken = post("/accept", id("bad"), to: &session)
    #expect(broken.status == .conflict)
    #expect(broken.text.contains("was not drawn, so that there is nothing to accept"))
    #expect(post("/accept", "nowhere", to: &session).status == .conflict)
    #expect(post("/reject", "nowhere", to: &session).status == .conflict)
    var elsewhere = try self.session(project: "out")
    let before = golden("changed")
    let outside = post("/accept", id("changed"), to: &elsewhere)
    #expect(outside.status == .conflict && outside.text.contains("is no golden below"))
    #expect(golden("changed") == before)
    #expect(elsewhere.summary == "0 accepted, 0 rejected, 3 not decided")
  }

  @Test(arguments: ["", "{", "[]", "{\"id\": 7}", "{\"ids\": [\"a\"]}"])
  func `a body that is no decision is refused`(_ body: String) throws {
    var session = try session()
    var request = HTTPRequest("POST", "/accept")
    request.body = Array(body.utf8)
    #expect(session.answer(request) { _ in }.status == .badRequest)
    request.body = nil
    #expect(session.answer(request) { _ in }.status == .contentTooLarge)
    request.method = "PUT"
    #expect(session.answer(request) { _ in }.status == .methodNotAllowed)
    request.method = "POST"
    request.path = "/nothing"
    #expect(session.answer(request) { _ in }.status == .notFound)
  }

  @Test func `done ends the review`() throws {
    var session = try session()
    #expect(!session.isDone)
    #expect(
      post("/done", "", to: &session).text
        == "{\"lines\": [\"0 accepted, 0 rejected, 3 not decided\"]}")
    #expect(session.isDone)
  }
}
