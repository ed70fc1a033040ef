public import ScreenFormat

/// The report of an import: the outcomes of statements, and findings.
public struct ImportReport: Sendable {
  /// The outcome of a statement; the worst counts.
  enum Outcome: Int {
    case carried, assumed, open, refused
  }

  /// Statements that were not carried over, decisions, and names that need a value.
  public private(set) var findings: [Diagnostic] = []
  /// Sentences about options that the code does not fit.
  public internal(set) var problems: [String] = []
  /// The statements of functions that were not seen to run.
  var leftOut: Set<CodePlace> = []
  private var outcomes: [CodePlace: Outcome] = [:]
  private var known: Set<Diagnostic> = []

  init() {}

  /// The number of statements that set appearances.
  public var statements: Int { outcomes.count }
  /// The number of those in the theme.
  public var carried: Int { outcomes.values.count { $0 == .carried } }
  /// The number of those in the theme whose value depends on a condition that nothing decides.
  public var assumed: Int { outcomes.values.count { $0 == .assumed } }
  /// The number of those that are not in the theme.
  public var refused: Int { outcomes.values.count { $0 == .refused } }
  /// The number of those in the theme with a stand-in.
  public var open: Int { outcomes.values.count { $0 == .open } }

  /// The counts in words: `237 statements: 231 carried over, 3 assumed, 4 not, 2 need a value`; what was assumed only
  /// where something was.
  public var summary: String {
    "\(Wording.count(statements, "statement")): \(carried) carried over, "
      + (assumed == 0 ? "" : "\(assumed) assumed, ") + "\(refused) not, "
      + "\(open) need\(open == 1 ? "s" : "") a value"
  }

  mutating func find(_ message: String, at place: CodePlace) {
    let finding = Diagnostic(
      severity: .warning, file: place.file, position: place.position, documentPath: "",
      message: message)
    if known.insert(finding).inserted { findings.append(finding) }
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
    find("not carried over: \(reason)", at: place)
  }

  mutating func refuse(_ reason: String, at place: CodePlace) {
    count(place, .refused)
    find("not carried over: \(reason)", at: place)
  }
}
