extension Diagnostics {
  /// Adds `problem` where `cursor` points.
  package mutating func add(
    _ problem: some DocumentProblem, _ severity: Diagnostic.Severity, at cursor: Cursor
  ) {
    guard severity == .warning || !isFull else { return }
    var diagnostic = Diagnostic(
      severity: severity, file: cursor.file, position: cursor.position,
      documentPath: cursor.path.description, message: problem.message,
      isUnusableInput: problem.isUnusableInput)
    diagnostic.kind = problem.kind
    add(diagnostic)
  }
}
