import TestSupport

/// Which goldens a run writes; `MOCKUP_RECORD` decides.
///
/// A file whose pixels are right is never written again. What was recorded fails the run all the
/// same: somebody has to look at it first.
enum Recording: String {
  /// None; without the variable.
  case none
  /// Those that are not there.
  case missing
  /// Those that are there and differ.
  case changed
  /// Both.
  case all

  /// What the caller of the tests asks for; nil for a word that is no recording.
  static let asked: Recording? = Recording(
    rawValue: Environment.value("MOCKUP_RECORD") ?? Recording.none.rawValue)

  var writesMissing: Bool { self == .missing || self == .all }
  var writesChanged: Bool { self == .changed || self == .all }
}
