import Controls
import FileSystem
import Golden
import Inspection
import Loading
import LocalServer
import ObjectModel
import PNG
import Process
import Raster
import ScreenFormat
import Synchronization
import ThemeCode

/// Something that a page asks and whose answer takes about as long as a drawing. Pictures go by their numbers.
enum PreviewQuestion: Sendable {
  /// The objects of a picture with the origin of every value.
  case objects(Int)
  /// The elements of a picture that a screen reader finds.
  case accessibility(Int)
  /// Places of a picture that are hard to read or to use.
  case audit(Int)
  /// The colours, fonts and images of the theme whose page is shown, and the contrasts on its board.
  case guide
  /// The objects that a change would reach, with another value than the one that is there.
  case reach(PreviewTarget, DocumentValue, focus: Int?)
  /// The colours, fonts and images of all documents.
  case palette
  /// The images that a value of a picture can name.
  case images(Int)
  /// The symbols whose names have all words of a search.
  case symbols(Int, String)
  /// A property of an object of a picture as code.
  case code(Int, path: String, property: String, CodeLanguage)
  /// The differences between a picture and another one.
  case comparison(Int, with: PreviewComparison.Other, PreviewComparison.Placement)
  /// A file of the differences between a picture and the one of the revision.
  case change(Int, String)
  /// A picture, or a file of its differences, in the size in which a wall shows it.
  case smallPicture(SmallPictures.Key)
  /// All pictures as one file: a page, or a sheet.
  case gallery(title: String)
  /// The page of the theme that is shown, as one file.
  case themePage
  case sheet(GallerySheet.Backdrop)
  /// Takes a picture over as its golden.
  case acceptance(Int)
}

// The answers.
extension PreviewEngine {
  func answer(_ question: PreviewQuestion) -> HTTPResponse {
    do {
      switch question {
      case .objects(let number):
        guard let subject = subject(number) else {
          // A page may ask before it hears that the picture is gone.
          let isGone = state.withLock { $0.model.hasHad(number) }
          return isGone ? .json(.object([("views", .array([DocumentValue]()))])) : Self.noPicture
        }
        do {
          return .json(try PreviewObjects.json(subject, caches.decodedFiles))
        } catch {
          // The picture shows the errors; there is nothing to point at.
          return .json(.object([("views", .array([DocumentValue]()))]))
        }
      case .accessibility(let number):
        guard let subject = subject(number) else { return Self.noPicture }
        return .json(
          AccessibilityPrinter.json(
            AccessibilityTree(try subject.layOut(reusing: caches.decodedFiles))))
      case .audit(let number):
        guard let subject = subject(number) else { return Self.noPicture }
        let screen = try subject.load(for: .drawing, reusing: caches.decodedFiles).screen
        let findings = try screen.audit(
          limits: subject.options.limits, reusing: caches.rasterizers)
        return .json(AuditPrinter.json(findings))
      case .reach(let target, let value, let focus):
        return .json(try reach(target, of: value, focus: focus).written)
      case .guide: return .json(guide())
      case .palette: return .json(palette().written(ColorShades(paletteOptions())))
      case .images(let number):
        return try images(of: number).map(HTTPResponse.json) ?? Self.noPicture
      case .symbols(let number, let search):
        return try symbols(search, for: number).map(HTTPResponse.json) ?? Self.noPicture
      case .code(let number, let path, let property, let language):
        guard let subject = subject(number) else { return Self.noPicture }
        let text = try PreviewCode.text(
          of: property, at: path, in: try subject.layOut(reusing: caches.decodedFiles), language)
        guard let text else { return HTTPResponse(.notFound, text: "There is no such value.") }
        return .json(.object([("text", .string(text))]))
      case .comparison(let number, let other, let placement):
        return try compare(number, with: other, placement)
      case .change(let number, let name):
        return changeFile(number, name).map { HTTPResponse(type: "image/png", body: $0) }
          ?? Self.noPicture
      case .smallPicture(let key): return try smallPicture(key)
      case .gallery(let title):
        let (model, overlay) = drawnModel(scale: nil)
        let page = try GalleryPage.html(
          model, title: title, overlay: overlay, keepsGoing: keepsGoing,
          limit: GalleryPage.standardLimit, reusing: caches)
        return HTTPResponse(type: "text/html; charset=utf-8", body: page)
      case .themePage:
        let (theme, overlay) = state.withLock { ($0.model.viewport.theme, $0.edits.overlay) }
        guard let theme else { return Self.noPicture }
        var matrix = RenderMatrix()
        matrix.base = asked.base
        matrix.base.themes = [theme]
        let page = try ThemePage.html(
          matrix, board: nil, title: ThemePage.name(of: theme), overlay: overlay, scale: nil,
          limit: GalleryPage.standardLimit, jobs: 1
        ).page
        return HTTPResponse(type: "text/html; charset=utf-8", body: page)
      case .sheet(let backdrop):
        let sheet = try GallerySheet(backdrop: backdrop).draw(
          drawnModel(scale: GallerySheet.scale).model, limits: SurfaceLimits())
        return HTTPResponse(type: "image/png", body: try PNG.encode(consuming: sheet))
      case .acceptance(let number): return try accept(number)
      }
    } catch {
      return .refusal(error)
    }
  }

  static var noPicture: HTTPResponse {
    HTTPResponse(.notFound, text: "There is no such picture.")
  }

  /// A picture as the page shows it; nil if there is none of the number.
  func subject(_ number: Int) -> PreviewSubject? {
    state.withLock { state in
      state.model.pictures[number].map { picture in
        PreviewSubject(
          item: picture.item, overlay: state.overlay,
          overrides: state.model.overrides(of: number), switches: picture.shownAs,
          keepsGoing: keepsGoing)
      }
    }
  }

  /// All pictures, drawn with the documents that are tried.
  private func drawnModel(scale: Double?) -> (model: PreviewModel, overlay: [String: [UInt8]]) {
    let (cases, problems, overlay, combinations) = state.withLock { state in
      (
        state.model.bases.compactMap { state.model.pictures[$0]?.item }, state.model.problems,
        state.edits.overlay, state.model.viewport.combinations
      )
    }
    // The other threads go on drawing what the page shows.
    let model = GalleryPictures.draw(
      cases, problems: problems, overlay: overlay, combinations: combinations, scale: scale,
      keepsGoing: keepsGoing, jobs: 1, reusing: caches)
    return (model, overlay)
  }

  /// What the theme sets whose page is shown, as it is tried.
  private func guide() -> DocumentValue {
    let (theme, boards, overlay) = state.withLock { state in
      (state.model.viewport.theme, state.model.boards, state.overlay)
    }
    guard let theme else { return .object([]) }
    do {
      return try ThemePage.guide(
        to: [theme], on: boards.compactMap(subject), in: asked, RecordingAssets(overlay: overlay),
        reusing: caches)
    } catch {
      // The page shows them in the guide's place.
      return .object([("problems", .strings(ErrorMessage(error).lines))])
    }
  }

  // MARK: Palette

  /// The palette of all documents, as they are tried.
  func palette() -> PreviewPalette {
    let (pictures, overlay) = state.withLock { state in
      (state.model.pictures.values.map { ($0.stamps.keys, $0.drawing) }, state.edits.overlay)
    }
    let paths = Set(pictures.flatMap(\.0))
    let scopes = pictures.map { stamps, drawing in
      PreviewPalette.Scope(
        files: Set(stamps.filter(DocumentEditor.isDocument).map(Folder.pathFromWorking)),
        variables: (drawing?.variables ?? [:]).mapValues {
          Folder.pathFromWorking(Folder.absolutePath($0.file))
        })
    }
    var palette = PreviewPalette(scopes: Set(scopes))
    for path in paths.filter(DocumentEditor.isDocument).sorted() {
      guard let bytes = overlay[path] ?? (try? InputFile.read(path)) else { continue }
      palette.add(SourceFile(label: Folder.pathFromWorking(path), bytes: bytes))
    }
    return palette
  }

  /// The system of the picture that is looked at, or else of the first one: names of colours stand for others on others.
  private func paletteOptions() -> RenderOptions {
    let picture = state.withLock { state in
      let number = state.model.viewport.focus ?? state.model.order.first
      return number.flatMap { state.model.pictures[$0] }
    }
    guard let picture else { return RenderOptions() }
    let subject = PreviewSubject(item: picture.item, overlay: [:], switches: picture.shownAs)
    var options = subject.options
    options.system =
      options.system
      ?? (try? subject.load(for: .reading, reusing: caches.decodedFiles))?.screen.system
    return options
  }

  // MARK: Comparing

  /// Keeps a picture that was dropped on the page.
  ///
  /// - Throws: `BitmapFile.Problem`.
  func drop(_ bytes: [UInt8]) throws(BitmapFile.Problem) {
    let picture = try BitmapFile.picture(bytes, "that was dropped").get()
    state.withLock { $0.comparisons.dropped = picture }
  }

  private func compare(
    _ number: Int, with partner: PreviewComparison.Other, _ placement: PreviewComparison.Placement
  ) throws -> HTTPResponse {
    guard let subject = subject(number) else { return Self.noPicture }
    let actual = try drawing(subject)
    let scale = actual.deviceScale
    let expected: PreviewComparison.Expected
    switch partner {
    case .golden where !subject.switches.isEmpty:
      expected = .none(reason: "The golden is of the picture as written: switch nothing.")
    case .revision where revision == nil:
      expected = .none(reason: "The page compares with no revision.")
    case .revision:
      let before = revision?.drawing(of: subject)
      if let drawing = before?.drawing {
        expected = .picture(try PNG.decode(drawing.file), scale: drawing.scale)
      } else {
        expected = .none(reason: before?.problems.joined(separator: "\n") ?? "")
      }
    case .golden: expected = try .golden(of: subject.item, scale: scale)
    case .picture(let number):
      guard let subject = self.subject(number) else { return Self.noPicture }
      let other = try drawing(subject)
      expected = .picture(try PNG.decode(other.file), scale: other.scale)
    case .dropped:
      expected =
        state.withLock { $0.comparisons.dropped }.map { picture in
          .picture(
            picture,
            scale: PreviewComparison.scale(of: picture, beside: actual.size, scale: scale))
        }
        ?? .none(reason: "No picture was dropped yet.")
    }
    let other: (picture: Pixmap, scale: Double)
    switch expected {
    case .picture(let picture, let scale): other = (picture, scale)
    case .none(let reason): return .json(.object([("missing", .string(reason))]))
    }
    let comparison = try PreviewComparison(
      actual: PNG.decode(actual.file), expected: other.picture,
      tolerance: subject.item.settings.tolerance, scale: scale, expectedScale: other.scale,
      placement: placement)
    let id = state.withLock { $0.comparisons.keep(comparison) }
    return .json(comparison.written(id: id))
  }

  /// The picture at the device's scale.
  private func drawing(_ subject: PreviewSubject) throws -> PreviewDrawing {
    let result = PreviewResult(subject, scale: nil, reusing: caches)
    guard let drawing = result.drawing else {
      throw PreviewRefusal.notDrawn(result.problems)
    }
    return drawing
  }

  /// Writes a picture as its golden, with its layout.
  private func accept(_ number: Int) throws -> HTTPResponse {
    guard let subject = subject(number) else { return Self.noPicture }
    let isTried = state.withLock { state in
      let files = state.model.pictures[number]?.stamps.keys
      return files.map { !Set(state.edits.documents.keys).isDisjoint(with: $0) } ?? false
    }
    let additions = PreviewRefusal.Addition.allCases.filter { addition in
      switch addition {
      case .tried: isTried
      case .states: subject.overrides != PreviewOverrides()
      case .switches: !subject.switches.isEmpty
      }
    }
    guard additions.isEmpty else { throw PreviewRefusal.notAsWritten(additions) }
    guard PreviewFolders.isInProject(Folder.absolutePath(subject.item.screen)) else {
      throw PreviewRefusal.outside(subject.item.screen)
    }
    let result = try GoldenCheck(record: .all).run(subject.item).result
    return .json(.object([("files", .strings(result.recorded))]))
  }
}
