/// An error or a warning about a document.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    /// The document cannot be used.
    case error
    /// The document can be used, but is probably not what its author meant.
    case warning
  }

  /// Whether it is an error or a warning.
  public var severity: Severity
  /// The label of the file, as in `SourceFile.label`.
  public var file: String
  /// The position in the file.
  public var position: SourcePosition
  /// The path in the document's tree, as in `window.rootViewController.viewControllers[0]`; empty
  /// for the root.
  public var documentPath: String
  /// The sentence that tells what is wrong: one line, without a capital or full stop.
  public var message: String
  /// Whether an input that the document names (a theme, image or font) is missing or unreadable,
  /// rather than the document itself wrong.
  public var isUnusableInput: Bool
  /// What warnings have in common that are told as one; their message, unless it names one of
  /// several things that are wrong in the same way.
  package var kind: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - severity: whether it is an error or a warning.
  ///   - file: the label of the file.
  ///   - position: the position in the file.
  ///   - documentPath: the path in the document's tree; empty for the root.
  ///   - message: one line, without a capital or full stop.
  ///   - isUnusableInput: whether an input that the document names is missing or unreadable.
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
    kind = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The greatest number of characters of a path that are printed.
  private static let printedPathLength = 300

  /// `FILE:LINE:COLUMN: error: TEXT (at PATH)`, without the last part for the root of a document.
  /// The middle of a very long path is left out.
  public var description: String {
    var path = documentPath
    if path.count > Self.printedPathLength {
      let half = Self.printedPathLength / 2
      path = "\(path.prefix(half))…\(path.suffix(half))"
    }
    let suffix = path.isEmpty ? "" : " (at \(path))"
    return TerminalText.line("\(file):\(position): \(severity.rawValue): \(message)\(suffix)")
  }
}
