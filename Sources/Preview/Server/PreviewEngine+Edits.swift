import FileSystem
import ObjectModel
import Process
import ScreenFormat
import Synchronization

// Values that are tried, and written on request.
extension PreviewEngine {
  /// A document as the pictures show it.
  ///
  /// - Throws: `PreviewRefusal`.
  func document(_ file: String) throws -> (
    path: String, original: [UInt8], file: SourceFile
  ) {
    let path = Folder.absolutePath(file)
    guard uses(path), PreviewFolders.isInProject(path) else { throw PreviewRefusal.outside(file) }
    let tried = state.withLock { $0.edits.documents[path] }
    let original = try tried?.original ?? InputFile.read(path)
    let bytes = tried?.current ?? original
    return (path, original, SourceFile(label: tried?.label ?? file, bytes: bytes))
  }

  /// The value of a target as its document has it.
  ///
  /// - Returns: The value, and the variable that it stands for with its place and number of uses.
  /// - Throws: `PreviewRefusal`, `InputError`, `DocumentEditor.Refusal`.
  func source(_ target: PreviewTarget, picture: Int?) throws -> DocumentValue {
    let editor = try DocumentEditor(document(target.file).file)
    var members: [(String, DocumentValue)] = []
    guard let path = target.path(in: editor), let node = editor.node(at: path) else {
      throw DocumentEditor.Refusal.notFound
    }
    members.append(("value", node.value))
    let places = state.withLock { state in
      picture.flatMap { state.model.pictures[$0]?.drawing?.variables } ?? [:]
    }
    if let text = node.string, text.hasPrefix("$"), let place = places[String(text.dropFirst())] {
      let name = String(text.dropFirst())
      // A design token is in no document, and so can't be tried.
      let declaration = try? DocumentEditor(document(place.file).file)
      let value = declaration?.node(at: DocumentPath([.key("variables"), .key(name)]))?.value
      let variable: [(String, DocumentValue)] = [
        ("name", .string(name)), ("file", .string(place.file)),
        ("line", .number(Double(place.line))),
        (
          "uses",
          .number(
            Double(
              palette().uses(
                of: name, in: Folder.pathFromWorking(Folder.absolutePath(place.file)))))
        ),
      ]
      members.append(("variable", .object(variable + (value.map { [("value", $0)] } ?? []))))
    }
    return .object(members)
  }

  /// Shows all pictures as if a document set a value.
  ///
  /// - Throws: `PreviewRefusal`, `InputError`, `DocumentEditor.Refusal`.
  /// - Parameter keys: The way to a value within an object that stands there; empty for all of it.
  func set(
    _ value: DocumentValue, for target: PreviewTarget, within keys: [String], gesture: String
  ) throws {
    let (path, original, file) = try document(target.file)
    let change = try target.change(to: value, within: keys, in: DocumentEditor(file))
    try showEdits { edits throws(DocumentEditor.Refusal) in
      try edits.apply(change, to: path, file, original: original, gesture: gesture)
      return [path]
    }
  }

  /// Does the last change again that was taken back.
  func redo() {
    showEdits { edits in
      let path = edits.redo { path in
        guard PreviewFolders.isInProject(path), let bytes = try? InputFile.read(path) else {
          return nil
        }
        return SourceFile(label: Folder.pathFromWorking(path), bytes: bytes)
      }
      return path.map { [$0] } ?? []
    }
  }

  /// Drops a value that is tried.
  func drop(tried id: Int) {
    showEdits { edits in edits.drop(id).map { [$0] } ?? [] }
  }

  /// The changes that are tried as a patch that `git apply` takes.
  func patch() -> String {
    let documents = state.withLock { $0.edits.documents }
    return documents.sorted { $0.key < $1.key }.map { path, document in
      UnifiedDiff.text(
        from: document.original, to: document.current, path: PreviewFolders.pathInRepository(path))
    }.joined()
  }

  /// Takes the last change back.
  func undo() {
    showEdits { edits in edits.undo().map { [$0] } ?? [] }
  }

  /// Writes the changed documents, each whole or not at all.
  ///
  /// - Returns: The files that were written, as paths from the working folder.
  /// - Throws: `PreviewRefusal` if a file is not what was read, `OutputError`.
  func writeEdits() throws -> [String] {
    let documents = state.withLock { $0.edits.documents }
    for (path, document) in documents {
      guard PreviewFolders.isInProject(path), (try? InputFile.read(path)) == document.original
      else {
        throw PreviewRefusal.changedMeanwhile(path)
      }
    }
    for (path, document) in documents.sorted(by: { $0.key < $1.key }) {
      try OutputFile.write(document.current, to: path, isLasting: true)
      showEdits { edits in
        edits.forget(path)
        return []
      }
    }
    return documents.keys.sorted().map(Folder.pathFromWorking)
  }

  /// Forgets changes of documents that somebody else has changed, and tells the page.
  func dropOutdatedEdits() {
    let documents = state.withLock { $0.edits.documents }
    for (path, document) in documents {
      let bytes = try? InputFile.read(path)
      // A file that has just been written is as it was tried.
      guard bytes != document.original, bytes != document.current else { continue }
      showEdits(dropping: path) { edits in
        edits.forget(path)
        return [path]
      }
    }
  }

  /// Changes the edits, and draws what depends on the documents that `change` returns.
  ///
  /// - Parameter dropped: A document whose changes are lost, since somebody else has changed it.
  private func showEdits<Failure: Error>(
    dropping dropped: String? = nil, _ change: (inout PreviewEdits) throws(Failure) -> [String]
  ) throws(Failure) {
    try state.withLock { state throws(Failure) in
      let paths = Set(try change(&state.edits))
      state.model.noteEdits(PreviewEditsSummary(state.edits, dropped: dropped))
      _ = state.model.invalidate(at: .now) { !paths.isDisjoint(with: $0.stamps.keys) }
    }
    tellOfWork()
    answerWaiting()
  }
}
