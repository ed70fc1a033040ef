import ScreenFormat

/// Documents as they are tried in a preview, before they are written. Files on disk stay as they are.
struct PreviewEdits: Sendable {
  /// A document that was changed.
  struct Document: Sendable {
    /// The name of the file in messages.
    let label: String
    /// The bytes of the file when the first change was made.
    let original: [UInt8]
    /// The bytes that the pictures show.
    var current: [UInt8]
  }

  /// A value that is tried: one place of a document, whatever the number of changes there.
  struct Tried: Sendable {
    /// Names it while the changes are what they are.
    var id: Int
    /// The absolute path of the document.
    var path: String
    var place: DocumentPath
    /// The value before; nil where there was none.
    var old: DocumentValue?
    var new: DocumentValue
  }

  private struct Step: Sendable {
    var id: Int
    var path: String
    var change: PreviewChange
    /// The value before the step; nil where there was none.
    var old: DocumentValue?
    /// Steps of one gesture, such as those of a colour that is dragged, count as one.
    var gesture: String
  }

  /// The changed documents by absolute path.
  private(set) var documents: [String: Document] = [:]
  private var steps: [Step] = []
  /// The steps that were taken back, the last one last.
  private var undone: [Step] = []
  private var stepCount = 0

  /// The number of steps that can be undone.
  var undoCount: Int { steps.count }
  /// The number of steps that can be done again.
  var redoCount: Int { undone.count }
  /// The bytes of the changed documents.
  var overlay: [String: [UInt8]] { documents.mapValues(\.current) }

  /// Takes over a change.
  ///
  /// - Parameters:
  ///   - change: What to change.
  ///   - path: The absolute path of the document.
  ///   - file: The document as it is shown now.
  ///   - original: The bytes of the file.
  ///   - gesture: Names what the user does; following changes of one gesture are undone as one.
  /// - Throws: `DocumentEditor.Refusal`, and nothing is changed.
  mutating func apply(
    _ change: PreviewChange, to path: String, _ file: SourceFile, original: [UInt8],
    gesture: String
  ) throws(DocumentEditor.Refusal) {
    let changed = try change.applied(to: file)
    undone = []
    if let last = steps.last, last.path == path, last.gesture == gesture,
      change.place.steps.starts(with: last.change.place.steps),
      let value = try DocumentEditor(changed).node(at: last.change.place)?.value
    {
      // What a gesture has made, such as a rule, may be changed within.
      steps[steps.count - 1].change.value = value
    } else {
      let old = (try? DocumentEditor(file))?.node(at: change.place)?.value
      stepCount += 1
      steps.append(
        Step(id: stepCount, path: path, change: change, old: old, gesture: gesture))
    }
    let document =
      documents[path] ?? Document(label: file.label, original: original, current: original)
    documents[path] = document.shows(changed.bytes)
    forgetUnchanged(path)
  }

  /// Takes the last step back.
  ///
  /// - Returns: The document that it changed; nil if there is none.
  mutating func undo() -> String? {
    guard let step = steps.popLast() else { return nil }
    undone.append(step)
    rebuild(step.path)
    return step.path
  }

  /// Does the last step again that was taken back.
  ///
  /// - Parameter read: The name and bytes of a document on disk; nil if it is gone.
  /// - Returns: The document that it changed; nil if there is none, or if another value stands there by now.
  mutating func redo(_ read: (String) -> SourceFile?) -> String? {
    guard let step = undone.popLast() else { return nil }
    guard
      let file = documents[step.path].map({ SourceFile(label: $0.label, bytes: $0.current) })
        ?? read(step.path),
      let editor = try? DocumentEditor(file),
      editor.node(at: step.change.place)?.value.json == step.old?.json
    else { return nil }
    if documents[step.path] == nil {
      documents[step.path] = Document(
        label: file.label, original: file.bytes, current: file.bytes)
    }
    steps.append(step)
    rebuild(step.path)
    return step.path
  }

  /// Drops a value that is tried, with what was tried within it. The others stay.
  ///
  /// - Returns: The document that it changed; nil if there is none.
  mutating func drop(_ id: Int) -> String? {
    guard let value = tried.first(where: { $0.id == id }) else { return nil }
    undone = []
    var kept: [Step] = []
    var dropped: [PreviewChange] = []
    for var step in steps {
      guard step.path == value.path else {
        kept.append(step)
        continue
      }
      // In the document without what is dropped so far.
      let isDropped = step.change.place.steps.starts(with: value.place.steps)
      var moved: PreviewChange? = step.change
      for one in dropped.reversed() where moved != nil { moved = moved?.without(one) }
      if isDropped {
        dropped.append(step.change)
      } else if let moved {
        step.change = moved
        kept.append(step)
      }
    }
    steps = kept
    rebuild(value.path)
    return value.path
  }

  /// Forgets the changes of a document.
  mutating func forget(_ path: String) {
    documents[path] = nil
    steps.removeAll { $0.path == path }
    undone.removeAll { $0.path == path }
  }

  /// The values that are tried, in the order in which they were first.
  var tried: [Tried] {
    var values: [Tried] = []
    for step in steps {
      let place = step.change.place
      if let index = values.firstIndex(where: { $0.path == step.path && $0.place == place }) {
        values[index].new = step.change.value
      } else {
        values.append(
          Tried(
            id: step.id, path: step.path, place: place, old: step.old, new: step.change.value))
      }
    }
    return values
  }

  /// Makes a document of its original by the steps. Steps that can't be done any more are left out.
  private mutating func rebuild(_ path: String) {
    guard let document = documents[path] else { return }
    var file = SourceFile(label: document.label, bytes: document.original)
    steps.removeAll { step in
      guard step.path == path else { return false }
      guard let changed = try? step.change.applied(to: file) else { return true }
      file = changed
      return false
    }
    documents[path] = document.shows(file.bytes)
    forgetUnchanged(path)
  }

  /// Forgets a document without steps. One whose steps lead back to where they began stays, so that they can be undone.
  private mutating func forgetUnchanged(_ path: String) {
    if !steps.contains(where: { $0.path == path }) { documents[path] = nil }
  }
}

extension PreviewEdits.Document {
  /// The document with other bytes that the pictures show.
  fileprivate func shows(_ bytes: [UInt8]) -> Self {
    var document = self
    document.current = bytes
    return document
  }
}
