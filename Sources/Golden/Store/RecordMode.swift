/// Which goldens a run writes. What was recorded fails the run all the same: somebody has to look.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// Those that are not there.
  case missing
  /// Those that are there and differ.
  case changed
  /// All that are not exactly as drawn, tolerances aside.
  case all

  /// Whether a golden that is not there is written.
  var writesMissing: Bool { self == .missing || self == .all }
  /// Whether a golden that fails is written anew.
  var writesChanged: Bool { self == .changed || self == .all }
  /// Whether a golden that passes by its tolerance is written anew.
  var writesTolerated: Bool { self == .all }

  /// What counts where nobody says: goldens that are missing on a terminal, none elsewhere and where
  /// `CI` is set.
  public static func standard(isTerminal: Bool, ci: String?) -> RecordMode {
    isTerminal && !isContinuousIntegration(ci) ? .missing : .none
  }

  /// Whether the value of the variable `CI` says that nobody watches.
  public static func isContinuousIntegration(_ ci: String?) -> Bool {
    ci.map { !["", "0", "false"].contains($0) } ?? false
  }
}
