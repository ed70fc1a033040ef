extension Diagnostics {
  /// Adds `problem` where `cursor` points.
  package mutating func add(
    _ problem: some DocumentProblem, _ severity: Diagnostic.Severity, at cursor: Cursor
  ) {
    guard severity == .warning || !isFull else { return }
    add(
      Diagnostic(
        severity: severity, file: cursor.file, position: cursor.position,
        documentPath: cursor.path.description, message: problem.message,
        isUnusableInput: problem.isUnusableInput))
  }
}
