import FileSystem
import LocalServer
import ScreenFormat

/// Answers the browser of a preview.
struct PreviewSession {
  private let engine: PreviewEngine
  /// The pages of this server know it; pages of others that the browser lets ask do not.
  private let secret: String
  /// The origin of the server.
  private let title: String
  private let editor: EditorLink?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - engine: Draws the pictures.
  ///   - title: The name of what is shown.
  ///   - editor: Opens files; nil if nobody said how.
  init(
    _ engine: PreviewEngine, title: String, editor: EditorLink?,
    secret: String = AccessGuard.secret()
  ) {
    self.engine = engine
    self.title = title
    self.editor = editor
    self.secret = secret
  }

  /// Answers an authorised request; nil if the reply is sent later.
  func answer(_ request: HTTPRequest, _ reply: Reply) -> HTTPResponse? {
    let isReading = request.method == "GET" || request.method == "HEAD"
    let parts = request.path.split(separator: "/").map(String.init)
    switch (parts.first, parts.count) {
    case (nil, _) where isReading: return page
    case ("changes", 2) where isReading:
      guard let revision = Int(parts[1]) else { break }
      return engine.changes(since: revision, reply)
    case ("pictures", 3) where isReading:
      guard let number = Int(parts[1]), let file = engine.picture(number) else { break }
      return HTTPResponse(type: "image/png", body: file)
    case ("objects", 2) where isReading:
      guard let number = Int(parts[1]) else { break }
      engine.explain(number, reply)
      return nil
    case ("view", 1), ("open", 1), ("source", 1), ("try", 1), ("undo", 1), ("write", 1):
      return act(request, parts[0])
    default: break
    }
    guard isReading || request.method == "POST" else {
      return HTTPResponse(.methodNotAllowed, text: "GET and POST are what there is.")
    }
    return HTTPResponse(.notFound, text: "There is no \(request.path).")
  }

  private var page: HTTPResponse {
    HTTPResponse(
      type: "text/html; charset=utf-8",
      body: PreviewPageWriter.page(
        .object([
          ("title", .string(title)), ("secret", .string(secret)),
          ("canOpen", .bool(editor != nil)),
        ])))
  }

  /// Answers a request of the page that changes something, or asks what could be changed.
  private func act(_ request: HTTPRequest, _ name: String) -> HTTPResponse {
    guard request.method == "POST" else {
      return HTTPResponse(.methodNotAllowed, text: "This takes POST.")
    }
    guard request.secret == secret else {
      return HTTPResponse(.forbidden, text: "Only the page of this preview may ask for this.")
    }
    guard let body = request.body else {
      return HTTPResponse(.contentTooLarge, text: "That is too much.")
    }
    var ignored = Diagnostics()
    guard
      let members = JSONParser.parse(
        SourceFile(label: "request", bytes: body), into: &ignored)?.object
    else { return HTTPResponse(.badRequest, text: "The body is an object of JSON.") }
    do {
      switch name {
      case "view": return show(members)
      case "open": return open(members)
      case "source":
        return .json(try engine.source(target(members), picture: members["picture"]?.integer))
      case "try":
        guard let value = members["value"]?.value else { throw PreviewSyntaxError() }
        try engine.attempt(
          value, for: target(members), gesture: members["gesture"]?.string ?? "")
      case "undo": engine.undo()
      default: return .json(.object([("files", .strings(try engine.writeEdits()))]))
      }
      return .json(.object([]))
    } catch {
      return Self.refusal(error)
    }
  }

  /// A request that lacks something.
  private struct PreviewSyntaxError: Error {}

  private func target(_ members: DocumentObject) throws -> PreviewTarget {
    guard let target = PreviewTarget(members) else { throw PreviewSyntaxError() }
    return target
  }

  /// The response for a change that is not made.
  private static func refusal(_ error: any Error) -> HTTPResponse {
    switch error {
    case is PreviewSyntaxError:
      HTTPResponse(.badRequest, text: "The request lacks something.")
    case PreviewRefusal.outside(let file):
      HTTPResponse(.forbidden, text: "\(file) is no document of a screen here, within the project.")
    case PreviewRefusal.changedMeanwhile(let file):
      HTTPResponse(.conflict, text: "\(file) was changed meanwhile: nothing was written.")
    case DocumentEditor.Refusal.invalid:
      HTTPResponse(.conflict, text: "The document has errors: mend them first.")
    case DocumentEditor.Refusal.notFound:
      HTTPResponse(
        .conflict,
        text: "The value is not written in a document as such, so it can't be changed here.")
    case DocumentEditor.Refusal.notAlone:
      HTTPResponse(
        .conflict, text: "Other values would change, too, as those that refer to an anchor.")
    default: HTTPResponse(.conflict, text: ErrorMessage(error).lines.joined(separator: "\n"))
    }
  }

  private func show(_ members: DocumentObject) -> HTTPResponse {
    var view = PreviewWall.View()
    view.focus = members["focus"]?.integer
    view.visible = Array((members["visible"]?.array ?? []).compactMap(\.integer).prefix(1_000))
    let scales = RenderOptions.scales
    view.scale = min(max(members["scale"]?.number ?? 1, scales.lowerBound), scales.upperBound)
    engine.show(view)
    return .json(.object([]))
  }

  private func open(_ members: DocumentObject) -> HTTPResponse {
    guard let editor else { return HTTPResponse(.conflict, text: "No editor is known.") }
    guard let file = members["file"]?.string, engine.uses(file) else {
      return HTTPResponse(.forbidden, text: "No screen here uses this file.")
    }
    editor.open(
      Folder.absolutePath(file), line: members["line"]?.integer ?? 1,
      column: members["column"]?.integer ?? 1)
    return .json(.object([]))
  }
}
