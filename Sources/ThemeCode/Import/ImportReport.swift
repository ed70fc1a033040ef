public import ScreenFormat

/// The report of an import: the outcomes of statements, and findings.
public struct ImportReport: Sendable {
  /// The outcome of a statement; the worst counts.
  enum Outcome: Int {
    case carried, assumed, open, refused

    /// The outcome in words.
    var name: String {
      switch self {
      case .carried: "carried over"
      case .assumed: "assumed"
      case .open: "needs a value"
      case .refused: "not carried over"
      }
    }
  }

  /// What a finding asks for, the most urgent first.
  enum Rank: Int, Comparable {
    case refused, open, assumed, leftOut, note

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Statements that were not carried over, decisions, and names that need a value.
  public var findings: [Diagnostic] { ranked.map(\.finding) }
  private var ranked: [(finding: Diagnostic, rank: Rank)] = []
  /// Sentences about options that the code does not fit.
  public internal(set) var problems: [String] = []
  /// The statements of functions that were not seen to run.
  var leftOut: Set<CodePlace> = []
  /// The functions with which the theme begins, in order.
  public internal(set) var beginnings: [String] = []
  /// Those of them that nothing was seen to call.
  public internal(set) var uncalled: [String] = []
  /// The folders of other applications, which are not run.
  public internal(set) var otherTargets: [String] = []
  /// Where the values of the theme come from, by the statements that set them.
  var sources: [CodePlace: [ValueSource]] = [:]
  /// The number of modifiers of SwiftUI that are for single views.
  public internal(set) var deeper = 0
  private var outcomes: [CodePlace: Outcome] = [:]
  private var known: Set<Diagnostic> = []

  init() {}

  // MARK: Counts

  /// The number of statements that set appearances.
  public var statements: Int { outcomes.count }
  /// The number of those in the theme.
  public var carried: Int { outcomes.values.count { $0 == .carried } }
  /// The number of those in the theme whose value depends on a condition that nothing decides.
  public var assumed: Int { outcomes.values.count { $0 == .assumed } }
  /// The number of those that are not in the theme.
  public var refused: Int { outcomes.values.count { $0 == .refused } }
  /// The number of those in the theme whose value is not known.
  public var open: Int { outcomes.values.count { $0 == .open } }
  /// The number of other statements, in functions that were not seen to run.
  public var unseen: Int { leftOut.count { outcomes[$0] == nil } }

  /// The counts in words: `237 statements: 231 carried over, 3 assumed, 4 not, 2 need a value`; what was assumed, and
  /// what was left out besides, only where something was.
  public var summary: String {
    "\(Wording.count(statements, "statement")): \(carried) carried over, "
      + (assumed == 0 ? "" : "\(assumed) assumed, ") + "\(refused) not, "
      + "\(open) need\(open == 1 ? "s" : "") a value"
      + (unseen == 0 ? "" : "; \(unseen) more left out")
  }

  /// The files with statements, those with the most first.
  public var files: [(file: String, statements: Int)] {
    Dictionary(grouping: outcomes.keys, by: \.file)
      .map { (file: $0.key, statements: $0.value.count) }
      .sorted { ($1.statements, $0.file) < ($0.statements, $1.file) }
  }

  // MARK: Findings

  /// The findings that somebody can do something about, the most urgent first.
  public var urgent: [Diagnostic] {
    ranked.enumerated().filter { $0.element.rank < .note }
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.finding)
  }

  mutating func find(_ message: String, at place: CodePlace, _ rank: Rank = .note) {
    let finding = Diagnostic(
      severity: .warning, file: place.file, position: place.position, documentPath: "",
      message: message)
    if known.insert(finding).inserted { ranked.append((finding, rank)) }
  }

  /// Whether a statement has an outcome.
  func isCounted(_ place: CodePlace) -> Bool { outcomes[place] != nil }

  mutating func count(_ place: CodePlace, _ outcome: Outcome) {
    if let known = outcomes[place], known.rawValue >= outcome.rawValue { return }
    outcomes[place] = outcome
  }

  /// Refuses a statement that was carried over.
  mutating func takeBack(_ reason: String, at place: CodePlace) {
    outcomes[place] = .refused
    find("not carried over: \(reason)", at: place, .refused)
  }

  mutating func refuse(_ reason: String, at place: CodePlace) {
    count(place, .refused)
    find("not carried over: \(reason)", at: place, .refused)
  }

  // MARK: For other programs

  /// The report as a document: counts, files, beginnings, statements with their ends, and findings.
  ///
  /// - Parameters:
  ///   - name: the name of a file in messages.
  ///   - positions: the places of the values that the file of an asset holds.
  package func document(
    _ name: (String) -> String, positions: (_ file: String) -> [SourcePosition] = { _ in [] }
  ) -> DocumentValue {
    func place(_ file: String, _ position: SourcePosition) -> [(String, DocumentValue)] {
      [
        ("file", .string(name(file))), ("line", .number(Double(position.line))),
        ("column", .number(Double(position.column))),
      ]
    }
    func values(_ statement: CodePlace) -> [(String, DocumentValue)] {
      guard let sources = sources[statement] else { return [] }
      let values = sources.map { source in
        let literals = source.literals.map { DocumentValue.object(place($0.file, $0.position)) }
        let assets = source.assets.flatMap { asset in
          let found = positions(asset.file)
          return (found.isEmpty ? [.start] : found).map {
            DocumentValue.object([("name", .string(asset.name))] + place(asset.file, $0))
          }
        }
        return DocumentValue.object(
          [("path", .string(source.path)), ("literals", .array(literals))]
            + (assets.isEmpty ? [] : [("assets", .array(assets))]))
      }
      return [("values", .array(values))]
    }
    let ends =
      outcomes.map { ($0.key, $0.value.name) }
      + leftOut.filter { outcomes[$0] == nil }.map { ($0, "left out") }
    let ordered = ends.sorted {
      ($0.0.file, $0.0.position) < ($1.0.file, $1.0.position)
    }
    let counts = [
      ("statements", statements), ("carriedOver", carried), ("assumed", assumed),
      ("needValue", open), ("notCarriedOver", refused), ("leftOut", unseen),
      ("deeper", deeper),
    ]
    return .object([
      ("counts", .object(counts.map { ($0.0, .number(Double($0.1))) })),
      (
        "files",
        .array(
          files.map { file, count in
            .object([
              ("file", .string(name(file))), ("statements", .number(Double(count))),
            ])
          })
      ),
      ("beginnings", .strings(beginnings)),
      ("uncalled", .strings(uncalled)),
      (
        "statements",
        .array(
          ordered.map {
            .object(place($0.0.file, $0.0.position) + [("end", .string($0.1))] + values($0.0))
          })
      ),
      (
        "findings",
        .array(
          findings.map {
            .object(place($0.file, $0.position) + [("message", .string($0.message))])
          })
      ),
    ])
  }
}
