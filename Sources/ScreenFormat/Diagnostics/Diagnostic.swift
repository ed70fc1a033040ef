/// One finding about a document: what is wrong, and where.
public struct Diagnostic: Hashable, Sendable {
  /// How bad a finding is.
  public enum Severity: String, Hashable, Sendable {
    /// The document cannot be used.
    case error
    /// The document can be used, but probably does not do what its author meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The label of the file, as in `SourceFile.label`.
  public var file: String
  /// Where in the file.
  public var position: SourcePosition
  /// Where in the document's tree, as in `window.rootViewController.viewControllers[0]`; empty at
  /// the top.
  public var documentPath: String
  /// What is wrong: one line, without a capital or full stop.
  public var message: String
  /// Whether an input that the document names (a theme, image or font) is missing or unreadable,
  /// rather than the document itself wrong.
  public var isUnusableInput: Bool

  /// A finding at `position` of `file`.
  public init(
    severity: Severity, file: String, position: SourcePosition, documentPath: String,
    message: String, isUnusableInput: Bool = false
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.documentPath = documentPath
    self.message = message
    self.isUnusableInput = isUnusableInput
  }
}

extension Diagnostic: CustomStringConvertible {
  /// How much of a path is printed: more than any screen needs, less than fills a terminal.
  private static let printedPathLength = 300

  /// `FILE:LINE:COLUMN: error: TEXT (at PATH)`; without the last part at the top of a document. Of a
  /// path that is absurdly long the middle is left out.
  public var description: String {
    var path = documentPath
    if path.count > Self.printedPathLength {
      let half = Self.printedPathLength / 2
      path = "\(path.prefix(half))…\(path.suffix(half))"
    }
    let place = path.isEmpty ? "" : " (at \(path))"
    return "\(file):\(position): \(severity.rawValue): \(message)\(place)"
  }
}
