import ArgumentParser
import Controls
import InterfaceBuilder
import ObjectModel
import Process
import ScreenFormat

/// What `import --check-frames` prints.
struct InterfaceFrames {
  /// Whether views are listed that do not count.
  var listsAll: Bool

  func run(
    _ sources: InterfaceSources,
    options: @escaping @Sendable (InterfaceFile) -> InterfaceOptions,
    others: @escaping @Sendable (String) -> InterfaceFile?
  ) throws {
    let made = Parallel.withDeepStack {
      sources.files.map {
        FrameCheck($0, classes: ClassTable(), options: options($0), others: others)
      }
    }
    let checks = made ?? []
    let all = checks.flatMap(\.differences)
    let shown = listsAll ? all : all.filter { $0.excuse == nil }
    StandardStreams.report(shown.map(\.description))
    let counted = checks.reduce(0) { $0 + $1.counted }
    let agreeing = checks.reduce(0) { $0 + $1.agreeing }
    let textual = checks.reduce(0) { $0 + $1.textual }
    var excused: [String: Int] = [:]
    for check in checks { excused.merge(check.excused, uniquingKeysWith: +) }
    var line = "\(agreeing) of \(Wording.count(counted, "view")) lie where Xcode saved them"
    if textual > 0 { line += "; \(textual) more within what other fonts explain" }
    let reasons = excused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    if !reasons.isEmpty { line += "; not counted: \(reasons.joined(separator: ", "))" }
    try StandardStreams.print(lines: [line])
    let isDifferent = all.contains { $0.excuse == nil }
    if !sources.failures.isEmpty || isDifferent { throw ExitCode(ExitStatus.checkFailed) }
  }
}
