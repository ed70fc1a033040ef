import ScreenFormat

/// A change of a document by its tree, which stays what it is when changes before it are dropped.
enum PreviewChange: Equatable, Sendable {
  /// Another value in place of one.
  case replace(DocumentPath, DocumentValue)
  /// A member that an object did not have.
  case insert(key: String, DocumentValue, into: DocumentPath)
  /// An element at an index of an array, which is its end; an array that is not there is made.
  case append(DocumentValue, to: DocumentPath, index: Int)

  static func == (left: PreviewChange, right: PreviewChange) -> Bool {
    left.place == right.place && left.value.json == right.value.json
  }

  /// The place of the value in the changed document.
  var place: DocumentPath {
    switch self {
    case .replace(let path, _): path
    case .insert(let key, _, let path): path.appending(key)
    case .append(_, let path, let index): path.appending(index)
    }
  }

  /// The new value.
  var value: DocumentValue {
    get {
      switch self {
      case .replace(_, let value), .insert(_, let value, _), .append(let value, _, _): value
      }
    }
    set {
      switch self {
      case .replace(let path, _): self = .replace(path, newValue)
      case .insert(let key, _, let path): self = .insert(key: key, newValue, into: path)
      case .append(_, let path, let index): self = .append(newValue, to: path, index: index)
      }
    }
  }

  /// The document with the change.
  func applied(to file: SourceFile) throws(DocumentEditor.Refusal) -> SourceFile {
    let editor = try DocumentEditor(file)
    switch self {
    case .replace(let path, let value): return try editor.replacing(path, with: value)
    case .insert(let key, let value, let path):
      return try editor.inserting(key, value, into: path)
    case .append(let value, let path, _):
      guard editor.node(at: path) == nil, case .key(let key)? = path.steps.last else {
        return try editor.appending(value, to: path)
      }
      return try editor.inserting(
        key, .array([value]), into: DocumentPath(Array(path.steps.dropLast())))
    }
  }

  /// The change where another one before it is dropped; nil for one that has nothing to change then.
  func without(_ dropped: PreviewChange) -> PreviewChange? {
    guard let own = Self.path(place, without: dropped) else { return nil }
    switch self {
    case .replace(_, let value): return .replace(own, value)
    case .insert(let key, let value, _):
      return .insert(key: key, value, into: DocumentPath(Array(own.steps.dropLast())))
    case .append(let value, _, _):
      guard case .index(let index)? = own.steps.last else { return nil }
      return .append(value, to: DocumentPath(Array(own.steps.dropLast())), index: index)
    }
  }

  /// The path where a change is dropped: elements behind one that is gone move up, and what is within it is gone as well.
  private static func path(_ path: DocumentPath, without dropped: PreviewChange) -> DocumentPath? {
    if case .replace = dropped { return path }
    let steps = path.steps
    let gone = dropped.place.steps
    guard steps.count >= gone.count, Array(steps.prefix(gone.count - 1)) == gone.dropLast() else {
      return path
    }
    switch (steps[gone.count - 1], gone[gone.count - 1]) {
    case (.index(let index), .index(let last)) where index > last:
      var moved = steps
      moved[gone.count - 1] = .index(index - 1)
      return DocumentPath(moved)
    case (let step, let last): return step == last ? nil : path
    }
  }
}
