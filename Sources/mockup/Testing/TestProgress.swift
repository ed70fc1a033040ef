import FileSystem
import Golden
import Synchronization

/// Tells how a run goes: a bar on a terminal, and each failure as soon as those before it are done,
/// so that the order does not depend on the number of jobs.
final class TestProgress: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: CaseResult] = [:]
  }

  private let bar: ProgressBar
  private let isVerbose: Bool
  private let isGitHub: Bool
  private let state = Mutex(State())

  init(total: Int, isBarWanted: Bool, isVerbose: Bool, isGitHub: Bool) {
    bar = ProgressBar(total: total, isWanted: isBarWanted)
    self.isVerbose = isVerbose
    self.isGitHub = isGitHub
  }

  /// The result of the case at `index`.
  func done(_ index: Int, _ result: CaseResult) {
    bar.advance(result.id)
    state.withLock { state in
      state.waiting[index] = result
      while let result = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        tell(result)
      }
    }
  }

  func finish() { bar.finish() }

  private func tell(_ result: CaseResult) {
    guard result.status != .passed || isVerbose else { return }
    bar.report(result.lines, on: .standardOutput)
    if isGitHub, result.status != .passed {
      bar.report([GitHubAnnotation.text(result)], on: .standardOutput)
    }
  }
}

/// A line that makes GitHub show a failure beside the screen's file.
enum GitHubAnnotation {
  static func text(_ result: CaseResult) -> String {
    "::error file=\(property(result.screen)),title=\(property(result.id))::"
      + data(result.lines.joined(separator: "\n"))
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
  }
}
