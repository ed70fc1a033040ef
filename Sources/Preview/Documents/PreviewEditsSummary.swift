import ScreenFormat

/// The page's view of values that are tried.
struct PreviewEditsSummary: Sendable {
  /// A value that is tried, as a list names it.
  struct Line: Sendable {
    var id: Int
    var file: String
    /// The line of the value in the changed document.
    var line: Int
    /// The object that has the value: `UISwitch`, `UISwitch #sounds`; empty for a variable.
    var owner: String
    /// The property or the variable.
    var name: String
    /// The value before; nil where there was none.
    var old: DocumentValue?
    var new: DocumentValue
  }

  /// The number of changes that can be undone.
  var undoCount = 0
  /// The number of changes that can be done again.
  var redoCount = 0
  /// The absolute paths of the changed documents.
  var files: [String] = []
  /// The document whose changes were lost last, since somebody else has changed it.
  var dropped: String?
  var tried: [Line] = []

  /// Nothing is tried.
  init() {}

  /// The values that are tried in documents.
  init(_ edits: PreviewEdits, dropped: String?) {
    undoCount = edits.undoCount
    redoCount = edits.redoCount
    files = edits.documents.keys.sorted()
    self.dropped = dropped
    let editors = edits.documents.mapValues { document in
      try? DocumentEditor(SourceFile(label: document.label, bytes: document.current))
    }
    tried = edits.tried.compactMap { value in
      guard let document = edits.documents[value.path], let editor = editors[value.path] ?? nil
      else { return nil }
      let (owner, name) = Self.names(of: value.place, in: editor)
      return Line(
        id: value.id, file: document.label,
        line: editor.node(at: value.place)?.position.line ?? 1, owner: owner, name: name,
        old: value.old, new: value.new)
    }
  }

  /// What has a value, and the name of the value there.
  private static func names(
    of place: DocumentPath, in editor: DocumentEditor
  ) -> (owner: String, name: String) {
    let steps = place.steps
    if case .key("variables")? = steps.first, case .key(let name)? = steps.dropFirst().first {
      let rest = DocumentPath(Array(steps.dropFirst(2)))
      return ("", "$\(name)\(rest.steps.isEmpty ? "" : ".\(rest)")")
    }
    // The nearest object around that has a class, and the keys from there.
    for count in stride(from: steps.count, through: 0, by: -1) {
      let path = DocumentPath(Array(steps.prefix(count)))
      guard let object = editor.node(at: path)?.object, let name = object["class"]?.string else {
        continue
      }
      let id = object["id"]?.string.map { " #\($0)" } ?? ""
      let rest = steps.dropFirst(count).filter { $0 != .key("set") }
      return (name + id, rest.isEmpty ? "a rule" : DocumentPath(Array(rest)).description)
    }
    return ("", place.description)
  }

  /// The summary for the page.
  var written: DocumentValue {
    .object([
      ("undo", .number(Double(undoCount))), ("redo", .number(Double(redoCount))),
      ("files", .strings(files)), ("dropped", dropped.map(DocumentValue.string) ?? .null),
      ("tried", .array(tried.map(Self.written))),
    ])
  }

  private static func written(_ line: Line) -> DocumentValue {
    .object([
      ("id", .number(Double(line.id))), ("file", .string(line.file)),
      ("line", .number(Double(line.line))), ("owner", .string(line.owner)),
      ("name", .string(line.name)), ("old", line.old ?? .null),
      ("isNew", .bool(line.old == nil)), ("new", line.new),
    ])
  }
}
