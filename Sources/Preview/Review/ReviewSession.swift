package import Golden
package import LocalServer
import Process
import ScreenFormat

/// The decisions about the failures of a report, and the answers to the browser that makes them.
package struct ReviewSession {
  /// A decision about a failure.
  package enum Decision: String {
    /// The new picture is right: it has replaced the golden.
    case accepted
    /// The golden is right: it was kept or restored.
    case rejected
  }

  private struct Verdict {
    var decision: Decision
    /// The files that were written, so that they can be restored.
    var changes: [Acceptance.Change]
    /// The messages about the decision.
    var lines: [String]
  }

  private let report: Report
  private let folder: String
  private let acceptance: Acceptance
  private var verdicts: [String: Verdict] = [:]
  /// Whether the user has ended the review.
  package private(set) var isDone = false

  package init(_ report: Report, folder: String, project: String = ".") {
    self.report = report
    self.folder = folder
    acceptance = Acceptance(report, folder: folder, project: project)
    // Failures that an earlier review accepted need no decision. They cannot be put back either.
    for id in acceptance.ids where acceptance.isAccepted(id) {
      verdicts[id] = Verdict(decision: .accepted, changes: [], lines: ["accepted before"])
    }
  }

  /// The number of failures with a decision.
  package func count(_ decision: Decision) -> Int {
    verdicts.values.count { $0.decision == decision }
  }

  /// The state of the review in one line.
  package var summary: String {
    let undecided = report.failures.count - verdicts.count
    return "\(count(.accepted)) accepted, \(count(.rejected)) rejected, \(undecided) not decided"
  }

  /// Answers an authorised request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - report: Prints messages on the terminal.
  /// - Returns: The response.
  package mutating func answer(_ request: HTTPRequest, reporting report: ([String]) -> Void)
    -> HTTPResponse
  {
    let isReading = request.method == "GET" || request.method == "HEAD"
    guard isReading || request.method == "POST" else {
      return HTTPResponse(.methodNotAllowed, text: "GET and POST are what there is.")
    }
    switch request.path {
    case "/" where isReading: return page
    case _ where isReading: return picture(request.path)
    case "/accept", "/reject": return decide(request, reporting: report)
    case "/done":
      isDone = true
      return Self.json(.ok, [("lines", .array([.string(summary)]))])
    default: return HTTPResponse(.notFound, text: "There is no \(request.path).")
    }
  }

  // MARK: Showing

  private var page: HTTPResponse {
    let decisions = verdicts.sorted { $0.key < $1.key }.map { ($0.key, Self.syntax($0.value)) }
    let review = DocumentValue.object([
      ("folder", .string(folder)), ("decisions", .object(decisions)),
    ])
    return HTTPResponse(
      type: "text/html; charset=utf-8",
      body: ReportFolder.reviewPage(report, in: folder, review: review))
  }

  private func picture(_ path: String) -> HTTPResponse {
    let name = String(path.dropFirst())
    guard let found = try? ReportFolder.picture(name, of: report, in: folder) else {
      return HTTPResponse(.notFound, text: "There is no \(path).")
    }
    return HTTPResponse(type: "image/png", body: found)
  }

  // MARK: Deciding

  private mutating func decide(
    _ request: HTTPRequest, reporting report: ([String]) -> Void
  ) -> HTTPResponse {
    guard let body = request.body else {
      return HTTPResponse(.contentTooLarge, text: "That is too much.")
    }
    guard let id = Self.id(in: body) else {
      return HTTPResponse(.badRequest, text: "The body is {\"id\": ID}.")
    }
    do {
      let verdict = try request.path == "/accept" ? accept(id) : reject(id)
      verdicts[id] = verdict
      report(verdict.lines.map { "\(id): \($0)" })
      return Self.json(.ok, Self.members(verdict))
    } catch {
      let lines = ErrorMessage(error).lines
      report(lines)
      return Self.json(.conflict, [("error", .string(lines.joined(separator: "\n")))])
    }
  }

  private static func id(in body: [UInt8]) -> String? {
    var ignored = Diagnostics()
    return JSONParser.parse(SourceFile(label: "request", bytes: body), into: &ignored)?
      .object?["id"]?.string
  }

  private func accept(_ id: String) throws -> Verdict {
    if let verdict = verdicts[id], verdict.decision == .accepted { return verdict }
    let changes = try acceptance.accept(id)
    return Verdict(
      decision: .accepted, changes: changes,
      lines: changes.isEmpty ? ["already so"] : changes.map { "wrote \($0.path)" })
  }

  private func reject(_ id: String) throws -> Verdict {
    guard report.failures.contains(where: { $0.id == id }) else {
      throw AcceptanceError.noFailure(id: id, nearest: nil)
    }
    let changes = verdicts[id]?.changes ?? []
    try acceptance.undo(changes)
    return Verdict(
      decision: .rejected, changes: [],
      lines: ["rejected"]
        + changes.map(\.text))
  }

  // MARK: JSON

  private static func members(_ verdict: Verdict) -> [(String, DocumentValue)] {
    [
      ("decision", .string(verdict.decision.rawValue)),
      ("lines", .array(verdict.lines.map(DocumentValue.string))),
    ]
  }

  private static func syntax(_ verdict: Verdict) -> DocumentValue { .object(members(verdict)) }

  private static func json(
    _ status: HTTPResponse.Status, _ members: [(String, DocumentValue)]
  ) -> HTTPResponse {
    HTTPResponse(
      status, type: "application/json", body: Array(DocumentValue.object(members).json.utf8))
  }
}
