/// Selects the goldens that a run writes.
///
/// A run that writes goldens fails, because somebody has to look at them first.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Write nothing.
  case none
  /// Write goldens that do not exist.
  case missing
  /// Write goldens that exist and whose comparison fails.
  case changed
  /// Write every golden that is not identical to what is drawn, even within its tolerance.
  case all

  /// Whether this mode writes goldens that do not exist.
  var writesMissing: Bool { self == .missing || self == .all }
  /// Whether this mode overwrites goldens whose comparison fails.
  var writesChanged: Bool { self == .changed || self == .all }
  /// Whether this mode overwrites goldens that only pass because of a tolerance.
  var writesTolerated: Bool { self == .all }

  /// The default mode: `missing` on a terminal, `none` elsewhere and in continuous integration.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether somebody watches the output on a terminal.
  ///   - ci: The value of the environment variable `CI`.
  public static func standard(isTerminal: Bool, ci: String?) -> RecordMode {
    isTerminal && !isContinuousIntegration(ci) ? .missing : .none
  }

  /// Whether a value of the environment variable `CI` means continuous integration: anything but
  /// an empty text, `0` and `false`.
  public static func isContinuousIntegration(_ ci: String?) -> Bool {
    ci.map { !["", "0", "false"].contains($0) } ?? false
  }
}
