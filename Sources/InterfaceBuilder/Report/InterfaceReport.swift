package import ScreenFormat

/// The outcome for the files that were imported: counts, and what could not be carried over.
package struct InterfaceReport: Sendable {
  /// The counts of elements, or of attributes.
  package struct Count: Sendable, Hashable {
    /// Those that documents have, in one form or another.
    package var carried = 0
    /// Those that would show and are not carried over.
    package var lost = 0
    /// Those that show nothing.
    package var silent = 0

    /// Those that show.
    package var shown: Int { carried + lost }

    mutating func add(_ other: Count) {
      carried += other.carried
      lost += other.lost
      silent += other.silent
    }
  }

  /// The screens that became documents.
  package internal(set) var documents = 0
  /// Elements by what became of them.
  package internal(set) var elements = Count()
  /// Attributes by what became of them.
  package internal(set) var attributes = Count()
  /// The constraints that were carried over.
  package internal(set) var constraints = 0
  /// Scenes that have no view, with their reasons.
  package private(set) var undrawn: [(name: String, reason: String)] = []
  /// The findings that were not carried over, in the order in which they were found.
  package private(set) var findings: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  /// The numbers of further findings by their kind.
  private var uncounted: [String: Int] = [:]

  /// Creates an empty report.
  package init() {}

  /// Notes what is not carried over.
  ///
  /// - Parameter kind: what findings have in common that are told as one; their message by default.
  mutating func warn(_ message: String, kind: String? = nil, at node: InterfaceNode) {
    warn(message, kind: kind, file: node.file.label, at: node.position)
  }

  /// Notes what is not carried over.
  mutating func warn(
    _ message: String, kind: String? = nil, file: String, at position: SourcePosition
  ) {
    var finding = Diagnostic(
      severity: .warning, file: file, position: position, documentPath: "", message: message)
    finding.kind = kind ?? message
    add(finding)
  }

  /// The number of findings that are told one by one; others are counted by their kind.
  private static let findingLimit = 10_000

  /// Notes a finding of a reader.
  package mutating func add(_ finding: Diagnostic) {
    guard findings.count < Self.findingLimit else {
      uncounted[finding.kind, default: 0] += 1
      return
    }
    if known.insert(finding).inserted { findings.append(finding) }
  }

  /// Notes a scene that has no picture.
  mutating func leaveOut(_ name: String, because reason: String) {
    undrawn.append((name, reason))
  }

  /// Adds what another report has.
  package mutating func add(_ other: InterfaceReport) {
    documents += other.documents
    elements.add(other.elements)
    attributes.add(other.attributes)
    constraints += other.constraints
    undrawn += other.undrawn
    for finding in other.findings { add(finding) }
    uncounted.merge(other.uncounted, uniquingKeysWith: +)
  }

  /// The kinds of what was not carried over with their numbers, the most frequent first.
  package var kinds: [(kind: String, count: Int)] {
    Dictionary(grouping: findings, by: \.kind).mapValues(\.count)
      .merging(uncounted, uniquingKeysWith: +).map { ($0.key, $0.value) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The number of kinds and scenes that a line of the summary names.
  private static let names = 3

  /// Counts in words: one line each.
  package var summary: [String] {
    func share(_ count: Count, _ noun: String) -> String {
      "\(count.carried) of \(Wording.count(count.shown, noun)) that show"
        + " (\(count.silent) others show nothing)"
    }
    var lines = [
      "\(Wording.count(documents, "screen")), \(Wording.count(constraints, "constraint"))",
      "\(share(elements, "element")), \(share(attributes, "attribute"))",
    ]
    func list(_ items: [String]) -> String {
      items.prefix(Self.names).joined(separator: "; ")
        + (items.count > Self.names ? "; \(items.count - Self.names) more kinds" : "")
    }
    if !kinds.isEmpty {
      lines.append(
        "Not carried over: \(list(kinds.map { "\($0.kind) (\($0.count))" }))")
    }
    if !undrawn.isEmpty {
      let reasons = Dictionary(grouping: undrawn, by: \.reason)
        .map { (reason: $0.key, names: $0.value.map(\.name)) }
        .sorted { ($1.names.count, $0.reason) < ($0.names.count, $1.reason) }
      for (reason, names) in reasons {
        let shown = names.prefix(Self.names).map(Quotation.escaped).joined(separator: ", ")
        let more = names.count > Self.names ? " and \(names.count - Self.names) more" : ""
        lines.append("Without a picture, \(reason): \(shown)\(more)")
      }
    }
    return lines
  }

  /// The report as a document, for other programs.
  package var document: DocumentValue {
    func counts(_ count: Count) -> DocumentValue {
      .object([
        ("carried", .number(Double(count.carried))), ("lost", .number(Double(count.lost))),
        ("silent", .number(Double(count.silent))),
      ])
    }
    return .object([
      ("screens", .number(Double(documents))), ("elements", counts(elements)),
      ("attributes", counts(attributes)), ("constraints", .number(Double(constraints))),
      (
        "notDrawn",
        .array(
          undrawn.map {
            .object([("scene", .string($0.name)), ("reason", .string($0.reason))])
          })
      ),
      (
        "notCarried",
        .array(
          kinds.map {
            .object([("kind", .string($0.kind)), ("count", .number(Double($0.count)))])
          })
      ),
      (
        "findings",
        .array(
          findings.map {
            .object([
              ("file", .string($0.file)), ("line", .number(Double($0.position.line))),
              ("column", .number(Double($0.position.column))), ("message", .string($0.message)),
            ])
          })
      ),
    ])
  }
}
