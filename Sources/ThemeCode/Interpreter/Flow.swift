import ScreenFormat

/// The end of statements.
enum Flow {
  case end
  case result(CodeValue)
  /// `break`, else `continue`.
  case jump(isBreak: Bool)

  var isJump: Bool {
    if case .jump = self { true } else { false }
  }

  /// Nil where the statements behind these are still to run.
  var leaving: Flow? {
    if case .end = self { nil } else { self }
  }

  /// Likewise behind a switch, which `break` leaves.
  var leavingSwitch: Flow? {
    if case .jump(isBreak: true) = self { nil } else { leaving }
  }
}

extension [CodeStatement] {
  /// Whether the last of them leaves the function.
  var leaves: Bool {
    if case .result = last?.kind { true } else { false }
  }
}
