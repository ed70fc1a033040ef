import FileSystem
package import LocalServer
import ScreenFormat
import ThemeCode

/// Answers the browser of a preview.
package struct PreviewSession {
  private let engine: PreviewEngine
  /// The pages of this server know it; pages of others that the browser lets ask do not.
  private let secret: String
  /// The name of what is shown.
  private let title: String
  /// Opens files; nil if nobody said how.
  private let editor: EditorLink?
  /// The address that others than this user can connect to; nil if there is none.
  private let sharedAddress: String?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - engine: Draws the pictures.
  ///   - title: The name of what is shown.
  ///   - editor: Opens files; nil if nobody said how.
  ///   - sharedAddress: The address that others than this user can connect to; nil if there is none.
  package init(
    _ engine: PreviewEngine, title: String, editor: EditorLink?, sharedAddress: String? = nil,
    secret: String = AccessGuard.secret()
  ) {
    self.engine = engine
    self.title = title
    self.editor = editor
    self.sharedAddress = sharedAddress
    self.secret = secret
  }

  /// Answers an authorised request; nil if the reply is sent later.
  package func answer(_ request: HTTPRequest, _ reply: Reply) -> HTTPResponse? {
    let isReading = request.method == "GET" || request.method == "HEAD"
    let parts = request.path.split(separator: "/").map(String.init)
    // A page that waits for changes is not busy.
    if parts.first != "changes" {
      engine.keepQuiet(
        for: parts.isEmpty ? Self.loadingTime : Self.askingTime,
        hasFirst: parts.first == "pictures")
    }
    switch (parts.first, parts.count) {
    case (nil, _) where isReading: return page
    case ("changes", 2) where isReading:
      guard let revision = Int(parts[1]) else { break }
      return engine.changes(since: revision, reply)
    case ("pictures", 3) where isReading:
      guard let number = Int(parts[1]), let file = engine.picture(number) else { break }
      return HTTPResponse(type: "image/png", body: file)
    case ("pictures", 4) where isReading:
      guard let number = Int(parts[1]), let width = Self.width(parts[3]) else { break }
      return engine.picture(number, width: width, reply)
    case ("objects", 2) where isReading:
      guard let number = Int(parts[1]) else { break }
      return engine.ask(.objects(number), reply)
    case ("accessibility", 2) where isReading:
      guard let number = Int(parts[1]) else { break }
      return engine.ask(.accessibility(number), reply)
    case ("audit", 2) where isReading:
      guard let number = Int(parts[1]) else { break }
      return engine.ask(.audit(number), reply)
    case ("guide", 1) where isReading: return engine.ask(.guide, reply)
    case ("palette", 1) where isReading: return engine.ask(.palette, reply)
    case ("images", 2) where isReading:
      guard let number = Int(parts[1]) else { break }
      return engine.ask(.images(number), reply)
    case ("symbols", 2...3) where isReading:
      guard let number = Int(parts[1]) else { break }
      return engine.ask(.symbols(number, parts.count > 2 ? parts[2] : ""), reply)
    case ("comparisons", 3) where isReading:
      guard let id = Int(parts[1]), let file = engine.comparison(id, parts[2]) else { break }
      return HTTPResponse(type: "image/png", body: file)
    case ("change", 4) where isReading:
      guard let number = Int(parts[1]) else { break }
      return engine.change(number, parts[3], reply)
    case ("change", 5) where isReading:
      guard let number = Int(parts[1]), let width = Self.width(parts[3]) else { break }
      return engine.picture(number, parts[4], width: width, reply)
    case ("view", 1), ("open", 1), ("source", 1), ("try", 1), ("undo", 1), ("redo", 1),
      ("forget", 1), ("reach", 1), ("patch", 1), ("write", 1), ("compare", 1), ("accept", 1),
      ("drop", 1),
      ("code", 1), ("share", 1):
      return act(request, parts[0], reply)
    default: break
    }
    guard isReading || request.method == "POST" else {
      return HTTPResponse(.methodNotAllowed, text: "GET and POST are what there is.")
    }
    return HTTPResponse(.notFound, text: "There is no \(request.path).")
  }

  /// How long a page takes at most until it asks for pictures.
  private static let loadingTime = Duration.seconds(1)
  /// How long a page that asks for something is about to ask for more.
  private static let askingTime = Duration.milliseconds(60)

  /// The width of a small picture by its part of an address, such as `240` or `240.png`; nil for none that can be asked for.
  private static func width(_ part: String) -> Int? {
    let digits = part.hasSuffix(".png") ? String(part.dropLast(4)) : part
    return Int(digits).flatMap { SmallPictures.widths.contains($0) ? $0 : nil }
  }

  private var page: HTTPResponse {
    var page = HTTPResponse(
      type: "text/html; charset=utf-8",
      body: PreviewPageWriter.page(
        .object([
          ("title", .string(title)), ("secret", .string(secret)),
          ("canOpen", .bool(editor.map { $0.address == nil } ?? false)),
          ("editor", editor?.address.map(DocumentValue.string) ?? .null),
          ("folder", .string(Folder.working)),
          ("choices", PreviewSwitches.choices(themes: engine.themes)),
          ("against", engine.revision.map { .string($0.name) } ?? .null),
          ("shared", sharedAddress.map(DocumentValue.string) ?? .null),
        ])))
    // The pictures are on their way while the browser reads the page.
    let first = "</changes/0>; rel=preload; as=fetch; crossorigin"
    page.headers.append(HTTPResponse.Header(name: "Link", value: first))
    return page
  }

  /// Answers a request of the page that changes something, or asks what could be changed.
  private func act(_ request: HTTPRequest, _ name: String, _ reply: Reply) -> HTTPResponse? {
    guard request.method == "POST" else {
      return HTTPResponse(.methodNotAllowed, text: "This takes POST.")
    }
    guard request.secret == secret else {
      return HTTPResponse(.forbidden, text: "Only the page of this preview may ask for this.")
    }
    // Only pictures may be larger than the server's usual limit.
    guard let body = request.body, name == "drop" || body.count <= LocalServer.bodyLimit else {
      return HTTPResponse(.contentTooLarge, text: "That is too much.")
    }
    if name == "drop" { return drop(body) }
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
        guard let value = members["value"]?.value else { throw PreviewRefusal.incomplete }
        try engine.set(
          value, for: target(members),
          within: (members["within"]?.array ?? []).compactMap(\.string),
          gesture: members["gesture"]?.string ?? "")
      case "reach":
        guard let value = members["value"]?.value else { throw PreviewRefusal.incomplete }
        return engine.ask(
          .reach(try target(members), value, focus: members["picture"]?.integer), reply)
      case "undo": engine.undo()
      case "redo": engine.redo()
      case "forget":
        guard let id = members["id"]?.integer else { throw PreviewRefusal.incomplete }
        engine.drop(tried: id)
      case "patch": return .json(.object([("text", .string(engine.patch()))]))
      case "compare":
        guard let number = members["number"]?.integer,
          let other = PreviewComparison.Other(members)
        else { throw PreviewRefusal.incomplete }
        return engine.ask(
          .comparison(number, with: other, PreviewComparison.Placement(members)), reply)
      case "code":
        guard let number = members["number"]?.integer, let path = members["path"]?.string,
          let property = members["property"]?.string,
          let language = members["language"]?.string.flatMap(CodeLanguage.init)
        else { throw PreviewRefusal.incomplete }
        return engine.ask(.code(number, path: path, property: property, language), reply)
      case "share":
        switch members["form"]?.string {
        case "theme": return engine.ask(.themePage, reply)
        case "page": return engine.ask(.gallery(title: title), reply)
        case "sheet": return engine.ask(.sheet(.light), reply)
        case "dark sheet": return engine.ask(.sheet(.dark), reply)
        default: throw PreviewRefusal.incomplete
        }
      case "accept":
        guard let number = members["number"]?.integer else { throw PreviewRefusal.incomplete }
        return engine.ask(.acceptance(number), reply)
      default: return .json(.object([("files", .strings(try engine.writeEdits()))]))
      }
      return .json(.object([]))
    } catch {
      return .refusal(error)
    }
  }

  private func target(_ members: DocumentObject) throws -> PreviewTarget {
    guard let target = PreviewTarget(members) else { throw PreviewRefusal.incomplete }
    return target
  }

  /// Keeps a picture that was dropped on the page.
  private func drop(_ bytes: [UInt8]) -> HTTPResponse {
    do {
      try engine.drop(bytes)
      return .json(.object([]))
    } catch {
      return HTTPResponse(.conflict, text: error.sentence)
    }
  }

  private func show(_ members: DocumentObject) -> HTTPResponse {
    var view = PreviewModel.Viewport()
    view.focus = members["focus"]?.integer
    view.visible = Array((members["visible"]?.array ?? []).compactMap(\.integer).prefix(1_000))
    let scales = RenderOptions.scales
    view.theme = members["theme"]?.string.flatMap { engine.themes.contains($0) ? $0 : nil }
    if let switches = members["switches"]?.object {
      view.combinations = PreviewSwitches.combinations(switches, themes: engine.themes)
    }
    view.overrides = members["overrides"]?.object.map(PreviewOverrides.init) ?? PreviewOverrides()
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
