import ScreenFormat

/// Documents as they are tried in a preview, before they are written. Files on disk stay as they are.
struct PreviewEdits: Sendable {
  /// A document that was changed.
  struct Document: Sendable {
    /// The bytes of the file when the first change was made.
    let original: [UInt8]
    /// The bytes that the pictures show.
    var current: [UInt8]
  }

  private struct Step: Sendable {
    var path: String
    /// The bytes before the step.
    var before: [UInt8]
    /// Steps of one gesture, such as those of a colour that is dragged, count as one.
    var gesture: String
  }

  /// The changed documents by absolute path.
  private(set) var documents: [String: Document] = [:]
  private var steps: [Step] = []

  /// The number of steps that can be undone.
  var undoCount: Int { steps.count }
  /// The bytes of the changed documents.
  var overlay: [String: [UInt8]] { documents.mapValues(\.current) }

  /// Takes over a change.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the document.
  ///   - original: The bytes of the file.
  ///   - bytes: The changed bytes.
  ///   - gesture: Names what the user does; following changes of one gesture are undone as one.
  mutating func change(
    _ path: String, from original: [UInt8], to bytes: [UInt8], gesture: String
  ) {
    let document = documents[path] ?? Document(original: original, current: original)
    if steps.last?.path != path || steps.last?.gesture != gesture {
      steps.append(Step(path: path, before: document.current, gesture: gesture))
    }
    documents[path] = Document(original: document.original, current: bytes)
  }

  /// Takes the last step back.
  ///
  /// - Returns: The document that it changed; nil if there is none.
  mutating func undo() -> String? {
    guard let step = steps.popLast() else { return nil }
    documents[step.path]?.current = step.before
    if documents[step.path]?.current == documents[step.path]?.original {
      documents[step.path] = nil
    }
    return step.path
  }

  /// Forgets the changes of a document.
  mutating func forget(_ path: String) {
    documents[path] = nil
    steps.removeAll { $0.path == path }
  }
}
