/// Collects every finding about a set of documents, so that all are reported in one go.
public struct Diagnostics: Sendable {
  /// The findings in the order in which they were made.
  public private(set) var found: [Diagnostic] = []
  /// How many findings are errors.
  public private(set) var errorCount = 0
  /// How many findings are warnings.
  public private(set) var warningCount = 0

  private var fileOrder: [String: Int] = [:]

  /// An empty collection.
  public init() {}

  /// Whether nothing was found.
  public var isEmpty: Bool { found.isEmpty }

  /// Whether any finding is an error.
  public var hasErrors: Bool { errorCount > 0 }

  /// Gives `file` the next place in the order of files, unless it has one.
  ///
  /// A file that was never registered is placed by its first finding. A screen registers itself
  /// before its themes are read, so that its findings are listed first.
  public mutating func register(file: String) {
    if fileOrder[file] == nil {
      fileOrder[file] = fileOrder.count
    }
  }

  /// Adds a finding; one that was made before is kept once by `sorted()`.
  public mutating func add(_ diagnostic: Diagnostic) {
    register(file: diagnostic.file)
    found.append(diagnostic)
    switch diagnostic.severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
  }

  /// Adds an error.
  public mutating func error(
    _ message: String, file: String, at position: SourcePosition, path: DocumentPath
  ) {
    add(
      Diagnostic(
        severity: .error, file: file, position: position, documentPath: path.description,
        message: message))
  }

  /// Adds a warning.
  public mutating func warning(
    _ message: String, file: String, at position: SourcePosition, path: DocumentPath
  ) {
    add(
      Diagnostic(
        severity: .warning, file: file, position: position, documentPath: path.description,
        message: message))
  }

  /// Adds what `other` found, its new files after the ones here.
  public mutating func append(contentsOf other: Diagnostics) {
    for (file, _) in other.fileOrder.sorted(by: { $0.value < $1.value }) {
      register(file: file)
    }
    for diagnostic in other.found {
      add(diagnostic)
    }
  }

  /// The findings by file, in order of registration, and by position; each once.
  ///
  /// Findings at one place stay in the order in which they were made.
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
