/// The findings about a set of documents, which are reported together.
public struct Diagnostics: Sendable {
  /// The findings in the order in which they were made.
  public private(set) var found: [Diagnostic] = []
  /// The number of errors.
  public private(set) var errorCount = 0
  /// The number of warnings.
  public private(set) var warningCount = 0

  private var fileOrder: [String: Int] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Whether there are no findings.
  public var isEmpty: Bool { found.isEmpty }

  /// Whether any finding is an error.
  public var hasErrors: Bool { errorCount > 0 }

  /// The greatest number of errors that are listed.
  package static let errorLimit = 2000
  /// The number of errors from which on no names are suggested: each suggestion looks at all names.
  package static let suggestionLimit = 100

  /// Whether names should be suggested for misspelt ones.
  package var suggestsNames: Bool { errorCount < Self.suggestionLimit }

  /// Whether more errors would not be listed.
  package var isFull: Bool { errorCount > Self.errorLimit }

  /// Gives `file` the next place in the order of files, unless it has one.
  ///
  /// Other files are registered by their first finding. A screen registers itself before its themes
  /// are read, so that its findings come first.
  public mutating func register(file: String) {
    if fileOrder[file] == nil {
      fileOrder[file] = fileOrder.count
    }
  }

  /// Adds a finding. `sorted()` leaves out repeated ones.
  public mutating func add(_ diagnostic: Diagnostic) {
    register(file: diagnostic.file)
    var diagnostic = diagnostic
    if diagnostic.severity == .error, errorCount >= Self.errorLimit {
      guard !isFull else { return }
      diagnostic.message =
        "there are more than \(Self.errorLimit) errors; the others are not listed"
    }
    found.append(diagnostic)
    switch diagnostic.severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
  }

  /// Adds an error.
  ///
  /// - Parameters:
  ///   - message: one line, without a capital or full stop.
  ///   - file: the label of the file.
  ///   - position: the position in the file.
  ///   - path: the path in the document's tree.
  package mutating func error(
    _ message: String, file: String, at position: SourcePosition, path: DocumentPath
  ) {
    add(
      Diagnostic(
        severity: .error, file: file, position: position, documentPath: path.description,
        message: message))
  }

  /// Adds a warning.
  ///
  /// - Parameters:
  ///   - message: one line, without a capital or full stop.
  ///   - file: the label of the file.
  ///   - position: the position in the file.
  ///   - path: the path in the document's tree.
  package mutating func warning(
    _ message: String, file: String, at position: SourcePosition, path: DocumentPath
  ) {
    add(
      Diagnostic(
        severity: .warning, file: file, position: position, documentPath: path.description,
        message: message))
  }

  /// Adds the findings of `other`, whose new files come after those here.
  public mutating func append(contentsOf other: Diagnostics) {
    for (file, _) in other.fileOrder.sorted(by: { $0.value < $1.value }) {
      register(file: file)
    }
    for diagnostic in other.found {
      add(diagnostic)
    }
  }

  /// The findings by file, in the order of registration, and by position, without repetitions.
  ///
  /// Findings at the same position stay in the order in which they were added.
  ///
  /// - Complexity: O(*n* log *n*).
  public func sorted() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let keyed = found.enumerated()
      .filter { seen.insert($0.element).inserted }
      .map { (file: fileOrder[$0.element.file, default: 0], order: $0.offset, item: $0.element) }
    return
      keyed
      .sorted {
        ($0.file, $0.item.position, $0.order) < ($1.file, $1.item.position, $1.order)
      }
      .map(\.item)
  }
}
